import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// A scenario recorded in a run stays failed in that run when it is asserted again.
@MainActor
@Suite struct RecordedScenarioTests {
  @Test func aRetryOfARecordingStaysFailed() throws {
    let folder = try BaselineFolder()
    let scenario = Scenario(
      id: "Retried", title: "Retried",
      screens: [
        Scenario.Screen(
          id: "one", title: "One", variants: [Scenario.Variant(.iPhone8, os: "12.0")]
        ) { UIViewController() }
      ])
    func assert() -> [String] {
      issues {
        folder.keepingArtifacts {
          assertScenario(scenario, snapshots: folder.url, record: .missing)
        }
      }
    }
    #expect(assert().first?.contains("1 baseline was recorded; run the test again") == true)
    for _ in 0..<2 {
      #expect(assert().first?.contains("recorded in this run") == true)
    }
  }
}
