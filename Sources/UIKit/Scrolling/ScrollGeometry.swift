import Graphics

/// The arithmetic of a scroll view, apart from its views: which edges it insets and how far it
/// may scroll.
///
/// Rules from Apple's documentation of `contentInsetAdjustmentBehavior` and its header comment, and
/// from recorded numbers (facts: layout §3.1, §3.2).
struct ScrollGeometry {
  var boundsSize: CGSize
  var contentSize: CGSize
  var contentInset: UIEdgeInsets
  var safeAreaInsets: UIEdgeInsets
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
  var alwaysBouncesHorizontally = false
  var alwaysBouncesVertically = false
  var isScrollEnabled = true
  /// Whether the view is the content scroll view of a controller inside a navigation or tab bar
  /// controller, for which `.automatic` always insets top and bottom.
  var isOwnedInsideBars = false

  /// Whether `.scrollableAxes` counts the axis: the bare content is larger than the bounds, or it
  /// always bounces. Insets are not added to the content (header comment of UIScrollView).
  var scrollsHorizontally: Bool {
    isScrollEnabled && (alwaysBouncesHorizontally || contentSize.width > boundsSize.width)
  }
  var scrollsVertically: Bool {
    isScrollEnabled && (alwaysBouncesVertically || contentSize.height > boundsSize.height)
  }

  /// The edges whose safe area becomes content inset.
  ///
  /// Descendants get no safe area on these edges (facts: layout §1.4); the others are passed on.
  var adjustedEdges: UIRectEdge {
    switch behavior {
    case .never: return []
    case .always: return .all
    case .scrollableAxes, .automatic:
      var edges: UIRectEdge = []
      if scrollsHorizontally { edges.formUnion([.left, .right]) }
      if scrollsVertically || (behavior == .automatic && isOwnedInsideBars) {
        edges.formUnion([.top, .bottom])
      }
      return edges
    }
  }

  /// `contentInset` plus the safe area of the adjusted edges.
  var adjustedContentInset: UIEdgeInsets {
    let edges = adjustedEdges
    var insets = contentInset
    if edges.contains(.top) { insets.top += safeAreaInsets.top }
    if edges.contains(.left) { insets.left += safeAreaInsets.left }
    if edges.contains(.bottom) { insets.bottom += safeAreaInsets.bottom }
    if edges.contains(.right) { insets.right += safeAreaInsets.right }
    return insets
  }

  /// The nearest offset inside the legal range: from −inset to where the content's far edge, with
  /// its inset, meets the far edge of the bounds.
  static func clamp(
    _ offset: CGPoint, contentSize: CGSize, boundsSize: CGSize, inset: UIEdgeInsets
  ) -> CGPoint {
    let lastX = max(-inset.left, contentSize.width + inset.right - boundsSize.width)
    let lastY = max(-inset.top, contentSize.height + inset.bottom - boundsSize.height)
    return CGPoint(
      x: min(max(offset.x, -inset.left), lastX), y: min(max(offset.y, -inset.top), lastY))
  }

  /// The smallest scroll along one axis that makes a stretch of content visible, keeping its
  /// start in view when the stretch is longer than the window.
  static func reveal(
    _ start: CGFloat, length: CGFloat, offset: CGFloat, window: CGFloat, leading: CGFloat,
    trailing: CGFloat
  ) -> CGFloat {
    let visibleStart = offset + leading
    let visibleEnd = offset + window - trailing
    if start < visibleStart || length > visibleEnd - visibleStart { return start - leading }
    if start + length > visibleEnd { return start + length - window + trailing }
    return offset
  }
}

extension CGRect {
  /// Whether the rectangles have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
