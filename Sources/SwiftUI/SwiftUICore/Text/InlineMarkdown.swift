/// A part of a text with inline Markdown, as keys of localized strings have it.
struct MarkdownRun: Equatable {
  var text: String
  var isStrong = false
  var isEmphasized = false
  var isStruckThrough = false
  var isCode = false
  var link: URL?
}

/// Parses inline Markdown: emphasis, strong emphasis, strikethrough, code, links, escapes. Blocks aren't parsed, as in
/// texts of the system.
struct InlineMarkdown {
  private let characters: [Character]
  private var place = 0

  private init(_ text: some Sequence<Character>) {
    characters = Array(text)
  }

  /// The characters that may begin a style.
  private static let marks: Set<Character> = ["*", "_", "~", "`", "[", "\\", "<"]

  static func runs(_ text: String) -> [MarkdownRun] {
    guard text.contains(where: marks.contains) else { return [MarkdownRun(text: text)] }
    var parser = InlineMarkdown(text)
    return parser.parse(MarkdownRun(text: ""))
  }

  private mutating func parse(_ style: MarkdownRun) -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    func add(_ text: some Sequence<Character>, _ style: MarkdownRun) {
      var run = style
      run.text = String(text)
      if run.text.isEmpty { return }
      if var last = runs.last {
        let text = last.text
        last.text = run.text
        if last == run {
          last.text = text + run.text
          runs[runs.count - 1] = last
          return
        }
      }
      runs.append(run)
    }
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "\\" where place + 1 < characters.count && characters[place + 1].isPunctuationMark:
        add([characters[place + 1]], style)
        place += 2
      case "`":
        let count = length(of: "`", at: place)
        if let end = codeEnd(count) {
          var code = style
          code.isCode = true
          add(characters[place + count..<end], code)
          place = end + count
        } else {
          add(characters[place..<place + count], style)
          place += count
        }
      case "*", "_", "~":
        let count = min(length(of: character, at: place), character == "~" ? 2 : 3)
        if let end = closing(character, count) {
          var inner = style
          if character == "~" {
            inner.isStruckThrough = true
          } else {
            if count != 2 { inner.isEmphasized = true }
            if count != 1 { inner.isStrong = true }
          }
          var parser = InlineMarkdown(characters[place + count..<end])
          for run in parser.parse(inner) { add(run.text, run) }
          place = end + count
        } else {
          add(characters[place..<place + count], style)
          place += count
        }
      case "[":
        if let link = link(at: place) {
          var inner = style
          inner.link = link.url
          var parser = InlineMarkdown(link.title)
          for run in parser.parse(inner) { add(run.text, run) }
          place = link.end
        } else {
          add([character], style)
          place += 1
        }
      case "<":
        if let end = characters[place...].firstIndex(of: ">"),
          let url = URL(string: String(characters[place + 1..<end])), url.scheme != nil
        {
          var inner = style
          inner.link = url
          add(characters[place + 1..<end], inner)
          place = end + 1
        } else {
          add([character], style)
          place += 1
        }
      default:
        add([character], style)
        place += 1
      }
    }
    return runs
  }

  private func length(of mark: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == mark { end += 1 }
    return end - start
  }

  private func codeEnd(_ count: Int) -> Int? {
    var index = place + count
    while index < characters.count {
      let found = length(of: "`", at: index)
      if found == count { return index }
      index += max(found, 1)
    }
    return nil
  }

  /// The start of the marks that close a style: they follow text, and those of words with underscores are at the ends
  /// of words (CommonMark 0.31).
  private func closing(_ mark: Character, _ count: Int) -> Int? {
    let start = place + count
    guard start < characters.count, !characters[start].isWhitespace else { return nil }
    if mark == "_", place > 0, characters[place - 1].isWordCharacter { return nil }
    var index = start
    while index < characters.count {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      let found = length(of: mark, at: index)
      if found == count, index > start, !characters[index - 1].isWhitespace {
        let after = index + found
        if mark != "_" || after == characters.count || !characters[after].isWordCharacter {
          return index
        }
      }
      if found > count, index > start, count < 3, found == 3, mark != "~" {
        // Three marks close an inner style and this one.
        return index + found - count
      }
      index += max(found, 1)
    }
    return nil
  }

  private func link(at start: Int) -> (title: ArraySlice<Character>, url: URL, end: Int)? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth > 0 { break }
        guard index + 1 < characters.count, characters[index + 1] == "(",
          let end = characters[(index + 1)...].firstIndex(of: ")")
        else { return nil }
        let target = String(characters[index + 2..<end]).split(separator: " ").first ?? ""
        guard let url = URL(string: String(target)) else { return nil }
        return (characters[start + 1..<index], url, end + 1)
      default: break
      }
      index += 1
    }
    return nil
  }
}

extension Character {
  fileprivate var isPunctuationMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}
