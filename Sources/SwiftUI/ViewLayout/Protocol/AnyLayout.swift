/// A type-erased layout, for containers that change their layout while keeping their views.
public struct AnyLayout: Layout {
  private var storage: any LayoutStorage

  public init<L: Layout>(_ layout: L) {
    storage = (layout as? AnyLayout)?.storage ?? TypedStorage(layout: layout)
  }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  // The animatable data depends on the layout's type, so it isn't forwarded.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    storage.makeCache(subviews: subviews)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    storage.updateCache(&cache, subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage.spacing(subviews: subviews, cache: &cache)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    storage.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    storage.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage.explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The wrapped layout.
  package var base: any Layout { storage.base }
}

/// A layout whose cache has the common type.
private protocol LayoutStorage: Layout where Cache == AnyLayout.Cache {
  var base: any Layout { get }
}

private struct TypedStorage<L: Layout>: LayoutStorage {
  let layout: L

  var base: any Layout { layout }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    guard cache.type == ObjectIdentifier(L.self) else {
      cache = makeCache(subviews: subviews)
      return
    }
    using(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  /// Provides the cache as the wrapped layout's own type, and replaces the cache of another layout.
  private func using<R>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(type: ObjectIdentifier(L.self), value: own) }
    return body(&own)
  }

  func spacing(subviews: Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
    using(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    using(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    using(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    using(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    using(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
