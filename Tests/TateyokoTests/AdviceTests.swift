import Foundation
import RunRecord
import Testing

@testable import Tateyoko

/// The instructions in a failure, and their length.
@Suite struct AdviceTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  private func verify(
    _ value: String, _ name: String, test: String = "advice()",
    _ record: SnapshotTestingConfiguration.Record? = .missing, line: UInt = #line
  ) -> String? {
    folder.keepingArtifacts {
      verifySnapshot(
        of: value, as: .lines, named: name, record: record, snapshotDirectory: folder.url.path,
        testName: test, line: line)
    }
  }

  @Test(arguments: [
    ("A.FormTests/testForm()/F.swift:8:4", #"^A\.FormTests/testForm\(\)/"#),
    ("A.FormTests/cell(style:)/F.swift:18:4", #"^A\.FormTests/cell\(style:\)/"#),
    ("A.FormTests/testForm", "^A\\.FormTests/testForm$"),
    ("A.Form+It's/`a b`()/F.swift:1:1", #"^A\.Form\+It.s/`a b`\(\)/"#),
  ])
  func theFilterIsOneTest(identifier: String, filter: String) throws {
    #expect(TestInvocation.filter(of: identifier, function: "x") == filter)
    let pattern = try Regex(filter)
    #expect(identifier.contains(pattern))
    for other in [
      "A.FormTests/testFormAgain()/F.swift:9:4", "A.FormTests/testFormAgain",
      "AA.FormTests/testForm()/F.swift:8:4", "A.FormTests2/testForm",
    ] { #expect(!other.contains(pattern)) }
  }

  @Test func withoutANameTheFilterIsTheFunction() {
    #expect(TestInvocation.filter(of: nil, function: "testForm") == "/testForm$")
    #expect(TestInvocation.filter(of: nil, function: "a-b") == nil)
    let filter = TestInvocation.filter(
      of: nil, running: "FormTests.testForm", function: "testForm-iOS")
    #expect(filter == #"\.FormTests/testForm$"#)
  }

  @Test("10,000 changed lines make a message of a few lines, and a file with all of them")
  func aLongDifferenceIsCutInTheMessage() throws {
    let old = (0..<3000).map { "line \($0) of the old text" }.joined(separator: "\n")
    let new = (0..<3000).map { "line \($0) of the new text" }.joined(separator: "\n")
    _ = verify(old, "long")
    folder.beginRun()
    let message = try #require(verify(new, "long", .never))
    #expect(message.utf8.count < 8_000, "\(message.utf8.count) bytes")
    #expect(message.contains("− line 0 of the old text"))
    #expect(message.contains("… and 5922 more lines"), "\(message)")
    #expect(message.contains("\ndiff      file://"))
  }

  @Test func aLongLineIsCutToo() {
    let long = String(repeating: "x", count: 100_000)
    let shown = CappedText.lines("a\n\(long)\nb")
    #expect(shown.hasPrefix("a\nxxx") && shown.hasSuffix("x…\nb"))
    #expect(shown.utf8.count < 500)
    let plain = (0..<CappedText.lineLimit).map { "line \($0)" }.joined(separator: "\n")
    #expect(CappedText.lines(plain) == plain)
    #expect(CappedText.lines(plain + "\nx").hasSuffix("\n… and 1 more line"))
    #expect(CappedText.lines(plain + "\nx\ny", rest: "see f").hasSuffix("2 more lines; see f"))
  }

  @Test func aMessageGivesTheTerminalNoOrders() throws {
    _ = verify("plain", "orders")
    folder.beginRun()
    let message = try #require(verify("\u{1B}[2Jred\u{202E}", "orders", .never))
    #expect(message.contains(#"\u{1B}[2Jred\u{202E}"#), "\(message)")
    #expect(!message.unicodeScalars.contains { $0 != "\n" && HarmlessText.isHarmful($0) })
  }

  // MARK: Names that differ in case only

  @Test func twoNamesThatDifferInCaseOnlyAreRefused() throws {
    #expect(verify("one", "Button")?.contains("had no baseline") == true)
    let second = try #require(verify("one", "button"))
    #expect(second.contains("The name of AdviceTests/advice.button differs only in case"))
    #expect(second.contains("advice.Button.txt"))
    #expect(folder.files == ["advice.Button.txt"])
    #expect(verify("one", "buttons")?.contains("had no baseline") == true)
  }

  @Test func aNewNameThatDiffersInCaseOnlyFromABaselineIsRefused() throws {
    try Data("one".utf8).write(to: folder.url.appendingPathComponent("advice.Card.txt"))
    for mode in [SnapshotTestingConfiguration.Record.missing, .never, .all] {
      let message = try #require(verify("one", "card", mode))
      #expect(message.contains("differs only in case from the baseline"), "\(message)")
    }
    #expect(folder.files == ["advice.Card.txt"])
  }

  @Test func aFolderThatDiffersInCaseOnlyIsRefused() throws {
    let other = folder.url.deletingLastPathComponent()
      .appendingPathComponent(folder.url.lastPathComponent.uppercased(), isDirectory: true)
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: other) }
    #expect(verify("one", "x")?.contains("differs only in case") == true)
  }

  @Test func testsThatDifferInCaseOnlyAreRefused() throws {
    _ = verify("one", "a", test: "testURL()")
    #expect(verify("one", "a", test: "testUrl()")?.contains("differs only in case") == true)
  }
}
