/// The declarations of the Swift files that a manifest consists of, as tokens.
///
/// Files are searched in order: of two declarations with one name, the one in the earlier file is first.
struct ManifestDeclarations {
  struct Parameter {
    var label: String?
    var name: String
    /// The tokens of its default value.
    var value: Range<Int>?
  }

  struct Function {
    var parameters: [Parameter]
    var body: Range<Int>
    /// The names of the types that it is declared in.
    var types: [String]
  }

  struct Constant {
    /// The tokens after `=`, or inside the braces of a computed value.
    var range: Range<Int>
    var isComputed: Bool
    var types: [String]
  }

  private(set) var tokens: [SwiftToken] = []
  /// The closing bracket of each opening one.
  private(set) var closings: [Int: Int] = [:]
  private(set) var functions: [String: [Function]] = [:]
  private(set) var constants: [String: [Constant]] = [:]
  /// The raw values of cases, by name.
  private(set) var cases: [String: String] = [:]
  /// The parts of the strings that have interpolations, by token.
  private(set) var interpolations: [Int: [Part]] = [:]

  enum Part {
    case text(String)
    case code(Range<Int>)
  }

  private static let depthLimit = 32

  /// - Parameter files: The contents of the files.
  init(_ files: [[UInt8]]) {
    var ranges: [Range<Int>] = []
    for file in files {
      let start = tokens.count
      tokens += SwiftScanner.tokens(file)
      ranges.append(start..<tokens.count)
    }
    // The code of interpolations follows all files'.
    var index = 0
    while index < tokens.count {
      if tokens[index].kind == .string, tokens[index].text.contains("\\(") { split(index) }
      index += 1
    }
    for range in ranges { close(range) }
    if let end = ranges.last?.upperBound { close(end..<tokens.count) }
    for range in ranges { declarations(range, types: [], depth: 0) }
  }

  private mutating func close(_ range: Range<Int>) {
    var open: [Int] = []
    for index in range where tokens[index].kind == .sign {
      switch tokens[index].text {
      case "(", "[", "{": open.append(index)
      case ")", "]", "}": if let opening = open.popLast() { closings[opening] = index }
      default: break
      }
    }
  }

  /// Splits a string at its interpolations, and appends their tokens.
  private mutating func split(_ index: Int) {
    var parts: [Part] = []
    var rest = Substring(tokens[index].text)
    while let start = rest.firstRange(of: "\\(") {
      parts.append(.text(String(rest[..<start.lowerBound])))
      var depth = 1
      var end = start.upperBound
      while end < rest.endIndex {
        if rest[end] == "(" { depth += 1 }
        if rest[end] == ")" { depth -= 1 }
        if depth == 0 { break }
        end = rest.index(after: end)
      }
      let first = tokens.count
      tokens += SwiftScanner.tokens(Array(rest[start.upperBound..<end].utf8))
      parts.append(.code(first..<tokens.count))
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
    interpolations[index] = parts + [.text(String(rest))]
  }

  // MARK: Declarations

  private mutating func declarations(_ range: Range<Int>, types: [String], depth: Int) {
    guard depth < Self.depthLimit else { return }
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens[index]
      guard token.kind == .word else {
        // Braces that no declaration has, such as a closure's.
        index = token.isSign("{") ? closings[index] ?? index : index
        index += 1
        continue
      }
      switch token.text {
      case "extension", "enum", "struct", "class", "protocol", "actor":
        index = type(index, range, types: types, depth: depth)
      case "func", "init": index = function(index, range, types: types)
      case "let", "var": index = constant(index, range, types: types)
      case "case": index = cases(index, range)
      default: index += 1
      }
    }
  }

  /// Reads a type's declarations, and returns the place after it.
  private mutating func type(
    _ start: Int, _ range: Range<Int>, types: [String], depth: Int
  ) -> Int {
    var names: [String] = []
    var isName = true
    var index = start + 1
    while index < range.upperBound, !tokens[index].isSign("{") {
      // What it inherits from follows a colon.
      if tokens[index].isSign(":") || tokens[index].isWord("where") { isName = false }
      // `class func` is no type.
      if ["func", "var", "let"].contains(tokens[index].text) { return index }
      if isName, tokens[index].kind == .word { names.append(tokens[index].text) }
      index += 1
    }
    guard let end = closings[index], end <= range.upperBound else { return range.upperBound }
    declarations(index + 1..<end, types: types + names, depth: depth + 1)
    return end + 1
  }

