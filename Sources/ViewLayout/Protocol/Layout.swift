/// How a container sizes itself and places its subviews.
///
/// Containers of this module and of apps are layouts alike. Coordinates count from the leading edge:
/// where text is read from right to left, views are flipped in their container after the layout has
/// placed them (Apple, `LayoutSubviews.layoutDirection`).
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// What the container is to its subviews, such as a horizontal stack.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews have changed; by default it is made again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the container's edges prefer; by default what its subviews' do, on all edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview once; one that isn't placed lies in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the container sets a guide; by default merged from its subviews, nil if none sets it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Where the container sets a guide; by default merged from its subviews, nil if none sets it.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(
      of: guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// One value of those that the subviews set, where the layout would place them.
  func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let setting = subviews.filter { $0.box.maySet(key) }
    if setting.isEmpty { return nil }
    subviews.forgetPlaces()
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.merge(
      setting.lazy.map { subview -> CGFloat? in
        let place = subview.box.chosenPlace(in: bounds, proposal: proposal)
        guard !place.isHidden,
          let value = subview.box.explicitGuide(key, for: place.proposal)
        else { return nil }
        let size = subview.box.sizeThatFits(place.proposal)
        return place.origin(of: size)[key.axis] - bounds.origin[key.axis] + value
      })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
