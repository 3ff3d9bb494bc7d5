import Foundation
import TestSupport

/// A folder in which the built program of the checks runs.
struct SampleFolder {
  let folder: TemporaryFolder

  /// The program next to the running tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("DeveloperTool")

  init() throws { folder = try TemporaryFolder() }

  func write(_ path: String, _ text: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent(path))
  }

  func run(_ arguments: String...) throws -> FinishedProcess {
    try FinishedProcess(Self.program, arguments, in: folder.url)
  }
}
