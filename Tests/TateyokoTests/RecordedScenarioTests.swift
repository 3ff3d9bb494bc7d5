import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// A scenario recorded in a run stays failed in that run when it is asserted again.
@MainActor
@Suite struct RecordedScenarioTests {
  private let folder: BaselineFolder
  private let scenario = Scenario(
    id: "Retried", title: "Retried",
    screens: [
      Scenario.Screen(
        id: "one", title: "One", variants: [Scenario.Variant(.iPhone8, os: "12.0")]
      ) { UIViewController() }
    ])

  init() throws { folder = try BaselineFolder() }

  private func assert(_ mode: SnapshotTestingConfiguration.Record = .missing) -> [String] {
    issues {
      folder.keepingArtifacts {
        assertScenario(scenario, snapshots: folder.url, record: mode)
      }
    }
  }

  /// Recording everything fails the test, and the report says what was left as it was.
  @Test func anEqualScreenIsRecordedUnchanged() throws {
    _ = assert()
    folder.beginRun(ArtifactFolder(folder.url.appendingPathComponent("artifacts")))
    #expect(assert(.all).first?.contains("equals its baseline, which was left unchanged") == true)
    folder.session.artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    let record = try #require(folder.session.artifacts.record)
    #expect(record.snapshots.map(\.result) == [.unchanged])
    #expect(record.tally.unchangedCount == 1 && record.header.isFailure(record.snapshots[0]))
  }

  @Test func aRetryOfARecordingStaysFailed() {
    #expect(assert().first?.contains("1 baseline was recorded; run the test again") == true)
    for _ in 0..<2 {
      #expect(assert().first?.contains("recorded in this run") == true)
    }
  }
}
