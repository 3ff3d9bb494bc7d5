import ArgumentParser
import Foundation
import Report
import RunRecord
import Tateyoko

/// `tateyoko report`
struct ReportCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case page, json, junit, markdown, github, gitlab
  }

  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Says what a run came to, from its record.",
    discussion: """
      Without --format the folder's page and the files beside it are written anew, as after an update \
      of Tateyoko. With it one form is printed, or written to --output: json (the record), junit, \
      markdown, github (workflow commands), gitlab (code quality). Exit status: 0 when the run could \
      be read, whatever it came to; 2 when not.
      """)

  @Argument(help: ArgumentHelp("The folder with the run's report.", valueName: "folder"))
  var folder: String = "tateyoko-report"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to make.", valueName: Format.allCases.map(\.rawValue).joined(separator: "|")))
  var format: Format = .page

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write to, in place of the output.", valueName: "file"))
  var output: String?

  func validate() throws {
    if format == .page, output != nil {
      throw ValidationError("--output needs a --format; the page is written into the folder.")
    }
  }

  func run() throws {
    do {
      let place = URL(fileURLWithPath: folder, isDirectory: true)
      let record = try ReportMerge.read(place)
      guard let text = try content(record) else {
        let report = try ReportFolder(at: place)
        try report.write(record)
        print("\(record.header.title): \(record.summary)")
        print("report    \(report.page.absoluteString)")
        return
      }
      if let output {
        try text.write(to: URL(fileURLWithPath: output), options: .atomic)
      } else {
        let isJSON = format == .json || format == .gitlab
        let shown = isJSON ? HarmlessText.json(String(decoding: text, as: UTF8.self)) : nil
        FileHandle.standardOutput.write(shown.map { Data($0.utf8) } ?? text)
      }
    } catch let error as ReportError {
      Terminal.printError("Error: \(error)")
      throw ExitStatus.couldNotRun
    } catch {
      Terminal.printError("Error: \(error.localizedDescription)")
      throw ExitStatus.couldNotRun
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
