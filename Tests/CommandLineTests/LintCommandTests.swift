import CommandLines
import Findings
import Foundation
import Tateyoko
import TestProcesses
import TestSupport
import Testing
import UIKit

@testable import ScreenCommands

/// `tateyoko lint`, over the project's own scenarios.
@Suite(.waitingForProcesses) struct LintCommandTests {
  private func words(_ arguments: String...) throws -> CommandWords {
    try LintCommand.syntax.parse(arguments)
  }

  private func cells(_ arguments: [String], languages: [String] = []) throws -> [String] {
    try LintAxes.matrix(LintCommand.syntax.parse(arguments), languages: languages).cells()
      .map(\.name)
  }

  // MARK: Axes

  @Test func everyCombinationOfWhatIsNamedIsLookedAt() throws {
    #expect(
      try cells([
        "--device", "iphone-x", "--orientation", "portrait", "--orientation", "landscape",
        "--text-size", "L", "--text-size", "AX1", "--style", "dark",
      ]) == [
        "iphone-x.portrait.dark", "iphone-x.portrait.dark-text-AccessibilityM",
        "iphone-x.landscape.dark", "iphone-x.landscape.dark-text-AccessibilityM",
      ])
    #expect(
      try cells([
        "--device", "iphone-x", "--orientation", "portrait", "--style", "light", "--language",
        "de", "--pseudo", "double", "--os", "16.7",
      ]) == [
        "iphone-x.ios-16.7.portrait.de", "iphone-x.ios-16.7.portrait.pseudo-double",
      ])
    #expect(
      try cells(["--device", "iphone-x", "--orientation", "portrait", "--style", "dark+rtl"])
        == ["iphone-x.portrait.dark-rtl"])
  }

  @Test func theAppsLanguagesAreLookedAtByThemselves() throws {
    let one = ["--device", "iphone-x", "--orientation", "portrait", "--style", "light"]
    #expect(try cells(one, languages: ["en"]) == ["iphone-x.portrait"])
    #expect(
      try cells(one, languages: ["de", "en"]) == ["iphone-x.portrait.de", "iphone-x.portrait.en"])
    #expect(
      try cells(one + ["--language", "ja"], languages: ["de", "en"]) == ["iphone-x.portrait.ja"])
    // A language alone is looked at in every usual look.
    let usual = SnapshotMatrix.lint.styles.count
    #expect(
      try cells(["--device", "iphone-x", "--orientation", "portrait", "--language", "ja"]).count
        == usual)
  }

  @Test func allStandsForAll() throws {
    let matrix = try LintAxes.matrix(
      words("--device", "all", "--orientation", "all", "--text-size", "AX1"), languages: [])
    #expect(matrix.devices.count == Device.all.count)
    #expect(matrix.orientations.count == 4)
    #expect(matrix.styles.count == 1)
    #expect(try !matrix.cells().isEmpty)
  }

  @Test func withoutOptionsTheUsualCellsAreLookedAt() throws {
    let matrix = try LintAxes.matrix(words(), languages: [])
    #expect(matrix.devices == SnapshotMatrix.lint.devices)
    #expect(matrix.styles == SnapshotMatrix.lint.styles)
    // As the help says.
    func standard(_ name: String) -> String? {
      LintAxes.options.first { $0.name == name }?.standard
    }
    #expect(standard("--style") == "light and dark")
    #expect(standard("--text-size") == "L and AX3")
  }

  @Test(
    "unknown arguments are named with suggestions",
    arguments: [
      (["--device", "iphone-xx"], "Unknown device “iphone-xx”. Did you mean iphone-x"),
      (["--orientation", "potrait"], "Unknown orientation “potrait”. Did you mean portrait"),
      (["--text-size", "AX9"], "Unknown text size “AX9”"),
      (["--style", "dark+drak"], "Unknown style “drak”. Did you mean dark"),
      (["--pseudo", "triple"], "Unknown made-up language “triple”"),
      (["--language", "german"], "“german” is not a language"),
      (["--os", "x"], "“x” is not an OS"),
      (["--posture", "ajar"], "Unknown posture “ajar”"),
    ])
  func unknownNames(arguments: [String], message: String) throws {
    let error = #expect(throws: UsageError.self) { try cells(arguments) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  /// The user has named none of them.
  @Test func defaultDevicesWithoutTheVersionOrOrientationAreLeftOut() throws {
    func devices(_ arguments: [String]) throws -> Set<Substring> {
      Set(try cells(arguments).map { $0.prefix { $0 != "." } })
    }
    let all = try devices([])
    let old = try devices(["--os", "17.0"])
    #expect(!old.isEmpty && old.isStrictSubset(of: all), "\(old)")
    let turned = try devices(["--orientation", "upside-down"])
    #expect(!turned.isEmpty && turned.isStrictSubset(of: all), "\(turned)")
    let none = #expect(throws: UsageError.self) { try cells(["--os", "5.0"]) }
    #expect(none?.message.contains("none of the devices") == true, "\(none?.message ?? "")")
    // A device that was named is no default.
    let named = #expect(throws: UsageError.self) {
      try cells(["--device", "iphone-duo", "--os", "17.0"])
    }
    #expect(named?.message.contains("OS 17.0") == true || named?.message.contains("Duo") == true)
  }

  // MARK: Ignoring

  @Test func whatIsIgnoredHasAReason() throws {
    #expect(
      try LintCommand.suppression("contrast=a brand colour")
        == FindingSuppression(rule: .contrast, reason: "a brand colour"))
    #expect(
      try LintCommand.suppression("any:logo=drawn so = meant")
        == FindingSuppression(view: "logo", reason: "drawn so = meant"))
    #expect(
      try LintCommand.suppression("any:UIButton “a = b”=a “c” = d")
        == FindingSuppression(view: "UIButton “a = b”", reason: "a “c” = d"))
    #expect(
      try LintCommand.suppression("any:UIButton “a=why")
        == FindingSuppression(view: "UIButton “a", reason: "why"))
    for text in [
      "contrast", "contrast=", "contrast: =", "any=all of it", "beauty=x", "=x", "", "contrast:=x",
      "any: =x",
    ] {
      #expect(throws: UsageError.self) { try LintCommand.suppression(text) }
    }
  }

  // MARK: Places

  @Test func classesAreFoundInSources() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, _ path: String) throws {
      let file = folder.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write(
      "import UIKit\n\n@MainActor\npublic final class A: UIViewController {}\n", "Sources/A.swift")
    try write("class A {}\nclass BC {}\n  class B<T> {}\n", "Sources/B.swift")
    try write("class C {}\n", ".build/C.swift")
    let finder = DeclarationFinder(["A", "B", "C", "D"], in: folder.url.path)
    #expect(finder["A"] == FindingSource(file: "Sources/A.swift", line: 4))
    #expect(finder["B"] == FindingSource(file: "Sources/B.swift", line: 3))
    #expect(finder["C"] == nil)
    #expect(finder["D"] == nil)
  }

  @Test(
    arguments: [
      ("final class Settings: UIViewController {", "Settings"), ("  class var shared = 1", nil),
      ("// class Old", nil), ("@objc(Main) open class Main{", "Main"), ("class", nil),
      ("let class = 1", nil), ("private class func make() {", nil),
    ] as [(String, String?)])
  func aLineDeclaresAClass(line: String, name: String?) {
    #expect(DeclarationFinder.className(declaredIn: Substring(line)) == name)
  }

  // MARK: The command

  @Test func screensAreListedAndNamed() throws {
    let list = try CommandLineRun(["lint", "--list", "PagedTables/*"])
    #expect(list.status == 0)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count > 1 && lines.allSatisfy { $0.contains("  PagedTables/") })
    let wrong = try CommandLineRun(["lint", "PagedTables/D"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("There is no screen “PagedTables/D”. Did you mean PagedTables/D"))
    let unlike = try CommandLineRun(["lint", "Qwertyuiop"])
    #expect(unlike.errors.contains("“lint --list” lists them all."), "\(unlike)")
    #expect(try CommandLineRun(["lint", "--fail-on", "never"]).status == 2)
    #expect(try CommandLineRun(["lint", "--update-known"]).status == 2)
    let help = try CommandLineRun(["help", "lint"])
    #expect(help.status == 0 && help.output.contains("--known"))
  }

  private static let small = [
    "lint", "PagedTables/*", "--device", "iphone-x", "--style", "light", "--fail-on", "note",
  ]

  @Test func eachFormatIsWrittenWhole() throws {
    let folder = try TemporaryFolder()
    var counts: Set<Int> = []
    for format in LintCommand.Format.allCases {
      let file = folder.url.appendingPathComponent("lint.\(format.rawValue)").path
      let run = try CommandLineRun(
        Self.small + ["--format", format.rawValue, "--output", file])
      #expect([0, 1].contains(run.status))
      counts.insert(Int(run.status))
      #expect(try !Data(contentsOf: URL(fileURLWithPath: file)).isEmpty)
      #expect(run.errors == "")
    }
    #expect(counts.count == 1)
    let json = try CommandLineRun(Self.small + ["--format", "json"])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["screens"] as? [Any])?.count ?? 0 > 1)
    // A language alone is checked in every usual style.
    #expect(try CommandLineRun(Self.small + ["--format", "json"]).output == json.output)
  }

  @Test func whatCantBeWrittenIsAnError() throws {
    let run = try CommandLineRun(Self.small + ["--output", "/proc/no/lint.txt"])
    #expect(run.status == 2)
    #expect(run.errors.contains("/proc/no/lint.txt"))
    let report = try CommandLineRun(Self.small + ["--report", "/proc/no"])
    #expect(report.status == 2)
  }

  @Test func knownFindingsOnlyShrink() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("known.json")
    let arguments = Self.small + ["--known", file.path]
    // Another run produces the same bytes.
    let missing = try CommandLineRun(arguments)
    #expect(missing.status == 2 && missing.errors.contains("--update-known"))
    #expect(try CommandLineRun(arguments + ["--update-known"]).status == 0)
    let known = try KnownFindings(Data(contentsOf: file))
    let again = try CommandLineRun(arguments)
    #expect(again.status == 0)
    // One more finding that no longer occurs is reported, and removed on request only.
    let gone = KnownFinding(
      screen: "PagedTables/D1", rule: .zeroSize, view: "UIWindow", reason: "no-size")
    try KnownFindings(known.all + [gone]).data().write(to: file)
    let told = try CommandLineRun(arguments)
    #expect(told.status == 0)
    #expect(told.output.contains("1 known finding is gone"))
    #expect(try KnownFindings(Data(contentsOf: file)).all.contains(gone))
    #expect(try CommandLineRun(arguments + ["--update-known"]).status == 0)
    #expect(try KnownFindings(Data(contentsOf: file)) == known)
    // A damaged list is left unchanged.
    try Data("[{}]".utf8).write(to: file)
    let damaged = try CommandLineRun(arguments + ["--update-known"])
    #expect(damaged.status == 2 && damaged.errors.contains("It is not a JSON list"))
    #expect(try Data(contentsOf: file) == Data("[{}]".utf8))
  }

  @Test func aTerminalHasProgressAndColours() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(Self.small, folder: folder.url)
    #expect(terminal.wait(for: "PagedTables/"))
    _ = terminal.finish()
    #expect(terminal.output.contains("\u{1B}["))
    let plain = try CommandLineRun(Self.small)
    #expect(!plain.output.contains("\u{1B}"))
  }
}
