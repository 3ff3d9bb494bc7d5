/// Parses a YAML document, as far as ``YAMLValue`` says.
struct YAMLReader {
  /// The maximum nesting, and number of lines.
  private static let depthLimit = 32
  private static let lineLimit = 100_000
  /// The maximum number of values that aliases repeat: each may contain others.
  private static let repeatLimit = 100_000

  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []
  private var place = 0
  private var anchors: [String: (value: YAMLValue, size: Int)] = [:]
  private var repeated = 0

  init(_ document: String) {
    var line: Line?
    var parts: [Substring] = []
    var open = 0
    for raw in document.split(whereSeparator: \.isNewline).prefix(Self.lineLimit) {
      let indent = raw.prefix { $0 == " " }.count
      let text = Self.trimmed(Self.withoutComment(raw.dropFirst(indent)))
      guard !text.isEmpty, text != "---" else { continue }
      if open > 0 {
        // Brackets may span lines.
        parts.append(text)
      } else {
        if let line { lines.append(line) }
        line = Line(indent: indent, text: text)
        parts = [text]
      }
      open = Self.isFlow(parts[0]) ? open + Self.scan(text) : 0
      if open <= 0, parts.count > 1 { line?.text = Substring(parts.joined(separator: " ")) }
    }
    if let line { lines.append(line) }
  }

  /// Whether the value on a line is in brackets.
  private static func isFlow(_ text: Substring) -> Bool {
    var value = text
    if value.hasPrefix("- ") { value = trimmed(value.dropFirst(2)) }
    if let (_, rest) = entry(value) { value = rest }
    if value.first == "&" { value = trimmed(value.drop { !$0.isWhitespace }) }
    return value.first == "[" || value.first == "{"
  }

  /// Calls a function with what is outside of quotes and the number of brackets open before it.
  ///
  /// - Returns: The number of brackets that the text opens and doesn't close.
  @discardableResult
  private static func scan(
    _ text: Substring, _ visit: (Substring.Index, Character, Int) -> Void = { _, _, _ in }
  ) -> Int {
    var open = 0
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let known = quote {
        if character == known { quote = nil }
        continue
      }
      visit(index, character, open)
      switch character {
      case "\"", "'": quote = character
      case "[", "{": open += 1
      case "]", "}": open -= 1
      default: break
      }
    }
    return open
  }

  mutating func value() -> YAMLValue { block(indent: 0, depth: 0) }

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
  private mutating func block(indent: Int, depth: Int) -> YAMLValue {
    guard place < lines.count, lines[place].indent >= indent else { return .text("") }
    let own = lines[place].indent
    guard depth < Self.depthLimit else {
      while place < lines.count, lines[place].indent >= indent { place += 1 }
      return .text("")
    }
    var list: [YAMLValue] = []
    var map: [String: YAMLValue] = [:]
    var inherited: [String: YAMLValue] = [:]
    while place < lines.count, lines[place].indent >= indent {
      let line = lines[place]
      guard line.indent == own else {
        place += 1
        continue
      }
      if line.text == "-" || line.text.hasPrefix("- ") {
        guard map.isEmpty, inherited.isEmpty else { break }
        list.append(item(depth: depth))
      } else if let (key, rest) = Self.entry(line.text) {
        guard list.isEmpty else { break }
        place += 1
        let value = value(rest, below: own, depth: depth)
        if key == "<<" { Self.inherit(value, in: &inherited) } else { map[key] = value }
      } else {
        place += 1
        if list.isEmpty, map.isEmpty { return scalar(line.text, depth: depth) }
      }
    }
    return list.isEmpty ? .map(map.merging(inherited) { own, _ in own }) : .list(list)
  }

  /// Adds the entries of a merge key's map or maps, the first of which takes precedence.
  private static func inherit(_ value: YAMLValue, in map: inout [String: YAMLValue]) {
    for element in value.elements { map.merge(element.entries) { first, _ in first } }
  }

  /// Reads an element of a list, whose first key may be on the line of its dash.
  private mutating func item(depth: Int) -> YAMLValue {
    let line = lines[place]
    let rest = Self.trimmed(line.text.dropFirst())
    if rest.first != "&", Self.entry(rest) != nil {
      // The element's other keys are below its first one.
      lines[place] = Line(indent: line.indent + line.text.count - rest.count, text: rest)
      return block(indent: lines[place].indent, depth: depth + 1)
    }
    place += 1
    return value(rest, below: line.indent, depth: depth, canBeList: false)
  }

  /// Reads what follows a key or a dash, on its line or below.
  private mutating func value(
    _ rest: Substring, below indent: Int, depth: Int, canBeList: Bool = true
  ) -> YAMLValue {
    if rest.first == "&" {
      let name = rest.dropFirst().prefix { !$0.isWhitespace }
      let value = value(
        Self.trimmed(rest.dropFirst(name.count + 1)), below: indent, depth: depth,
        canBeList: canBeList)
      anchors[String(name)] = (value, value.size)
      return value
    }
    if !rest.isEmpty, !["|", ">"].contains(rest.first) { return scalar(rest, depth: depth) }
    // The dashes of a list may be as far left as its key.
    let isList =
      canBeList && place < lines.count && lines[place].indent == indent
      && lines[place].text.hasPrefix("-")
    return block(indent: isList && rest.isEmpty ? indent : indent + 1, depth: depth + 1)
  }

  /// Returns the value of an anchor; `nil` if there is none.
  private mutating func alias(_ name: Substring) -> YAMLValue? {
    guard let anchor = anchors[String(name)] else { return nil }
    guard repeated + anchor.size <= Self.repeatLimit else { return .text("") }
    repeated += anchor.size
    return anchor.value
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
  private mutating func scalar(_ text: Substring, depth: Int) -> YAMLValue {
    if text.first == "*", let value = alias(text.dropFirst()) { return value }
    guard let first = text.first, first == "[" || first == "{", depth < Self.depthLimit else {
      return .text(Self.plain(text))
    }
    var parts: [Substring] = []
    var start = text.index(after: text.startIndex)
    Self.scan(text) { index, character, open in
      guard character == ",", open == 1 else { return }
      parts.append(text[start..<index])
      start = text.index(after: index)
    }
    let last =
      text.last == "]" || text.last == "}" ? text.index(before: text.endIndex) : text.endIndex
    if start < last { parts.append(text[start..<last]) }
    let values = parts.map(Self.trimmed).filter { !$0.isEmpty }
    if first == "[" {
      var list: [YAMLValue] = []
      for value in values { list.append(scalar(value, depth: depth + 1)) }
      return .list(list)
    }
    var map: [String: YAMLValue] = [:]
    var inherited: [String: YAMLValue] = [:]
    for value in values {
      guard let (key, rest) = Self.entry(value) else { continue }
      let value = scalar(rest, depth: depth + 1)
      if key == "<<" { Self.inherit(value, in: &inherited) } else { map[key] = value }
    }
    return .map(map.merging(inherited) { own, _ in own })
  }
}
