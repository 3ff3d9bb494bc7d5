import Foundation
import RunRecord
import TestProcesses
import TestSupport
import Testing

@testable import BaselineCommands

/// Comparing commits of a real repository. A command that copies files replaces picturing the screens,
/// because building would take minutes.
@Suite(.waitingForProcesses) struct DiffCommandTests {
  private let sandbox: GitSandbox
  /// Pictures as the commit's own code would create them.
  private let command = #"cp -r "shots and more"/. "$TATEYOKO_SNAPSHOTS""#

  /// `main` has two pictures; `side` changes one, adds one, and removes none.
  init() throws {
    sandbox = try GitSandbox()
    try sandbox.folder.write(Data(".build\n".utf8), ".gitignore")
    try sandbox.write(picture: "shots and more/App/a.png", 10, label: "Apple")
    try sandbox.write(picture: "shots and more/App/b.png", 10, label: "Apple")
    try sandbox.commit("Begin")
    try sandbox.git("checkout", "--quiet", "-b", "side")
    try sandbox.write(picture: "shots and more/App/a.png", 20, label: "Pear")
    try sandbox.write(picture: "shots and more/App/c.png", 10, label: "Apple")
    try sandbox.commit("Change")
    try sandbox.git("checkout", "--quiet", "main")
  }

  private func diff(_ words: String..., environment: [String: String] = [:]) throws
    -> CommandLineRun
  {
    try CommandLineRun(
      ["diff"] + words + ["--with", command],
      environment: GitSandbox.environment.merging(environment) { $1 },
      folder: sandbox.folder.url)
  }

  private var record: RunRecord {
    get throws { try RunRecord(json: try sandbox.data(".build/tateyoko-diff/report/run.json")) }
  }

