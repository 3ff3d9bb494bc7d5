import Foundation
import ImageDiff
import RunRecord
import Synchronization
import Testing
import UIKit

@testable import Tateyoko

/// State shared among assertions, and state not shared with another session's.
@MainActor
@Suite struct SnapshotSessionTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func verify(
    _ text: String, _ mode: SnapshotTestingConfiguration.Record = .never, line: UInt = 1
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "text", record: mode, snapshotDirectory: folder.url.path,
      testName: "session()", line: line)
  }

  @Test func outsideOfAScopeItIsTheProcesss() {
    #expect(SnapshotSession.current === SnapshotSession.ofProcess)
    folder.keepingArtifacts { #expect(SnapshotSession.current === folder.session) }
    #expect(SnapshotSession.ofProcess.process === TestProcess.shared)
    #expect(folder.session.process !== TestProcess.shared)
  }

  @Test func sessionsKnowNothingOfEachOther() {
    let first = folder.session
    folder.keepingArtifacts {
      #expect(verify("one", .missing) != nil)
      #expect(verify("one")?.contains("which was recorded in this run") == true)
      #expect(verify("two", line: 2)?.contains("is taken") == true)
    }
    folder.beginRun()
    folder.keepingArtifacts {
      #expect(verify("one") == nil)
      #expect(verify("two", line: 2)?.contains("is taken") == true)
    }
    #expect(first.recorded.contains(folder.url.appendingPathComponent("session.text.txt").path))
    #expect(
      !SnapshotSession.ofProcess.recorded.contains(
        folder.url.appendingPathComponent("session.text.txt").path))
  }

  @Test func deprecatedSettingsAreTheSessions() {
    #expect(SnapshotSession.ofProcess.decision(call: nil).source != "isRecording")
    folder.session.settings.withLock { $0.isRecording = true }
    folder.keepingArtifacts {
      #expect(folder.session.decision(call: nil).source == "isRecording")
      #expect(verify("one") != nil)
    }
    folder.beginRun()
    #expect(folder.session.decision(call: nil).source != "isRecording")
  }

  /// One name and one line, each with another text: one session would reject all but the first.
  @Test func checksInParallelHaveSessionsOfTheirOwn() async throws {
    let messages = try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 0..<16 {
        group.addTask {
          let folder = try BaselineFolder()
          try Data("text \(number)".utf8).write(
            to: folder.url.appendingPathComponent("parallel.text.txt"))
          return folder.keepingArtifacts {
            verifySnapshot(
              of: "text \(number)", as: .lines, named: "text", record: .never,
              snapshotDirectory: folder.url.path, testName: "parallel()", line: 1)
          }
        }
      }
      var messages: [String?] = []
      for try await message in group { messages.append(message) }
      return messages
    }
    #expect(messages == Array(repeating: nil, count: 16))
  }

  @Test("the threads of a run over scenarios belong to its session", arguments: [1, 2])
  func threadsOfARun(jobs: Int) throws {
    final class Count: Sendable { let value = Mutex(0) }
    let count = Count()
    func run(_ mode: ScenarioRun.Mode, _ color: UIColor) throws -> ScenarioRunResult {
      let scenario = Scenario(
        id: "Session", title: "Session",
        screens: [
          Scenario.Screen(
            id: "one", title: "One", variants: [Scenario.Variant(.iPhone8, os: "12.0")]
          ) {
            let controller = UIViewController()
            controller.view.backgroundColor = color
            return controller
          }
        ])
      var run = ScenarioRun([scenario], mode: mode, snapshots: folder.url)
      run.jobs = jobs
      return try folder.keepingArtifacts { try run.run() }
    }
    _ = try run(.record, .red)
    folder.beginRun { reference, actual, tolerance in
      count.value.withLock { $0 += 1 }
      return ImageComparison(reference: reference, actual: actual, tolerance: tolerance)
    }
    #expect(folder.session.selfCheck.problem == nil)
    let before = count.value.withLock { $0 }
    let result = try run(.verify, .blue)
    #expect(result.journal.tally.counts[.changed] == 1)
    #expect(count.value.withLock { $0 } == before + 1)
  }
}
