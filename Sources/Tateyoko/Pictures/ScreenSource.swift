import LayoutTrees

/// A laid-out screen before it is rasterised: a value that any thread can turn into a ``Capture``.
struct ScreenSource: Sendable {
  var picture: PictureSource
  var tree: LayoutTree
  var origin: [PictureFact]
  /// What could not be simulated as asked.
  var problems: [String]
  /// What UIKit would have logged on the way.
  var log: [String]
  /// The state of a foldable device; nil without a hinge, and for a view by itself.
  var folded: FoldedScreen?
}
