extension LazyContent {
  /// Pins the header of the first visible section to the start of the visible range until the section's end pushes it
  /// out, and its footer to the end likewise (facts: layout §1.10, medium).
  func pin(
    _ children: inout [LayoutBox], _ places: inout [LayoutPlace], of box: LayoutBox,
    _ across: CGFloat?, _ tracks: GridTracks?, _ lines: LazyLines, _ views: [Range<Int>]?
  ) {
    guard let visible, let first = lines.shown.first, let last = lines.shown.last else { return }
    func view(_ line: Int) -> Int { views?[line].lowerBound ?? line }
    func role(_ line: Int) -> LazyRole { elements.role(at: view(line)) }
    /// Returns the start of the first line of the next section.
    func end(of section: Int) -> CGFloat {
      zip(lines.shown, lines.starts).first { role($0.0).section != section && $0.0 > first }?.1
        ?? lines.length
    }
    if pinned.contains(.sectionHeaders) {
      let section = role(first).section
      var line = first
      while line > 0, role(line).section == section, role(line) != .header(section: section) {
        line -= 1
      }
      guard role(line) == .header(section: section) else { return }
      let header = child(view(line), of: box)
      let proposal = self.proposal(view(line), 0, across, tracks)
      let length = header.sizeThatFits(proposal)[axis]
      let known = children.firstIndex { $0 === header }
      let natural = known.map { places[$0].position[axis] } ?? -.infinity
      let start = max(natural, min(visible.lowerBound, end(of: section) - length))
      keep(header, at: start, proposal, view(line), known, &children, &places, box, tracks)
    }
    if pinned.contains(.sectionFooters) {
      let section = role(last).section
      var line = last
      let count = views?.count ?? elements.count
      while line < count - 1, role(line).section == section,
        role(line) != .footer(section: section)
      {
        line += 1
      }
      guard role(line) == .footer(section: section) else { return }
      let footer = child(view(line), of: box)
      let proposal = self.proposal(view(line), 0, across, tracks)
      let length = footer.sizeThatFits(proposal)[axis]
      let known = children.firstIndex { $0 === footer }
      let natural = known.map { places[$0].position[axis] } ?? .infinity
      let start = min(natural, visible.upperBound - length)
      keep(footer, at: start, proposal, view(line), known, &children, &places, box, tracks)
    }
  }

  /// Moves a pinned view to the end, above all others.
  private func keep(
    _ view: LayoutBox, at start: CGFloat, _ proposal: ProposedViewSize, _ index: Int,
    _ known: Int?, _ children: inout [LayoutBox], _ places: inout [LayoutPlace],
    _ box: LayoutBox, _ tracks: GridTracks?
  ) {
    if let known {
      children.remove(at: known)
      places.remove(at: known)
    }
    let offset = offset(of: view, index, 0, proposal, box, 0, tracks)
    children.append(view)
    places.append(
      LayoutPlace(
        position: CGPoint(axis, along: start, across: offset[axis.across]),
        anchor: .topLeading, proposal: proposal))
  }
}
