import Foundation
import Pixels
import RunRecord
import Testing
import UIKit

@testable import Tateyoko

/// Recording, accepting and cleaning up write only to a plain file below the test file, or to the folder that
/// was specified: never behind a link, never over a device, a pipe or a socket.
@MainActor
@Suite struct RecordingPlaceTests {
  private let folder: BaselineFolder
  private let manager = FileManager.default
  private var tests: URL { folder.url.appendingPathComponent("package/Tests/T") }
  private var suite: URL { tests.appendingPathComponent("__Snapshots__/CardTests") }
  private var outside: URL { folder.url.appendingPathComponent("outside") }

  init() throws {
    folder = try BaselineFolder()
    for place in [tests, outside] {
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data("victim".utf8).write(to: outside.appendingPathComponent("victim.txt"))
  }

  /// Everything outside, with links and special files by their kinds.
  private var victims: [String] {
    let names = manager.enumerator(atPath: outside.path)?.allObjects as? [String] ?? []
    return names.sorted().map { name in
      var status = stat()
      lstat(outside.path + "/" + name, &status)
      let text =
        status.st_mode & S_IFMT == S_IFREG
        ? try? String(contentsOfFile: outside.path + "/" + name, encoding: .utf8) : nil
      return "\(name) \(status.st_mode & S_IFMT) \(text ?? "")"
    }
  }

  private func link(_ place: URL, _ target: String) throws {
    try manager.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// Checks a text as `assertSnapshot` in `CardTests.swift` does.
  private func check(
    _ text: String, _ mode: SnapshotTestingConfiguration.Record, directory: String? = nil,
    testFile: URL? = nil
  ) throws -> SnapshotFailure? {
    folder.beginRun()
    let location = try SnapshotLocation(
      testFile: (testFile ?? tests.appendingPathComponent("CardTests.swift")).path,
      testName: "card()", name: "wide", directory: directory, pathExtension: "txt",
      names: folder.session.names)
    var check = SnapshotCheck(
      in: folder.session, decision: RecordDecision(mode: mode, source: "the test"), diffTool: nil,
      location: location, line: 1)
    return folder.keepingArtifacts {
      check.run(text, diffing: Snapshotting<String, String>.lines.diffing)
    }
  }

  nonisolated private static let recording: [SnapshotTestingConfiguration.Record] = [
    .all, .failed, .missing,
  ]

  // MARK: Assertions

  @Test(arguments: recording)
  func aLinkInABaselinesPlaceIsNotWrittenThrough(
    mode: SnapshotTestingConfiguration.Record
  ) throws {
    let before = victims
    for target in ["victim.txt", "new.txt"] {
      try? manager.removeItem(at: suite)
      try link(
        suite.appendingPathComponent("card.wide.txt"), "../../../../../outside/\(target)")
      let failure = try #require(try check("new", mode))
      if !(mode == .missing && target == "victim.txt") {
        #expect(failure.message.contains("card.wide.txt is a symbolic link"), "\(failure.message)")
        #expect(failure.kind == .error)
      }
      #expect(victims == before)
    }
  }

  @Test(arguments: ["__Snapshots__", "__Snapshots__/CardTests"])
  func aLinkOnTheWayIsNotWrittenThrough(place: String) throws {
    let before = victims
    try link(tests.appendingPathComponent(place), outside.path)
    for mode in Self.recording {
      let failure = try #require(try check("new", mode))
      #expect(failure.message.contains("\(place) is a symbolic link"), "\(failure.message)")
      // The pending file is still written, to be accepted elsewhere.
      #expect(failure.message.contains("pending   "))
      #expect(failure.message.contains("/card.wide.txt\n"), "\(failure.message)")
      #expect(victims == before)
    }
  }

  @Test func whatIsNoPlainFileIsNotReplaced() throws {
    try manager.createDirectory(at: suite, withIntermediateDirectories: true)
    let path = suite.appendingPathComponent("card.wide.txt").path
    func kind() -> mode_t {
      var status = stat()
      return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
    }
    let makers: [(String, () -> Bool)] = [
      ("pipe", { mkfifo(path, 0o666) == 0 }),
      ("device", { mknod(path, S_IFCHR | 0o666, 0x103) == 0 }),
      ("folder", { mkdir(path, 0o777) == 0 }),
      (
        "socket",
        {
          let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
          defer { close(socket) }
          var address = sockaddr_un()
          address.sun_family = UInt16(AF_UNIX)
          // Its address must be short: it is created elsewhere and moved here.
          let made = folder.url.path + "/s"
          withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(made.utf8)) }
          return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
              bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
          } == 0 && rename(made, path) == 0
        }
      ),
    ]
    for (name, make) in makers {
      try? manager.removeItem(atPath: path)
      // Only root can create devices.
      guard make() else {
        #expect(name == "device" && geteuid() != 0, "no \(name)")
        continue
      }
      let before = kind()
      for mode in Self.recording {
        let failure = try #require(try check("new", mode))
        #expect(failure.kind != .recorded && failure.kind != .recordedAnew, "\(name) \(mode)")
        #expect(kind() == before, "\(name) \(mode)")
      }
    }
  }

  /// A machine with hermetic builds has links in place of files: they are compared.
  @Test func linksAreReadThrough() throws {
    let real = outside.appendingPathComponent("victim.txt")
    try link(suite.appendingPathComponent("card.wide.txt"), real.path)
    for mode in SnapshotTestingConfiguration.Record.allCases where mode != .all {
      #expect(try check("victim", mode) == nil, "\(mode)")
    }
    try? manager.removeItem(at: suite)
    try link(suite, outside.path)
    try Data("card".utf8).write(to: outside.appendingPathComponent("card.wide.txt"))
    #expect(try check("card", .never) == nil)
    #expect(try check("card", .all)?.kind == .recording)
  }

  /// The links on the path to the package don't matter.
  @Test func aPackageBehindALinkRecords() throws {
    let way = folder.url.appendingPathComponent("way")
    try link(way, folder.url.appendingPathComponent("package").path)
    let file = way.appendingPathComponent("Tests/T/CardTests.swift")
    #expect(try check("new", .missing, testFile: file)?.kind == .recorded)
    #expect(
      try String(contentsOf: suite.appendingPathComponent("card.wide.txt"), encoding: .utf8)
        == "new")
    #expect(try check("newer", .failed, testFile: file)?.kind == .recordedAnew)
  }

  /// A folder that the test specifies is used as given, even through a link; the same rules apply inside it.
  @Test func aFolderThatTheTestNamesRecords() throws {
    let mine = folder.url.appendingPathComponent("mine")
    let real = folder.url.appendingPathComponent("real")
    try manager.createDirectory(at: real, withIntermediateDirectories: true)
    try link(mine, "real")
    #expect(try check("new", .missing, directory: mine.path)?.kind == .recorded)
    let file = real.appendingPathComponent("card.wide.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
    try manager.removeItem(at: file)
    try link(file, outside.appendingPathComponent("victim.txt").path)
    let before = victims
    #expect(try check("new", .failed, directory: mine.path)?.kind == .error)
    #expect(victims == before)
    let deep = folder.url.appendingPathComponent("deep/er")
    #expect(try check("new", .missing, directory: deep.path)?.kind == .recorded)
  }

  // MARK: Scenarios

  private func scenario(_ color: UIColor) -> Scenario {
    Scenario(
      id: "Colours", title: "Plain colours",
      screens: [
        Scenario.Screen(
          id: "One", title: "One", variants: [Scenario.Variant(.iPhone8, os: "12.0")],
          records: [.pictures, .trace]
        ) {
          let controller = UIViewController()
          controller.view.backgroundColor = color
          return controller
        }
      ])
  }

  private func run(
    _ color: UIColor, _ mode: ScenarioRun.Mode, stale: StaleMode = .ignore, owns: Bool = false
  ) throws -> ScenarioRunResult {
    var run = ScenarioRun(
      [scenario(color)], mode: mode,
      snapshots: folder.url.appendingPathComponent("package/snapshots"))
    run.staleMode = stale
    run.ownsSnapshots = owns
    return try run.run()
  }

  @Test func scenariosRecordNothingThroughLinks() throws {
    let snapshots = folder.url.appendingPathComponent("package/snapshots/Colours")
    #expect(try run(.red, .recordMissing).tally.counts[.recorded] == 2)
    let names = try manager.contentsOfDirectory(atPath: snapshots.path).sorted()
    #expect(names.count == 2)
    // Each of the files, picture and trace, replaced by a link to a victim.
    for name in names {
      try manager.removeItem(at: snapshots.appendingPathComponent(name))
      try link(snapshots.appendingPathComponent(name), outside.path + "/victim.txt")
    }
    let before = victims
    for mode in [ScenarioRun.Mode.record, .recordMissing] {
      let result = try run(.blue, mode)
      #expect(result.tally.counts[.error] == 2)
      if mode == .record {
        #expect(result.failures.allSatisfy { $0.message?.contains("is a symbolic link") == true })
      }
      #expect(victims == before)
    }
    // The folder itself.
    try manager.removeItem(at: snapshots)
    try link(snapshots, outside.path)
    #expect(try run(.blue, .record).tally.counts[.error] == 2)
    #expect(victims == before)
  }

  @Test func scenariosWaitForNoPipe() throws {
    let snapshots = folder.url.appendingPathComponent("package/snapshots/Colours")
    _ = try run(.red, .recordMissing)
    for name in try manager.contentsOfDirectory(atPath: snapshots.path) {
      try manager.removeItem(at: snapshots.appendingPathComponent(name))
      #expect(mkfifo(snapshots.appendingPathComponent(name).path, 0o666) == 0)
    }
    for mode in [ScenarioRun.Mode.verify, .recordMissing, .record] {
      #expect(try run(.red, mode).tally.counts[.error] == 2, "\(mode)")
    }
  }

  @Test func leftOversBehindLinksStay() throws {
    let snapshots = folder.url.appendingPathComponent("package/snapshots")
    _ = try run(.red, .recordMissing)
    // Real baselines of ours, in a folder outside and in place of a deleted scenario.
    try manager.copyItem(
      at: snapshots.appendingPathComponent("Colours"), to: outside.appendingPathComponent("Gone"))
    try link(snapshots.appendingPathComponent("Gone"), outside.path + "/Gone")
    let before = victims
    #expect(try run(.red, .verify, stale: .delete, owns: true).deleted.isEmpty)
    #expect(victims == before)
  }

  // MARK: Accepting

  private func accept(_ baseline: String, folders: [URL]? = nil) throws -> String? {
    let report = folder.url.appendingPathComponent("report")
    try manager.createDirectory(
      at: report.appendingPathComponent("pending"), withIntermediateDirectories: true)
    try Data("new".utf8).write(to: report.appendingPathComponent("pending/a.txt"))
    var snapshot = SnapshotRecord(
      id: "a", scenario: "A", name: "a", outcome: .changed, baseline: baseline)
    snapshot.parts.pending = "pending/a.txt"
    try RunRecord(
      header: RunHeader(
        title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"),
      snapshots: [snapshot]
    ).json().write(to: report.appendingPathComponent(RunRecord.fileName))
    let acceptance = try BaselineAcceptance(
      report: report, root: folder.url.appendingPathComponent("package"), folders: folders)
    return try #require(acceptance.accept(acceptance.candidates).first).problem
  }

  /// A link is no place for a baseline, even if it leads to another place in the package.
  @Test func acceptingFollowsTheSameRules() throws {
    let package = folder.url.appendingPathComponent("package")
    try manager.createDirectory(
      at: package.appendingPathComponent("snapshots/notes"), withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: package.appendingPathComponent("snapshots/notes/a.txt"))
    try link(suite.appendingPathComponent("card.wide.txt"), package.path + "/snapshots/notes/a.txt")
    let problem = try accept("Tests/T/__Snapshots__/CardTests/card.wide.txt")
    #expect(problem?.contains("is a symbolic link") == true, "\(problem ?? "accepted")")
    try manager.removeItem(at: suite)
    try link(suite, package.path + "/snapshots/notes")
    let other = try accept("Tests/T/__Snapshots__/CardTests/a.txt")
    #expect(other?.contains("is a symbolic link") == true, "\(other ?? "accepted")")
    #expect(
      try String(
        contentsOf: package.appendingPathComponent("snapshots/notes/a.txt"), encoding: .utf8)
        == "mine")
  }

  @Test func aFolderThatAPersonNamesIsAccepted() throws {
    let package = folder.url.appendingPathComponent("package")
    let mine = package.appendingPathComponent("mine")
    try manager.createDirectory(
      at: package.appendingPathComponent("real"), withIntermediateDirectories: true)
    try link(mine, "real")
    #expect(try accept("mine/a.txt", folders: [mine]) == nil)
    #expect(
      try String(contentsOf: package.appendingPathComponent("real/a.txt"), encoding: .utf8)
        == "new")
  }
}
