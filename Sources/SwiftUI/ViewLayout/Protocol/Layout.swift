/// A type that defines the geometry of a collection of views.
///
/// Built-in containers and apps' own are all layouts. Coordinates start at the leading edge: for right-to-left
/// layout, views are mirrored in their container after the layout has placed them (Apple,
/// `LayoutSubviews.layoutDirection`).
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// Properties of the layout container, such as a stack's orientation.
  static var layoutProperties: LayoutProperties { get }

  /// Cached values associated with the layout instance.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews have changed; the default implementation creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing of the container; by default the union of its subviews' on all edges.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Assigns positions to the subviews. A subview that isn't placed is centred.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a guide; by default merged from the subviews, or `nil` if none sets it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a guide; by default merged from the subviews, or `nil` if none sets it.
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

  /// Merges the guide's values of the subviews, at the places that the layout would assign.
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
