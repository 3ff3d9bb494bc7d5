/// The side of a row that shows swipe actions.
package enum SwipeEdge: Sendable {
  case leading, trailing
}

/// A row with revealed swipe actions.
@MainActor
struct RowSwipe {
  var path: IndexPath
  var edge: SwipeEdge
  /// Whether releasing after a long distance performs the first action.
  var performsFirst: Bool
  /// How far the row has moved aside, in points.
  var revealed: CGFloat = 0
  /// How far it had moved when the finger touched down.
  var start: CGFloat = 0
  /// Whether the actions remain open.
  var isOpen = false
  var buttons: UISwipeActionPullView
}

/// A swipe action, converted from any of UIKit's types.
@MainActor
struct SwipeAction {
  var title: String?
  var image: UIImage?
  var color: UIColor
  /// Performs the action for the tapped view and calls the closure when it is done.
  var perform: (UIView, @escaping (Bool) -> Void) -> Void

  init(_ action: UIContextualAction) {
    title = action.title
    image = action.image
    color = action.backgroundColor ?? .systemGray
    perform = { action.handler(action, $0, $1) }
  }

  init(
    title: String?, color: UIColor, perform: @escaping (UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.title = title
    self.color = color
    self.perform = perform
  }
}
