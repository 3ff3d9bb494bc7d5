import Foundation
import TestSupport
import Testing

/// A main thread that is blocked says so on standard error, in a process of its own.
@Suite struct BlockedMainThreadTests {
  private func output(blockedIn place: String, limit: String) throws -> String {
    let probe = CommandLineRun.executable.deletingLastPathComponent()
      .appendingPathComponent("EnduranceProbe")
    let environment = ProcessInfo.processInfo.environment
      .merging(["TATEYOKO_BLOCKED_AFTER": limit]) { $1 }
    return try FinishedProcess(probe, ["block", place], environment: environment).output
  }

  @Test func aBlockThatWaitsForTheMainQueueIsNamed() throws {
    let output = try output(blockedIn: "callback", limit: "0.5")
    #expect(
      output.contains("The main thread has been blocked for 1 s in a block on the main queue"))
    #expect(output.contains("of iPhone X, 17.0"))
  }

  @Test func aTestThatWaitsForTheMainQueueIsReported() throws {
    let output = try output(blockedIn: "test", limit: "0.5")
    #expect(output.contains("blocked for 1 s by code outside of any simulation"))
    #expect(output.contains("the last one was iPhone X, 17.0"))
  }

  @Test func zeroTurnsTheWarningOff() throws {
    #expect(try !output(blockedIn: "test", limit: "0").contains("blocked"))
  }
}
