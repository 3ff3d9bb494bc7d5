import CommandLines
import Foundation
import Pixels

/// Installs the merge driver in git: lines in `.gitattributes`, which are committed, and the
/// clone's own configuration, which contains the program's path.
struct MergeDriverInstallation {
  private static let name = "tateyoko"
  private static let attributes = ".gitattributes"

  private let repository: GitRepository
  private let root: String
  private let folders: [String]

  init(root: String, folders: [String]) throws(GitProblem) {
    repository = try GitRepository(near: root)
    self.root = root
    self.folders = folders
  }

  func run() throws {
    try configure()
    try addAttributes()
  }

  // MARK: Configuration

  private func configure() throws {
    let settings = [
      ("name", "Tateyoko: baselines are rendered again"),
      ("driver", "\(PathText.shellQuoted(Self.program)) merge-driver -- %O %A %B %P"),
      // Git merges several merge bases into one that nobody sees: nothing is listed for it.
      ("recursive", "binary"),
    ]
    var isChanged = false
    for (key, value) in settings {
      let name = "merge.\(Self.name).\(key)"
      let known = try? repository.text(["config", "--local", "--get", name])
      guard known != value else { continue }
      _ = try repository.text(["config", "--local", "--replace-all", name, value])
      isChanged = true
    }
    print(
      isChanged
        ? "configured git to call \(Terminal.harmless(Self.program)) in this clone"
        : "git is configured already")
  }

  /// The path of this program.
  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  // MARK: Attributes

  private func addAttributes() throws {
    var lines: [String] = []
    for rule in try rules() where try attribute(of: rule.probe) != rule.value {
      lines.append("\(rule.pattern) merge=\(rule.value)")
    }
    let file = "\(repository.top)/\(Self.attributes)"
    guard !lines.isEmpty else { return print("\(Terminal.harmless(file)) is complete already") }
    let tree = FolderTree(repository.top)
    var text = ""
    if tree.kind(of: Self.attributes) != nil {
      text = String(decoding: try tree.read(Self.attributes), as: UTF8.self)
      if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    }
    text += lines.map { $0 + "\n" }.joined()
    try tree.write(Data(text.utf8), at: Self.attributes)
    for line in lines { print("added     \(Terminal.harmless(line))") }
    for rule in try rules() where try attribute(of: rule.probe) != rule.value {
      throw GitProblem(
        "Another .gitattributes overrides the merge driver for \(rule.probe); remove its “merge”.")
    }
    print("Commit \(Self.attributes). In every other clone, run this command once.")
  }

  private struct Rule {
    var pattern: String
    /// A path that the pattern matches.
    var probe: String
    var value: String
  }

  private func rules() throws -> [Rule] {
    var rules = [
      Rule(
        pattern: "**/__Snapshots__/**/*.png", probe: "Tests/__Snapshots__/Suite/test.1.png",
        value: Self.name)
    ]
    for folder in folders {
      let place = URL(fileURLWithPath: folder, relativeTo: URL(fileURLWithPath: root + "/"))
        .standardizedFileURL.path
      guard let path = repository.path(below: place), !path.isEmpty else {
        throw GitProblem("\(place) is not a folder in the repository \(repository.top).")
      }
      rules.append(
        Rule(
          pattern: Self.pattern("\(path)/**/*.png", folder: path), probe: "\(path)/Screen/x.png",
          value: Self.name))
    }
    // Two merged lists become one with the lines of both.
    return rules + [
      Rule(pattern: "/.tateyoko/rerender", probe: ".tateyoko/rerender", value: "union")
    ]
  }

  /// Returns a pattern for `.gitattributes`: quoted if it contains a space.
  private static func pattern(_ pattern: String, folder: String) -> String {
    let escaped = folder.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let text = escaped + pattern.dropFirst(folder.count)
    guard text.contains(where: { $0.isWhitespace || $0 == "\"" }) else { return text }
    let inner = text.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(inner)\""
  }

  private func attribute(of path: String) throws -> String {
    let words = try repository.text(["check-attr", "-z", "merge", "--", path])
    // Path, attribute and value, each terminated by a zero.
    let parts = words.split(separator: "\0", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[2]) : ""
  }
}
