import Foundation
import Testing

@testable import Tateyoko

/// Test functions with the same name in one file: neither records over what may be the other's.
@Suite struct NamesakesTests {
  private let folder: BaselineFolder

  init() throws { folder = try BaselineFolder() }

  @Test func functionsAreFoundWithTheirBodies() {
    let source = """
      func one() { first() }
      // func no() { }
      let text = "func no() {"
      /* func no() { /* } */ */
      struct S {
        @Test(arguments: [1]) func `it's wide`(_ n: Int) async throws -> [Int] {
          let raw = #"}" func no() {"# + "\\(n) }\\"" + \"\"\"
            } func no() {
            \"\"\"
          if true { inner() }
        }
        func generic<T>(_ value: T) where T: Equatable {}
        var function: Int { 0 }
      }
      protocol P { func required() ; func other(a: Int) }
      func last( ) {
      """
    let functions = SwiftFunction.all(in: source)
    #expect(
      functions.map(\.name) == ["one", "it-s-wide", "generic", "required", "other", "last"])
    #expect(functions.map(\.line) == [1, 6, 12, 15, 15, 16])
    #expect(functions.map(\.hasParameters) == [false, true, true, false, true, false])
    #expect(functions[0].body == "first ( )")
    #expect(functions[1].body.contains("inner ( )") && !functions[1].body.contains("generic"))
    #expect(functions[3].body.isEmpty && functions[5].body.isEmpty)
    for end in source.indices { _ = SwiftFunction.all(in: String(source[..<end])) }
  }

  private let source = """
    final class Light: XCTestCase {
      func testTheme() { assertSnapshot(of: a, as: .image) }
      func testNamed() { assertSnapshot(of: a, as: .image, named: "light") }
      func testOther() { help() }
      func testMade() { assertSnapshot(of: a, as: .image, named: "\\(theme)") }
    }
    final class Dark: XCTestCase {
      func testTheme() { assertSnapshot(of: b, as: .image) }
      func testNamed() {
        assertSnapshot(of: b, as: .image, named: "dark")
        assertSnapshot(of: b, as: .image, named: "wide")
      }
      func testOther() { assertSnapshot(of: b, as: .image) }
      func testMade() { assertSnapshot(of: b, as: .image, named: "x") }
    }
    """

  @Test(
    arguments: [
      ("testTheme", nil, [2, 8]), ("testNamed", "light", [3]), ("testNamed", "wide", [9]),
      ("testNamed", nil, []), ("testOther", nil, [13]), ("testMade", "x", [5, 14]),
      ("testNone", nil, []),
    ] as [(String, String?, [Int])])
  func onlyWhatMayHaveTheBaselineCounts(function: String, name: String?, lines: [Int]) {
    #expect(
      Namesakes.lines(of: function, named: name, hasArguments: false, in: source) == lines)
    #expect(
      name != nil
        || Namesakes.lines(of: function, named: name, hasArguments: true, in: source).isEmpty)
  }

  @Test func aBaselineThatMayBeAnothersIsNotRecordedOver() throws {
    for mode in [SnapshotTestingConfiguration.Record.failed, .all] { try checkRecording(mode) }
  }

  private func checkRecording(_ mode: SnapshotTestingConfiguration.Record) throws {
    let place = folder.url.appendingPathComponent("\(mode)")
    let file = place.appendingPathComponent("ThemeTests.swift")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: file)
    func check(_ test: String, _ name: String?) throws -> SnapshotFailure? {
      let location = try SnapshotLocation(
        testFile: file.path, testName: "\(test)()", name: name, directory: place.path,
        pathExtension: "txt", names: folder.session.names)
      try Data("light".utf8).write(to: location.file)
      return folder.keepingArtifacts {
        var check = SnapshotCheck(
          in: folder.session, decision: RecordDecision(mode: mode, source: "a test"), diffTool: nil,
          location: location, line: 8)
        return check.run("dark", diffing: .lines)
      }
    }
    let refused = try #require(try check("testTheme", nil))
    #expect(
      refused.message.contains(
        "may belong to another testTheme in ThemeTests.swift (lines 2 and 8)"),
      "\(refused.message)")
    #expect(refused.message.contains("− light"), "the difference is told: \(refused.message)")
    #expect(try folder.data("\(mode)/testTheme.1.txt") == Data("light".utf8))
    #expect(try check("testNamed", "dark")?.kind == .recordedAnew)
    #expect(try folder.data("\(mode)/testNamed.dark.txt") == Data("dark".utf8))
  }
}
