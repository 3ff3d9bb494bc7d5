import Foundation
import TestProcesses
import TestSupport
import Testing

/// The folder that the compiler gets, and the effect of a second run on it.
@Suite(.waitingForProcesses) struct OverlayTests {
  private struct Summary: Decodable {
    var files: Int
    var replaced: Int
    var written: [String]
    var overlay: String

    var writtenNames: [String] { written.map { ($0 as NSString).lastPathComponent }.sorted() }
  }

  private let folder: TemporaryFolder
  private let sources: URL
  private let output: URL

  init() throws {
    folder = try TemporaryFolder()
    sources = folder.file("sources")
    output = folder.file("output")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write("A.swift", "class A: B {\n  @objc func f() {}\n}\n")
    try write("B.swift", "extension A {\n  override func g() {}\n}\n")
    try write("C.swift", "import UIKit\n@objc class C {}\n")
    try write("D.swift", "struct D {}\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: sources.appendingPathComponent(name))
  }

  @Test func anothersFolderStaysAsItIs() throws {
    try FileManager.default.createDirectory(
      at: output.appendingPathComponent("sources"), withIntermediateDirectories: true)
    let own = output.appendingPathComponent("sources/mine.swift")
    try Data("mine".utf8).write(to: own)
    let finished = try DialectProgram.shared.get().overlay(sources, into: output)
    #expect(finished.status == 2)
    #expect(finished.output.contains("holds sources, which this tool has not written"))
    #expect(try Data(contentsOf: own) == Data("mine".utf8))
  }

  private func run(_ options: [String] = []) throws -> Summary {
    let finished = try DialectProgram.shared.get()
      .overlay(sources, into: output, options: ["--json", "--no-tables"] + options)
    try #require(finished.status == 0, "\(finished.output)")
    return try JSONDecoder().decode(Summary.self, from: Data(finished.output.utf8))
  }

  private var texts: [String] {
    get throws {
      let rewritten = output.appendingPathComponent("sources")
      return try FileManager.default.contentsOfDirectory(atPath: rewritten.path)
        .map { try String(contentsOf: rewritten.appendingPathComponent($0), encoding: .utf8) }
        .sorted()
    }
  }

  @Test func replacesWhatChanges() throws {
    let summary = try run()
    #expect(summary.files == 4)
    #expect(summary.replaced == 3)
    #expect(summary.writtenNames == ["A.swift", "B.swift", "C.swift"])
    struct Overlay: Decodable {
      struct Root: Decodable {
        var name: String
        var contents: String
        enum CodingKeys: String, CodingKey { case name, contents = "external-contents" }
      }
      var roots: [Root]
    }
    let overlay = try JSONDecoder().decode(
      Overlay.self, from: Data(contentsOf: URL(fileURLWithPath: summary.overlay)))
    #expect(overlay.roots.map(\.name) == ["A", "B", "C"].map { sources.path + "/\($0).swift" })
    for root in overlay.roots {
      #expect(root.contents.hasPrefix(output.path + "/sources/"))
      #expect(FileManager.default.fileExists(atPath: root.contents))
    }
  }

  @Test func writesNothingTwice() throws {
    _ = try run()
    let summary = try run()
    #expect(summary.written == [])
    #expect(summary.replaced == 3)
  }

  @Test func writesOnlyWhatAChangeConcerns() throws {
    _ = try run()
    try write("C.swift", "import UIKit\n@objc class C { @objc func h() {} }\n")
    #expect(try run().writtenNames == ["C.swift"])
    // The class of the extension that now overrides something else.
    try write("B.swift", "extension A {\n  override func h() {}\n}\n")
    #expect(try run().writtenNames == ["A.swift", "B.swift"])
  }

  @Test func noticesANewOptionalMethod() throws {
    try write("C.swift", "import UIKit\nfunc c(_ d: P?) { d?.changed?(d) }\n@objc class C {}\n")
    _ = try run()
    #expect(try texts.contains { $0.contains("d?.changed?(d)") })
    try write(
      "D.swift", "import UIKit\n@objc protocol P { @objc optional func changed(_ a: Any) }\n")
    #expect(try run().writtenNames == ["C.swift", "D.swift"])
    #expect(try texts.contains { $0.contains("(try? d?.changed(d))") })
  }

  @Test func incrementalRunsEqualWholeOnes() throws {
    _ = try run()
    try write("B.swift", "extension A {\n  @objc open func k() {}\n}\n")
    try write("D.swift", "class E: A {\n  override func k() {}\n}\n")
    _ = try run()
    let step = try texts
    try FileManager.default.removeItem(at: output)
    _ = try run()
    #expect(try texts == step)
  }

  @Test func removesWhatIsGone() throws {
    _ = try run()
    try FileManager.default.removeItem(at: sources.appendingPathComponent("B.swift"))
    let summary = try run()
    #expect(summary.replaced == 2)
    #expect(summary.writtenNames == ["A.swift"])
    #expect(try texts.count == 2)
  }

  @Test func makesAgainWhatIsLostOrDamaged() throws {
    _ = try run()
    let before = try texts
    for name in try FileManager.default.contentsOfDirectory(atPath: output.path + "/sources") {
      try FileManager.default.removeItem(atPath: output.path + "/sources/" + name)
    }
    #expect(try run().written.count == 3)
    #expect(try texts == before)
    for name in ["memory", "stamp"] {
      for damage in [Data("{".utf8), Data(), Data(repeating: 0xff, count: 4096)] {
        try #require(FileManager.default.fileExists(atPath: output.path + "/" + name))
        try damage.write(to: output.appendingPathComponent(name))
        #expect(try run().replaced == 3)
        #expect(try texts == before)
      }
    }
  }

  @Test func otherOptionsStartAnew() throws {
    _ = try run()
    let finished = try DialectProgram.shared.get().overlay(sources, into: output)
    #expect(finished.status == 0)
    #expect(try texts.contains { $0.contains("_DialectTable") })
  }

  @Test(arguments: [
    [UInt8](repeating: 0xff, count: 10) + Array("@objc".utf8), Array("@objc class A {}\0".utf8),
  ])
  func tellsOfFilesThatAreNoText(_ bytes: [UInt8]) throws {
    try Data(bytes).write(to: sources.appendingPathComponent("E.swift"))
    let finished = try DialectProgram.shared.get().overlay(sources, into: output)
    #expect(finished.status == 1)
    #expect(finished.output.contains("E.swift:1: error: not rewritten"))
  }

  @Test(arguments: [
    [], ["overlay"], ["overlay", "--module", "A B", "--output", "/tmp/x"],
    ["overlay", "--module", "A"], ["overlay", "--module", "A", "--output", "/tmp/x", "--what"],
    ["overlay", "--module", "A", "--output", "/proc/x"], ["what"], ["package"],
    ["package", "--request", "/no/such/file", "--output", "/tmp/x", "--scratch", "/tmp/x"],
  ])
  func refusesWrongArguments(_ arguments: [String]) throws {
    let finished = try FinishedProcess(DialectProgram.shared.get().tool, arguments)
    #expect(finished.status == 2)
    #expect(finished.output.hasPrefix("error: "))
  }
}
