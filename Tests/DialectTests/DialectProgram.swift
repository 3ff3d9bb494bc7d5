import Foundation
import TestSupport
import Testing

/// The rewriter as a program: compiled once, by the script that users call.
struct DialectProgram {
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let shared = Result {
    let script = package.appendingPathComponent("scripts/dialect")
    let built = try FinishedProcess(script, ["build"])
    try #require(built.status == 0, "\(built.output)")
    return DialectProgram(tool: URL(fileURLWithPath: try #require(built.lines.last)))
  }

  let tool: URL

  struct Answer: Decodable {
    struct File: Decodable {
      var path: String
      var text: String?
    }
    struct Note: Decodable, Equatable {
      var severity: String
      var file: String
      var line: Int
      var reason: String
      var remedy: String
    }

    var files: [File]
    var notes: [Note]

    subscript(path: String) -> String? { files.first { $0.path == path }?.text }
  }

  /// Rewrites texts.
  func rewrite(
    _ files: [String: String], module: String = "App", tables: Bool = false,
    definitions: [String] = []
  ) throws -> Answer {
    let request: [String: Any] = [
      "options": ["moduleName": module, "emitsTables": tables, "definitions": definitions],
      "files": files.sorted { $0.key < $1.key }.map { ["path": $0.key, "text": $0.value] },
    ]
    let process = Process()
    process.executableURL = tool
    process.arguments = ["rewrite"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // The program reads everything before it writes.
    input.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: request))
    input.fileHandleForWriting.closeFile()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  /// Runs `overlay` on all Swift files of a folder.
  func overlay(
    _ folder: URL, into output: URL, module: String = "App", options: [String] = []
  ) throws -> FinishedProcess {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
    return try FinishedProcess(
      tool, ["overlay", "--module", module, "--output", output.path] + options + files)
  }
}
