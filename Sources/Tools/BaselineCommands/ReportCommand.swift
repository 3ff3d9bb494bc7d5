import CommandLines
import Foundation
import Report
import RunRecord
import Tateyoko

/// `tateyoko report`
struct ReportCommand: Subcommand {
  enum Format: String, CaseIterable {
    case page, json, junit, markdown, github, gitlab
  }

  static let syntax = CommandSyntax(
    name: "report",
    abstract: "Regenerates a run's report, or prints its results in another format.",
    discussion: """
      Without --format, regenerates the page and the files next to it, for example after an update \
      of Tateyoko. With it, prints one format, or writes it to --output: json (the record), junit, \
      markdown, github (workflow commands), gitlab (code quality). Exit status: 0 when the run could \
      be read, whatever its result; 2 when not.
      """,
    operand: .init(
      name: "folder", help: "The folder with the run's report.", standard: "tateyoko-report"),
    options: [
      .init(
        names: ["-f", "--format"],
        value: Format.allCases.map(\.rawValue).joined(separator: "|"), help: "The output format.",
        choices: Format.allCases.map(\.rawValue), standard: Format.page.rawValue),
      .init(
        names: ["-o", "--output"], value: "file",
        help: "The file to write to instead of standard output."),
    ])

  private let folder: String
  private let format: Format
  private let output: String?

  init(_ words: CommandWords) throws(UsageError) {
    folder = words.operands.first ?? "tateyoko-report"
    format = words.value("--format").flatMap(Format.init(rawValue:)) ?? .page
    output = words.value("--output")
    if format == .page, output != nil {
      throw UsageError(
        "--output requires --format; the page is always written to the report folder.")
    }
  }

  func run() throws {
    do {
      let place = URL(fileURLWithPath: folder, isDirectory: true)
      let record = try ReportMerge.read(place)
      guard let text = try content(record) else {
        let report = try ReportFolder(at: place)
        try report.write(record)
        print(Terminal.harmless("\(record.header.title): \(record.summary)"))
        print("report    \(report.page.absoluteString)")
        return
      }
      if let output {
        try text.write(to: URL(fileURLWithPath: output), options: .atomic)
      } else {
        FileHandle.standardOutput.write(Data(shown(String(decoding: text, as: UTF8.self)).utf8))
      }
    } catch let error as ReportError {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    } catch {
      Terminal.printError("Error: \(error.localizedDescription)")
      throw ExitStatus.couldNotRun
    }
  }

  /// Returns a text suitable for the output, which may be a terminal or a build service's log.
  private func shown(_ text: String) -> String {
    switch format {
    case .json, .gitlab: HarmlessText.json(text)
    case .junit, .markdown: HarmlessText.lines(text).joined(separator: "\n")
    // These consist of commands only.
    case .github, .page: text
    }
  }

  private func content(_ record: RunRecord) throws -> Data? {
    let path = RepositoryPath().relative
    switch format {
    case .page: return nil
    case .json: return try record.json()
    case .junit: return Data(JUnitReport.xml(record, folder: folder).utf8)
    case .markdown: return Data(MarkdownSummary.text(record).utf8)
    case .github: return Data(GitHubAnnotations.text(record, path: path).utf8)
    case .gitlab: return try GitLabCodeQuality.json(record, path: path)
    }
  }
}