  @Test func twoCommitsAreComparedAndExplained() throws {
    let run = try diff("main..side")
    #expect(run.status == 1, "\(run)")
    #expect(
      run.output.hasPrefix(
        """
        - The text of the label “title” changed from “Apple” to “Pear” in 1
          picture.
        - 1 picture is new.
        main (
        """), "\(run)")
    #expect(run.output.contains("): 1 changed, 1 new, 1 equal\nreport    file://"))
    let snapshots = try record.snapshots
    #expect(snapshots.map(\.outcome) == [.changed, .equal, .missing])
    #expect(snapshots[0].device == "iphone-x")
    #expect(snapshots.allSatisfy { $0.pending == nil }, "nobody accepts what is no baseline's")
    // And in the other direction.
    let back = try diff("side..main")
    #expect(back.output.contains("1 picture is gone."), "\(back)")
    #expect(try diff("main..main").status == 0)
  }

  @Test func theUsersCheckoutIsNotTouched() throws {
    // Something staged, changed, new, and stashed.
    try sandbox.folder.write(Data("put away".utf8), "stashed.txt")
    try sandbox.git("add", "stashed.txt")
    try sandbox.git("stash", "--quiet")
    try sandbox.folder.write(Data("staged".utf8), "staged.txt")
    try sandbox.git("add", "staged.txt")
    try sandbox.write(picture: "shots and more/App/b.png", 30, label: "Plum")
    try sandbox.write(picture: "shots and more/App/new.png", 30)
    func state() throws -> [String] {
      [
        try sandbox.git("status", "--porcelain"), try sandbox.git("stash", "list"),
        try sandbox.git("rev-parse", "HEAD"), try sandbox.git("symbolic-ref", "HEAD"),
        try sandbox.git("diff", "--cached", "--raw", "--no-abbrev"),
        try sandbox.git("for-each-ref"),
      ]
    }
    let before = try state()
    let index = try sandbox.data(".git/index")
    // The work tree against its commit, with files that aren't added yet.
    let run = try diff()
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("→ the work tree: 1 changed, 1 new, 1 equal"), "\(run)")
    #expect(run.output.contains("from “Apple” to “Plum”"))
    #expect(try diff("main..side").status == 1)
    #expect(try sandbox.data(".git/index") == index)
    #expect(try state() == before)
  }

  /// The contents of another folder are neither overwritten nor deleted.
  @Test(arguments: [".", "shots and more", "kept"]) func onlyItsOwnFolderIsUsed(place: String)
    throws
  {
    try sandbox.folder.write(Data("mine\n".utf8), "kept/.gitignore")
    try sandbox.folder.write(Data("mine\n".utf8), "kept/a/pictures/x.png")
    try sandbox.folder.write(Data("mine\n".utf8), "kept/index")
    try sandbox.git("add", "--force", "kept")
    try sandbox.commit("Keep")
    let run = try diff("main..side", "--scratch", place)
    #expect(run.status == 2, "\(run)")
    #expect(run.errors.contains("was not created by this command; nothing in it was changed"))
    #expect(try sandbox.git("status", "--porcelain", "--ignored") == "")
    // A new folder is marked, and used again.
    for _ in 0..<2 { #expect(try diff("main..side", "--scratch", "new/scratch").status == 1) }
    #expect(try sandbox.data("new/scratch/.tateyoko-diff") == Data("tateyoko-diff 1\n".utf8))
  }

  @Test func foldersAreUsedAgainAndCleaned() throws {
    let ignored = ".build/tateyoko-diff/b/tree\(sandbox.folder.url.path)/left.png"
    #expect(try diff("main..side").status == 1)
    try sandbox.folder.write(Data("x".utf8), ignored)
    try sandbox.folder.write(Data("x".utf8), ".build/tateyoko-diff/b/build/warm")
    // A call that was interrupted while git was writing leaves a lock.
    let lock = try sandbox.git("worktree", "list").split(separator: "\n").count
    #expect(lock == 3)
    let again = try diff("side..main")
    #expect(again.status == 1, "\(again)")
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.path(ignored)))
    #expect(
      FileManager.default.fileExists(
        atPath: sandbox.folder.path(".build/tateyoko-diff/b/build/warm")))
    // The folder is removed behind git's back.
    try FileManager.default.removeItem(at: sandbox.folder.file(".build"))
    #expect(try diff("main..side").status == 1)
  }

  @Test func threeDotsBeginWhereTheTwoParted() throws {
    try sandbox.write(picture: "shots and more/App/b.png", 90, label: "Later")
    try sandbox.commit("Later")
    #expect(try diff("main..side").output.contains("2 changed, 1 new"))
    let run = try diff("main...side")
    #expect(run.output.contains("1 changed, 1 new, 1 equal"), "\(run)")
    #expect(run.output.contains("the merge base of main and side"))
  }

  @Test func whatCanNotBePicturedEndsWithStatusTwo() throws {
    let unknown = try diff("mian")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("There is no commit “mian”. Did you mean main?"), "\(unknown)")
    #expect(try diff("--", "--output=x").status == 2)
    let broken = try CommandLineRun(
      ["diff", "main..side", "--with", "echo noise; exit 3"], environment: GitSandbox.environment,
      folder: sandbox.folder.url)
    #expect(broken.status == 2)
    #expect(
      broken.errors.contains("could not be pictured. “echo noise; exit 3” ended with status 3"))
    #expect(broken.errors.contains("noise\n"), "\(broken)")
    let nothing = try CommandLineRun(
      ["diff", "main..side", "--with", "true"], environment: GitSandbox.environment,
      folder: sandbox.folder.url)
    #expect(nothing.errors.contains("Neither commit has snapshots"), "\(nothing)")
    // A file that isn't a picture doesn't count as an equal one.
    try sandbox.git("checkout", "--quiet", "side")
    try sandbox.folder.write(Data("no picture".utf8), "shots and more/App/a.png")
    try sandbox.commit("Damage")
    let damaged = try diff("main..side")
    #expect(damaged.status == 2, "\(damaged)")
    #expect(damaged.output.contains("1 not compared"))
    let outside = try TemporaryFolder()
    #expect(try CommandLineRun(["diff"], folder: outside.url).status == 2)
  }

  @Test func calledFromAHookItAsksTheRightRepository() throws {
    let run = try diff(
      "main..side", environment: ["GIT_DIR": "/nonexistent", "GIT_INDEX_FILE": "/nonexistent"])
    #expect(run.status == 1, "\(run)")
  }

  @Test("tests run in record mode, in a checkout that finds the packages next to the repository")
  func aPackagesTestsArePictured() throws {
    let sandbox = try GitSandbox("App")
    try sandbox.folder.write(Data("kit".utf8), "Kit/kit.txt")
    // Replaces minutes of building: the calls of `swift`, and the files that tests leave.
    let swift = """
      #!/bin/sh
      case "$*" in
        *dump-package*) echo '{"dependencies":[{"fileSystem":[{"path":"'"$(dirname "$PWD")"'/Kit"}]}]}' ;;
        *"snapshots build --build-tests") test -e ../Kit/kit.txt ;;
        *"snapshots test --skip-build --filter Card")
          test "$TATEYOKO_RECORD" = all && cp -r fake "$TATEYOKO_ARTIFACTS" || exit 7
          echo noise
          mkdir -p Tests/__Snapshots__/S && cp fake/one.png Tests/__Snapshots__/S/one.png
          exit 1 ;;
        *) exit 8 ;;
      esac

      """
    try sandbox.folder.writeProgram(swift, "bin/swift")
    func commit(_ name: String, _ gray: UInt8, _ label: String, error: Bool) throws {
      try sandbox.write(picture: "App/fake/one.png", gray, label: label)
      try sandbox.write(picture: "App/fake/pending/two.png", gray, label: label)
      var record = RunRecord(
        header: RunHeader(
          title: "Snapshot tests", toolVersion: "1", recordMode: "all", recordModeOrigin: "x"))
      for (id, outcome) in [("one", SnapshotOutcome.recorded), ("two", .changed), ("bad", .error)]
      where outcome != .error || error {
        var snapshot = SnapshotRecord(
          id: id, scenario: "S", name: id, outcome: outcome, message: "It is \(id).\nReally.",
          baseline: "Tests/__Snapshots__/S/\(id).png")
        if outcome == .changed { snapshot.parts.pending = "pending/two.png" }
        record.snapshots.append(snapshot)
      }
      try sandbox.folder.write(record.json(), "App/fake/run.json")
      try sandbox.commit(name)
      try sandbox.git("tag", name)
    }
    try commit("old", 10, "Apple", error: false)
    try commit("new", 20, "Pear", error: false)
    try commit("broken", 20, "Pear", error: true)
    func diff(_ range: String) throws -> CommandLineRun {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return try CommandLineRun(
        ["diff", range, "--filter", "Card", "--scratch", "../scratch"],
        environment: GitSandbox.environment.merging([
          "PATH": "\(sandbox.folder.path("bin")):\(path)"
        ]) { $1 }, folder: sandbox.root)
    }
    let run = try diff("old..new")
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("from “Apple” to “Pear” in 2\n  pictures."), "\(run)")
    #expect(run.output.contains(": 2 changed\n"))
    #expect(!run.errors.contains("noise"), "\(run)")
    let broken = try diff("new..broken")
    #expect(broken.status == 2, "\(broken)")
    #expect(broken.errors.contains("S/bad: It is bad.\n"), "\(broken)")
    #expect(broken.output.contains(": 1 not compared, 2 equal"), "\(broken)")
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test func markdownHasAHeadingAndNames() throws {
    let run = try diff("main..side", "--markdown")
    #expect(run.output.hasPrefix("### main ("))
    #expect(run.output.contains("- 1 picture is new.\n  <sub>App/c</sub>\n"), "\(run)")
  }

  @Test func rangesAreReadAsGitReadsThem() {
    func range(_ text: String) -> [String?] {
      let range = CommitRange(text)
      return [range.old, range.new, range.isFromMergeBase ? "base" : nil]
    }
    #expect(range("a..b") == ["a", "b", nil])
    #expect(range("a...b") == ["a", "b", "base"])
    #expect(range("a..") == ["a", "HEAD", nil])
    #expect(range("..b") == ["HEAD", "b", nil])
    #expect(range("HEAD~2") == ["HEAD~2", nil, nil])
    #expect(range("") == ["HEAD", nil, nil])
  }

  // MARK: Changes

  @Test func changesOfPicturesFoldersAndCommitsAreSentences() throws {
    let words = "The text of the label “title” changed from “Apple” to “Pear”"
    try sandbox.write(picture: "new/a.png", 20, label: "Pear")
    let pair = try sandbox.tateyoko("changes", "shots and more/App/a.png", "new/a.png")
    #expect(pair.status == 0, "\(pair)")
    #expect(pair.output == "- \(words) in 1\n  picture.\n")
    let folders = try sandbox.tateyoko("changes", "shots and more/App", "new", "--markdown")
    #expect(folders.output.contains("- \(words) in 1 picture."), "\(folders)")
    #expect(folders.output.contains("1 picture is gone."))
    // For stored pictures nothing is built.
    let commits = try sandbox.tateyoko(
      "changes", "--commits", "main..side", "--snapshots", "shots and more")
    #expect(commits.output == "- \(words) in 1\n  picture.\n- 1 picture is new.\n", "\(commits)")
    try sandbox.write(picture: "Tests/__Snapshots__/S/t.1.png", 1)
    let tree = try sandbox.tateyoko("changes", "--commits", "HEAD")
    #expect(tree.output == "- 1 picture is new.\n", "\(tree)")
    #expect(
      try sandbox.tateyoko("changes", "--commits", "main..main").output == "No picture changed.\n")
    #expect(try sandbox.tateyoko("changes", "nothing").status == 2)
    #expect(try sandbox.tateyoko("changes", "new", "new/a.png").status == 2)
    #expect(try sandbox.tateyoko("changes", "a", "b", "c").status == 2)
    // The last run compares with the baselines recorded before it, so it finds nothing.
    var record = RunRecord(
      header: RunHeader(
        title: "Snapshot tests", toolVersion: "1", recordMode: "never", recordModeOrigin: "x"))
    record.snapshots = [
      SnapshotRecord(id: "t.1", scenario: "S", name: "t.1", outcome: .equal)
    ]
    try sandbox.folder.write(record.json(), "tateyoko-report/run.json")
    #expect(try sandbox.tateyoko("changes").output == "- 1 picture is new.\n")
    let named = try sandbox.tateyoko("changes", "tateyoko-report")
    #expect(named.output == "No picture changed.\n", "\(named)")
    record.snapshots[0].outcome = .missing
    try sandbox.folder.write(record.json(), "tateyoko-report/run.json")
    #expect(try sandbox.tateyoko("changes").output.contains("is new"))
  }
}
