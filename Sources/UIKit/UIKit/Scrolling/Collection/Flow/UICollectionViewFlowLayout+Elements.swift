import Graphics

extension UICollectionViewFlowLayout {
  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item >= 0, path.item < section.count, let line = section.line(of: path.item) else {
      return nil
    }
    let geometry = flowGeometry
    var across = section.lineStart + line.inset
    for before in line.first..<path.item {
      across += geometry.across(section.sizes[before]) + line.spacing
    }
    return attributes(of: path, section.frame(of: path.item, in: line, geometry, across: across))
  }

  private func attributes(
    of path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let made = makeAttributes(.cell, at: path)
    made.frame = asShown(flowGeometry.snapped(frame))
    return made
  }

  func supplementary(_ kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section), path.item == 0 else {
      return nil
    }
    let section = sections[path.section]
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return header(section, path)
    case UICollectionView.elementKindSectionFooter:
      return footer(section, path)
    default: return nil
    }
  }

  /// The visible part of the content along the layout, without what insets cover.
  private var visibleSpan: (start: CGFloat, end: CGFloat)? {
    guard let view = collectionView else { return nil }
    let shown = view.bounds.inset(by: view.adjustedContentInset)
    if scrollDirection == .vertical { return (shown.minY, shown.maxY) }
    let span = isMirrored ? view.mirrored(shown, contentWidth: contentSize.width) : shown
    return (span.minX, span.maxX)
  }

  // MARK: Mirroring

  /// Whether the layout mirrors its frames itself: if the interface is right to left and the view
  /// isn't set to do it (developers' reports, medium).
  ///
  /// The offset stays at 0, so a row shows its last items first; with the flip of the view it
  /// begins at its start.
  private var mirrorsItself: Bool {
    collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && !flipsHorizontallyInOppositeLayoutDirection
  }

  /// Whether frames are computed left to right and mirrored afterwards.
  var isMirrored: Bool { mirrorsItself || collectionView?.mirrorsLayout == true }

  /// Converts a left-to-right frame to the one that the layout returns, or back.
  private func asShown(_ rect: CGRect) -> CGRect {
    guard mirrorsItself, let collectionView else { return rect }
    return collectionView.mirrored(rect, contentWidth: contentSize.width)
  }

  private func header(
    _ section: FlowSection, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    var start = section.start
    if sectionHeadersPinToVisibleBounds, let visibleSpan {
      let last = section.footerStart - section.header
      start = max(start, min(visibleSpan.start, last))
    }
    return bar(UICollectionView.elementKindSectionHeader, path, start, section.header)
  }

  private func footer(
    _ section: FlowSection, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    var start = section.footerStart
    if sectionFootersPinToVisibleBounds, let visibleSpan {
      let first = section.start + section.header
      start = min(start, max(visibleSpan.end - section.footer, first))
    }
    return bar(UICollectionView.elementKindSectionFooter, path, start, section.footer)
  }

  /// Returns the attributes of a header or footer, as wide as the content, whatever the section's
  /// insets (H), and in front of items (10, recalled). Without a length, it has a position but a
  /// zero size (a library's tests, H).
  private func bar(
    _ kind: String, _ path: IndexPath, _ start: CGFloat, _ length: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let geometry = flowGeometry
    let made = makeAttributes(.supplementaryView, kind: kind, at: path)
    let size =
      length > 0 ? geometry.size(along: length, across: geometry.across(contentSize)) : .zero
    made.frame = asShown(geometry.snapped(geometry.rect(along: start, across: 0, size)))
    made.zIndex = 10
    return made
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard rect.minX.isFinite || rect == .infinite, !sections.isEmpty else { return [] }
    let geometry = flowGeometry
    let isVertical = geometry.isVertical
    let asked = rect == .infinite ? rect : asShown(rect)
    let from = isVertical ? asked.minY : asked.minX
    let to = isVertical ? asked.maxY : asked.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    var number = firstSection(endingAfter: from)
    while number < sections.count {
      let section = sections[number]
      // A point at the very start counts, too: an empty rectangle contains what it touches.
      guard section.start < to || section.start == from else { break }
      let path = IndexPath(item: 0, section: number)
      if section.header > 0 {
        let bar = header(section, path)
        if bar.frame.overlaps(rect) { found.append(bar) }
      }
      addItems(of: section, number, from: from, to: to, rect, geometry, &found)
      if section.footer > 0 {
        let bar = footer(section, path)
        if bar.frame.overlaps(rect) { found.append(bar) }
      }
      number += 1
    }
    return found
  }

  private func addItems(
    of section: FlowSection, _ number: Int, from: CGFloat, to: CGFloat, _ rect: CGRect,
    _ geometry: FlowGeometry, _ found: inout [UICollectionViewLayoutAttributes]
  ) {
    // One extra pixel on both sides, because frames are rounded.
    var index = section.firstLine(endingAfter: from - section.itemsStart - 1)
    while index < section.lines.count {
      let line = section.lines[index]
      guard section.itemsStart + line.start < to + 1 else { break }
      var across = section.lineStart + line.inset
      for item in line.first..<(line.first + line.count) {
        let frame = section.frame(of: item, in: line, geometry, across: across)
        across += geometry.across(section.sizes[item]) + line.spacing
        let snapped = asShown(geometry.snapped(frame))
        guard snapped.overlaps(rect) else { continue }
        let made = makeAttributes(.cell, at: IndexPath(item: item, section: number))
        made.frame = snapped
        found.append(made)
      }
      index += 1
    }
  }

  private func firstSection(endingAfter place: CGFloat) -> Int {
    // An end that is not a number compares as beyond any position.
    sections.indices.partitioningIndex { !(sections[$0].end <= place) }
  }
}
