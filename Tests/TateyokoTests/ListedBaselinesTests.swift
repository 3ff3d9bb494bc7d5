import Foundation
import TestSupport
import Testing

@testable import Tateyoko

/// Baselines that a merge left to be rendered again.
@Suite struct ListedBaselinesTests {
  private let folder: TemporaryFolder
  private let list: RerenderList

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data("ref: refs/heads/main\n".utf8), ".git/HEAD")
    list = try #require(RerenderList(near: folder.path("App/Tests")))
  }

  private func path(_ name: String) -> String { folder.path(name) }

  @Test func theListIsSortedHasAHeadingAndGoesWhenItIsEmpty() throws {
    #expect(list.paths.isEmpty)
    for name in ["b c.png", "a.png", "b c.png"] { try list.add("App/\(name)") }
    #expect(list.paths == ["App/a.png", "App/b c.png"])
    let text = String(decoding: try Data(contentsOf: folder.file(RerenderList.path)), as: UTF8.self)
    #expect(text.hasPrefix("# Baselines that both sides of a merge changed."))
    #expect(text.hasSuffix("\nApp/a.png\nApp/b c.png\n"))
    try list.remove(["App/a.png", "App/none.png"])
    #expect(list.paths == ["App/b c.png"])
    try list.remove(["App/b c.png"])
    #expect(folder.names == [".git"])
    try list.remove(["App/b c.png"])
    #expect(folder.names == [".git"])
  }

  @Test func manyProcessesAddWithoutLosingAny() throws {
    let list = list
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      #expect(throws: Never.self) { try list.add("\(number).png") }
    }
    #expect(list.paths.count == 16)
  }

  @Test func nothingIsWrittenThroughALink() throws {
    let other = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.file(".tateyoko"), withDestinationURL: other.url)
    #expect(throws: (any Error).self) { try list.add("a.png") }
    #expect(other.names.isEmpty)
  }

  @Test func pathsAreThoseBelowTheCheckout() throws {
    #expect(list.path(of: path("App/a.png")) == "App/a.png")
    #expect(list.path(of: "/elsewhere/a.png") == nil)
    #expect(RerenderList(near: "/")?.top == nil)
    let link = try TemporaryFolder()
    try folder.write(Data(), "App/a.png")
    try FileManager.default.createSymbolicLink(
      at: link.file("way"), withDestinationURL: folder.url)
    #expect(list.path(of: link.path("way/App/a.png")) == "App/a.png")
  }

  @Test func onlyWhatIsListedIsRecordedWhereThatIsAsked() throws {
    try list.add("App/a.png")
    let listed = ListedBaselines(near: folder.url.path, isReadOnly: false)
    let decision = RecordDecision.decide(call: nil, scope: nil) {
      $0 == "TATEYOKO_RECORD" ? "listed" : nil
    }
    #expect(decision.mode == .never)
    #expect(decision.words == "never, from TATEYOKO_RECORD=listed")
    #expect(listed.decision(decision, for: path("App/a.png")).mode == .failed)
    #expect(listed.decision(decision, for: path("App/b.png")).mode == .never)
    let other = RecordDecision.decide(call: nil, scope: nil) { _ in "missing" }
    #expect(listed.decision(other, for: path("App/a.png")).mode == .missing)
  }

  @Test func aTestRecordsAListedBaselineAndTakesItOffTheList() throws {
    let decision = RecordDecision.decide(call: nil, scope: nil) {
      $0 == "TATEYOKO_RECORD" ? "listed" : nil
    }
    /// Compares with a baseline that shows one side of a merge.
    func check(_ decision: RecordDecision, isListed: Bool) throws -> SnapshotFailure? {
      let file = "Tests/__Snapshots__/SuiteTests/test.x.txt"
      try folder.write(Data("one side\n".utf8), file)
      if isListed { try list.add(file) }
      let session = SnapshotSession(
        ArtifactFolder(folder.file("artifacts")),
        listed: ListedBaselines(near: folder.url.path, isReadOnly: false))
      let location = try SnapshotLocation(
        testFile: path("Tests/SuiteTests.swift"), testName: "test()", name: "x",
        directory: nil, pathExtension: "txt", names: session.names)
      return SnapshotSession.$inForce.withValue(session) {
        var check = SnapshotCheck(
          in: session, decision: decision, diffTool: nil, location: location, line: 1)
        let failure = check.run("both sides\n", diffing: .lines)
        return check.finish(failure, seconds: 0)
      }
    }
    #expect(try check(decision, isListed: false)?.kind == .different)
    let never = RecordDecision(mode: .never, source: "CI=true")
    let left = try check(never, isListed: true)
    #expect(left?.kind == .different)
    #expect(left?.message.contains("Both sides of a merge changed this baseline") == true)
    #expect(list.paths.count == 1)
    #expect(try check(decision, isListed: true)?.kind == .recordedAnew)
    #expect(list.paths.isEmpty)
  }
}
