import Foundation
import ScreenFacts

/// A view with its place among the others, by numbers: views are numbered back to front, parents
/// before their children.
struct SurveyedView: Sendable {
  let facts: ViewFacts
  let parent: Int?
  /// The number after that of the last view within.
  let end: Int
  /// The number among the siblings of the same class, and how many of these there are.
  let sibling: Int
  let siblings: Int
  /// The window, or the child of a window that the view belongs to: what lies in one is laid out
  /// together.
  let layer: Int
  /// Whether a presented screen lies over the view's layer.
  let isBeneath: Bool
  /// The nearest view above that the user can scroll.
  let scroll: Int?
  /// The nearest row, item, header or footer of a list, this view included.
  let cell: Int?
  /// The nearest bar, this view included.
  let bar: Int?
  /// The nearest control above or a view above that takes touches for all of it.
  let control: Int?
  /// The nearest view, this one included, that UIKit didn't make for itself.
  let owner: Int?
  /// The root view of the nearest controller above, this view included.
  let root: Int?

  var kinds: ViewFacts.Kind { facts.kinds }
  var isSystem: Bool { kinds.contains(.system) }
  var frame: CGRect { facts.frame }

  /// Whether the view would be seen where nothing clips or covers it.
  var isShown: Bool {
    !facts.isHidden && facts.opacity >= Self.leastOpacity && !isBeneath
  }

  /// Whether any of it is on the screen.
  var isSeen: Bool { isShown && facts.visible.width >= 1 && facts.visible.height >= 1 }

  /// What is fainter was made to disappear.
  private static let leastOpacity: CGFloat = 0.1
}
