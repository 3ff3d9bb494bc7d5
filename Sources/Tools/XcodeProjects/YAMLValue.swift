/// A value of a YAML document, as far as manifests need it: maps and lists in blocks or brackets, and plain or quoted
/// scalars. Anchors, tags and several documents aren't read.
package indirect enum YAMLValue: Hashable, Sendable {
  case text(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list, or the only value; nothing for an empty text.
  package var elements: [YAMLValue] {
    switch self {
    case .list(let list): list
    case .text(""): []
    default: [self]
    }
  }

  package subscript(_ key: String) -> YAMLValue? {
    if case .map(let map) = self { map[key] } else { nil }
  }

  package var entries: [String: YAMLValue] { if case .map(let map) = self { map } else { [:] } }

  /// The maximum nesting, and number of lines.
  private static let depthLimit = 32
  private static let lineLimit = 100_000

  /// Parses a document. Lines that aren't understood are skipped.
  package init(_ document: String) {
    var lines: [Line] = []
    for raw in document.split(whereSeparator: \.isNewline).prefix(Self.lineLimit) {
      let indent = raw.prefix { $0 == " " }.count
      let text = Self.trimmed(Self.withoutComment(raw.dropFirst(indent)))
      if !text.isEmpty, text != "---" { lines.append(Line(indent: indent, text: text)) }
    }
    var place = 0
    self = Self.block(lines, &place, indent: 0, depth: 0)
  }

  private struct Line {
    var indent: Int
    var text: Substring
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if quote == nil, character == "#", before == " " { return text[..<index] }
      if quote == character {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
      before = character
    }
    return text
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Reads the lines from the current one that are indented at least as far.
  private static func block(
    _ lines: [Line], _ place: inout Int, indent: Int, depth: Int
  ) -> YAMLValue {
    guard place < lines.count, lines[place].indent >= indent else { return .text("") }
    let own = lines[place].indent
    guard depth < depthLimit else {
      while place < lines.count, lines[place].indent >= indent { place += 1 }
      return .text("")
    }
    var list: [YAMLValue] = []
    var map: [String: YAMLValue] = [:]
    while place < lines.count, lines[place].indent >= indent {
      let line = lines[place]
      guard line.indent == own else {
        place += 1
        continue
      }
      if line.text == "-" || line.text.hasPrefix("- ") {
        guard map.isEmpty else { break }
        list.append(item(lines, &place, depth: depth))
      } else if let (key, rest) = entry(line.text) {
        guard list.isEmpty else { break }
        place += 1
        map[key] = value(rest, lines, &place, below: own, depth: depth)
      } else {
        place += 1
        if list.isEmpty, map.isEmpty { return scalar(line.text, depth: depth) }
      }
    }
    return list.isEmpty ? .map(map) : .list(list)
  }

  /// Reads an element of a list, whose first key may be on the line of its dash.
  private static func item(_ lines: [Line], _ place: inout Int, depth: Int) -> YAMLValue {
    let line = lines[place]
    let rest = trimmed(line.text.dropFirst())
    guard !rest.isEmpty else {
      place += 1
      return block(lines, &place, indent: line.indent + 1, depth: depth + 1)
    }
    guard entry(rest) != nil else {
      place += 1
      return scalar(rest, depth: depth)
    }
    // The element's other keys are below its first one.
    let indent = line.indent + line.text.count - rest.count
    var inner = [Line(indent: indent, text: rest)]
    place += 1
    while place < lines.count, lines[place].indent >= indent {
      inner.append(lines[place])
      place += 1
    }
    var start = 0
    return block(inner, &start, indent: indent, depth: depth + 1)
  }

  private static func value(
    _ rest: Substring, _ lines: [Line], _ place: inout Int, below indent: Int, depth: Int
  ) -> YAMLValue {
    if !rest.isEmpty, !["|", ">"].contains(rest.first) { return scalar(rest, depth: depth) }
    // The dashes of a list may be as far left as its key.
    let isList =
      place < lines.count && lines[place].indent == indent
      && lines[place].text.hasPrefix("-")
    return block(
      lines, &place, indent: isList && rest.isEmpty ? indent : indent + 1, depth: depth + 1)
  }

  /// Splits `key: value`.
  private static func entry(_ text: Substring) -> (String, Substring)? {
    guard let first = text.first, !"[{".contains(first) else { return nil }
    var start = text.startIndex
    if first == "\"" || first == "'", let end = text.dropFirst().firstIndex(of: first) {
      start = text.index(after: end)
    }
    guard let colon = text[start...].firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else {
      return nil
    }
    return (plain(trimmed(text[..<colon])), trimmed(rest))
  }

  private static func plain(_ text: Substring) -> String {
    guard text.count >= 2, let first = text.first, first == "\"" || first == "'",
      text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }

  /// Reads a scalar, or a list or map in brackets.
  private static func scalar(_ text: Substring, depth: Int) -> YAMLValue {
    guard let first = text.first, first == "[" || first == "{", depth < depthLimit else {
      return .text(plain(text))
    }
    var parts: [Substring] = []
    var open = 0
    var quote: Character?
    var start = text.index(after: text.startIndex)
    for index in text.indices {
      let character = text[index]
      if let known = quote {
        if character == known { quote = nil }
        continue
      }
      switch character {
      case "\"", "'": quote = character
      case "[", "{": open += 1
      case "]", "}": open -= 1
      case "," where open == 1:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    let last =
      text.last == "]" || text.last == "}" ? text.index(before: text.endIndex) : text.endIndex
    if start < last { parts.append(text[start..<last]) }
    let values = parts.map(trimmed).filter { !$0.isEmpty }
    if first == "[" { return .list(values.map { scalar($0, depth: depth + 1) }) }
    var map: [String: YAMLValue] = [:]
    for value in values {
      if let (key, rest) = entry(value) { map[key] = scalar(rest, depth: depth + 1) }
    }
    return .map(map)
  }
}
