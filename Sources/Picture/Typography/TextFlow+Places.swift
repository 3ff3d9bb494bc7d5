// Conversions between characters and positions in a line.
extension TextFlow {
  /// Returns the index of the fragment that shows a UTF-16 unit; nil if it isn't laid out.
  package func fragment(at unit: Int) -> Int? {
    var low = 0
    var high = fragments.count
    while low < high {
      let middle = (low + high) / 2
      if fragments[middle].line.range.upperBound <= unit { low = middle + 1 } else { high = middle }
    }
    guard low < fragments.count, fragments[low].line.range.contains(unit) else { return nil }
    return low
  }

  /// Returns the horizontal position before a UTF-16 unit in a fragment, in the container's
  /// coordinates.
  ///
  /// A unit within a character that is shown as a whole is at the character's beginning.
  package func x(of unit: Int, in index: Int) -> CGFloat {
    let line = fragments[index].line
    if let run = line.runs.first(where: { $0.range.contains(unit) }) {
      let part = advance(from: run.range.lowerBound, to: unit, of: run)
      return run.isRightToLeft ? run.x + run.width - part : run.x + part
    }
    // After the visible text, or before it.
    let shown = line.runs.filter { !$0.range.isEmpty }
    guard let last = shown.max(by: { $0.range.upperBound < $1.range.upperBound }) else {
      return line.origin.x
    }
    if unit >= last.range.upperBound {
      return last.isRightToLeft ? last.x : last.x + last.width
    }
    guard
      let next = shown.filter({ $0.range.lowerBound >= unit })
        .min(by: { $0.range.lowerBound < $1.range.lowerBound })
    else { return line.origin.x }
    return next.isRightToLeft ? next.x + next.width : next.x
  }

  /// Whether a fragment's text continues beyond the container's edge, where it is clipped.
  package func isClipped(_ index: Int) -> Bool {
    let line = fragments[index].line
    let edge = line.origin.x + line.width + 0.01
    return line.isTruncated && line.runs.contains { $0.x + $0.width > edge }
  }

  /// Returns what an ellipsis hides in a fragment, in UTF-16 units; nil if nothing is truncated.
  package func hiddenRange(in index: Int) -> Range<Int>? {
    let line = fragments[index].line
    guard line.isTruncated else { return nil }
    let shown = line.runs.map(\.range).filter { !$0.isEmpty }
      .sorted { $0.lowerBound < $1.lowerBound }
    var start = line.range.lowerBound
    for range in shown {
      if range.lowerBound > start { return start..<range.lowerBound }
      start = range.upperBound
    }
    return start..<max(start, line.range.upperBound)
  }

  /// Returns the horizontal extent of a range in a truncated fragment: hidden characters are where
  /// the ellipsis is (24 pictures; high), and clipped ones end at the edge (6 pictures; high). Nil if
  /// the fragment isn't truncated or shows none of the range.
  package func extentInTruncated(
    _ range: Range<Int>, in index: Int
  ) -> (start: CGFloat, end: CGFloat)? {
    guard let hidden = hiddenRange(in: index) else { return nil }
    let line = fragments[index].line
    let edge = line.origin.x + line.width
    var ends: (start: CGFloat, end: CGFloat)?
    func add(_ a: CGFloat, _ b: CGFloat) {
      let (a, b) = (min(a, edge), min(b, edge))
      ends = (min(a, b, ends?.start ?? .infinity), max(a, b, ends?.end ?? -.infinity))
    }
    for run in line.runs {
      if run.range.isEmpty {
        if hidden.overlaps(range) { add(run.x, run.x + run.width) }
        continue
      }
      let part = run.range.clamped(to: range)
      guard !part.isEmpty else { continue }
      let from = advance(from: run.range.lowerBound, to: part.lowerBound, of: run)
      let to = advance(from: run.range.lowerBound, to: part.upperBound, of: run)
      if run.isRightToLeft {
        add(run.x + run.width - from, run.x + run.width - to)
      } else {
        add(run.x + from, run.x + to)
      }
    }
    return ends
  }

  /// Returns the character at a horizontal position in a fragment, and the fraction of its width up
  /// to the position.
  package func unit(at x: CGFloat, in index: Int) -> (unit: Int, fraction: CGFloat) {
    let line = fragments[index].line
    let shown = line.runs.filter { !$0.range.isEmpty }
    guard let first = shown.first, let last = shown.last else {
      return (line.range.lowerBound, 0)
    }
    if x < first.x { return first.isRightToLeft ? end(of: first) : (first.range.lowerBound, 0) }
    if x >= last.x + last.width {
      return last.isRightToLeft ? (last.range.lowerBound, 0) : end(of: last)
    }
    let run = shown.last { $0.x <= x } ?? first
    let part = run.isRightToLeft ? run.x + run.width - x : x - run.x
    let clusters = clusters(of: run)
    var place = CGFloat(0)
    for (number, cluster) in clusters.enumerated() {
      let width = advance(from: cluster.lowerBound, to: cluster.upperBound, of: run)
      if part < place + width || number + 1 == clusters.count {
        let fraction = width > 0 ? min(max((part - place) / width, 0), 1) : 0
        return (cluster.lowerBound, fraction)
      }
      place += width
    }
    return (run.range.lowerBound, 0)
  }

  private func end(of run: TextLayout.Run) -> (unit: Int, fraction: CGFloat) {
    (clusters(of: run).last?.lowerBound ?? run.range.lowerBound, 1)
  }

  /// Returns the advance of a run's units, in its direction; stretched text is measured evenly.
  private func advance(from start: Int, to end: Int, of run: TextLayout.Run) -> CGFloat {
    func sum(_ unit: Int) -> Int { text.sums[text.index(ofUnit: Int32(unit))] }
    let whole = sum(run.range.upperBound) - sum(run.range.lowerBound)
    let part = sum(end) - sum(start)
    guard whole > 0 else { return end >= run.range.upperBound && end > start ? run.width : 0 }
    return run.width * CGFloat(part) / CGFloat(whole)
  }

  /// Returns the parts of a run that are shown as a whole.
  private func clusters(of run: TextLayout.Run) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = text.index(ofUnit: Int32(run.range.lowerBound))
    let last = text.index(ofUnit: Int32(run.range.upperBound))
    while index < last {
      var next = index + 1
      while next < last, text.flags[next].isDisjoint(with: [.grapheme, .tab]) { next += 1 }
      result.append(Int(text.offsets[index])..<Int(text.offsets[next]))
      index = next
    }
    return result
  }
}

extension ShapedText {
  /// Returns the scalar that contains a UTF-16 unit, or the count if it's after the last.
  func index(ofUnit unit: Int32) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= unit { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
