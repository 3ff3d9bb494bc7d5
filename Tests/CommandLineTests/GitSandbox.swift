import Foundation
import LayoutTrees
import Pixels
import TestSupport

/// A git repository in a temporary folder, isolated from the user's settings.
final class GitSandbox {
  let folder: TemporaryFolder
  /// The top of the repository.
  let root: URL

  /// Keeps git from reading the machine's configuration, and makes its commits reproducible.
  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.com",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_EDITOR": "true",
  ]

  /// - Parameter name: The repository's folder in the temporary one; empty for the temporary folder itself.
  init(_ name: String = "") throws {
    folder = try TemporaryFolder()
    root = name.isEmpty ? folder.url : folder.file(name)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try git("init", "--quiet", "--initial-branch=main")
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs git, which must succeed, and returns its output.
  @discardableResult
  func git(_ words: String...) throws -> String {
    let process = try attempt(words)
    guard process.status == 0 else {
      throw Failure(description: "git \(words.joined(separator: " ")): \(process.output)")
    }
    return process.output
  }

  /// Runs git, which may fail.
  func attempt(_ words: [String]) throws -> FinishedProcess {
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    return try FinishedProcess(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + words,
      environment: inherited.merging(Self.environment) { $1 }, in: root)
  }

  func tateyoko(_ words: String..., environment: [String: String] = [:]) throws -> CommandLineRun {
    try CommandLineRun(
      words, environment: Self.environment.merging(environment) { $1 }, folder: root)
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "-m", message)
  }

  /// Writes a picture of one colour, with a layout and the state it was laid out for.
  func write(picture path: String, _ gray: UInt8, label: String? = nil, note: String = "") throws {
    try folder.write(try Self.picture(gray, label: label, note: note), path)
  }

  static func picture(_ gray: UInt8, label: String? = nil, note: String = "") throws -> Data {
    let bitmap = try Bitmap(width: 8, height: 8)
    for y in 0..<8 {
      for x in 0..<8 { bitmap[x, y] = BitmapPixel(red: gray, green: gray, blue: gray) }
    }
    var texts = [PNGText("Tateyoko-Origin", "device: iphone-x\nnote: \(note)\n")]
    if let label {
      let frame = LayoutValue.rect(x: 0, y: 0, width: 8, height: 8)
      let view = LayoutNode(
        className: "UILabel", identifier: "title",
        attributes: [.init("frame", frame), .init("text", .text(label))])
      let tree = LayoutTree(
        screen: [],
        root: LayoutNode(
          className: "UIWindow", attributes: [.init("frame", frame)], children: [view]))
      texts.append(PNGText("Tateyoko-Layout", try tree.encoded()))
    }
    return try PNGCodec.encode(bitmap, metadata: PNGMetadata(scale: 1, texts: texts))
  }

  func data(_ path: String) throws -> Data { try Data(contentsOf: folder.file(path)) }
}
