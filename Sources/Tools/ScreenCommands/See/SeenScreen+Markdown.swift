import Findings
import Foundation
import RunRecord
import Tateyoko

extension SeenScreen {
  /// The result for pasting into an issue.
  package var markdown: String {
    var parts = ["### \(Self.inline(headline))"]
    parts.append("![\(Self.inline(headline))](\(Self.address(picture.path)))")
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      parts.append(
        "**\(title)**\n\n" + items.map { "- \(Self.inline($0))" }.joined(separator: "\n"))
    }
    list("Notes", notes ?? [])
    list("Steps", steps)
    list("Failed", [failure].compactMap(\.self))
    if let effect {
      list("What the steps changed", effect.isEmpty ? ["Nothing."] : effect.words)
    }
    if let changes {
      list("Since the last look", changes.isEmpty ? ["Nothing changed."] : changes.words)
    }
    list("Could not be simulated", problems)
    if let findings { list("Findings", findings.isEmpty ? ["None."] : findings.map(Self.words)) }
    if !log.isEmpty { parts.append("**UIKit's log**\n\n\(Self.block(log))") }
    if let printed, !printed.isEmpty { parts.append("**Printed**\n\n\(Self.block(printed))") }
    parts.append(
      "<details><summary>Views, in points of the window</summary>\n\n\(Self.block(tree))\n\n</details>"
    )
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns a text on a line of Markdown, with all markup escaped.
  private static func inline(_ text: String) -> String {
    var result = ""
    for character in HarmlessText.line(text) {
      if "\\`*_[]<>|#@".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Returns lines unchanged, in a fence that is longer than any in them.
  private static func block(_ lines: [String]) -> String {
    let text = lines.flatMap { HarmlessText.lines($0) }.joined(separator: "\n")
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)text\n\(text)\n\(fence)"
  }

  /// Returns a path as a Markdown link destination.
  private static func address(_ path: String) -> String {
    path.addingPercentEncoding(
      withAllowedCharacters: .urlPathAllowed.subtracting(.init(charactersIn: "()")))
      ?? path
  }
}
