import Findings

extension LintedScreen {
  private static let shown = 40

  /// A line per finding, with the plainest setting that shows it; ignored findings are only
  /// counted.
  var lines: [String] {
    let counting = problems.filter { $0.ignored == nil }
    var lines = [
      "\(screen): \(counting.count) finding\(counting.count == 1 ? "" : "s") in \(cells.count) cells"
    ]
    for problem in counting.prefix(Self.shown) {
      lines.append(SeenScreen.words(problem.finding))
      var place =
        "  on \(problem.smallestCell.words), in \(problem.cells.count) of \(cells.count) cells"
      if let only = problem.onlyIn { place += "; only \(only)" }
      lines.append(place)
    }
    if counting.count > Self.shown { lines.append("… and \(counting.count - Self.shown) more") }
    let ignored = problems.count - counting.count
    if ignored > 0 { lines.append("\(ignored) ignored") }
    return lines + troubles.map { "problem \($0)" }
  }
}
