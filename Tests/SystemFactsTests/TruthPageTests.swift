import Foundation
import TestSupport
import Testing

@Suite("The page of what has been compared with recordings") struct TruthPageTests {
  @Test("docs/truth.md is up to date with scripts/truth")
  func page() throws {
    let page = try String(
      contentsOf: Sources.root.appending(path: "docs/truth.md"), encoding: .utf8)
    #expect(page == TruthPage.text, "docs/truth.md is out of date; run scripts/truth")
  }

  /// A count on the page is one that a test found.
  @Test("each set of the suite names a test that expects its tally")
  func proofs() throws {
    let folder = Sources.root.appending(path: "Tests").resolvingSymlinksInPath()
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var tests: [String: [String]] = [:]
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("TruthSet[") else { continue }
      for suite in text.matches(of: /struct (\w+Tests)/) {
        tests["\(suite.1)", default: []].append(text)
      }
    }
    for set in TruthSet.tested {
      let names = set.proof.split { $0 == "." || $0 == " " }
      let bodies = tests[String(names[0]), default: []].flatMap {
        $0.components(separatedBy: "@Test").filter { $0.contains("func \(names[1])(") }
      }
      #expect(bodies.contains { $0.contains("TruthSet[\"\(set.name)\"]") }, "\(set.proof)")
    }
  }

  @Test("every set has values, and is listed once")
  func sets() {
    let all = TruthSet.tested + TruthSet.outside
    for set in all { #expect(set.tally.count > 0, "\(set.name)") }
    #expect(Set(all.map(\.name)).count == all.count)
  }
}
