import Graphics

extension UICollectionViewCompositionalLayout {
  var planGeometry: FlowGeometry {
    FlowGeometry(
      isVertical: configuration.scrollDirection == .vertical,
      scale: max(1, collectionView?.traitCollection.displayScale ?? 1))
  }

  // MARK: Invalidation

  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if let (original, wanted) = context.preferred {
      setMeasured(wanted, for: original)
      placesAreStale = true
      return
    }
    guard !context.onlyScrolled else { return }
    plansAreStale = true
    if !context.followsSurroundings { measuredIsStale = true }
  }

  func everythingWentStale() {
    plansAreStale = true
    measuredIsStale = true
  }

  /// Handles changed surroundings. Measured sizes may depend on the insets across the scroll
  /// direction. The insets along it depend on the length of the content: measuring again for them
  /// would never end.
  func noteSurroundings(
    from old: CollectionLayoutState.Surroundings, to new: CollectionLayoutState.Surroundings
  ) {
    plansAreStale = true
    if new.isOther(than: old, across: planGeometry) { measuredIsStale = true }
  }

  func noteTraits(from old: UITraitCollection) {
    plansAreStale = true
    if collectionView?.traitCollection.mayChangeSizes(from: old) ?? true { measuredIsStale = true }
  }

  func isStale(forBounds newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if newBounds.size != view.bounds.size { return true }
    let watches = sections.contains {
      $0.plan.visibleItemsInvalidationHandler != nil
        || $0.plan.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
    }
    return watches || configuration.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
  }

  private func setMeasured(_ size: CGSize, for original: UICollectionViewLayoutAttributes) {
    let path = original.indexPath
    switch original.representedElementCategory {
    case .cell:
      guard path.count == 2, sections.indices.contains(path.section) else { return }
      sections[path.section].setMeasured(size, at: path.item)
    case .supplementaryView:
      let key = ElementKey(original)
      if path.count == 2, sections.indices.contains(path.section) {
        sections[path.section].measuredBars[key] = size
      } else {
        measuredBars[key] = size
      }
    case .decorationView: return
    }
  }

  // MARK: Planning

  func bringUpToDate() {
    guard let view = collectionView, !isUpdating else { return }
    let key = PlanKey(
      size: view.bounds.size, insets: view.adjustedContentInset, safeArea: view.safeAreaInsets,
      margins: view.layoutMargins, traits: view.traitCollection)
    if key != plannedFor { plansAreStale = true }
    guard plansAreStale || placesAreStale else { return }
    isUpdating = true
    if plansAreStale {
      plansAreStale = false
      plan(view)
      plannedFor = key
    }
    placesAreStale = false
    placeSections(view)
    isUpdating = false
  }

  private func plan(_ view: UICollectionView) {
    let geometry = planGeometry
    let inset = view.adjustedContentInset
    let container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let base = insets(configuration.contentInsetsReference, view)
    let environment = LayoutEnvironment(
      LayoutContainer(
        contentSize: container,
        contentInsets: NSDirectionalEdgeInsets(
          top: geometry.isVertical ? 0 : base.top, leading: geometry.isVertical ? base.left : 0,
          bottom: geometry.isVertical ? 0 : base.bottom,
          trailing: geometry.isVertical ? base.right : 0)),
      view.traitCollection)
    let old = sections
    let keepsMeasured = !measuredIsStale
    measuredIsStale = false
    sections = (0..<view.numberOfSections).map { number in
      let plan = checkedPlan(number, environment)
      var reference = plan.contentInsetsReference
      if reference == .automatic { reference = configuration.contentInsetsReference }
      var bars = plan.supplementaryContentInsetsReference
      if bars == .automatic { bars = reference }
      var section = CompositionalSection(
        number: number, plan: plan, count: view.numberOfItems(inSection: number),
        geometry: geometry, traits: view.traitCollection, container: container,
        reference: geometry.across(listInsets(plan, view) ?? insets(reference, view)),
        boundaryReference: geometry.across(listInsets(plan, view) ?? insets(bars, view)))
      if old.indices.contains(number) {
        section.innerOffset = old[number].innerOffset
        if keepsMeasured { section.keepMeasured(of: old[number]) }
      }
      return section
    }
    if !keepsMeasured { measuredBars = [:] }
    adoptListBackground(view)
    view.measureAgain()
  }

  private func checkedPlan(
    _ number: Int, _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard let plan = provider(number, environment) else {
      report(
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error. (section \(number))",
        advice: "Return a section from the section provider; an empty one is shown.")
      return NSCollectionLayoutSection(
        group: .custom(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .absolute(0), heightDimension: .absolute(0))
        ) { _ in [] })
    }
    if !plan.contentInsets.isFinite { reportInsets("section \(number)") }
    check(plan.group, number, depth: 0)
    return plan
  }

  private func check(_ plan: NSCollectionLayoutItem, _ section: Int, depth: Int) {
    if !plan.layoutSize.isFinite {
      report(
        "The layout size of an item or group in section \(section) has a number that is not "
          + "finite; 0 is used.",
        advice: "Look for a division by zero in the code that computes it.")
    }
    if !plan.contentInsets.isFinite { reportInsets("an item or group in section \(section)") }
    guard let group = plan as? NSCollectionLayoutGroup, depth < 50 else { return }
    if group.subitems.isEmpty, case .custom = group.arrangement {
    } else if group.subitems.isEmpty {
      report(
        "Invalid parameter not satisfying: subitems.count > 0 (section \(section))",
        advice: "Add at least one item to the group.")
    }
    for item in group.subitems { check(item, section, depth: depth + 1) }
  }

  private func reportInsets(_ owner: String) {
    report(
      "The content insets of \(owner) have a number that is not finite; 0 is used.",
      advice: "Look for a division by zero in the code that computes it.")
  }

  /// Returns the insets of the content, in addition to the view's content insets.
  func insets(_ reference: UIContentInsetsReference, _ view: UICollectionView) -> UIEdgeInsets {
    let content = view.adjustedContentInset
    let wanted: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: wanted = view.safeAreaInsets
    case .layoutMargins: wanted = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      let bounds = view.bounds
      wanted = UIEdgeInsets(
        top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX)
    }
    var insets = UIEdgeInsets(
      top: max(0, wanted.top - content.top), left: max(0, wanted.left - content.left),
      bottom: max(0, wanted.bottom - content.bottom), right: max(0, wanted.right - content.right))
    // Frames are computed left to right and mirrored afterwards.
    if view.mirrorsLayout { swap(&insets.left, &insets.right) }
    return insets
  }

  // MARK: Placing

  private func placeSections(_ view: UICollectionView) {
    let geometry = planGeometry
    let inset = view.adjustedContentInset
    let container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let reference = geometry.across(insets(configuration.contentInsetsReference, view))
    let across = max(0, geometry.across(container) - reference.0 - reference.1)
    bars = configuration.boundarySupplementaryItems.enumerated().map { index, item in
      var size = item.layoutSize.size(
        in: geometry.size(along: geometry.along(container), across: across))
      let key = ElementKey(supplementary: item.elementKind, IndexPath(index: index))
      if let told = measuredBars[key] {
        let axes = item.layoutSize.flexibleAxes
        if axes.contains(.horizontal) { size.width = told.width }
        if axes.contains(.vertical) { size.height = told.height }
      }
      return CompositionalBar(plan: item, size: size, side: item.side(geometry))
    }
    var before: CGFloat = 0
    var after: CGFloat = 0
    for bar in bars where bar.plan.extendsBoundary {
      if bar.side == .before { before = max(before, geometry.along(bar.size)) }
      if bar.side == .after { after = max(after, geometry.along(bar.size)) }
    }
    let gap =
      configuration.interSectionSpacing.isFinite ? configuration.interSectionSpacing : 0
    var start = before
    for index in sections.indices {
      if index > 0 { start += gap }
      sections[index].start = start
      sections[index].update()
      start = sections[index].end
    }
    let length = max(0, start + after)
    for index in bars.indices {
      bars[index].place(
        geometry, near: reference.0, across: across, content: before, contentEnd: length - after,
        length: length)
    }
    contentSize = geometry.size(along: length, across: geometry.across(container))
  }
}
