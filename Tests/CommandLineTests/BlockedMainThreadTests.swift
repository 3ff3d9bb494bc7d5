import Foundation
import TestProcesses
import TestSupport
import Testing

/// A simulation that blocks the main thread reports it on standard error, in a separate process.
@Suite(.waitingForProcesses) struct BlockedMainThreadTests {
  private func output(blockedIn place: String, limit: String) throws -> String {
    let probe = CommandLineRun.executable.deletingLastPathComponent()
      .appendingPathComponent("EnduranceProbe")
    let environment = ProcessInfo.processInfo.environment
      .merging(["TATEYOKO_BLOCKED_AFTER": limit]) { $1 }
    let output = try FinishedProcess(probe, ["block", place], environment: environment).output
    #expect(output.contains("0 problems"))
    return output
  }

  @Test(arguments: [
    ("block", "a block on the main queue (iPhone X, 17.0, simulated time 0.0 s)"),
    ("timer", "a timer (iPhone X, 17.0, simulated time 0.5 s)"),
  ])
  func aCallbackThatWaitsForTheMainQueueIsNamed(place: String, activity: String) throws {
    let output = try output(blockedIn: place, limit: "0.5")
    #expect(output.contains("The main thread has been blocked for 1 s in \(activity)"))
    #expect(output.components(separatedBy: "has been blocked").count == 2)
  }

  /// It may be a long test of something else.
  @Test func codeOutsideOfSimulationsIsNotReported() throws {
    #expect(try !output(blockedIn: "test", limit: "0.5").contains("blocked"))
  }

  @Test func aLongRunThatGoesOnIsNotReported() throws {
    #expect(try !output(blockedIn: "steps", limit: "2").contains("blocked"))
  }
}
