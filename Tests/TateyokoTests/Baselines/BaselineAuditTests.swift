import Foundation
import Pixels
import RunRecord
import Testing

@testable import Tateyoko

/// Unused baselines, and baselines used twice.
@Suite struct BaselineAuditTests {
  private let folder: BaselineFolder

  init() throws {
    folder = try BaselineFolder()
    try add(
      "Tests/CellTests.swift",
      "func testCell() {}\n  func `it's wide`() async {}\nfunc testLate<T>(_: T) {}\n")
    for name in [
      "CellTests/testCell.1.png", "CellTests/testCell.2.png", "CellTests/testOld.1.png",
      "CellTests/it-s-wide.1.png", "CellTests/testLate.1.txt", "GoneTests/testGone.1.png",
      "CellTests/.testCell.3.png.123-4.tmp",
    ] {
      try add("Tests/__Snapshots__/\(name)", "x")
    }
  }

  private func add(_ path: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // An x represents a recorded picture.
    let isPicture = text == "x" && path.hasSuffix(".png")
    let data = try isPicture ? PNGCodec.encode(Bitmap(width: 2, height: 2)) : Data(text.utf8)
    try data.write(to: file)
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
  }

  /// Deletes as `tateyoko stale --delete` does, with `--all` and with `--unmarked`.
  private func delete(_ audit: BaselineAudit, all: Bool = false, unmarked: Bool = false) {
    for stale in audit.stale() where stale.isChosen(all: all, unmarked: unmarked) {
      try? audit.remove(stale)
    }
  }

  private func audit(_ uses: [(String, String)], isEnded: Bool = true) -> BaselineAudit {
    let manifest = UsedBaselines.Manifest(
      run: "1", partialReason: nil, shard: nil,
      uses: uses.map { .init(path: "Tests/__Snapshots__/\($0.0)", location: $0.1) }, reported: [],
      isEnded: isEnded)
    return BaselineAudit(UsedBaselines(manifests: [manifest]), root: folder.url)
  }

  private func words(_ stale: [BaselineAudit.Stale]) -> [String] {
    stale.map { "\(($0.path as NSString).lastPathComponent) \($0.reason)" }
  }

