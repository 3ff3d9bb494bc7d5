import Foundation
import Testing

@testable import Tateyoko

/// A run's origin, which never makes it fail.
@Suite struct RunOriginTests {
  private let folder: BaselineFolder
  private static let one = String(repeating: "1a", count: 20)
  private static let two = String(repeating: "2b", count: 20)

  init() throws { folder = try BaselineFolder() }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func origin(
    _ environment: [String: String] = [:], at path: String = "", facts: [(String, String)] = []
  ) -> RunOrigin {
    .current(
      folder: folder.url.appendingPathComponent(path).path,
      facts: facts.map { (name: $0.0, value: $0.1) }, environment: { environment[$0] })
  }

  @Test func aBranchIsReadFromTheCheckout() throws {
    try write("ref: refs/heads/topic/縦横\n", ".git/HEAD")
    try write("\(Self.one)\n", ".git/refs/heads/topic/縦横")
    try write("", "Sources/Deep/File.swift")
    for path in ["", "Sources/Deep"] {
      #expect(origin(at: path).commit == Self.one)
      #expect(origin(at: path).branch == "topic/縦横")
    }
  }

  @Test func aPackedBranchIsReadToo() throws {
    try write("ref: refs/heads/main\n", ".git/HEAD")
    try write(
      "# pack-refs with: peeled\n\(Self.two) refs/heads/domain\n\(Self.one) refs/heads/main\n",
      ".git/packed-refs")
    #expect(origin().commit == Self.one)
    #expect(origin().branch == "main")
  }

  @Test func aDetachedHeadHasNoBranch() throws {
    try write("\(Self.one)\n", ".git/HEAD")
    #expect(origin().commit == Self.one)
    #expect(origin().branch == nil)
  }

  @Test func aWorktreeSharesItsBranches() throws {
    try write("gitdir: ../main/.git/worktrees/tree\n", "tree/.git")
    try write("ref: refs/heads/topic\n", "main/.git/worktrees/tree/HEAD")
    try write("../..\n", "main/.git/worktrees/tree/commondir")
    try write("\(Self.two)\n", "main/.git/refs/heads/topic")
    #expect(origin(at: "tree").commit == Self.two)
    #expect(origin(at: "tree").branch == "topic")
  }

  @Test(arguments: ["", "ref: ", "ref: ../../../etc/passwd", "garbage", "ref: refs/heads/gone"])
  func whatIsNoCheckoutIsLeftUnknown(head: String) throws {
    try write(head, ".git/HEAD")
    #expect(origin().commit == nil)
  }

  @Test func noCheckoutIsNoError() {
    #expect(GitCheckout(near: "/proc") == nil)
    let origin = RunOrigin.current(folder: "/proc", environment: { _ in nil })
    #expect(origin.commit == nil && origin.branch == nil)
    #expect(origin.started?.count == "2026-11-21T12:03:19Z".count)
  }

  @Test func whatTheBuildServiceSaysWins() throws {
    try write("ref: refs/heads/main\n", ".git/HEAD")
    try write("\(Self.one)\n", ".git/refs/heads/main")
    let github = origin([
      "GITHUB_ACTIONS": "true", "GITHUB_SHA": Self.two, "GITHUB_HEAD_REF": "",
      "GITHUB_REF_NAME": "release", "GITHUB_SERVER_URL": "https://github.com",
      "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "7", "CI": "true",
    ])
    #expect(github.commit == Self.two && github.branch == "release")
    #expect(github.environment.contains(.init("CI", "GitHub Actions")))
    #expect(github.environment.contains(.init("job", "https://github.com/a/b/actions/runs/7")))
    let gitlab = origin(["GITLAB_CI": "true", "CI": "true", "CI_COMMIT_SHA": "no commit"])
    #expect(gitlab.commit == Self.one, "what is no commit is passed over")
    #expect(gitlab.environment.contains(.init("CI", "GitLab")))
    #expect(origin(["CI": "false"]).environment.allSatisfy { $0.name != "CI" })
  }

  @Test func aFixedTimeTakesThePlaceOfTheClock() {
    let fixed = origin(["SOURCE_DATE_EPOCH": "1763726599"], facts: [("jobs", "2")])
    #expect(fixed.started == "2025-11-21T12:03:19Z")
    #expect(fixed.isReproducible)
    #expect(fixed.environment.last == .init("jobs", "2"))
    for nonsense in ["", "soon", "-1", "99999999999999"] {
      #expect(!origin(["SOURCE_DATE_EPOCH": nonsense]).isReproducible)
    }
  }

  @Test func aReproducibleRecordHasNoTimings() {
    let snapshot = SnapshotRecord(
      id: "a", scenario: "S", name: "a", outcome: .equal, seconds: 0.5)
    #expect(origin().described(snapshot).seconds == 0.5)
    let fixed = origin(["SOURCE_DATE_EPOCH": "0"])
    #expect(fixed.described(snapshot).seconds == nil)
    var header = RunHeader(
      title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "a test")
    fixed.describe(&header)
    #expect(header.started == "1970-01-01T00:00:00Z")
  }

  @Test func partsOfACostAddUp() {
    var snapshot = SnapshotRecord(id: "a", scenario: "S", name: "a", outcome: .equal)
    snapshot.add(0.1)
    snapshot.add(0.2)
    #expect(snapshot.seconds == 0.3)
  }
}
