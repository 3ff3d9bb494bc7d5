import Graphics

/// The arithmetic of a scroll view, independent of its views: the edges it insets and its scroll
/// range.
///
/// The rules are from Apple's documentation of `contentInsetAdjustmentBehavior` and its header
/// comment, and from recorded numbers (facts: layout §3.1, §3.2).
package struct ScrollGeometry: Equatable {
  /// The edges whose safe areas become content insets.
  package enum Adjustment {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  package var boundsSize: CGSize
  package var contentSize: CGSize
  package var contentInset: UIEdgeInsets
  package var safeAreaInsets: UIEdgeInsets
  package var adjustment: Adjustment
  package var alwaysBouncesHorizontally = false
  package var alwaysBouncesVertically = false
  package var isScrollEnabled = true
  /// Whether `.automatic` also insets top and bottom if the content fits: for the content scroll
  /// view of a controller inside bars, and for a controller's collection view.
  package var insetsFittingContent = false

  package init(
    boundsSize: CGSize,
    contentSize: CGSize,
    contentInset: UIEdgeInsets,
    safeAreaInsets: UIEdgeInsets,
    adjustment: Adjustment,
    alwaysBouncesHorizontally: Bool = false,
    alwaysBouncesVertically: Bool = false,
    isScrollEnabled: Bool = true,
    insetsFittingContent: Bool = false
  ) {
    self.boundsSize = boundsSize
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.safeAreaInsets = safeAreaInsets
    self.adjustment = adjustment
    self.alwaysBouncesHorizontally = alwaysBouncesHorizontally
    self.alwaysBouncesVertically = alwaysBouncesVertically
    self.isScrollEnabled = isScrollEnabled
    self.insetsFittingContent = insetsFittingContent
  }

  /// Whether `.scrollableAxes` counts the axis: the bare content is larger than the bounds, or it
  /// always bounces. Insets aren't added to the content (header comment of UIScrollView).
  package var scrollsHorizontally: Bool {
    isScrollEnabled && (alwaysBouncesHorizontally || contentSize.width > boundsSize.width)
  }
  package var scrollsVertically: Bool {
    isScrollEnabled && (alwaysBouncesVertically || contentSize.height > boundsSize.height)
  }

  /// Whether the adjusted edges depend on what can be scrolled.
  package var followsScrolling: Bool { adjustment == .automatic || adjustment == .scrollableAxes }

  /// The edges whose safe area becomes content inset.
  ///
  /// Descendants get no safe area on these edges (facts: layout §1.4); the others are passed on.
  package var adjustedEdges: UIRectEdge {
    switch adjustment {
    case .never: return []
    case .always: return .all
    case .scrollableAxes, .automatic:
      var edges: UIRectEdge = []
      if scrollsHorizontally { edges.formUnion([.left, .right]) }
      if scrollsVertically || (adjustment == .automatic && insetsFittingContent) {
        edges.formUnion([.top, .bottom])
      }
      return edges
    }
  }

  /// `contentInset` plus the safe area of the adjusted edges.
  package var adjustedContentInset: UIEdgeInsets { contentInset(adjusting: adjustedEdges) }

  /// Returns `contentInset` plus the safe area of edges.
  package func contentInset(adjusting edges: UIRectEdge) -> UIEdgeInsets {
    var insets = contentInset
    if edges.contains(.top) { insets.top += safeAreaInsets.top }
    if edges.contains(.left) { insets.left += safeAreaInsets.left }
    if edges.contains(.bottom) { insets.bottom += safeAreaInsets.bottom }
    if edges.contains(.right) { insets.right += safeAreaInsets.right }
    return insets
  }

  /// Returns the nearest offset inside the legal range: from −inset to the offset that aligns the
  /// content's far edge, with its inset, with the far edge of the bounds.
  package static func clamp(
    _ offset: CGPoint, contentSize: CGSize, boundsSize: CGSize, inset: UIEdgeInsets
  ) -> CGPoint {
    // Subtracted, as the negative of 0 is a negative zero.
    let (firstX, firstY) = (0 - inset.left, 0 - inset.top)
    let lastX = max(firstX, contentSize.width + inset.right - boundsSize.width)
    let lastY = max(firstY, contentSize.height + inset.bottom - boundsSize.height)
    return CGPoint(x: min(max(offset.x, firstX), lastX), y: min(max(offset.y, firstY), lastY))
  }

  /// Returns the smallest scroll along one axis that makes a range of content visible, keeping its
  /// start in view if the range is longer than the window.
  package static func reveal(
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
