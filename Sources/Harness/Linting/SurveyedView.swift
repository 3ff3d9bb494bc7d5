import Foundation
import ScreenFacts

/// A view with its position among the others, by numbers: views are numbered back to front, parents
/// before their children.
struct SurveyedView: Sendable {
  let facts: ViewFacts
  let parent: Int?
  /// The number after its last descendant's.
  let end: Int
  /// The index among the siblings of the same class, and their count.
  let sibling: Int
  let siblings: Int
  /// The window, or the child of a window, that the view belongs to: its views are laid out
  /// together.
  let layer: Int
  /// Whether a presented screen is in front of the view's layer.
  let isBeneath: Bool
  /// The nearest ancestor that the user can scroll.
  let scroll: Int?
  /// The nearest row, item, header or footer of a list, including this view.
  let cell: Int?
  /// The nearest bar, including this view.
  let bar: Int?
  /// The nearest ancestor that is a control, or that receives touches for all of its descendants.
  let control: Int?
  /// The nearest view, including this one, that UIKit didn't create internally.
  let owner: Int?
  /// The root view of the nearest controller, including this view.
  let root: Int?

  var kinds: ViewFacts.Kind { facts.kinds }
  var isSystem: Bool { kinds.contains(.system) }
  var frame: CGRect { facts.frame }

  /// Whether the view would be visible if nothing clipped or covered it.
  var isShown: Bool {
    !facts.isHidden && facts.opacity >= Self.leastOpacity && !isBeneath
  }

  /// Whether any of it is on the screen.
  var isSeen: Bool { isShown && facts.visible.width >= 1 && facts.visible.height >= 1 }

  /// The opacity below which a view is meant to be invisible.
  private static let leastOpacity: CGFloat = 0.1
}
