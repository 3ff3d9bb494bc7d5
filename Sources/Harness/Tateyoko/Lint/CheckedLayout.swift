import Findings
import Foundation
import RunRecord
import UIKit

/// The name and location of an assertion about layouts, which has no baseline, in records, reports
/// and shards: `LayoutTests/settingsFit.1.layout`, next to the test's snapshots.
struct CheckedLayout {
  let identity: SnapshotIdentity
  /// The location in records, such as `LayoutTests.swift:12`.
  let place: AssertionPlace

  /// - Parameters:
  ///   - name: The assertion's `named:`, or else its number among the test's.
  ///   - kind: What was checked, such as `layout`.
  init(_ place: AssertionPlace, named name: String, _ kind: String) {
    self.place = place
    let source = URL(fileURLWithPath: place.file)
    let parts = [place.testName.prefix { $0 != "(" }.description, name, kind]
      .map(SnapshotNames.sanitized)
    let file = (parts.prefix(1) + [TestArguments.name].compactMap(\.self) + parts.dropFirst())
      .filter { !$0.isEmpty }.joined(separator: ".")
    let folder = source.deletingLastPathComponent().appendingPathComponent(
      "__Snapshots__/\(source.deletingPathExtension().lastPathComponent)")
    identity = SnapshotIdentity(
      baseline: UsedBaselinesFile.relative(folder.appendingPathComponent(file).path))
  }

  /// The number of an unnamed assertion among the same test's.
  static func number(_ place: AssertionPlace, in session: SnapshotSession) -> String {
    "\(session.names.next(file: place.file, test: "\(place.testName) layouts"))"
  }

  /// A record of a check without a fault.
  var record: SnapshotRecord {
    var record = SnapshotRecord(
      id: identity.id, scenario: identity.scenario, name: identity.id, location: place.words,
      outcome: .equal)
    record.sourceFile = pathFromHere(place.file)
    record.sourceLine = Int(place.line)
    return record
  }

  /// Whether the assertion belongs to this process's shard; if not, it counts as left out.
  func isDue(in session: SnapshotSession, _ decision: RecordDecision) -> Bool {
    guard session.shard.includes(suite: identity.scenario, id: identity.id) else {
      session.process.note(leftOut: 1)
      session.artifacts.noteLeftOut(decision)
      return false
    }
    session.process.note(compared: 1)
    return true
  }
}

extension SnapshotRecord {
  /// Describes the cell of a matrix that the snapshot shows.
  mutating func take(_ cell: FindingCell) {
    device = cell.device
    deviceName = cell.deviceName
    os = cell.os
    orientation = cell.orientation
    posture = cell.posture
  }
}

extension LintSubject {
  /// Pictures the subject as it's checked, with the device's chrome.
  ///
  /// - Throws: An error if it can't be pictured.
  func capture(at config: ViewImageConfig) throws -> Capture {
    var config = adapted(config)
    config.chrome = .all
    return try SnapshotWorld(config).onScreen { simulator in
      var capture: Capture?
      @MainActor func look(_ simulator: Simulator) throws {
        capture = try PictureRenderer.main.capture(simulator.source(withFoldFacts: false))
      }
      switch self {
      case .controller(let make, _): try simulator.showing(try make(), look: look)
      case .app(let make, let steps):
        try simulator.launching(try make(), steps: { try steps?($0) }, look: look)
      case .view(let make, let size):
        try simulator.showing(try make(), size: size) { simulator, _ in try look(simulator) }
      }
      guard let capture else { throw RenderProblem(issues: ["It could not be pictured."]) }
      return capture
    }
  }
}
