extension LayoutBox {
  /// Makes a lazy stack.
  ///
  /// In a scroll view it is told by `show(_:)` what can be seen before it is laid out; otherwise all its
  /// views are made.
  package convenience init(
    lazyStack axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], _ elements: any LazyElements,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      LazyContent(
        axis, .stack(alignment.key(axis.across)), spacing: spacing, pinned: pinnedViews, elements),
      [], layoutDirection)
  }

  /// Makes a lazy grid whose lines follow each other along an axis.
  package convenience init(
    lazyGrid axis: Axis, items: [GridItem], alignment: Alignment = .center,
    spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    _ elements: any LazyElements, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(
      LazyContent(
        axis, .grid(items, alignment.key(axis.across)), spacing: spacing, pinned: pinnedViews,
        elements),
      [], layoutDirection)
  }

  /// Tells a lazy container what can be seen along its axis, in points from its start; nil for all.
  ///
  /// When it is placed, what `Surroundings.visible` says counts.
  package func show(_ visible: ClosedRange<CGFloat>?) {
    guard let content = content as? LazyContent, content.visible != visible else { return }
    content.visible = visible
    forgetSizes()
  }
}
