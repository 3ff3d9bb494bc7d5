import Foundation
import Pixels
import TestProcesses
import TestSupport
import Testing

@testable import BaselineCommands

/// Baselines that both sides of a merge changed, merged by a real git.
@Suite(.waitingForProcesses) struct MergeDriverTests {
  private let sandbox: GitSandbox
  private let first = "App Tests/__Snapshots__/Über uns/test.1.png"
  private let second = "snapshots/Screen/one.png"

  /// Two pictures on `main`, with the driver installed.
  init() throws {
    sandbox = try GitSandbox()
    try sandbox.write(picture: first, 10)
    try sandbox.write(picture: second, 10)
    let installed = try sandbox.tateyoko("merge-driver", "--install")
    try #require(installed.status == 0, "\(installed.errors)")
    try sandbox.commit("Begin")
  }

  /// A branch of `main` with different pictures.
  private func branch(_ name: String, _ pictures: [(path: String, gray: UInt8)]) throws {
    try sandbox.git("checkout", "--quiet", "-b", name, "main")
    for (path, gray) in pictures { try sandbox.write(picture: path, gray) }
    try sandbox.commit("Change \(name)")
  }

  private var list: [String] {
    let text = (try? String(contentsOf: sandbox.folder.file(".tateyoko/rerender"), encoding: .utf8))
    return text?.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init) ?? []
  }

  private func status() throws -> String { try sandbox.git("status", "--porcelain") }

  @Test func whatBothSidesChangedIsListedAndTheMergeCompletes() throws {
    try branch("ours", [(first, 20), (second, 20)])
    try branch("theirs", [(first, 30), (second, 30)])
    try sandbox.git("checkout", "--quiet", "ours")
    let merge = try sandbox.attempt(["merge", "--quiet", "--no-edit", "theirs"])
    #expect(merge.status == 0, "\(merge.output)")
    #expect(merge.output.contains("Both sides changed the baseline \(first)"), "\(merge.output)")
    #expect(merge.output.contains("record --listed"))
    #expect(list == [first, second])
    #expect(try sandbox.data(second) == GitSandbox.picture(20))
    let check = try sandbox.tateyoko("merge-driver", "--check")
    #expect(check.status == 1)
    #expect(check.output.contains("listed    \(first)\n"))
    #expect(check.output.contains("2 baselines show one side of a merge"))
    #expect(try status() == "?? .tateyoko/\n")
  }

  @Test func whatOnlyDiffersInStoredFactsIsDecided() throws {
    // Our side recorded the same pixels with other facts, theirs another picture.
    try sandbox.git("checkout", "--quiet", "-b", "ours")
    try sandbox.write(picture: first, 10, note: "recorded again")
    try sandbox.write(picture: second, 40)
    try sandbox.commit("Facts")
    try branch("theirs", [(first, 30)])
    try sandbox.write(picture: second, 40, note: "theirs")
    try sandbox.commit("The same picture")
    try sandbox.git("checkout", "--quiet", "ours")
    try sandbox.git("merge", "--quiet", "--no-edit", "theirs")
    #expect(try sandbox.data(first) == GitSandbox.picture(30), "their picture is the only new one")
    #expect(
      try sandbox.data(second) == GitSandbox.picture(40), "ours stays, as the pixels are equal")
    #expect(list.isEmpty)
    #expect(try status() == "")
    // In the other direction.
    try sandbox.git("checkout", "--quiet", "theirs")
    try sandbox.git("reset", "--quiet", "--hard", "theirs")
    try sandbox.git("checkout", "--quiet", "-b", "back", "theirs")
    try sandbox.git("merge", "--quiet", "--no-edit", "--no-ff", "ours~1")
    #expect(try sandbox.data(first) == GitSandbox.picture(30))
    #expect(list.isEmpty)
  }

  @Test func rebasingAndPickingListTheSame() throws {
    try branch("ours", [(first, 20)])
    try branch("theirs", [(first, 30), (second, 30)])
    let rebase = try sandbox.attempt(["rebase", "ours"])
    #expect(rebase.status == 0, "\(rebase.output)")
    #expect(list == [first])
    // In a rebase the current side is the branch being rebased onto.
    #expect(try sandbox.data(first) == GitSandbox.picture(20))
    #expect(try sandbox.data(second) == GitSandbox.picture(30))
    try FileManager.default.removeItem(at: sandbox.folder.file(".tateyoko"))
    try branch("picked", [(first, 50)])
    let pick = try sandbox.attempt(["cherry-pick", "ours"])
    #expect(pick.output.contains("Both sides changed the baseline"), "\(pick.output)")
    #expect(list == [first])
    #expect(try sandbox.data(first) == GitSandbox.picture(50))
  }

  @Test("an octopus merge doesn't call drivers, and rejects files that both sides changed")
  func anOctopusChangesNothing() throws {
    try branch("ours", [(first, 20)])
    try branch("theirs", [(first, 30)])
    try branch("others", [(second, 30)])
    try sandbox.git("checkout", "--quiet", "ours")
    let merge = try sandbox.attempt(["merge", "--no-edit", "theirs", "others"])
    #expect(merge.status != 0, "\(merge.output)")
    #expect(list.isEmpty)
    try sandbox.git("reset", "--quiet", "--hard")
    let apart = try sandbox.attempt(["merge", "--no-edit", "others"])
    #expect(apart.status == 0, "\(apart.output)")
  }

  @Test func aPictureThatBothSidesAddedIsListedAndADeletedOneConflicts() throws {
    let new = "snapshots/Screen/new one.png"
    try branch("ours", [(new, 20), (second, 20)])
    try branch("theirs", [(new, 30)])
    try FileManager.default.removeItem(at: sandbox.folder.file(second))
    try sandbox.commit("Remove")
    try sandbox.git("checkout", "--quiet", "ours")
    let merge = try sandbox.attempt(["merge", "--no-edit", "theirs"])
    #expect(merge.status == 1)
    #expect(merge.output.contains("CONFLICT (modify/delete): \(second)"), "\(merge.output)")
    #expect(list == [new])
  }

  @Test func damagedFilesConflictAsBefore() throws {
    try branch("ours", [(first, 20)])
    try branch("theirs", [])
    try sandbox.folder.write(Data("no picture\0".utf8), first)
    try sandbox.commit("Damage")
    try sandbox.git("checkout", "--quiet", "ours")
    let merge = try sandbox.attempt(["merge", "--no-edit", "theirs"])
    #expect(merge.status == 1)
    #expect(merge.output.contains("\(first) is not merged"), "\(merge.output)")
    #expect(list.isEmpty)
    #expect(try sandbox.data(first) == GitSandbox.picture(20))
  }

  @Test func installingTwiceChangesNothing() throws {
    let attributes = try sandbox.data(".gitattributes")
    #expect(
      String(decoding: attributes, as: UTF8.self) == """
        **/__Snapshots__/**/*.png merge=tateyoko
        snapshots/**/*.png merge=tateyoko
        /.tateyoko/rerender merge=union

        """)
    let again = try sandbox.tateyoko("merge-driver", "--install")
    #expect(again.status == 0, "\(again.errors)")
    #expect(again.output.contains("is configured already"))
    #expect(again.output.contains("is complete already"))
    #expect(try sandbox.data(".gitattributes") == attributes)
    #expect(try status() == "")
    let more = try sandbox.tateyoko(
      "merge-driver", "--install", "--snapshots", "snapshots", "--snapshots", "my shots")
    #expect(more.output.contains("added     \"my shots/**/*.png\" merge=tateyoko"), "\(more)")
    #expect(
      try sandbox.git("check-attr", "merge", "--", "my shots/a b.png").contains(": tateyoko"))
  }

  @Test func aRuleBehindIsNamedAsTheReason() throws {
    try sandbox.folder.write(Data("*.png merge=binary\n".utf8), "snapshots/.gitattributes")
    try sandbox.folder.write(Data("* text=auto".utf8), ".gitattributes")
    let refused = try sandbox.tateyoko("merge-driver", "--install")
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("Another .gitattributes overrides the merge driver"), "\(refused)")
    let text = String(decoding: try sandbox.data(".gitattributes"), as: UTF8.self)
    #expect(text.hasPrefix("* text=auto\n**/__Snapshots__"), "\(text)")
  }

  @Test func wrongUseIsExplained() throws {
    #expect(try sandbox.tateyoko("merge-driver").status == 2)
    #expect(try sandbox.tateyoko("merge-driver", "a", "b").errors.contains("the four files"))
    let gone = try sandbox.tateyoko("merge-driver", "a", "b", "c", "x.png")
    #expect(gone.status == 2)
    #expect(gone.errors.contains("x.png can't be merged"))
    let outside = try TemporaryFolder()
    let run = try CommandLineRun(["merge-driver", "--install"], folder: outside.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("is not in a git checkout"))
  }

  @Test func theDecisionGoesByPixelsAndPointers() throws {
    func decide(_ base: Data, _ ours: Data, _ theirs: Data, _ path: String = "a.png")
      -> BaselineMerge
    {
      BaselineMerge(base: base, ours: ours, theirs: theirs, path: path)
    }
    let picture = { (gray: UInt8, note: String) in try GitSandbox.picture(gray, note: note) }
    let (one, two, three) = (try picture(1, ""), try picture(2, ""), try picture(3, ""))
    #expect(decide(one, two, three) == .undecided)
    #expect(decide(Data(), two, three) == .undecided)
    #expect(decide(Data(), two, try picture(2, "x")) == .ours)
    #expect(decide(one, try picture(1, "x"), three) == .theirs)
    #expect(decide(one, two, try picture(1, "x")) == .ours)
    func pointer(_ name: String) -> Data {
      Data("version https://git-lfs.github.com/spec/v1\noid sha256:\(name)\nsize 1\n".utf8)
    }
    #expect(decide(pointer("a"), pointer("b"), pointer("c")) == .undecided)
    #expect(decide(pointer("a"), pointer("b"), pointer("b")) == .ours)
    #expect(decide(Data("a".utf8), Data("b".utf8), Data("c".utf8), "a.txt") == .undecided)
    guard case .damaged = decide(one, two, Data("c".utf8)) else {
      Issue.record("what is no picture is not merged")
      return
    }
  }

  // MARK: Rendering again

  @Test func recordingListedBaselinesRendersExactlyThese() throws {
    let part = [
      "--scenario", "PagedTables/D4", "--device", "iphone-8", "--orientation", "portrait",
    ]
    func run(_ words: [String]) throws -> CommandLineRun {
      try CommandLineRun(words, environment: GitSandbox.environment, folder: sandbox.folder.url)
    }
    #expect(try run(["record"] + part).status == 0)
    let name = "snapshots/PagedTables/D4.iphone-8.ios-11.2.portrait.page-1.png"
    let right = try sandbox.data(name)
    let other = "snapshots/PagedTables/D4.iphone-8.ios-11.2.portrait.page-3.png"
    // A merge left one wrong picture on the list; another one is wrong, and not on the list.
    try sandbox.write(picture: name, 1)
    try sandbox.write(picture: other, 1)
    let wrong = try sandbox.data(other)
    try sandbox.folder.write(Data("# heading\n\(name)\n".utf8), ".tateyoko/rerender")
    let fails = try run(["verify"] + part)
    #expect(fails.status == 1)
    #expect(list == [name], "what differs stays listed")
    let recorded = try run(["record", "--listed", "--device", "iphone-8"])
    #expect(recorded.status == 0, "\(recorded)")
    #expect(try sandbox.data(name) == right)
    #expect(list.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: sandbox.folder.path(".tateyoko")))
    #expect(try run(["record", "--listed"]).output.contains("No baseline is waiting"))
    #expect(try sandbox.data(other) == wrong, "what is on no list stays")
  }
}
