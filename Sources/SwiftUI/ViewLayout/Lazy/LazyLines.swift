/// The views in one line of a lazy container: a single view, or a grid's cells.
struct LazyLine {
  /// The length along the container's axis, in points.
  var length: CGFloat
  var spacing: ViewSpacing
}

/// The measured lines of a lazy container for one proposal.
struct KnownLines {
  /// The estimated length and gap of unmeasured lines: the means of the first measured ones. It never changes, so
  /// that lines before the visible ones don't move when others are measured.
  struct Estimate {
    var length: CGFloat
    var gap: CGFloat
  }

  private(set) var lines: [Int: LazyLine] = [:]
  var estimate: Estimate?

  subscript(line: Int) -> LazyLine? { lines[line] }

  mutating func add(_ line: LazyLine, at place: Int) {
    lines[place] = line
  }
}

/// The lines of a lazy container near the visible range. Only these are measured; the others count with the mean of
/// the measured ones (facts: layout §1.10, medium).
struct LazyLines {
  /// The visible lines and their start positions.
  private(set) var shown: Range<Int> = 0..<0
  private(set) var starts: [CGFloat] = []
  /// The length of all lines, partly estimated.
  private(set) var length: CGFloat = 0
  /// Whether the number of lines has changed since.
  private(set) var isOutdated = false

  private let axis: Axis
  private let count: Int
  private let spacing: CGFloat?

  /// How often the visible lines are searched for again after measuring others.
  private static let mostRounds = 8

  /// Finds the lines in a range.
  ///
  /// - Parameters:
  ///   - visible: The range in points from the container's start; `nil` for all lines.
  ///   - spacing: The spacing of lines; `nil` for their preference.
  ///   - known: The measured lines; new ones are added.
  ///   - isMade: Whether a line exists already; such a line is measured even if it isn't visible.
  ///   - measure: Creates and measures a line; `nil` if the number of lines has changed.
  init(
    _ count: Int, along axis: Axis, visible: ClosedRange<CGFloat>?, spacing: CGFloat?,
    known: inout KnownLines, isMade: (Int) -> Bool = { _ in false },
    measure: (Int) -> LazyLine?
  ) {
    self.axis = axis
    self.count = count
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    guard count > 0 else { return }
    let visible = visible ?? -.infinity ... .infinity
    if known.estimate == nil {
      // The first lines, as many as are visible at a time.
      let first = KnownLines.Estimate(length: 0, gap: self.spacing ?? EdgePreference.plainDistance)
      let extent = visible.upperBound - visible.lowerBound
      walk(0...(extent.isNaN ? .infinity : extent), &known, first, isMade, measure)
      if isOutdated { return }
      if known.lines.isEmpty {
        guard let first = measure(0) else {
          isOutdated = true
          return
        }
        known.add(first, at: 0)
      }
      known.estimate = means(known)
    }
    let estimate = known.estimate ?? means(known)
    for _ in 0..<Self.mostRounds {
      let before = known.lines.count
      walk(visible, &known, estimate, isMade, measure)
      if isOutdated { return }
      // Lines that turned out shorter than estimated may have made others visible.
      if known.lines.count == before { break }
    }
  }

  /// Advances through the lines up to the end of the range and measures the ones inside it.
  private mutating func walk(
    _ visible: ClosedRange<CGFloat>, _ known: inout KnownLines, _ estimate: KnownLines.Estimate,
    _ isMade: (Int) -> Bool, _ measure: (Int) -> LazyLine?
  ) {
    (shown, starts) = (0..<0, [])
    var start: CGFloat = 0
    for line in 0..<count {
      if line > 0 { start += gap(before: line, known) ?? estimate.gap }
      if start >= visible.upperBound {
        length = start + rest(from: line, known, estimate)
        return
      }
      func isVisible() -> Bool {
        let end = start + (known[line]?.length ?? estimate.length)
        return end > visible.lowerBound || start >= visible.lowerBound
      }
      if known[line] == nil, isVisible() || isMade(line) {
        guard let measured = measure(line) else {
          isOutdated = true
          return
        }
        known.add(measured, at: line)
        // Its distance from the previous line is now known.
        if line > 0, let gap = gap(before: line, known) { start += gap - estimate.gap }
      }
      if isVisible() {
        if starts.isEmpty { shown = line..<line }
        shown = shown.lowerBound..<(line + 1)
        starts.append(start)
      }
      start += known[line]?.length ?? estimate.length
    }
    length = start
  }

  /// Returns the length of the lines starting at one, without visiting the unmeasured lines one by one.
  private func rest(
    from line: Int, _ known: KnownLines, _ estimate: KnownLines.Estimate
  ) -> CGFloat {
    // Sorted, so that sums don't depend on the dictionary's order.
    let later = known.lines.filter { $0.key >= line }.sorted { $0.key < $1.key }
    let unknown = CGFloat(count - line - later.count)
    return later.reduce(0) { $0 + $1.value.length } + estimate.length * unknown
      + estimate.gap * CGFloat(count - line - 1)
  }

  /// Returns the gap between two adjacent lines if it's fixed or both are measured.
  private func gap(before line: Int, _ known: KnownLines) -> CGFloat? {
    if let spacing { return spacing }
    guard let one = known[line - 1], let other = known[line] else { return nil }
    return one.spacing.distance(to: other.spacing, along: axis)
  }

  /// Returns the mean length and gap of the measured lines.
  private func means(_ known: KnownLines) -> KnownLines.Estimate {
    let lines = known.lines.sorted { $0.key < $1.key }
    let gaps = lines.compactMap { $0.key > 0 ? gap(before: $0.key, known) : nil }
    return KnownLines.Estimate(
      length: lines.reduce(0) { $0 + $1.value.length } / CGFloat(max(1, lines.count)),
      gap: gaps.isEmpty
        ? spacing ?? EdgePreference.plainDistance : gaps.reduce(0, +) / CGFloat(gaps.count))
  }
}
