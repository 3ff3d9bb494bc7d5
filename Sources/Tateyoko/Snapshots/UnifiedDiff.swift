/// Two texts' differing lines with some of the equal ones around them.
enum UnifiedDiff {
  private enum Line {
    case both(String)
    case removed(String)
    case added(String)

    var isChange: Bool { if case .both = self { false } else { true } }

    var text: String {
      switch self {
      case .both(let text): "  \(text)"
      case .removed(let text): "− \(text)"
      case .added(let text): "+ \(text)"
      }
    }
  }

  /// Says what turns `old` into `new`; lines of `old` are marked `−`, those of `new` `+`.
  static func text(from old: String, to new: String, context: Int = 4) -> String {
    let lines = merged(split(old), split(new))
    var result: [String] = []
    var shownUntil = 0
    for (index, line) in lines.enumerated() where line.isChange && index >= shownUntil {
      var end = index
      var quiet = 0
      while end < lines.count, quiet <= 2 * context {
        quiet = lines[end].isChange ? 0 : quiet + 1
        end += 1
      }
      let start = max(shownUntil, index - context)
      let stop = min(lines.count, end - max(0, quiet - context))
      let oldLine = lines[..<start].count { if case .added = $0 { false } else { true } } + 1
      result.append("@@ line \(oldLine) @@")
      result += lines[start..<stop].map(\.text)
      shownUntil = stop
    }
    return result.joined(separator: "\n")
  }

  /// The first scalars that two texts of the same characters differ in, such as
  /// `U+00E9 → U+0065 U+0301`.
  static func scalars(from old: String, to new: String) -> String {
    let pair = zip(old, new).first { !$0.utf8.elementsEqual($1.utf8) }
    func names(_ character: Character?) -> String {
      (character?.unicodeScalars).map(Array.init)?.map {
        let digits = String($0.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }.joined(separator: " ") ?? ""
    }
    return "\(names(pair?.0)) → \(names(pair?.1))"
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.both(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }
}
