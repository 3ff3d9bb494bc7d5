import Graphics

extension UICollectionViewCompositionalLayout {
  func section(of path: IndexPath) -> CompositionalSection? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    return sections[path.section]
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: path), let frame = section.frame(ofItem: path.item) else {
      return nil
    }
    let made = makeAttributes(.cell, at: path)
    made.frame = frame
    made.zIndex = section.leaf(ofItem: path.item)?.zIndex ?? 0
    return made
  }

  func axes(of attributes: UICollectionViewLayoutAttributes) -> FlexibleAxes {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      return section(of: path)?.leaf(ofItem: path.item)?.plan?.layoutSize.flexibleAxes ?? []
    case .supplementaryView:
      let list = path.count == 2 ? section(of: path)?.bars ?? [] : bars
      let kind = attributes.representedElementKind
      return list.first { $0.plan.elementKind == kind }?.plan.layoutSize.flexibleAxes ?? []
    case .decorationView: return []
    }
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 {
      guard let index = path.first, bars.indices.contains(index),
        bars[index].plan.elementKind == kind
      else { return nil }
      return attributes(of: bars[index], path, start: 0, end: planGeometry.along(contentSize))
    }
    guard let section = section(of: path) else { return nil }
    if path.item == 0, let bar = section.bars.first(where: { $0.plan.elementKind == kind }) {
      return attributes(of: bar, path, start: section.start, end: section.end)
    }
    guard path.item >= 0, path.item < section.count else { return nil }
    let group = path.item / section.perGroup
    return badges(section, group: group).first {
      $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  func decoration(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = section(of: path),
      let plan = section.backgrounds.first(where: { $0.elementKind == kind })
    else { return nil }
    return background(plan, section)
  }

  // MARK: Bars and backgrounds

  /// Returns the attributes of a header or footer, moved to stay visible if it is pinned.
  private func attributes(
    of bar: CompositionalBar, _ path: IndexPath, start: CGFloat, end: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let geometry = planGeometry
    var along = start + bar.along
    let length = geometry.along(bar.size)
    if bar.plan.pinToVisibleBounds, let view = collectionView {
      let shown = view.bounds.inset(by: view.adjustedContentInset)
      let span = view.mirrorsLayout ? view.mirrored(shown, contentWidth: contentSize.width) : shown
      let near = geometry.isVertical ? span.minY : span.minX
      let far = geometry.isVertical ? span.maxY : span.maxX
      switch bar.side {
      case .before: along = max(along, min(near, end - length))
      case .after: along = min(along, max(far - length, start))
      case .beside: break
      }
    }
    let made = makeAttributes(.supplementaryView, kind: bar.plan.elementKind, at: path)
    let frame = geometry.rect(along: along, across: bar.across, bar.size)
    made.frame = geometry.grid.withEdgesOnPixels(frame.inset(by: bar.plan.usedInsets))
    made.zIndex = bar.plan.zIndex
    return made
  }

  /// Returns the attributes of a section's background, as wide as the content.
  private func background(
    _ plan: NSCollectionLayoutDecorationItem, _ section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let geometry = planGeometry
    let made = makeAttributes(
      .decorationView, kind: plan.elementKind, at: IndexPath(item: 0, section: section.number))
    let frame = geometry.rect(
      along: section.start, across: 0,
      geometry.size(along: section.length, across: geometry.across(contentSize)))
    made.frame = geometry.grid.withEdgesOnPixels(frame.inset(by: plan.usedInsets))
    made.zIndex = plan.zIndex
    return made
  }

  /// Returns the supplementary items attached to the items of a group and to the group.
  private func badges(
    _ section: CompositionalSection, group number: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let group = section.group(number)
    let hasBadges =
      !group.badges.isEmpty
      || group.leaves.contains { !($0.plan?.supplementaryItems.isEmpty ?? true) }
    guard hasBadges else { return [] }
    let origin = section.origin(ofGroup: number)
    let first = number * section.perGroup
    var found: [UICollectionViewLayoutAttributes] = []
    func add(_ plan: NSCollectionLayoutSupplementaryItem, on container: CGRect, item: Int) {
      let size = plan.layoutSize.size(in: container.size)
      let made = makeAttributes(
        .supplementaryView, kind: plan.elementKind,
        at: IndexPath(item: item, section: section.number))
      let frame = plan.frame(of: size, on: container.offsetBy(dx: origin.x, dy: origin.y))
      made.frame = section.geometry.grid.withEdgesOnPixels(frame.inset(by: plan.usedInsets))
      made.zIndex = plan.zIndex
      found.append(made)
    }
    for (index, leaf) in group.leaves.enumerated() where first + index < section.count {
      for plan in leaf.plan?.supplementaryItems ?? [] {
        add(plan, on: leaf.frame, item: first + index)
      }
    }
    for badge in group.badges where first + badge.leaf < section.count {
      add(badge.plan, on: badge.container, item: first + badge.leaf)
    }
    return found
  }

  // MARK: Elements in a rectangle

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let geometry = planGeometry
    let from = geometry.isVertical ? rect.minY : rect.minX
    let to = geometry.isVertical ? rect.maxY : rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for (index, bar) in bars.enumerated() {
      let made = attributes(
        of: bar, IndexPath(index: index), start: 0, end: geometry.along(contentSize))
      if made.frame.overlaps(rect) { found.append(made) }
    }
    var number = firstSection(endingAfter: from)
    while number < sections.count, sections[number].start < to {
      found += elements(of: sections[number], in: rect)
      number += 1
    }
    return found
  }

  private func elements(
    of section: CompositionalSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for plan in section.backgrounds {
      let made = background(plan, section)
      if made.frame.overlaps(rect) { found.append(made) }
    }
    let path = IndexPath(item: 0, section: section.number)
    for bar in section.bars {
      let made = attributes(of: bar, path, start: section.start, end: section.end)
      if made.frame.overlaps(rect) { found.append(made) }
    }
    for number in section.groups(in: rect) {
      let group = section.group(number)
      let origin = section.origin(ofGroup: number)
      let first = number * section.perGroup
      for (index, leaf) in group.leaves.enumerated() where first + index < section.count {
        let frame = section.geometry.grid.withEdgesOnPixels(
          leaf.frame.offsetBy(dx: origin.x, dy: origin.y))
        guard frame.overlaps(rect) else { continue }
        let made = makeAttributes(
          .cell, at: IndexPath(item: first + index, section: section.number))
        made.frame = frame
        made.zIndex = leaf.zIndex
        found.append(made)
      }
      for badge in badges(section, group: number) where badge.frame.overlaps(rect) {
        found.append(badge)
      }
    }
    tellHandler(of: section, found)
    return found
  }

  /// Lets a section change the appearance of its visible elements.
  private func tellHandler(
    of section: CompositionalSection, _ found: [UICollectionViewLayoutAttributes]
  ) {
    guard let handler = section.plan.visibleItemsInvalidationHandler, let view = collectionView
    else { return }
    let geometry = section.geometry
    let offset: CGPoint
    if section.isOrthogonal {
      offset =
        geometry.isVertical
        ? CGPoint(x: section.innerOffset, y: 0) : CGPoint(x: 0, y: section.innerOffset)
    } else {
      offset = view.contentOffset
    }
    let environment = LayoutEnvironment(
      LayoutContainer(contentSize: section.container, contentInsets: .zero),
      view.traitCollection)
    let wasUpdating = isUpdating
    isUpdating = true
    handler(found.map { VisibleLayoutItem($0) }, offset, environment)
    isUpdating = wasUpdating
  }

  private func firstSection(endingAfter place: CGFloat) -> Int {
    // An end that is not a number compares as beyond any position.
    sections.indices.partitioningIndex { !(sections[$0].end <= place) }
  }
}
