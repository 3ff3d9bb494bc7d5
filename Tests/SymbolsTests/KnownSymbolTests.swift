import Foundation
import Graphics
import Symbols
import SystemFacts
import Testing

@Suite struct KnownSymbolTests {
  @Test("every name is found, and nothing else")
  func names() {
    let all = KnownSymbols.all
    #expect(all.count > 5700)
    #expect(
      all.map(\.name) == all.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for symbol in all { #expect(KnownSymbols.symbol(named: symbol.name) == symbol) }
    for name in ["", " ", "star.", "Star", "star fill", "zzzz", "0", "~", "star.fill 13.0", "é"] {
      #expect(KnownSymbols.symbol(named: name) == nil, "\(name)")
    }
  }

  @Test(
    "names have the releases that introduced them",
    arguments: [
      ("star", "13.0"), ("gearshape", "14.0"), ("box.truck", "16.0"), ("globe.fill", "26.0"),
    ]
  )
  func releases(name: String, since: String) {
    #expect(KnownSymbols.symbol(named: name)?.since == OSVersion(since))
  }

  @Test("nearly all of the most used names have an approximation")
  func coverage() {
    let used = SymbolUses.mostUsed
    #expect(used.count == 200 && used.first?.name == "plus" && used.first?.count == 101)
    let drawn = used.filter { KnownSymbols.symbol(named: $0.name)?.recipe != nil }
    #expect(drawn.count >= 199)
    #expect(KnownSymbols.all.count { $0.recipe != nil } >= 2800)
  }

  @Test("playback points to the right in all languages, other directions follow the text")
  func directions() {
    func follows(_ name: String) -> Bool? {
      KnownSymbols.symbol(named: name)?.followsReadingDirection
    }
    #expect(follows("chevron.forward") == true && follows("text.alignleft") == false)
    #expect(follows("chevron.right") == false && follows("forward.fill") == false)
    #expect(follows("goforward") == false && follows("sidebar.leading") == true)
  }

  @Test("the page of symbols has every name once, in a row or among the boxes")
  func page() {
    var rows: [String] = []
    var boxes: [String] = []
    for line in SymbolPage.text.split(separator: "\n") {
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      if line.hasPrefix("| `") {
        rows.append(String(parts[1]))
      } else if line.hasPrefix("iOS ") {
        boxes += stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
      }
    }
    let all = KnownSymbols.all
    #expect(rows == all.filter { $0.recipe != nil }.map(\.name))
    #expect(boxes.sorted() == all.filter { $0.recipe == nil }.map(\.name).sorted())
  }

  /// What docs/resources.md says of the symbols.
  @Test func pageOfResources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "docs/resources.md"), encoding: .utf8
    ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let all = KnownSymbols.all
    let measured = all.count { SymbolSizing.source(of: $0) == .measured }
    for words in [
      "knows \(Self.number(all.count)) names", "measured for \(measured) of them",
      "\(Self.number(all.count { $0.recipe != nil })) symbols are drawn",
    ] {
      #expect(page.contains(words), "docs/resources.md should say “\(words)”.")
    }
  }

  private static func number(_ count: Int) -> String {
    count < 1000 ? "\(count)" : "\(count / 1000)," + String("\(1000 + count % 1000)".dropFirst())
  }
}
