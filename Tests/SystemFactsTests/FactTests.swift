import Foundation
import Testing

@testable import SystemFacts

@Suite("Facts by release") struct FactTests {
  private static let height = ReleaseFact<CGFloat>(
    "a height", .since(9, 44, "a source", .high), .since(12, 50.5, "another", .low))

  @Test("a value applies from its release on, and the first one before it, too")
  func lookup() {
    let expected: [(OSVersion, CGFloat)] = [
      ("7", 44), ("9", 44), ("11.4.1", 44), ("12", 50.5), ("12.1", 50.5), ("26.1", 50.5),
      ("eleven", 44),
    ]
    for (version, value) in expected { #expect(Self.height[version.release] == value) }
  }

  @Test("facts that began, ended, or did both")
  func switches() {
    let begins = ReleaseFact("x", since: 11, "y", .high)
    let ends = ReleaseFact("x", until: 11, "y", .high)
    let both = ReleaseFact("x", in: 9..<11, "y", .high)
    let versions: [OSVersion] = ["8", "9", "10.3", "11"]
    #expect(versions.map { begins[$0.release] } == [false, false, false, true])
    #expect(versions.map { ends[$0.release] } == [true, true, true, false])
    #expect(versions.map { both[$0.release] } == [false, true, true, false])
  }

  @Test("versions up to the last one, and within the known range")
  func bounds() {
    let last: OSVersion = "16.7"
    #expect(OSVersion(16, 7, 9).isWithin(last) && OSVersion(12).isWithin(last))
    #expect(!OSVersion(16, 8).isWithin(last) && !OSVersion(17).isWithin(last))
    let newest = KnownReleases.standard.newest
    #expect(OSVersion.newestKnown.isOfKnownRelease && newest.isOfKnownRelease)
    #expect(!OSVersion(newest.major + 1).isOfKnownRelease)
  }

  @Test(
    "texts of values",
    arguments: [
      (44 as any FactValue, "44"), (CGFloat(50.5), "50.5"), (CGFloat(-9), "−9"),
      (CGFloat(31.0 / 3), "10.3333"), (CGFloat?.none, "none"), (true, "yes"), (false, "no"),
      (CGSize(width: 51, height: 31), "51 × 31"), (FactColor.system(.label), "label"),
      (FactColor.white(0, alpha: 0.5), "white 0 at 0.5"), (FactColor.rgb(1, 2, 3), "(1, 2, 3)"),
    ])
  func texts(value: any FactValue, text: String) {
    #expect(value.factText == text)
  }
}

@Suite("The catalogue of facts") struct FactCatalogueTests {
  private static let facts = FactCatalogue.subjects.flatMap { $0.all }

  @Test("releases ascend, each changes the value, and every value has a source")
  func entries() {
    for fact in Self.facts {
      #expect(!fact.what.isEmpty)
      #expect(fact.origins.count > 1 || fact is ReleaseFact<Shades>, "\(fact.what) never changes")
      for (one, next) in zip(fact.origins, fact.origins.dropFirst()) {
        #expect(one.since.number < next.since.number, "\(fact.what)")
      }
      for (one, next) in zip(fact.texts, fact.texts.dropFirst()) {
        #expect(one != next, "\(fact.what) says \(one) twice in a row")
      }
      for origin in fact.origins { #expect(!origin.source.isEmpty, "\(fact.what)") }
    }
  }

  @Test("each value is its release's, and the one of the version before the next release")
  func ranges() {
    for fact in Self.facts {
      for (index, origin) in fact.origins.enumerated() {
        let first = Int(origin.since.number)
        #expect(
          fact.text(of: OSVersion(first / 1000, first % 1000)) == fact.texts[index],
          "\(fact.what)")
        guard index + 1 < fact.origins.count else { continue }
        let next = Int(fact.origins[index + 1].since.number)
        let last =
          next % 1000 == 0
          ? OSVersion(next / 1000 - 1, 9) : OSVersion(next / 1000, next % 1000 - 1)
        #expect(fact.text(of: last) == fact.texts[index], "\(fact.what)")
      }
    }
  }

  @Test("no fact is stated twice")
  func names() {
    let names = FactCatalogue.subjects.flatMap { subject in
      subject.all.map { "\(subject.title): \($0.what)" }
    }
    #expect(Set(names).count == names.count)
  }

  @Test("docs/reference/facts.md is up to date with scripts/facts")
  func page() throws {
    let page = try String(
      contentsOf: Sources.root.appending(path: "docs/reference/facts.md"), encoding: .utf8)
    #expect(page == FactPage.text, "docs/reference/facts.md is out of date; run scripts/facts")
  }
}

@Suite("Facts in the sources") struct FactSourceTests {
  @Test("every fact of a table is in its subject's list")
  func listed() throws {
    var total = 0
    for (file, text) in try Sources.tables() where !file.hasPrefix("ColorFacts") {
      let names = Self.names(in: text)
      let start = try #require(
        text.range(of: "static let all: [any AnyReleaseFact] = ["), "\(file)")
      let list = text[start.upperBound...].split(whereSeparator: { !$0.isLetter && !$0.isNumber })
      for name in names { #expect(list.contains(Substring(name)), "\(file): \(name)") }
      total += names.count
    }
    #expect(total > 150)
  }

  @Test("every fact is used by a rule")
  func used() throws {
    let rules = try Sources.rules()
    for (file, text) in try Sources.tables() {
      // Colours are looked up by name: SystemColor.fact has a case for each.
      let subject = file.split(separator: ".")[0].split(separator: "+")[0]
      for name in Self.names(in: text) {
        let call = "\(subject).\(name)"
        #expect(rules.contains { $0.contains(call) }, "nobody asks for \(call)")
      }
    }
  }

  private static func names(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "package static let "), line.contains("= ReleaseFact") else {
        return nil
      }
      return String(line[start.upperBound...].prefix { $0.isLetter || $0.isNumber })
    }
  }
}

/// The package's own sources.
enum Sources {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The tables of facts, with their file names.
  static func tables() throws -> [(file: String, text: String)] {
    let folder = root.appending(path: "Sources/Base/SystemFacts/Subjects")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  /// The texts of all sources except the tables.
  static func rules() throws -> [String] {
    let sources = root.appending(path: "Sources")
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Base/SystemFacts/Subjects")
    }.map { try String(contentsOf: sources.appending(path: $0), encoding: .utf8) }
  }
}
