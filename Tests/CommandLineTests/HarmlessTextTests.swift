import CommandLines
import Foundation
import LayoutTrees
import Pixels
import RunRecord
import TestProcesses
import TestSupport
import Testing

@testable import BaselineCommands
@testable import TateyokoCLI

/// Texts from external records can't inject commands into the terminal or the build service.
@Suite(.waitingForProcesses) struct HarmlessTextTests {
  private let folder: TemporaryFolder
  private let bad = "x\n::stop-commands::y\n\u{1B}]0;title\u{7}\r##[error]z\u{9B}2J\u{202E}"

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("plain — “Text” 日本語 Foo::bar\t#1", "plain — “Text” 日本語 Foo::bar\t#1"),
    ("a\n::error::b", "a\\n::error::b"), ("::error::b", ": :error::b"),
    ("  ::add-mask::b", "  : :add-mask::b"), ("a ##[error]b", "a # #[error]b"),
    ("##vso[task]", "# #vso[task]"), ("\u{1B}[31mred", "\\u{1B}[31mred"),
    ("\u{9B}2J\u{7F}", "\\u{9B}2J\\u{7F}"), ("a\r\nb", "a\\r\\nb"), ("\u{202E}", "\\u{202E}"),
  ])
  func ordersAreSpelledOut(text: String, shown: String) {
    #expect(Terminal.harmless(text) == shown)
  }

  @Test func severalLinesStaySo() {
    #expect(Terminal.harmlessLines("a\n::b::c\r\nd") == ["a", ": :b::c\\r", "d"])
  }

  private func write(_ outcome: SnapshotOutcome, to report: String) throws {
    var snapshot = SnapshotRecord(
      id: bad, scenario: bad, name: bad, device: bad, deviceName: bad, outcome: outcome,
      message: bad, baseline: bad)
    snapshot.parts.causes = [.statement(bad)]
    snapshot.parts.effect = .sentence(bad)
    snapshot.parts.pending = outcome.isFailure ? "pending/a.txt" : nil
    var header = RunHeader(
      title: bad, toolVersion: "1", recordMode: "never", recordModeOrigin: bad)
    header.problems = [bad]
    let stale = SnapshotRecord(
      id: bad + "1", scenario: bad, name: bad, outcome: .stale, baseline: bad)
    let url = folder.url.appendingPathComponent(report)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try RunRecord(header: header, snapshots: [snapshot, stale]).json().write(
      to: url.appendingPathComponent("run.json"))
  }

  private func check(_ text: String, isTerminal: Bool = false) {
    let lines = text.split(whereSeparator: \.isNewline)
    #expect(!lines.contains { $0.trimmingPrefix(while: \.isWhitespace).hasPrefix("::") }, "\(text)")
    #expect(!text.contains("##[") && !text.contains("\u{1B}]0;") && !text.contains("\u{202E}"))
    #expect(isTerminal || !text.contains("\u{1B}") && !text.contains("\r"), "\(text)")
  }

  @Test func mergeAcceptAndStaleGiveNoOrders() throws {
    try write(.changed, to: "parts/a\n::stop-commands::b")
    try write(.changed, to: "parts/c")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("parts/c/used"), withIntermediateDirectories: true)
    let path = bad.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    try Data("tateyoko-used 1\nrun 1 1\n+ \(path)\tA\u{1B}[1m\n".utf8).write(
      to: folder.url.appendingPathComponent("parts/c/used/1.txt"))
    try Data("tateyoko-used 1\nrun 1 2\n+ \(path)\tB\u{1B}[1m\n".utf8).write(
      to: folder.url.appendingPathComponent("parts/c/used/2.txt"))
    try Data("cairo\u{202E}\u{1B}[1m\t1\u{202E}\n\u{1B}]0;x\u{7} 2\n".utf8)
      .write(to: folder.url.appendingPathComponent("words.txt"))
    for arguments in [
      ["merge", "parts", "-o", "merged"], ["accept", "--all", "--report", "parts/c"],
      ["accept", "--stale", "--report", "parts/c"], ["accept", "x", "--report", "parts/c"],
      ["accept", "--all", "--dry-run", "--report", "parts/c"],
      ["accept", "--cause", "nothing", "--report", "parts/c"], ["stale", "--report", "parts/c"],
      ["report", "parts/c"], ["report", "parts/c", "-f", "markdown"],
      ["report", "parts/c", "-f", "junit"], ["report", "parts/c\u{202E}"],
      ["fingerprint", "--check", "words.txt"],
    ] {
      let run = try CommandLineRun(arguments, folder: folder.url)
      #expect(!(run.output + run.errors).isEmpty)
      check(run.output)
      check(run.errors)
    }
  }

  /// Texts that an external record may contain in place of names and values.
  enum HostileText: CaseIterable {
    case orders, markup, veryLong

    var text: String {
      switch self {
      case .orders: "x\n::stop-commands::y\n\u{1B}]0;title\u{7}\r##[error]z\u{9B}2J\u{202E}"
      case .markup: "<script>a()</script>|`[x](javascript:a)<!--]]>&\"'\u{0}@everyone #1"
      case .veryLong: String(repeating: "very long ", count: 2_000)
      }
    }
  }

  /// Writes every kind of cause that contains a name, made from one text, each with its own snapshot.
  private func writeCauses(of text: String, to report: String) throws {
    let path = LayoutPath(text: text)
    let place = ShownPlace(frame: .name(text), text: text)
    let part = LayoutCause.Part(
      component: .init(rawValue: text), old: .name(text), new: .name(text))
    let newer = LayoutSubject.unregistered(text)
    let constraint = LayoutSubject.constraint(LayoutConstraint(identifier: text))
    var drawing = DrawingCause(place: .surroundings(text), change: .pixels)
    drawing.old = text
    drawing.new = text
    let causes: [SnapshotCause] = [
      .layout(LayoutCause(path: path, change: .attribute(newer, [part]))),
      .layout(LayoutCause(path: nil, change: .attribute(newer, [part]))),
      .layout(LayoutCause(path: path, change: .attribute(constraint, [part]))),
      .layout(LayoutCause(path: path, change: .attribute(.property(.font), [part]))),
      .layout(LayoutCause(path: path, change: .added(at: place))),
      .layout(LayoutCause(path: path, views: 3, change: .removed(from: place))),
      .drawing(drawing),
      .renderer(RendererChange(name: text, old: text, new: text)),
    ]
    let snapshots = causes.enumerated().map { index, cause in
      var snapshot = SnapshotRecord(
        id: "test\(index)", scenario: "Tests", name: "test\(index)", outcome: .changed)
      snapshot.parts.causes = [cause]
      snapshot.parts.effect = .fact(LayoutEffect(path: path, parts: [part], others: 2))
      snapshot.parts.pending = "pending/\(index).txt"
      return snapshot
    }
    let url = folder.url.appendingPathComponent(report)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let header = RunHeader(title: "T", toolVersion: "1", recordMode: "never", recordModeOrigin: "x")
    try RunRecord(header: header, snapshots: snapshots).json().write(
      to: url.appendingPathComponent("run.json"))
  }

  @Test("names and values in causes inject no terminal commands", arguments: HostileText.allCases)
  func causesGiveNoOrders(hostile: HostileText) throws {
    try writeCauses(of: hostile.text, to: "tateyoko-report")
    for arguments in [
      ["merge", "tateyoko-report", "-o", "merged"], ["accept", "--all", "--dry-run"],
      ["accept", "--cause", "nothing"], ["report", "tateyoko-report", "-f", "markdown"],
      ["report", "tateyoko-report", "-f", "junit"],
    ] {
      let run = try CommandLineRun(arguments, folder: folder.url)
      check(run.output)
      check(run.errors)
      let isDocument = arguments.contains("-f")
      #expect(!isDocument || run.status == 0)
      #expect(!isDocument || run.output.contains("test7"), "all causes are in the document")
      #expect(!isDocument || !run.output.contains("<script"))
      if arguments.last == "markdown" { #expect(run.output.utf8.count < 20_000) }
    }
    let terminal = try PseudoTerminal(["review"], folder: folder.url)
    #expect(terminal.wait(for: "? help"))
    for number in 2...8 {
      terminal.press("s")
      #expect(terminal.wait(for: "\(number) of 8"))
    }
    terminal.press("Q")
    _ = terminal.finish()
    check(terminal.output.replacingOccurrences(of: "\r\n", with: "\n"), isTerminal: true)
  }

  @Test func reviewGivesNoOrders() throws {
    try write(.changed, to: "tateyoko-report")
    let terminal = try PseudoTerminal(["review"], folder: folder.url)
    #expect(terminal.wait(for: "? help"))
    terminal.press("aaq")
    _ = terminal.finish()
    check(terminal.output.replacingOccurrences(of: "\r\n", with: "\n"), isTerminal: true)
  }

  @Test func reviewShowsNoFileOutsideTheReport() throws {
    try write(.changed, to: "tateyoko-report")
    let report = folder.url.appendingPathComponent("tateyoko-report")
    var record = try RunRecord(json: Data(contentsOf: report.appendingPathComponent("run.json")))
    record.snapshots[0].parts.reference = PictureRecord(
      file: "pictures/a.png", width: 2, height: 2, scale: nil)
    var text = record.snapshots[0]
    text.id += "2"
    text.result = .changed(
      ComparedSnapshot(
        causes: text.causes,
        content: .text(TextFindings(texts: .init(difference: "pictures/words.txt"))),
        pending: text.pending))
    record.snapshots.insert(text, at: 1)
    try record.json().write(to: report.appendingPathComponent("run.json"))
    let pictures = report.appendingPathComponent("pictures").path
    try FileManager.default.createDirectory(
      atPath: pictures, withIntermediateDirectories: false)
    try Data("secret words\n".utf8).write(to: folder.url.appendingPathComponent("secret.txt"))
    try PNGCodec.encode(Bitmap(width: 2, height: 2))
      .write(to: folder.url.appendingPathComponent("secret.png"))
    for (name, target) in [
      ("a.png", "../../secret.png"), ("words.txt", "../../secret.txt"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(pictures)/\(name)", withDestinationPath: target)
    }
    let terminal = try PseudoTerminal(["review"], folder: folder.url)
    #expect(terminal.wait(for: "? help"))
    terminal.press("s")
    #expect(terminal.wait(for: "2 of 3"))
    terminal.press("Q")
    _ = terminal.finish()
    #expect(terminal.output.contains("“pictures/a.png” is not inside the report folder"))
    #expect(!terminal.output.contains("▀") && !terminal.output.contains("secret words"))
  }

  @Test("JSON output can't inject terminal commands either", arguments: ["json", "gitlab"])
  func jsonGivesNoOrders(format: String) throws {
    try write(.changed, to: "report")
    let run = try CommandLineRun(["report", "report", "-f", format], folder: folder.url)
    #expect(run.status == 0)
    #expect(!run.output.unicodeScalars.contains { $0 != "\n" && HarmlessText.isHarmful($0) })
    let plain = folder.url.appendingPathComponent("plain.json")
    #expect(
      try CommandLineRun(["report", "report", "-f", format, "-o", plain.path], folder: folder.url)
        .status == 0)
    let values = try [Data(run.output.utf8), Data(contentsOf: plain)].map {
      try JSONSerialization.jsonObject(with: $0) as? NSObject
    }
    #expect(values[0] == values[1])
  }

  @Test("a recorded snapshot fails its own shard, and doesn't count as a success once merged")
  func whatWasRecordedIsNoSuccess() throws {
    for (outcome, status) in [(SnapshotOutcome.recorded, Int32(1)), (.equal, 0)] {
      let record = RunRecord(
        header: RunHeader(
          title: "T", toolVersion: "1", recordMode: "missing", recordModeOrigin: "x"),
        snapshots: [SnapshotRecord(id: "a", scenario: "A", name: "a", outcome: outcome)])
      let url = folder.url.appendingPathComponent("\(outcome)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try record.json().write(to: url.appendingPathComponent("run.json"))
      let run = try CommandLineRun(
        ["merge", "\(outcome)", "-o", "\(outcome)-merged"], folder: folder.url)
      #expect(run.status == status, "\(run.output)\(run.errors)")
    }
  }
}
