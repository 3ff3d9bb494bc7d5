import Findings
import Foundation
import FoundationXML
import Report
import RunRecord
import TestSupport
import Testing

/// Findings in the formats that people and other programs read.
@Suite struct FindingsFormatTests {
  private let screens = FindingsExample.screens

  // MARK: Terminal

  @Test func aTerminalShowsTheWorstFirstByScreen() {
    #expect(
      FindingsText.lines(screens).joined(separator: "\n") == """
        Card  Sources/App/Card.swift:3
          error    truncated-text        UILabel “title”
                   “Speichern und <schließen>” is truncated: 9 of 25 characters are shown
                   1 of 6 cells, the smallest iPhone SE, portrait, AX1, de; only in AX1, de
                   Sources/App/Card View.swift:12
          error    under-home-indicator  UIButton “send”
                   is under the home indicator, which covers 168 × 21 points of it
                   2 of 6 cells, the smallest iPhone SE, landscape; only in landscape
          warning  contrast              UILabel “title”
                   “Title” has a contrast ratio of 1.9 : 1 (#333333 on #000000), less than 4.5 : 1
                   1 of 6 cells, the smallest iPhone 15, portrait, dark
                   Sources/App/Card View.swift:12

        Map
          could not run  It never settles.
            second line
        """)
    #expect(FindingsText.lines([]) == [])
  }

  @Test func aTerminalSaysWhatToDo() {
    #expect(
      FindingsText.advice(screens) == [
        "fix       truncated-text: Give the label more lines (numberOfLines = 0) or more room, or let "
          + "it shrink. All rules are in docs/lint.md.",
        "silence   one that is intended: --ignore 'truncated-text:UILabel “title”=reason'",
        "          all of today's: --known lint-known.json --update-known",
      ])
    // A list that exists only gets shorter.
    #expect(
      FindingsText.advice(screens, known: "l.json").last
        == "          all of today's: delete l.json before --update-known")
    #expect(FindingsText.advice([]) == [])
    var ignored = screens[0]
    ignored.problems = [FindingsExample.ignored]
    #expect(FindingsText.advice([ignored]) == [])
  }

  /// `--ignore` ends a view's name at the first equals sign outside of quotes.
  @Test(
    arguments: [
      ("UIButton “a = b”", "UIButton “a = b”"), ("UIButton “a” = “b”", "UIButton"),
      ("UIButton “a”=b”", "UIButton"),
      // Without a name of its own, a view is named by the text at fault.
      ("UIButton[2]", "UIButton “Speichern und <schließen>”"),
      ("Card “0-3” › UILabel", "Card › UILabel “Speichern und <schließen>”"),
    ])
  func aNameWithAnEqualsSignCanBeIgnored(view: String, named: String) {
    var screen = screens[0]
    screen.problems = [screen.problems[0]]
    screen.problems[0].finding.view = view
    let advice = FindingsText.advice([screen])
    #expect(advice[1].hasSuffix(":\(named)=reason'"), "\(advice[1])")
  }

  @Test func coloursAreTheCallers() {
    let lines = FindingsText.lines(screens) { text, part in
      if case .severity(.error) = part { "<\(text)>" } else { text }
    }
    #expect(lines[1].hasPrefix("  <error    >truncated-text"))
    #expect(lines.count { $0.contains("<error") } == 2)
  }

  @Test func hostileTextGivesNoOrders() {
    let text = FindingsText.lines(FindingsExample.attack).joined(separator: "\n")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func aConflictsLogIsShown() {
    var screen = screens[0]
    screen.problems = [screen.problems[0]]
    screen.problems[0].finding.reason = .conflict(
      broken: "width = 40", log: "Unable to simultaneously satisfy constraints.\n(\n)")
    let lines = FindingsText.lines([screen])
    #expect(lines[3].hasSuffix("Unable to simultaneously satisfy constraints."))
    #expect(lines.count == 8)
    // UIKit's advice doesn't mention this screen, the constraints do.
    screen.problems[0].finding.reason = .conflict(
      broken: "a",
      log: "Try this:\n(\n    \"<A a:1 == 2>\",\n    \"<B \"b\" == 3>\"\n)\nWill attempt to recover"
    )
    let listed = FindingsText.lines([screen])
    #expect(
      listed[3...4].map { $0.trimmingCharacters(in: .whitespaces) } == [
        "<A a:1 == 2>", "<B \"b\" == 3>",
      ])
    #expect(listed.count == 7)
  }

  // MARK: JSON

  @Test func jsonHasAVersionAndTheSameBytesEachTime() throws {
    let data = try FindingsJSON.data(screens)
    #expect(try FindingsJSON.data(screens) == data)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    #expect(
      object["counts"] as? [String: Int] == ["error": 2, "warning": 1, "note": 0, "ignored": 1])
    let list = try #require(object["screens"] as? [[String: Any]])
    #expect(list.map { $0["screen"] as? String } == ["Card", "About", "Map"])
    let problems = try #require(list[0]["problems"] as? [[String: Any]])
    // Ignored findings are only counted.
    #expect(
      problems.map { $0["rule"] as? String } == [
        "truncated-text", "under-home-indicator", "contrast",
      ])
    #expect(problems[1]["cells"] as? [String] == ["se.landscape", "15.landscape"])
    #expect(problems[1]["smallestCell"] as? String == "se.landscape")
    #expect(problems[1]["onlyIn"] as? String == "landscape")
    #expect((problems[0]["words"] as? String)?.hasPrefix("“Speichern") == true)
    #expect(list[2]["troubles"] as? [String] == ["It never settles.\nsecond line"])
  }

  // MARK: Code quality

  private struct Entry: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable { var begin: Int }
      var path: String
      var lines: Lines
    }
    var description, check_name, fingerprint, severity: String
    var location: Location
  }

  @Test func codeQualityHasAnEntryForEachFindingThatCounts() throws {
    let data = try FindingsCodeQuality.data(screens) { $0.hasPrefix("/") ? nil : $0 }
    let entries = try JSONDecoder().decode([Entry].self, from: data)
    #expect(
      entries.map(\.check_name) == ["truncated-text", "under-home-indicator", "contrast"])
    #expect(entries.map(\.severity) == ["critical", "critical", "major"])
    #expect(Set(entries.map(\.fingerprint)).count == 3)
    #expect(entries[0].location.path == "Sources/App/Card View.swift")
    #expect(entries[0].location.lines.begin == 12)
    #expect(entries[0].description.contains("is truncated"))
    #expect(entries[0].description.contains("(Card, "))
    // Files outside of the repository are shown at the manifest.
    let elsewhere = try JSONDecoder().decode(
      [Entry].self, from: FindingsCodeQuality.data(screens) { _ in nil })
    #expect(elsewhere.allSatisfy { $0.location.path == "Package.swift" })
    #expect(elsewhere.map(\.fingerprint) == entries.map(\.fingerprint))
    // The report of a lint contains them, too.
    let folder = try TemporaryFolder()
    let report = try ReportFolder(at: folder.url)
    let again = try JSONDecoder().decode(
      [Entry].self, from: GitLabCodeQuality.json(FindingsExample.run(in: report)))
    #expect(again.map(\.check_name) == entries.map(\.check_name))
  }

  // MARK: SARIF

  private func sarif(
    _ screens: [LintedScreen], path: (String) -> String? = { $0 }
  ) throws -> [String: Any] {
    let data = try FindingsSARIF.data(screens, path: path)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    #expect(object["$schema"] is String)
    let runs = try #require(object["runs"] as? [[String: Any]])
    return try #require(runs.first)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  /// GitHub's requirements for each result, and the standard's for each object that is used.
  @Test func sarifHasWhatItsReadersAskFor() throws {
    let run = try sarif(screens)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "Tateyoko")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == FindingRule.allCases.map(\.rawValue))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = try #require((rule[key] as? [String: Any])?["text"] as? String)
        #expect(!text.isEmpty)
      }
    }
    let results = try results(run)
    #expect(results.count == 4)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let locations = try #require(result["locations"] as? [[String: Any]])
      #expect(locations.count == 1)
      let place = try #require(locations[0]["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(!uri.hasPrefix("/") && !uri.contains(" ") && URL(string: uri) != nil)
      let line = try #require((place["region"] as? [String: Any])?["startLine"] as? Int)
      #expect(line >= 1)
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(prints.values.allSatisfy { $0.count == 16 })
    }
  }

  @Test func sarifPointsToTheViewElseToTheScreenElseToThePackage() throws {
    var unknown = screens
    unknown[0].source = nil
    func uris(_ screens: [LintedScreen], _ path: (String) -> String? = { $0 }) throws -> [String] {
      try results(sarif(screens, path: path)).map { result in
        let location = (result["locations"] as? [[String: Any]])?.first
        let place = location?["physicalLocation"] as? [String: Any]
        let line = (place?["region"] as? [String: Any])?["startLine"] as? Int ?? 0
        return "\((place?["artifactLocation"] as? [String: Any])?["uri"] ?? ""):\(line)"
      }
    }
    #expect(
      try uris(screens) == [
        "Sources/App/Card%20View.swift:12", "Sources/App/Card.swift:3",
        "Sources/App/Card%20View.swift:12", "Sources/App/Card.swift:3",
      ])
    #expect(try uris(unknown)[1] == "Package.swift:1")
    // A file outside the repository has no lines in it.
    #expect(try Set(uris(screens) { _ in nil }) == ["Package.swift:1"])
    #expect(
      try uris(screens) { "ios/\($0)" }[1] == "ios/Sources/App/Card.swift:3")
  }

  @Test func fingerprintsStayWhenLinesAndNumbersMove() throws {
    func prints(_ screens: [LintedScreen]) throws -> [String] {
      try results(sarif(screens)).compactMap {
        ($0["partialFingerprints"] as? [String: String])?.values.first
      }
    }
    var moved = screens
    moved[0].source?.line = 900
    moved[0].problems[0].finding.source?.line = 40
    moved[0].problems[0].finding.reason = .truncated(text: "Other", shown: 1, of: 5)
    moved[0].problems[0].finding.frame.y = 300
    moved[0].problems[0].cells = ["se"]
    let before = try prints(screens)
    #expect(try prints(moved) == before)
    #expect(Set(before).count == 4)
    var other = screens
    other[0].problems[0].finding.path = ["UIWindow", "UILabel “subtitle”"]
    #expect(try prints(other)[0] != before[0])
    // Two equal findings count as two.
    var twice = screens
    twice[0].problems.append(twice[0].problems[0])
    #expect(try Set(prints(twice)).count == 5)
  }

  @Test func whatIsIgnoredIsSuppressed() throws {
    let run = try sarif(screens)
    let suppressions = try results(run).map { $0["suppressions"] as? [[String: String]] }
    #expect(suppressions.prefix(3).allSatisfy { $0 == nil })
    #expect(
      suppressions[3] == [
        ["kind": "external", "status": "accepted", "justification": "a brand colour"]
      ])
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect((notes[0]["message"] as? [String: String])?["text"]?.hasPrefix("Map: ") == true)
  }

  // MARK: JUnit

  @Test func junitHasATestForEachScreenAndRule() throws {
    let rules: Set<FindingRule> = [.truncatedText, .underHomeIndicator, .contrast, .overlap]
    let xml = FindingsJUnit.xml(screens, rules: rules, failing: .error)
    let root = try #require(try XMLDocument(xmlString: xml).rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "13")
    #expect(root.attribute(forName: "failures")?.stringValue == "2")
    #expect(root.attribute(forName: "errors")?.stringValue == "1")
    #expect(try root.nodes(forXPath: "//testcase").count == 13)
    let failures = try root.nodes(forXPath: "//failure/@message").map(\.stringValue)
    #expect(failures[0]?.hasPrefix("UILabel “title”: “Speichern und <schließen>”") == true)
    // Findings that don't fail are still written.
    let output = try root.nodes(forXPath: "//testcase[@name='contrast']/system-out").first
    #expect(output?.stringValue?.contains("1.9 : 1") == true)
    let error = try root.nodes(forXPath: "//testcase[@classname='Map']/error").first?.stringValue
    #expect(error == "It never settles.\nsecond line")
  }

  @Test func junitOfHostileTextIsRead() throws {
    let document = try XMLDocument(xmlString: FindingsJUnit.xml(FindingsExample.attack))
    #expect(try document.nodes(forXPath: "//failure").count == 1)
    #expect(try document.nodes(forXPath: "//script").isEmpty)
  }

  // MARK: Markdown

  @Test func markdownSaysWhatToFixFirst() {
    let lines = FindingsMarkdown.text(screens).split(separator: "\n").map(String.init)
    #expect(
      lines[0] == "### ❌ Lint: 3 findings in 1 of 3 screens: 2 errors, 1 warning; 1 ignored")
    #expect(lines[1].hasPrefix("> ⚠️ Map could not be checked: It never settles."))
    let rows = lines.filter { $0.hasPrefix("| error") || $0.hasPrefix("| warning") }
    // One view is one fix.
    #expect(rows.count == 2)
    #expect(rows[0].contains("and 1 more of this view"))
    #expect(rows[0].contains("&lt;schließen&gt;"))
    #expect(rows[1].contains("UIButton “send”"))
    #expect(rows[1].contains("2 of 6 cells"))
    #expect(FindingsMarkdown.text([screens[1]]) == "### ✅ Lint: no findings in 1 screen\n")
  }

  @Test func markdownStaysShortEnoughForAComment() {
    var screen = screens[0]
    screen.problems = (0..<400).map { number in
      var problem = FindingsExample.truncated
      problem.finding.source = nil
      problem.finding.path = ["UILabel “\(number)”"]
      problem.finding.view = String(repeating: "view ", count: 100) + "\(number)"
      return problem
    }
    let text = FindingsMarkdown.text([screen])
    #expect(text.unicodeScalars.count < 65_536)
    #expect(text.hasSuffix("more.\n"))
  }

  @Test func markdownOfHostileTextIsNoMarkup() {
    let text = FindingsMarkdown.text(FindingsExample.attack)
    #expect(!text.contains("<script"))
    #expect(!text.contains("<img"))
  }
}
