import Foundation
import Testing
import UIKit

@testable import Tateyoko

/// The effect of each record mode on a missing, a different and an equal baseline.
@Suite struct SnapshotCheckTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func verify(
    _ text: String, _ mode: SnapshotTestingConfiguration.Record, line: UInt = #line
  ) -> String? {
    folder.keepingArtifacts {
      verifySnapshot(
        of: text, as: .lines, named: "text", record: mode, snapshotDirectory: folder.url.path,
        testName: "table()", line: line)
    }
  }

  private var stored: String? {
    (try? folder.data("table.text.txt")).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.all, .failed, .missing])
  func aMissingBaselineIsWrittenAndFails(mode: SnapshotTestingConfiguration.Record) throws {
    let message = try #require(verify("one", mode))
    #expect(message.contains("had no baseline; the current snapshot was recorded"))
    #expect(message.contains("record    \(mode.rawValue), from the call"))
    #expect(stored == "one")
  }

  @Test func neverWritesNothing() throws {
    let message = try #require(verify("one", .never))
    #expect(message.contains("has no baseline, and none was recorded"))
    #expect(folder.files.isEmpty)
  }

  @Test func aDifferenceFailsAndStaysUnlessAskedFor() throws {
    _ = verify("one\ntwo\n", .missing, line: 1)
    for mode in [SnapshotTestingConfiguration.Record.missing, .never] {
      let message = try #require(
        inALaterRun { verify("one\nzwei\n", mode, line: 1) })
      #expect(message.contains("does not match its baseline"))
      #expect(message.contains("− two\n+ zwei"))
      #expect(message.contains("accept    pass record: .failed in the call"))
      #expect(stored == "one\ntwo\n")
    }
  }

  private func inALaterRun(_ body: () -> String?) -> String? {
    folder.beginRun()
    return body()
  }

  @Test(arguments: [SnapshotTestingConfiguration.Record.all, .failed])
  func aDifferenceIsRecordedWhenAskedFor(mode: SnapshotTestingConfiguration.Record) throws {
    _ = verify("one", .missing, line: 1)
    let message = try #require(inALaterRun { verify("two", mode, line: 1) })
    #expect(message.contains("which was recorded again"))
    #expect(stored == "two")
  }

  @Test func anEqualSnapshotPassesExceptWhileRecordingAll() throws {
    _ = verify("one", .missing, line: 1)
    #expect(inALaterRun { verify("one", .missing, line: 1) } == nil)
    #expect(verify("one", .failed, line: 1) == nil)
    #expect(verify("one", .never, line: 1) == nil)
    let message = try #require(verify("one", .all, line: 1))
    #expect(message.contains("The test fails because recording is on"))
    folder.session.artifacts.endRun(stale: (.ignore, nil), root: folder.url.path)
    let record = try #require(folder.session.artifacts.record)
    #expect(record.snapshots.map(\.result) == [.unchanged])
    #expect(record.header.isFailure(record.snapshots[0]))
  }

  /// A runner that retries a failed test would find the picture that the first try recorded.
  @Test(arguments: [SnapshotTestingConfiguration.Record.missing, .failed])
  func whatARunRecordedStaysFailedInIt(mode: SnapshotTestingConfiguration.Record) throws {
    _ = verify("one", .missing, line: 1)
    if mode == .failed {
      _ = inALaterRun { verify("one", .never, line: 1) }
      folder.beginRun()
      #expect(verify("two", mode, line: 1)?.contains("recorded again") == true)
    }
    let text = mode == .failed ? "two" : "one"
    for _ in 0..<2 {
      for retry in [SnapshotTestingConfiguration.Record.missing, .failed, .never] {
        let message = try #require(verify(text, retry, line: 1))
        #expect(message.contains("which was recorded in this run"))
      }
    }
    #expect(inALaterRun { verify(text, .never, line: 1) } == nil)
  }

  @Test func aTakenNameFails() throws {
    _ = verify("one", .missing, line: 1)
    let message = try #require(verify("two", .missing, line: 2))
    #expect(message.contains("line 1 of this file"))
  }

  @Test func aNameMayBeUsedAgainForTheSameContent() throws {
    _ = verify("one", .missing, line: 1)
    #expect(inALaterRun { verify("one", .never, line: 1) } == nil)
    #expect(verify("one", .never, line: 2) == nil)
  }

  @Test func aFailureKeepsItsFiles() throws {
    _ = verify("one", .missing, line: 1)
    let message = try #require(inALaterRun { verify("two", .never, line: 1) })
    for label in ["reference", "actual", "diff"] {
      let line = try #require(message.split(separator: "\n").first { $0.hasPrefix(label) })
      let url = try #require(URL(string: String(line.dropFirst(10))))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(line)")
    }
  }
}
