/// Views of a lazy container that lie beside each other: one, or a grid's cells.
struct LazyLine {
  /// Along the container's axis, in points.
  var length: CGFloat
  var spacing: ViewSpacing
}

/// The lines of a lazy container that were measured for one proposal.
struct KnownLines {
  /// What lines count with that weren't measured: the means of the first ones that were. It stays, so
  /// that lines before those in sight don't move when others become known.
  struct Estimate {
    var length: CGFloat
    var gap: CGFloat
  }

  private(set) var lines: [Int: LazyLine] = [:]
  fileprivate var estimate: Estimate?

  subscript(line: Int) -> LazyLine? { lines[line] }

  mutating func add(_ line: LazyLine, at place: Int) {
    lines[place] = line
  }
}

/// The lines of a lazy container near a range that can be seen: only these are measured, the others
/// count with the mean of those that are known (facts: layout §1.10, medium).
struct LazyLines {
  /// The lines that can be seen, and where they begin.
  private(set) var shown: Range<Int> = 0..<0
  private(set) var starts: [CGFloat] = []
  /// The length of all lines, in part an estimate.
  private(set) var length: CGFloat = 0

  private let axis: Axis
  private let count: Int
  private let spacing: CGFloat?

  /// How often lines are sought again after others have been measured.
  private static let mostRounds = 8

  /// Finds the lines in a range.
  ///
  /// - Parameters:
  ///   - visible: The range in points from the container's start; nil for all lines.
  ///   - spacing: The distance of lines; nil for what they prefer.
  ///   - known: The lines that were measured, which is added to.
  ///   - measure: Makes and measures a line.
  init(
    _ count: Int, along axis: Axis, visible: ClosedRange<CGFloat>?, spacing: CGFloat?,
    known: inout KnownLines, measure: (Int) -> LazyLine
  ) {
    self.axis = axis
    self.count = count
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    guard count > 0 else { return }
    let visible = visible ?? -.infinity ... .infinity
    if known.estimate == nil {
      // The first lines, as many as can be seen at a time.
      let first = KnownLines.Estimate(length: 0, gap: self.spacing ?? EdgePreference.plainDistance)
      let extent = visible.upperBound - visible.lowerBound
      walk(0...(extent.isNaN ? .infinity : extent), &known, first, measure)
      if known.lines.isEmpty { known.add(measure(0), at: 0) }
      known.estimate = means(known)
    }
    let estimate = known.estimate ?? means(known)
    for _ in 0..<Self.mostRounds {
      let before = known.lines.count
      walk(visible, &known, estimate, measure)
      // A line that turned out shorter than it counted may have brought others into sight.
      if known.lines.count == before { break }
    }
  }

  /// Goes through the lines up to the end of the range, and measures those in it.
  private mutating func walk(
    _ visible: ClosedRange<CGFloat>, _ known: inout KnownLines, _ estimate: KnownLines.Estimate,
    _ measure: (Int) -> LazyLine
  ) {
    (shown, starts) = (0..<0, [])
    var start: CGFloat = 0
    for line in 0..<count {
      if line > 0 { start += gap(before: line, known) ?? estimate.gap }
      if start >= visible.upperBound {
        length = start + rest(from: line, known, estimate)
        return
      }
      let end = start + (known[line]?.length ?? estimate.length)
      if end > visible.lowerBound || start >= visible.lowerBound {
        if known[line] == nil {
          known.add(measure(line), at: line)
          // Its distance from the line before is known now.
          if line > 0, let gap = gap(before: line, known) { start += gap - estimate.gap }
        }
        if starts.isEmpty { shown = line..<line }
        shown = shown.lowerBound..<(line + 1)
        starts.append(start)
      }
      start += known[line]?.length ?? estimate.length
    }
    length = start
  }

  /// The length of the lines from one on; those that weren't measured aren't looked at one by one.
  private func rest(
    from line: Int, _ known: KnownLines, _ estimate: KnownLines.Estimate
  ) -> CGFloat {
    // In order, so that sums don't depend on the dictionary's.
    let later = known.lines.filter { $0.key >= line }.sorted { $0.key < $1.key }
    let unknown = CGFloat(count - line - later.count)
    return later.reduce(0) { $0 + $1.value.length } + estimate.length * unknown
      + estimate.gap * CGFloat(count - line - 1)
  }

  /// The distance of two neighbours that are both known, or that is given.
  private func gap(before line: Int, _ known: KnownLines) -> CGFloat? {
    if let spacing { return spacing }
    guard let one = known[line - 1], let other = known[line] else { return nil }
    return one.spacing.distance(to: other.spacing, along: axis)
  }

  /// The means of the lines that are known.
  private func means(_ known: KnownLines) -> KnownLines.Estimate {
    let lines = known.lines.sorted { $0.key < $1.key }
    let gaps = lines.compactMap { $0.key > 0 ? gap(before: $0.key, known) : nil }
    return KnownLines.Estimate(
      length: lines.reduce(0) { $0 + $1.value.length } / CGFloat(max(1, lines.count)),
      gap: gaps.isEmpty
        ? spacing ?? EdgePreference.plainDistance : gaps.reduce(0, +) / CGFloat(gaps.count))
  }
}
