import Devices
import Foundation
import Linting
import RunRecord
import ScreenFacts
import UIKit

/// Checks invariants in all cells of a matrix, and groups failures by invariant.
struct InvariantCheck {
  typealias Look = @MainActor (Simulator) throws -> Void
  typealias Violations = [ScreenInvariant.Violation]

  let matrix: MatrixCheck
  let invariants: [LayoutInvariant]
  /// Shows the screen on a simulator and checks it.
  let show: @MainActor (Simulator, Look) throws -> Void

  struct Cell {
    var name: String
    var config: ViewImageConfig
    /// The violations of each invariant in the cell.
    var violations: [Violations]
  }

  /// Records an issue for each invariant that doesn't hold.
  func report(at place: SourcePlace) {
    for failure in run() { IssueReporter.report(failure, at: place) }
  }

  /// Returns the test's failures, one for each invariant that doesn't hold.
  func run() -> [SnapshotFailure] {
    let session = SnapshotSession.current
    let underWay = session.process.begin("\(matrix.testName) (\(matrix.file):\(matrix.line))")
    defer { session.process.end(underWay) }
    guard !invariants.isEmpty else { return [matrix.failure(InvariantProblem.nothingToCheck)] }
    if let problem = session.shard.problem {
      return [
        session.failure(
          problem, cause: problem, at: nil, place: here, decision: session.decision(call: nil))
      ]
    }
    let number = CheckedLayout.number(here, in: session)
    // All invariants of the assertion are in one shard, as the test's snapshots are.
    guard
      CheckedLayout(here, named: number, "\(invariants[0])").isDue(
        in: session, session.decision(call: nil))
    else { return [] }
    do {
      var cells: [Cell] = []
      var failures: [SnapshotFailure] = []
      for (name, config) in try matrix.namedCells() {
        do {
          cells.append(
            Cell(name: name, config: config, violations: try violations(in: config)))
        } catch {
          failures.append(matrix.failure(error, named: name))
        }
      }
      failures = MatrixCheck.gathered(failures, of: cells.count + failures.count)
      for index in invariants.indices {
        if let failure = failure(of: index, number: number, in: cells) { failures.append(failure) }
      }
      return failures
    } catch {
      return [matrix.failure(error)]
    }
  }

  private var here: AssertionPlace {
    AssertionPlace(file: "\(matrix.file)", testName: matrix.testName, line: matrix.line)
  }

  /// Lays out the screen and returns the violations of each invariant.
  func violations(in config: ViewImageConfig) throws -> [Violations] {
    try runOnMainThread {
      try SnapshotWorld(config).onScreen { simulator in
        var result: [Violations] = []
        try show(simulator) {
          result = ScreenInvariant.violations(
            of: invariants.map(\.invariant), in: $0.host.screenFacts())
        }
        return result
      }
    }
  }

  /// Adds the result of an invariant to the run's record, and returns its failure, if any.
  ///
  /// - Parameter number: The number of the assertion in its test.
  private func failure(
    of index: Int, number: String, in cells: [Cell]
  ) -> SnapshotFailure? {
    let failing = cells.filter { !$0.violations[index].isEmpty }
    let invariant = invariants[index]
    let session = SnapshotSession.current
    let decision = session.decision(call: nil)
    let checked = CheckedLayout(here, named: number, "\(invariant)")
    var record = checked.record
    record.name = "\(invariant)"
    guard let smallest = Self.smallest(failing) else {
      if !cells.isEmpty { _ = session.take(record, of: nil, decision: decision) }
      return nil
    }
    let count = failing.count == cells.count ? "all" : "\(failing.count) of"
    let place = cells.count == 1 ? "in" : "in \(count) \(cells.count) cells; the smallest is"
    let words = smallest.violations[index].map {
      $0.view.isEmpty ? $0.words : "\($0.view) \($0.words)"
    }
    var details = words.prefix(MatrixCheck.shownTitles).map { "          \($0)" }
    if words.count > details.count {
      details.append("          … and \(words.count - details.count) more")
    }
    let boundary = InvariantBoundary(check: self, index: index)
      .sentence(from: smallest, passing: cells.filter { $0.violations[index].isEmpty })
    if let boundary { details.append(boundary) }
    let others = failing.filter { $0.name != smallest.name }.map(\.name)
    if !others.isEmpty {
      let shown = others.prefix(MatrixCheck.shownTitles).joined(separator: ", ")
      let rest = others.count - MatrixCheck.shownTitles
      details.append("also in   \(shown)\(rest > 0 ? " and \(rest) more" : "")")
    }
    var failure = SnapshotFailure(
      kind: .error, title: title,
      headline: "\(invariant) doesn't hold \(place) \(smallest.name):",
      details: details, cause: "\(invariant)")
    record.outcome = .error
    record.message = failure.record
    record.take(smallest.config)
    do {
      let kept = try session.artifacts.keepShown(record, capture(smallest.config), decision)
      record = kept.snapshot
      failure.details.append("picture   \(fileAddress(kept.picture.path))")
      failure.details.append("report    \(fileAddress(kept.page.path))")
      failure.files = [("counterexample", kept.picture)]
    } catch {
      failure.details.append("The counterexample could not be pictured: \(error)")
    }
    return session.take(record, leftFiles: !failure.files.isEmpty, of: failure, decision: decision)
  }

  private var title: String {
    let suite = URL(fileURLWithPath: "\(matrix.file)").deletingPathExtension().lastPathComponent
    return "\(suite)/\(SnapshotNames.sanitized(String(matrix.testName.prefix { $0 != "(" })))"
  }

  private func capture(_ config: ViewImageConfig) throws -> Capture {
    try runOnMainThread {
      try SnapshotWorld(config).onScreen { simulator in
        var capture: Capture?
        try show(simulator) {
          capture = try PictureRenderer.main.capture($0.source(withFoldFacts: false))
        }
        guard let capture else { throw InvariantProblem.nothingToCheck }
        return capture
      }
    }
  }

  /// The cell whose settings differ least from a device's initial ones; of these, the one with the
  /// smallest window; of these, the first.
  static func smallest(_ cells: [Cell]) -> Cell? {
    let costs = cells.map { (cell: Cell) -> (Int, Double) in
      let size = cell.config.size ?? .zero
      return (cell.config.unusualSettings, Double(size.width * size.height))
    }
    let order = cells.indices.sorted {
      (costs[$0].0, costs[$0].1, $0) < (costs[$1].0, costs[$1].1, $1)
    }
    return order.first.map { cells[$0] }
  }
}

extension ViewImageConfig {
  /// The number of settings that differ from a device's initial ones.
  fileprivate var unusualSettings: Int {
    let usual: [UIInterfaceOrientation] =
      device.idiom == .pad ? [.portrait, .landscapeLeft, .landscapeRight] : [.portrait]
    let changes = [
      !usual.contains(orientation), posture.map { $0 != device.initialPosture } ?? false,
      traits.userInterfaceStyle == .dark,
      traits.preferredContentSizeCategory != .unspecified
        && traits.preferredContentSizeCategory != .large,
      traits.accessibilityContrast == .high, traits.legibilityWeight == .bold,
      languageDirection == .rightToLeft, locale != nil, pseudoLanguage != nil,
      os != device.newestOS,
    ]
    return changes.count { $0 }
  }
}

/// Why invariants can't be checked.
enum InvariantProblem: Error, CustomStringConvertible {
  case nothingToCheck

  var description: String {
    """
    assertInvariants was given no invariant, so nothing was checked. Pass at least one, such as \
    .noOverlap.
    """
  }
}