  private mutating func function(_ start: Int, _ range: Range<Int>, types: [String]) -> Int {
    let name = tokens[start].text == "init" ? "init" : tokens[min(start + 1, tokens.count - 1)].text
    var index = start + 1
    while index < range.upperBound, !tokens[index].isSign("(") {
      if tokens[index].isSign("{") || tokens[index].isSign("}") { return index }
      index += 1
    }
    guard let close = closings[index] else { return index + 1 }
    let parameters = parameters(index + 1..<close)
    index = close + 1
    while index < range.upperBound, !tokens[index].isSign("{") {
      // A requirement of a protocol has no body.
      if ["func", "var", "let", "static"].contains(tokens[index].text) { return index }
      index += 1
    }
    guard let end = closings[index], end <= range.upperBound else { return index + 1 }
    functions[name, default: []].append(
      Function(parameters: parameters, body: index + 1..<end, types: types))
    return end + 1
  }

  /// Returns the parts of a list that commas separate.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if let end = closings[index] {
        index = end
      } else if tokens[index].isSign(",") {
        parts.append(start..<index)
        start = index + 1
      }
      index += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts.filter { !$0.isEmpty }
  }

  private func parameters(_ range: Range<Int>) -> [Parameter] {
    parts(range).compactMap { part in
      let words = part.prefix { !tokens[$0].isSign(":") }.filter { tokens[$0].kind == .word }
      guard let first = words.first, let last = words.last else { return nil }
      let label = tokens[first].text
      let equals = part.first { index in
        tokens[index].isSign("=") && !tokens[min(index + 1, tokens.count - 1)].isSign("=")
      }
      return Parameter(
        label: label == "_" ? nil : label, name: tokens[last].text,
        value: equals.map { $0 + 1..<part.upperBound })
    }
  }

  private mutating func constant(_ start: Int, _ range: Range<Int>, types: [String]) -> Int {
    guard start + 1 < range.upperBound, tokens[start + 1].kind == .word else { return start + 1 }
    let name = tokens[start + 1].text
    var index = start + 2
    while index < range.upperBound {
      let token = tokens[index]
      if token.isSign("=") {
        let end = end(of: index + 1, in: range)
        constants[name, default: []].append(
          Constant(range: index + 1..<end, isComputed: false, types: types))
        return end
      }
      if token.isSign("{") {
        guard let end = closings[index], end <= range.upperBound else { return index + 1 }
        var body = index + 1..<end
        if tokens[index + 1].isWord("get"), let inner = closings[index + 2] {
          body = index + 3..<inner
        }
        constants[name, default: []].append(Constant(range: body, isComputed: true, types: types))
        return end + 1
      }
      // A stored property of a type without a value.
      if token.kind == .word, token.line > tokens[index - 1].line { return index }
      index = (closings[index] ?? index) + 1
    }
    return index
  }

  /// Returns the end of an expression, which a declaration or statement on another line follows.
  func end(of start: Int, in range: Range<Int>) -> Int {
    var index = start
    while index < range.upperBound {
      if index > start, tokens[index].isSign(";") || isStart(index) { return index }
      index = (closings[index] ?? index) + 1
    }
    return min(index, range.upperBound)
  }

  /// Whether a token on a new line starts a statement: it continues nothing, and nothing before it needs it.
  private func isStart(_ index: Int) -> Bool {
    let (token, last) = (tokens[index], tokens[index - 1])
    guard token.line > lastLine(of: index - 1) else { return false }
    if token.kind == .sign { return ["}", "@", "#"].contains(token.text) }
    return last.kind != .sign || [")", "]", "}", "!"].contains(last.text)
  }

  /// The line on which a token ends.
  func lastLine(of index: Int) -> Int {
    let token = tokens[index]
    return token.kind == .string
      ? token.line + token.text.utf8.count { $0 == 0x0A } : token.line
  }

  private mutating func cases(_ start: Int, _ range: Range<Int>) -> Int {
    var index = start + 1
    while index < range.upperBound, tokens[index].kind == .word {
      let name = tokens[index].text
      var value = name
      index += 1
      if index + 1 < range.upperBound, tokens[index].isSign("="), tokens[index + 1].kind == .string
      {
        value = tokens[index + 1].text
        index += 2
      } else if index < range.upperBound, tokens[index].isSign("("), let end = closings[index] {
        index = end + 1
      }
      if cases[name] == nil { cases[name] = value }
      guard index < range.upperBound, tokens[index].isSign(",") else { break }
      index += 1
    }
    return index
  }
}
