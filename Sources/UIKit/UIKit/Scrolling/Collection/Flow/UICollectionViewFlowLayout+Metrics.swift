import Graphics

extension UICollectionViewFlowLayout {
  func metricChanged(_ changed: Bool) {
    if changed { invalidateLayout() }
    // Also if a subclass swallows the invalidation, or sets a metric while it prepares.
    if changed {
      metricsAreStale = true
      placesAreStale = true
    }
  }

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if let (original, wanted) = context.preferred {
      let path = original.indexPath
      guard path.count == 2, sections.indices.contains(path.section) else { return }
      sections[path.section].setMeasured(wanted, at: path.item)
      placesAreStale = true
      return
    }
    // An interactive move changes no sizes.
    guard !context.followsFinger else { return placesAreStale = true }
    for path in context.invalidatedItemIndexPaths ?? [] { forgetSize(at: path) }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.invalidateEverything, !context.invalidateDataSourceCounts
    else {
      metricsAreStale = true
      placesAreStale = true
      return
    }
    if flow.invalidateFlowLayoutDelegateMetrics { metricsAreStale = true }
    if flow.invalidateFlowLayoutAttributes || metricsAreStale { placesAreStale = true }
  }

  func forgetSize(at path: IndexPath) {
    guard path.count == 2, sections.indices.contains(path.section) else { return }
    sections[path.section].forgetMeasured(at: path.item)
    placesAreStale = true
  }

  /// Handles changed surroundings. Measured sizes may depend on the insets across the scroll
  /// direction.
  func noteSurroundings(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) {
    placesAreStale = true
    if new.isOther(than: old, across: flowGeometry) { measuredIsStale = true }
  }

  func noteTraits(from old: UITraitCollection) {
    placesAreStale = true
    if collectionView?.traitCollection.mayChangeSizes(from: old) ?? false { measuredIsStale = true }
  }

  func isStale(forBounds newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    let geometry = flowGeometry
    if geometry.across(newBounds.size) != geometry.across(view.bounds.size) { return true }
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds else { return false }
    return newBounds != view.bounds
  }

  var flowGeometry: FlowGeometry {
    FlowGeometry(
      isVertical: scrollDirection == .vertical,
      scale: max(1, collectionView?.traitCollection.displayScale ?? 1))
  }

  /// Queries the delegate and places the items, as far as something is stale.
  func bringUpToDate() {
    guard let view = collectionView, !isUpdating, metricsAreStale || placesAreStale else { return }
    isUpdating = true
    if metricsAreStale {
      metricsAreStale = false
      placesAreStale = true
      askForMetrics(view)
    }
    placesAreStale = false
    placeSections(view)
    isUpdating = false
  }

  // MARK: Asking

  private func askForMetrics(_ view: UICollectionView) {
    measuredIsStale = false
    if measuresElements { view.measureAgain() }
    let delegate = view.delegate as? UICollectionViewDelegateFlowLayout
    let geometry = flowGeometry
    sections = (0..<view.numberOfSections).map { number in
      var section = FlowSection()
      section.count = view.numberOfItems(inSection: number)
      section.inset = sectionInset
      section.lineSpacing = minimumLineSpacing
      section.interitemSpacing = minimumInteritemSpacing
      var header = headerReferenceSize
      var footer = footerReferenceSize
      if let delegate {
        let inset = delegate.collectionView(view, layout: self, insetForSectionAt: number)
        if inset != FlowDefault.insets { section.inset = inset }
        let line = delegate.collectionView(
          view, layout: self, minimumLineSpacingForSectionAt: number)
        if line != FlowDefault.number { section.lineSpacing = line }
        let gap = delegate.collectionView(
          view, layout: self, minimumInteritemSpacingForSectionAt: number)
        if gap != FlowDefault.number { section.interitemSpacing = gap }
        let above = delegate.collectionView(
          view, layout: self, referenceSizeForHeaderInSection: number)
        if above != FlowDefault.size { header = above }
        let below = delegate.collectionView(
          view, layout: self, referenceSizeForFooterInSection: number)
        if below != FlowDefault.size { footer = below }
      }
      if !section.inset.isFinite { section.inset = .zero; reportNumbers("section inset", number) }
      section.lineSpacing = legal(section.lineSpacing, "line spacing", number)
      section.interitemSpacing = legal(section.interitemSpacing, "interitem spacing", number)
      section.header = max(0, legal(geometry.along(header), "header size", number))
      section.footer = max(0, legal(geometry.along(footer), "footer size", number))
      section.sizes = sizes(of: number, count: section.count, delegate, view)
      return section
    }
  }

  private func sizes(
    of section: Int, count: Int, _ delegate: UICollectionViewDelegateFlowLayout?,
    _ view: UICollectionView
  ) -> FlowSizes {
    // Self-sizing items start with the estimate; the automatic one has no value.
    let isEstimate = estimatedItemSize != .zero && estimatedItemSize != Self.automaticSize
    let common = legal(isEstimate ? estimatedItemSize : itemSize, section)
    guard let delegate, count > 0 else { return .uniform(common) }
    func asked(_ item: Int) -> CGSize {
      delegate.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
    }
    // One trace entry represents all items of the section.
    return view.traced(
      "collectionView(_:layout:sizeForItemAt:)", "section \(section), \(count) items"
    ) {
      let first = asked(0)
      if first == FlowDefault.size { return .uniform(common) }
      var sizes: [CGSize] = []
      sizes.reserveCapacity(count)
      sizes.append(legal(first, section))
      for item in 1..<max(1, count) { sizes.append(legal(asked(item), section)) }
      return .each(sizes)
    }
  }

  private func legal(_ size: CGSize, _ section: Int) -> CGSize {
    if size == Self.automaticSize { return CGSize(width: 50, height: 50) }
    guard size.width.isFinite, size.height.isFinite else {
      reportNumbers("item size (\(size.width), \(size.height))", section)
      return .zero
    }
    guard size.width >= 0, size.height >= 0 else {
      report(
        "UICollectionViewFlowLayout: negative sizes are not supported in the flow layout: "
          + "(\(size.width), \(size.height)) in section \(section).",
        advice: "Return a size of 0 or more; the negative length becomes 0.")
      return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
    return size
  }

  private func legal(_ number: CGFloat, _ what: String, _ section: Int) -> CGFloat {
    if number.isFinite { return number }
    reportNumbers("\(what) \(number)", section)
    return 0
  }

  private func reportNumbers(_ what: String, _ section: Int) {
    report(
      "The \(what) in section \(section) has a number that is not finite; 0 is used.",
      advice: "Look for a division by zero in the code that computes it.")
  }

  // MARK: Placing

  private func placeSections(_ view: UICollectionView) {
    let geometry = flowGeometry
    let inset = view.adjustedContentInset
    let sides = geometry.across(inset)
    let across = max(0, geometry.across(view.bounds.size) - sides.0 - sides.1)
    if measuresElements, measuredIsStale || placedAcross.map({ $0 != across }) ?? false {
      forgetMeasured(view)
    }
    measuredIsStale = false
    placedAcross = across
    let reference = geometry.across(referenceInsets(view, content: inset))
    var start: CGFloat = 0
    for number in sections.indices {
      var section = sections[number]
      let own = geometry.across(section.inset)
      let ends = geometry.along(section.inset)
      let available = across - own.0 - own.1 - reference.0 - reference.1
      section.start = start
      section.itemsStart = start + section.header + ends.0
      section.lineStart = own.0 + reference.0
      section.lines = geometry.lines(
        section.sizes, count: section.count, available: available,
        gap: section.interitemSpacing, lineGap: section.lineSpacing)
      let length = section.lines.last.map { $0.start + $0.extent } ?? 0
      section.footerStart = section.itemsStart + length + ends.1
      section.end = section.footerStart + section.footer
      start = section.end
      sections[number] = section
      if !view.bounds.isEmpty { checkLengths(section, available: available, geometry, view) }
    }
    contentSize = geometry.size(along: start, across: across)
  }

  /// Returns what section insets are relative to, in addition to the content insets.
  ///
  /// Applies only across the scroll direction (M); the larger of safe area and content inset counts
  /// (H).
  private func referenceInsets(_ view: UICollectionView, content: UIEdgeInsets) -> UIEdgeInsets {
    let wanted: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: wanted = view.safeAreaInsets
    case .fromLayoutMargins: wanted = view.layoutMargins
    }
    var insets = UIEdgeInsets(
      top: max(0, wanted.top - content.top), left: max(0, wanted.left - content.left),
      bottom: max(0, wanted.bottom - content.bottom), right: max(0, wanted.right - content.right))
    if isMirrored { swap(&insets.left, &insets.right) }
    return insets
  }

  private func forgetMeasured(_ view: UICollectionView) {
    guard sections.contains(where: { !$0.measured.isEmpty }) else { return view.measureAgain() }
    askForMetrics(view)
  }

  /// Reports items that are too long; UIKit logs this to the console and continues (facts: layout
  /// §5.3).
  private func checkLengths(
    _ section: FlowSection, available: CGFloat, _ geometry: FlowGeometry, _ view: UICollectionView
  ) {
    let isTooLong: Bool
    switch section.sizes {
    case .uniform(let size):
      isTooLong = section.count > 0 && geometry.across(size) > available + 1e-6
    case .each(let sizes):
      isTooLong = sizes.contains { geometry.across($0) > available + 1e-6 }
    }
    guard isTooLong else { return }
    let (length, sides) =
      geometry.isVertical ? ("width", "left and right") : ("height", "top and bottom")
    report(
      "The behavior of the UICollectionViewFlowLayout is not defined because: the item \(length) "
        + "must be less than the \(length) of the UICollectionView minus the section insets "
        + "\(sides) values, minus the content insets \(sides) values. The relevant "
        + "UICollectionViewFlowLayout instance is <\(type(of: self))>, and it is attached to "
        + "\(view.summary).",
      advice: "Compute item sizes from the current bounds, and invalidate the layout when they "
        + "change.", isLogged: true)
  }
}
