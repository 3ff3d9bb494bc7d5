/// The side of a row that a swipe shows buttons at.
package enum SwipeEdge: Sendable {
  case leading, trailing
}

/// A row whose buttons a swipe shows.
@MainActor
struct RowSwipe {
  var path: IndexPath
  var edge: SwipeEdge
  /// Whether letting go after a long way does what the first button says.
  var performsFirst: Bool
  /// How far the row has moved aside, in points.
  var revealed: CGFloat = 0
  /// How far it had when the finger came down.
  var start: CGFloat = 0
  /// Whether the buttons stay.
  var isOpen = false
  var buttons: UISwipeActionPullView
}

/// A button that a swipe shows, from whichever of UIKit's types it comes.
@MainActor
struct SwipeAction {
  var title: String?
  var image: UIImage?
  var color: UIColor
  /// Does what the button says, with the view that was tapped, and says when it is done.
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