  @Test func whatNobodyAskedForIsFoundWithItsReason() {
    let stale = audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale()
    #expect(
      words(stale) == [
        "testCell.2.png notAskedFor", "testOld.1.png noTest", "testGone.1.png noTestFile",
      ])
    #expect(stale.map(\.isCertain) == [false, true, false])
  }

  /// The names of swift-snapshot-testing have the labels of arguments.
  @Test func aNameWithLabelsIsATests() throws {
    for name in ["testLate-device.iPad.png", "testLater-device.iPad.png"] {
      try add("Tests/__Snapshots__/CellTests/\(name)", "x")
    }
    let stale = audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale()
    #expect(!words(stale).contains { $0.hasPrefix("testLate-") })
    #expect(words(stale).contains("testLater-device.iPad.png noTest"))
  }

  /// Pictures from `tateyoko previews` are next to the manifest, in folders named after modules.
  @Test func thePicturesOfPreviewsAreNoTests() throws {
    try add("Package.swift", "")
    try add("Package@swift-6.0.swift", "")
    try add("__Snapshots__/App/Card.iphone-15.png", "x")
    let stale = audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale()
    #expect(!words(stale).contains { $0.hasPrefix("Card") })
    // Next to tests such a folder is one of them.
    try add("RootTests.swift", "func testRoot() {}\n")
    let beside = audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale()
    #expect(words(beside).contains("Card.iphone-15.png noTestFile"))
  }

  /// A helper anywhere may name baselines independently of functions; its test may have been skipped.
  @Test(arguments: [
    ("assertSnapshot(of: view, as: .image, testName: name + \"-dark\")", false),
    ("assertSnapshot(of: view, as: .image, testName: \"testOld\")", false),
    ("assertSnapshot(of: view, as: .image, testName:\n  testName.uppercased())", false),
    ("func check(testName: String = #function) { snap(testName: testName) }", true),
    ("func check(testName  :String) { snap(testName: testName, line: 3) }", true),
    ("let testName = 3; let myTestName: Int = 4", true),
  ])
  func namesOfAHelpersMakingMakeNothingCertain(source: String, staysCertain: Bool) throws {
    try add("Sources/Support/Helper.swift", source)
    try add("Dependency/Package.swift", "")
    try add("Dependency/Other.swift", "snap(testName: other)")
    let stale = audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale()
    #expect(words(stale).contains("testOld.1.png noTest") == staysCertain)
    #expect(stale.contains(where: \.isCertain) == staysCertain)
  }

  /// With `--parallel`, a process ends while others are still running tests; and a killed one would have used
  /// more.
  @Test func aProcessThatHasNotEndedMayAskForMore() {
    let uses = [("CellTests/testCell.1.png", "CellTests.swift:1")]
    #expect(words(audit(uses).stale()).contains("testCell.2.png notAskedFor"))
    let running = words(audit(uses, isEnded: false).stale())
    #expect(running == ["testOld.1.png noTest", "testGone.1.png noTestFile"])
  }

  @Test func aTestThatDidNotRunKeepsItsBaselines() {
    // testLate and it's wide are in the file; skipped tests use nothing.
    let names = words(audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale())
    #expect(!names.contains { $0.hasPrefix("testLate") || $0.hasPrefix("it-s-wide") })
  }

  @Test func aWholeFolderNobodyAskedForIsLookedAtOverThePackage() throws {
    try add("Other/MoreTests.swift", "func testNow() {}")
    try add("Other/__Snapshots__/MoreTests/testThen.1.png", "x")
    try add("Dependency/Package.swift", "")
    try add("Dependency/__Snapshots__/XTests/testThen.1.png", "x")
    let names = words(audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale())
    #expect(names.filter { $0.hasPrefix("testThen") } == ["testThen.1.png noTest"])
  }

  @Test func whereSourcesAreElsewhereNothingIsSaid() throws {
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("Tests/CellTests.swift"))
    let names = words(audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale())
    #expect(names == ["testCell.2.png notAskedFor"])
  }

  @Test func namesThatAreMadeElsewhereAreNotJudged() throws {
    try add("Tests/CellTests.swift", "verifySnapshot(of: x, as: .lines, testName: name)")
    let names = words(audit([("CellTests/testCell.1.png", "CellTests.swift:1")]).stale())
    #expect(!names.contains { $0.hasPrefix("testOld") })
  }

  @Test func aFolderThatNoTestFileNamesIsNeverCertain() throws {
    for name in ["testCell.9.png", "testMine.1.png"] {
      try add("Tests/__Snapshots__/Mine/\(name)", "x")
    }
    let asked = audit([
      ("CellTests/testCell.1.png", "CellTests.swift:1"),
      ("Mine/testMine.2.png", "CellTests.swift:2"),
    ])
    // Another process of the run, such as Swift Testing's, may still use them.
    let soFar = words(asked.stale(in: ["Tests/__Snapshots__/CellTests"]))
    #expect(soFar.allSatisfy { !$0.contains("noTestFile") }, "\(soFar)")
    #expect(!words(asked.stale()).contains { $0.hasPrefix("testMine.1") })
    delete(asked)
    delete(audit([("CellTests/testCell.1.png", "CellTests.swift:1")]))
    #expect(exists("Tests/__Snapshots__/Mine/testCell.9.png"))
    #expect(exists("Tests/__Snapshots__/Mine/testMine.1.png"))
    #expect(exists("Tests/__Snapshots__/GoneTests/testGone.1.png"))
  }

  @Test func aFolderThatOtherFilesUseIsNotJudged() throws {
    let others = audit([
      ("CellTests/testCell.1.png", "CellTests.swift:1"),
      ("CellTests/testThere.1.png", "OtherTests.swift:4"),
    ])
    #expect(!words(others.stale()).contains { $0.hasPrefix("testOld") })
    let alone = audit([("CellTests/testCell.1.png", "CellTests.swift:1")])
    #expect(words(alone.stale()).contains { $0.hasPrefix("testOld") })
    try add("Tests/OtherTests.swift", "assertSnapshot(of: x, snapshotDirectory: cells)")
    #expect(!words(alone.stale()).contains { $0.hasPrefix("testOld") })
  }

  @Test func whatIsNotCertainlyABaselineIsLeftAlone() throws {
    let kept = [
      "README.md", "fixture.json", "testOld.png", "testOld.1.html", "testOld..png", "-.1.png",
      "test Old.1.png", "testOld.1.png.orig",
    ]
    for name in kept { try add("Tests/__Snapshots__/CellTests/\(name)", "x") }
    try add("Tests/__Snapshots__/CellTests/testOld.2.png", "another program's")
    try add("Tests/__Snapshots__/CellTests/testOld.3.txt", "a text")
    let audit = audit([("CellTests/testCell.1.png", "CellTests.swift:1")])
    delete(audit)
    for name in kept + ["testOld.2.png", "testOld.3.txt", "testCell.2.png"] {
      #expect(exists("Tests/__Snapshots__/CellTests/\(name)"), "\(name)")
    }
    #expect(!exists("Tests/__Snapshots__/CellTests/testOld.1.png"))
    delete(audit, all: true)
    #expect(!exists("Tests/__Snapshots__/CellTests/testCell.2.png"))
    for name in kept + ["testOld.2.png", "testOld.3.txt"] {
      #expect(exists("Tests/__Snapshots__/CellTests/\(name)"), "\(name)")
    }
    delete(audit, unmarked: true)
    for name in kept { #expect(exists("Tests/__Snapshots__/CellTests/\(name)"), "\(name)") }
    #expect(!exists("Tests/__Snapshots__/CellTests/testOld.3.txt"))
  }

  @Test func nothingBehindALinkIsRemoved() throws {
    try add("Elsewhere/testOld.1.png", "x")
    try add("Tests/LinkTests.swift", "func testNow() {}")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("Tests/__Snapshots__/LinkTests"),
      withDestinationURL: folder.url.appendingPathComponent("Elsewhere"))
    delete(audit([("LinkTests/testNow.1.png", "LinkTests.swift:1")]), all: true, unmarked: true)
    #expect(exists("Elsewhere/testOld.1.png"))
  }

  @Test(
    arguments: [
      ("func testTab()", "testTab"), ("func\ttestTab()", "testTab"),
      ("func\n  testTab()", "testTab"), ("func /* a /* b */ c */ testTab<T>()", "testTab"),
      ("func // why\n testTab ()", "testTab"), ("func`a name`()", "a-name"),
      ("func `name with (`()", "name-with"), ("func `name (x) y`()", "name"),
      ("@Test func prüfe縦()", "prüfe縦"), ("func", nil), ("function()", nil),
      ("func ", nil), ("myfunc testTab", nil), ("func /* open", nil),
    ] as [(String, String?)])
  func functionsAreFoundHoweverTheyAreWritten(source: String, name: String?) {
    #expect(BaselineAudit.functions(in: source) == Set([name].compactMap(\.self)))
  }

  @Test func twoPlacesThatAskForOneFileAreNamed() {
    let audit = audit([
      ("CellTests/testCell.1.png", "CellTests.swift:4"),
      ("CellTests/testCell.1.png", "OtherTests.swift:9"),
      ("CellTests/testCell.2.png", "CellTests.swift:5"),
      ("CellTests/testCell.2.png", "CellTests.swift:5"),
    ])
    #expect(audit.duplicates.map(\.path) == ["Tests/__Snapshots__/CellTests/testCell.1.png"])
    #expect(audit.duplicates.first?.locations == ["CellTests.swift:4", "OtherTests.swift:9"])
  }

  @Test func removingTakesTheEmptyFolderToo() throws {
    let audit = audit([("CellTests/testCell.1.png", "CellTests.swift:1")])
    for stale in audit.stale() { try audit.remove(stale) }
    let gone = folder.url.appendingPathComponent("Tests/__Snapshots__/GoneTests")
    #expect(!FileManager.default.fileExists(atPath: gone.path))
    #expect(audit.stale().isEmpty)
  }
}

