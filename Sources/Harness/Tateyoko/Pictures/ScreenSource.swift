import LayoutTrees

/// A laid-out screen before rasterisation, which any thread can turn into a ``Capture``.
struct ScreenSource: Sendable {
  var picture: PictureSource
  var tree: LayoutTree
  var origin: [PictureFact]
  /// What couldn't be simulated as requested.
  var problems: [String]
  /// What UIKit would have logged so far.
  var log: [String]
  /// The state of a foldable device; `nil` without a hinge, and for a view by itself.
  var folded: FoldedScreen?
}
