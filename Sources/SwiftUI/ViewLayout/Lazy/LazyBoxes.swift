extension LayoutBox {
  /// Creates a lazy stack.
  ///
  /// In a scroll view, only the visible views are created, otherwise all of them are. `show(_:)` sets another range.
  package convenience init(
    lazyStack axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], _ elements: any LazyElements,
    layoutDirection: LayoutDirection = .leftToRight, memory: LazyMemory = LazyMemory()
  ) {
    self.init(
      LazyContent(
        axis, .stack(alignment.key(axis.across)), spacing: spacing, pinned: pinnedViews, elements,
        memory),
      [], layoutDirection)
  }

  /// Creates a lazy grid whose lines follow each other along an axis.
  package convenience init(
    lazyGrid axis: Axis, items: [GridItem], alignment: Alignment = .center,
    spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    _ elements: any LazyElements, layoutDirection: LayoutDirection = .leftToRight,
    memory: LazyMemory = LazyMemory()
  ) {
    self.init(
      LazyContent(
        axis, .grid(items, alignment.key(axis.across)), spacing: spacing, pinned: pinnedViews,
        elements, memory),
      [], layoutDirection)
  }

  /// Sets the visible range of a lazy container along its axis, in points from its start; `nil` for everything.
  ///
  /// When the container is placed, `Surroundings.visible` takes precedence.
  package func show(_ visible: ClosedRange<CGFloat>?) {
    guard let content = content as? LazyContent, content.visible != visible else { return }
    content.visible = visible
    forgetSizes()
  }
}
