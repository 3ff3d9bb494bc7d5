/// The differing lines of two texts with some of the equal lines around them.
struct UnifiedDiff {
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

  private let lines: [Line]

  /// Compares two texts.
  init(from old: String, to new: String) {
    lines = Self.merged(Self.split(old), Self.split(new))
  }

  /// Returns the differences as text; lines of `old` are marked `−`, lines of `new` `+`.
  static func text(from old: String, to new: String, context: Int = 4) -> String {
    UnifiedDiff(from: old, to: new).text(context: context)
  }

  /// Returns the differences as text; lines of the older text are marked `−`, lines of the newer
  /// one `+`.
  func text(context: Int = 4) -> String {
    var result: [String] = []
    var shownUntil = 0
    var (oldLine, counted) = (1, 0)
    for (index, line) in lines.enumerated() where line.isChange && index >= shownUntil {
      var end = index
      var quiet = 0
      while end < lines.count, quiet <= 2 * context {
        quiet = lines[end].isChange ? 0 : quiet + 1
        end += 1
      }
      let start = max(shownUntil, index - context)
      let stop = min(lines.count, end - max(0, quiet - context))
      oldLine += lines[counted..<start].count { if case .added = $0 { false } else { true } }
      counted = start
      result.append("@@ line \(oldLine) @@")
      result += lines[start..<stop].map(\.text)
      shownUntil = stop
    }
    return result.joined(separator: "\n")
  }

  /// Returns the first scalars that differ between two canonically equivalent texts, such as
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

  /// The difference in one line: `3 lines changed, first at line 12: “wide” → “narrow”`.
  var cause: String {
    guard let first = lines.firstIndex(where: \.isChange) else { return "no differences" }
    let end = lines[first...].firstIndex { !$0.isChange } ?? lines.endIndex
    var old: String?
    var new: String?
    for line in lines[first..<end] {
      switch line {
      case .removed(let text): old = old ?? text
      case .added(let text): new = new ?? text
      case .both: break
      }
    }
    var removed = 0
    var added = 0
    for line in lines {
      switch line {
      case .removed: removed += 1
      case .added: added += 1
      case .both: break
      }
    }
    // A removed and an added line together are a changed one.
    let counts = [
      (min(removed, added), "changed"), (added - min(removed, added), "added"),
      (removed - min(removed, added), "removed"),
    ].filter { $0.0 > 0 }
    let words = counts.enumerated().map { index, count in
      let lines = index > 0 ? "" : count.0 == 1 ? " line" : " lines"
      return "\(count.0)\(lines) \(count.1)"
    }.joined(separator: ", ")
    let what: String =
      switch (old, new) {
      case (let old?, let new?): Self.pair(old, new)
      case (let text?, nil), (nil, let text?): Self.quoted(Self.trimmed(text), from: 0)
      case (nil, nil): ""
      }
    return "\(words), \(removed + added > 2 ? "first at" : "at") line \(first + 1): \(what)"
  }

  private static let shownLength = 48

  /// Returns two lines, starting shortly before the first difference.
  private static func pair(_ old: String, _ new: String) -> String {
    // A difference that is only in the leading white space is shown as such.
    let (shortOld, shortNew) = (trimmed(old), trimmed(new))
    let (old, new) = shortOld == shortNew ? (old, new) : (shortOld, shortNew)
    let common = zip(old, new).prefix { $0 == $1 }.count
    let start = max(old.count, new.count) > shownLength && common > 16 ? common - 12 : 0
    return "\(quoted(old, from: start)) → \(quoted(new, from: start))"
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " || $0 == "\t" })
  }

  private static func quoted(_ text: String, from start: Int) -> String {
    let shown = text.dropFirst(start)
    let end = shown.count > shownLength ? shown.prefix(shownLength - 1) + "…" : shown
    return "“\(start > 0 ? "…" : "")\(end)”"
  }

  private static func split(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    let matches = LineMatches(from: old, to: new)
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, matches.removed[oldIndex] {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, matches.added[newIndex] {
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