/// What processes note down, and what is read back.
@Suite struct UsedBaselinesTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func write(
    _ run: TestRun, _ paths: [String], shard: RunShard? = nil
  ) throws {
    let file = try UsedBaselinesFile(artifacts: folder.url, run: run, shard: shard)
    for path in paths { file.note(path, location: "A.swift:1") }
  }

  @Test func eachProcessHasAFileAndARunReadsItsOwn() throws {
    let run = TestRun(identity: "7 70", partialReason: nil)
    try write(run, ["/x/a.png", "/x/a.png", "/x/odd\tname%\n.png"])
    try write(run, ["/x/b.png"])
    let used = UsedBaselines(artifacts: folder.url, run: "7 70")
    #expect(used.manifests.count == 2)
    #expect(
      Set(used.manifests.flatMap { $0.uses.map(\.path) })
        == ["/x/a.png", "/x/b.png", "/x/odd\tname%\n.png"])
    #expect(used.partialReason == nil)
    // The next run removes what this one left.
    try write(TestRun(identity: "8 80", partialReason: "--filter"), ["/x/c.png"])
    let later = UsedBaselines(artifacts: folder.url)
    #expect(later.manifests.map(\.run) == ["8 80"])
    #expect(later.partialReason == "the run was restricted by --filter")
  }

  @Test func shardsAreAWholeWhenAllAreThere() throws {
    let run = TestRun(identity: "7 70", partialReason: nil)
    try write(run, ["/x/a.png"], shard: RunShard(index: 1, count: 2))
    let first = UsedBaselines(artifacts: folder.url)
    #expect(first.partialReason == "shard 2/2 is missing")
    try write(run, ["/x/b.png"], shard: RunShard(index: 2, count: 2))
    #expect(UsedBaselines(artifacts: folder.url).partialReason == nil)
    #expect(UsedBaselines(manifests: []).partialReason != nil)
  }

  @Test func aShardThatWasRestrictedMakesNoWhole() throws {
    for (index, reason) in [(1, nil), (2, "--filter")] as [(Int, String?)] {
      try write(
        TestRun(identity: "7 70", partialReason: reason), ["/x/\(index).png"],
        shard: RunShard(index: index, count: 2))
    }
    let used = UsedBaselines(artifacts: folder.url)
    #expect(used.partialReason == "the run was restricted by --filter")
  }

  @Test func aFileThatWasCutShortOrIsNoneIsReadAsFarAsItIsGood() {
    let text = "tateyoko-used 1\nrun 1 2\n+ a.png\tA.swift:1\nwhat is this\n+ b.p"
    let manifest = UsedBaselines.Manifest(text: text)
    #expect(manifest?.uses.map(\.path) == ["a.png"])
    #expect(UsedBaselines.Manifest(text: "tateyoko-used 2\n+ a") == nil)
    #expect(UsedBaselines.Manifest(text: "") == nil)
  }

  @Test(
    arguments: [
      (["swift-test", "--filter", "A"], ["x.xctest"], "--filter"),
      (["/usr/bin/swift-test", "--skip=A"], ["x"], "--skip"),
      (["swift", "test", "--parallel"], ["x.xctest", "M.C/test"], nil),
      (["swift-test"], ["x", "--testing-library", "swift-testing"], nil),
      (["bash"], ["/b/x.xctest", "M.C/test"], "M.C/test"), (["bash"], ["/b/x.xctest"], nil),
      (["bash"], ["x", "--testing-library", "swift-testing", "--filter", "A"], "--filter"),
    ] as [([String], [String], String?)])
  func aRestrictedRunIsKnownByItsArguments(
    parent: [String], own: [String], reason: String?
  ) {
    #expect(TestRun(parent: parent, own: own, identity: "").partialReason == reason)
  }

  @Test(
    arguments: [
      (["swift-test"], ["x.xctest"], false, .followed),
      (["swift", "test", "--parallel"], ["x.xctest", "M.C/test"], false, .followed),
      (["swift-test", "--filter", "A"], ["x.xctest"], false, .followed),
      (["swift-test"], ["x", "--testing-library", "swift-testing"], false, .last),
      (["swift-test", "--disable-swift-testing"], ["x.xctest"], false, .unknown),
      (["swift-test"], ["x.xctest"], true, .unknown),
      (["bash"], ["x.xctest"], false, .unknown),
      (["bash"], ["x", "--testing-library", "swift-testing"], false, .unknown),
    ] as [([String], [String], Bool, TestRun.Position)])
  func theLastProcessIsSwiftTestings(
    parent: [String], own: [String], hasEntryPoint: Bool, position: TestRun.Position
  ) {
    let run = TestRun(parent: parent, own: own, identity: "") { hasEntryPoint }
    #expect(run.position == position)
  }
}
