import Findings

extension RunFacts {
  /// A finding of the run, with the location of its picture.
  package struct FindingPlace: Hashable, Sendable {
    /// The snapshot's index in the run.
    package var snapshot: Int
    /// The finding's index in the snapshot.
    package var finding: Int
  }

  /// Returns the run's findings in a lint's format, each with its place; empty for a run without
  /// any.
  ///
  /// A snapshot of a run that wasn't a lint is a separate cell, named after its identifier.
  package func lintedScreens() -> (screens: [LintedScreen], places: [[FindingPlace]]) {
    var screens: [LintedScreen] = []
    var places: [[FindingPlace]] = []
    var positions: [String: Int] = [:]
    func position(of screen: String) -> Int {
      if let position = positions[screen] { return position }
      positions[screen] = screens.count
      screens.append(LintedScreen(screen: screen, cells: header.lint?.cells ?? [], problems: []))
      places.append([])
      return screens.count - 1
    }
    guard header.lint != nil || tally.findingCount > 0 else { return ([], []) }
    for screen in header.lint?.screens ?? [] { _ = position(of: screen) }
    for index in 0..<snapshots.count {
      let snapshot = snapshots.snapshot(at: index)
      guard header.lint != nil || snapshot.findings != nil else { continue }
      let screen = position(of: snapshot.scenario)
      if screens[screen].source == nil, let file = snapshot.sourceFile {
        screens[screen].source = FindingSource(file: file, line: snapshot.sourceLine ?? 1)
      }
      if header.lint != nil, snapshot.outcome == .error, let message = snapshot.message {
        screens[screen].troubles.append(message)
      }
      let own = snapshot.cell
      if header.lint == nil { screens[screen].cells.append(own) }
      for (number, found) in (snapshot.findings ?? []).enumerated() {
        let cells = (found.cells ?? []).compactMap { number in
          header.lint.flatMap { $0.cells.indices.contains(number) ? $0.cells[number] : nil }
        }
        screens[screen].problems.append(
          ScreenProblem(
            finding: found.finding,
            smallestCell: cells.first { $0.name == own.name } ?? own,
            cells: cells.isEmpty ? [own.name] : cells.map(\.name), onlyIn: found.onlyIn,
            ignored: found.ignored))
        places[screen].append(FindingPlace(snapshot: index, finding: number))
      }
    }
    return (screens, places)
  }
}

extension SnapshotRecord {
  /// The snapshot as the single cell that it shows.
  fileprivate var cell: FindingCell {
    let picture = actual ?? reference
    let scale = picture?.scale.flatMap { $0 > 0 ? $0 : nil } ?? 1
    return FindingCell(
      name: id, device: device ?? "", deviceName: deviceName ?? device ?? "", os: os ?? "",
      orientation: orientation ?? "", posture: posture,
      width: Double(picture?.width ?? 0) / scale, height: Double(picture?.height ?? 0) / scale)
  }
}
