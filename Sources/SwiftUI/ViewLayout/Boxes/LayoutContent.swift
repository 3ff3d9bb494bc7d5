/// A box whose children are arranged by a layout.
final class LayoutContent<L: Layout>: BoxContent {
  private let layout: L
  /// `nil` before the first call and during a call, so that a layout that is entered recursively finds no cache.
  private var cache: L.Cache?
  private var isOutdated = false

  let isModifier: Bool
  let stackOrientation: Axis?
  /// The layout, if it's one of this module's.
  private let builtIn: (any BuiltInLayout)?

  init(_ layout: L) {
    self.layout = layout
    let base: any Layout = (layout as? AnyLayout)?.base ?? layout
    builtIn = base as? any BuiltInLayout
    isModifier = base is any ModifierLayout
    stackOrientation = type(of: base).layoutProperties.stackOrientation
  }

  func size(of box: LayoutBox, for proposal: ProposedViewSize) -> CGSize {
    withCache(box) { cache, subviews in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func spacing(of box: LayoutBox) -> ViewSpacing {
    withCache(box) { cache, subviews in layout.spacing(subviews: subviews, cache: &cache) }
  }

  func guideReach(of box: LayoutBox) -> GuideReach {
    guard let builtIn else { return .open }
    let setting = isModifier ? box.children.prefix(1) : box.children[...]
    var reach = setting.reduce(into: GuideReach()) { $0.formUnion($1.guideReach) }
    if let own = builtIn.ownGuide { reach.keys.insert(own) }
    return reach
  }

  func guide(
    _ key: AlignmentKey, of box: LayoutBox, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: box.sizeThatFits(proposal))
    let value = withCache(box) { cache, subviews in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
      }
    }
    return value.flatMap { $0.isNaN ? nil : $0 }
  }

  func place(_ box: LayoutBox, for proposal: ProposedViewSize, in surroundings: Surroundings) {
    let bounds = CGRect(origin: .zero, size: box.sizeThatFits(proposal))
    box.subviews.forgetPlaces()
    withCache(box) { cache, subviews in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    // All places are chosen first, because placing a view may query its siblings' guides.
    let places = box.children.map { $0.chosenPlace(in: bounds, proposal: proposal) }
    for (child, place) in zip(box.children, places) {
      box.put(child, at: place, in: surroundings)
    }
  }

  func childrenChanged(of box: LayoutBox) {
    isOutdated = true
  }

  private func withCache<R>(
    _ box: LayoutBox, _ body: (inout L.Cache, LayoutSubviews) -> R
  ) -> R {
    let subviews = box.subviews
    var taken: L.Cache
    if let cache {
      taken = cache
      self.cache = nil
      if isOutdated { layout.updateCache(&taken, subviews: subviews) }
    } else {
      taken = layout.makeCache(subviews: subviews)
    }
    isOutdated = false
    defer { cache = taken }
    return body(&taken, subviews)
  }
}
