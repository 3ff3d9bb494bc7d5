import Foundation
import TestSupport
import Testing

@testable import Adopting

/// Generated declarations that don't compile are removed, and the others stay.
@Suite struct GeneratedTextTests {
  private static let text = """
    // A comment.
    open class A: NSObject {
      public convenience init(a _0: Any?) {
        self.init()
      }
      open func b() {}
    }

    public let c = 1
    extension X: A {}
    struct D {
      var e: Int
    }
    """

  private func remaining(_ lines: Set<Int>) -> [String] {
    GeneratedText.removing(lines, from: Self.text)?.text.split(separator: "\n").map(String.init)
      ?? []
  }

  @Test func membersAreRemovedAlone() {
    for line in 2...4 {
      #expect(
        remaining([line]).prefix(4) == [
          "// A comment.", "open class A: NSObject {", "  open func b() {}", "}",
        ])
    }
    let ends = ["public let c = 1", "extension X: A {}", "struct D {", "}"]
    #expect(remaining([5, 11]).suffix(4) == ends[...])
  }

  @Test func anErrorInTheFirstLineRemovesTheDeclaration() {
    #expect(remaining([1]).prefix(2) == ["// A comment.", "public let c = 1"])
    #expect(remaining([8, 9]).last == "}")
    #expect(!remaining([8, 9]).contains("public let c = 1"))
    #expect(GeneratedText.removing([10], from: Self.text)?.declarations == ["struct D {"])
  }

  @Test func otherLinesAreIgnored() {
    #expect(GeneratedText.removing([0, 6, 7, -3, 99], from: Self.text) == nil)
    #expect(GeneratedText.removing([0], from: "") == nil)
    #expect(GeneratedText.removing([0], from: "}\n  a\n}")?.text == nil)
  }

  @Test func names() {
    #expect(GeneratedText.declaredName("@objc public protocol A: B {") == "A")
    #expect(GeneratedText.declaredName("extension A: B {}") == nil)
    #expect(GeneratedText.declaredName("class") == nil)
  }

  @Test func namesOfRemovedDeclarationsAreNotDeclaredAgain() throws {
    var names = MissingNames(modules: ["Kit"])
    let uses = [
      "Good": NameUse(imports: ["Kit": 1]), "Bad": NameUse(imports: ["Kit": 1]),
    ]
    _ = names.declare(uses, in: [:])
    let lines = names.text(of: "Kit").split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("class Bad") })
    #expect(names.remove(lines: [line + 1], from: "Kit") == ["Bad"])
    #expect(!names.text(of: "Kit").contains("Bad"))
    #expect(names.text(of: "Kit").contains("class Good"))
    #expect(names.declare(uses, in: [:]).isEmpty)
    #expect(names.remove(lines: [], from: "Kit") == ["Good"], "a crash removes all")
    #expect(names.remove(lines: [], from: "Kit") == nil)
  }
}

/// The files of a module with holes.
@Suite struct HoledModuleTests {
  @Test func filesHaveDistinctNames() throws {
    let sample = try SampleApp([
      "A/One.swift": "1", "B/One.swift": "2", "B/ObjectiveC1.swift": "3", "Holes/x": "",
    ])
    var module = AppModule(target: "M", name: "M", kind: .folder)
    module.sources = ["A/One.swift", "B/One.swift", "B/ObjectiveC1.swift"].map(sample.folder.path)
    var state = HoledModule(module, folder: sample.folder.path("Holes"), root: sample.root)
    state.addFace("class A {\n  var a: Int\n}\n")
    let names = state.sources.map { ($0 as NSString).lastPathComponent }
    #expect(names == ["One.swift", "2-One.swift", "ObjectiveC1.swift", "2-ObjectiveC1.swift"])
    #expect(state.changedCount == 0)
    #expect(Set(state.texts.values) == ["2", state.texts[state.faces[0].path]])
    let face = state.faces[0].path
    let text = try #require(state.texts[face])
    let line = try #require(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0 == "  var a: Int" })
    let errors = [
      CompilerDiagnostics.Message(path: face, line: line + 1, text: "m"),
      CompilerDiagnostics.Message(path: module.sources[0], line: 1, text: "n"),
    ]
    #expect(state.removeFromFaces(errors, all: false).map(\.text) == ["n"])
    #expect(state.texts[face]?.hasSuffix("class A {\n}\n") == true)
    #expect(state.emptyFaces == 0)
    _ = state.removeFromFaces(errors, all: true)
    #expect(state.emptyFaces == 1)
  }
}
