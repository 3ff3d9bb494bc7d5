/// Generated declarations, without the ones that turn out not to compile.
///
/// A declaration starts in the first column, and its members start after two spaces; lines with more spaces, and
/// closing braces, continue what is above them.
enum GeneratedText {
  /// Removes the members and declarations that contain lines.
  ///
  /// - Parameter lines: The numbers of the lines, from 0. A line between declarations is ignored.
  /// - Returns: The remaining text and the first lines of the declarations that were removed as a whole; `nil` if
  ///   there is nothing to remove.
  static func removing(
    _ lines: Set<Int>, from text: String
  ) -> (text: String, declarations: [String])? {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let parts = parts(of: all)
    var removed: Set<Int> = []
    var declarations: [String] = []
    for part in parts where lines.contains(where: part.lines.contains) {
      let isHead = part.lines.lowerBound == part.declaration.lowerBound
      removed.formUnion(isHead ? part.declaration : part.lines)
      if isHead { declarations.append(String(all[part.lines.lowerBound])) }
    }
    guard !removed.isEmpty else { return nil }
    let kept = all.indices.lazy.filter { !removed.contains($0) }.map { all[$0] }
    return (kept.joined(separator: "\n"), declarations)
  }

  /// Returns the name that the first line of a declaration declares; `nil` for an extension.
  static func declaredName(_ line: String) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let keyword = words.firstIndex { keywords.contains(String($0)) }
    return keyword.flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
  }

  private static let keywords: Set<String> = [
    "class", "protocol", "struct", "enum", "func", "var", "let",
  ]

  /// The first line of a declaration, or a member of one.
  private struct Part {
    var lines: Range<Int>
    /// The whole declaration.
    var declaration: Range<Int>
  }

  private static func parts(of lines: [Substring]) -> [Part] {
    var parts: [Part] = []
    /// The starts of the current declaration and its parts.
    var starts: [Int] = []
    /// - Parameter brace: The number of lines that only close the declaration, not its last member.
    func finish(_ end: Int, brace: Int = 0) {
      for (start, next) in zip(starts, starts.dropFirst() + [end]) {
        parts.append(Part(lines: start..<next, declaration: starts[0]..<end + brace))
      }
      starts = []
    }
    for (index, line) in lines.enumerated() {
      guard let first = line.first else {
        finish(index)
        continue
      }
      if line == "}" {
        finish(index, brace: 1)
      } else if first != " ", first != "/" {
        finish(index)
        starts = [index]
      } else if line.hasPrefix("  "), let third = line.dropFirst(2).first, third != " ",
        third != "}", !starts.isEmpty
      {
        starts.append(index)
      }
    }
    finish(lines.count)
    return parts
  }
}
