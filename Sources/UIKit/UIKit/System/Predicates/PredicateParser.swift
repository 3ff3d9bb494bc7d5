import Foundation

/// Reads the format of a predicate (Predicate Programming Guide, “Predicate Format String Syntax”).
struct PredicateParser {
  /// The parts of a format.
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double, isWhole: Bool)
    case argument(Character)
    case variable(String)
    case sign(String)
  }

  /// The maximum nesting of parentheses.
  private static let depthLimit = 64

  // A method that finds no part of a predicate returns nil.
  private var tokens: [Token] = []
  private var index = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  private init(_ arguments: [Any?]) { self.arguments = arguments[...] }

  static func tree(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
    var parser = PredicateParser(arguments)
    guard let tokens = parser.tokens(of: Array(format)) else { return nil }
    parser.tokens = tokens
    guard let tree = parser.disjunction(), parser.index == tokens.count else { return nil }
    return tree
  }

  // MARK: Tokens

  private func tokens(of text: [Character]) -> [Token]? {
    var found: [Token] = []
    var place = 0
    func word(from start: Int, _ isPart: (Character) -> Bool) -> String {
      var end = start
      while end < text.count, isPart(text[end]) { end += 1 }
      return String(text[start..<end])
    }
    let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
    while place < text.count {
      let character = text[place]
      if character.isWhitespace {
        place += 1
      } else if character == "'" || character == "\"" {
        guard let (string, end) = Self.string(text, from: place) else { return nil }
        found.append(.text(string))
        place = end
      } else if character == "%" {
        let kind = word(from: place + 1) { $0.isLetter || $0 == "@" }
        guard let last = kind.first(where: { "@KdDiuxXoOfFeEgGsScC".contains($0) }) ?? kind.first
        else { return nil }
        // What follows `%@` is another word; `%ld` and `%lld` are numbers.
        let length = kind.prefix { "lhqzt".contains($0) }.count + 1
        found.append(.argument(kind.first == "@" ? "@" : last))
        place += 1 + length
      } else if character == "$" {
        let name = word(from: place + 1, isName)
        found.append(.variable(name))
        place += 1 + name.count
      } else if character.isNumber {
        var digits = word(from: place) { $0.isNumber || $0 == "." }
        let end = place + digits.count
        if end < text.count, text[end] == "e" || text[end] == "E" {
          let sign = end + 1 < text.count && "+-".contains(text[end + 1]) ? 1 : 0
          let exponent = word(from: end + 1 + sign) { $0.isNumber }
          if !exponent.isEmpty { digits += String(text[end..<end + 1 + sign]) + exponent }
        }
        guard let number = Double(digits) else { return nil }
        found.append(.number(number, isWhole: digits.allSatisfy(\.isNumber)))
        place += digits.count
      } else if isName(character) || character == "@" || character == "#" {
        let name = String(character) + word(from: place + 1, isName)
        found.append(.word(name))
        place += name.count
      } else {
        let pair = String(text[place..<min(place + 2, text.count)])
        let sign =
          ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"].contains(pair)
          ? pair : String(character)
        guard pair == sign || "=<>!()[]{},.+-*/".contains(character) else { return nil }
        found.append(.sign(sign))
        place += sign.count
      }
    }
    return found
  }

  private static func string(_ text: [Character], from start: Int) -> (String, Int)? {
    var string = ""
    var place = start + 1
    while place < text.count {
      if text[place] == text[start] { return (string, place + 1) }
      if text[place] == "\\", place + 1 < text.count {
        place += 1
        string.append(text[place] == "n" ? "\n" : text[place] == "t" ? "\t" : text[place])
      } else {
        string.append(text[place])
      }
      place += 1
    }
    return nil
  }

  private var next: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    index += 1
    return true
  }

  /// Takes a keyword in capitals or not.
  private mutating func takeWord(_ words: String...) -> String? {
    guard case .word(let word) = next, words.contains(word.uppercased()) else { return nil }
    index += 1
    return word.uppercased()
  }

  // MARK: Predicates

  private mutating func disjunction() -> PredicateTree? {
    guard depth < Self.depthLimit, var trees = conjunction().map({ [$0] }) else { return nil }
    while take("||") || takeWord("OR") != nil {
      guard let tree = conjunction() else { return nil }
      trees.append(tree)
    }
    return trees.count == 1 ? trees[0] : .any(trees)
  }

  private mutating func conjunction() -> PredicateTree? {
    guard var trees = negation().map({ [$0] }) else { return nil }
    while take("&&") || takeWord("AND") != nil {
      guard let tree = negation() else { return nil }
      trees.append(tree)
    }
    return trees.count == 1 ? trees[0] : .all(trees)
  }

  private mutating func negation() -> PredicateTree? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else { return nil }
    if take("!") || takeWord("NOT") != nil { return negation().map(PredicateTree.not) }
    if takeWord("TRUEPREDICATE") != nil { return .always(true) }
    if takeWord("FALSEPREDICATE") != nil { return .always(false) }
    // Parentheses are around a predicate or a value.
    let start = (index, arguments)
    if take("("), let tree = disjunction(), take(")"), !isOperator { return tree }
    (index, arguments) = start
    return comparison()
  }

  private var isOperator: Bool {
    var copy = self
    if case .sign(let sign) = next, "+-*/**[.".contains(sign) { return true }
    return copy.comparisonOperator() != nil
  }

  private mutating func comparison() -> PredicateTree? {
    let quantifier = takeWord("ANY", "SOME", "ALL", "NONE").flatMap(
      PredicateComparison.Quantifier.init)
    guard let left = value(), let sign = comparisonOperator() else { return nil }
    var options: Set<Character> = []
    if next == .sign("["), index + 2 < tokens.count, case .word(let letters) = tokens[index + 1],
      tokens[index + 2] == .sign("]"), letters.lowercased().allSatisfy("cdnlw".contains)
    {
      options = Set(letters.lowercased())
      index += 3
    }
    guard let right = value() else { return nil }
    return .comparison(
      PredicateComparison(
        left: left, sign: sign, right: right, options: options, quantifier: quantifier))
  }

  private mutating func comparisonOperator() -> PredicateComparison.Operator? {
    switch next {
    case .sign(let sign):
      let spelling = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][sign] ?? sign
      guard let found = PredicateComparison.Operator(rawValue: spelling) else { return nil }
      index += 1
      return found
    case .word(let word):
      let name = word.uppercased()
      guard name.first?.isLetter == true,
        let found = PredicateComparison.Operator(rawValue: name)
      else { return nil }
      index += 1
      return found
    default: return nil
    }
  }

  // MARK: Values

  private mutating func value() -> PredicateExpression? {
    guard var left = product() else { return nil }
    while case .sign(let sign) = next, sign == "+" || sign == "-" {
      index += 1
      guard let right = product(), let kind = PredicateExpression.Operator(rawValue: sign)
      else { return nil }
      left = .sum(left, kind, right)
    }
    return left
  }

  private mutating func product() -> PredicateExpression? {
    guard var left = member() else { return nil }
    while case .sign(let sign) = next, ["*", "/", "**"].contains(sign) {
      index += 1
      guard let right = member(), let kind = PredicateExpression.Operator(rawValue: sign)
      else { return nil }
      left = .sum(left, kind, right)
    }
    return left
  }

  /// Reads a value with the keys and indices after it.
  private mutating func member() -> PredicateExpression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit, var value = plain() else { return nil }
    while true {
      if take(".") {
        guard let key = key() else { return nil }
        value = .keyPath(of: value, key)
      } else if case .keyPath = value, take("[") {
        guard let element = indexing() else { return nil }
        value = element(value)
      } else {
        return value
      }
    }
  }

  private mutating func indexing() -> ((PredicateExpression) -> PredicateExpression)? {
    if let name = takeWord("FIRST", "LAST", "SIZE"),
      let edge = PredicateExpression.Edge(rawValue: name)
    {
      return take("]") ? { .edge(of: $0, edge) } : nil
    }
    guard let place = value(), take("]") else { return nil }
    return { .element(of: $0, place) }
  }

  private mutating func key() -> String? {
    switch next {
    case .word(let name):
      index += 1
      return name
    case .argument("K"):
      index += 1
      return takeArgument().flatMap { $0 as? String }
    default: return nil
    }
  }

  private mutating func takeArgument() -> Any?? {
    arguments.popFirst().map { argument in
      guard let value = BoxedValue.unwrapped(argument), !(value is NSNull) else { return nil }
      return value
    }
  }

  private mutating func plain() -> PredicateExpression? {
    guard let token = next else { return nil }
    index += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number, let isWhole):
      return .constant(isWhole && number < 1e15 ? Int(number) as Any : number)
    case .variable(let name): return .variable(name)
    case .argument("K"):
      guard let path = takeArgument(), let name = path as? String else { return nil }
      return .keyPath(of: .object, name)
    case .argument: return takeArgument().map(PredicateExpression.constant)
    case .word(let name): return word(name)
    case .sign("-"):
      return member().map { .sum(.constant(0), .minus, $0) }
    case .sign("("):
      guard let inner = value() else { return nil }
      // `IN (1, 2)` is written, too.
      if next == .sign(",") { return list(after: inner, until: ")") }
      return take(")") ? inner : nil
    case .sign("{"):
      if take("}") { return .list([]) }
      guard let first = value() else { return nil }
      return list(after: first, until: "}")
    default: return nil
    }
  }

  private mutating func list(
    after first: PredicateExpression, until end: String
  ) -> PredicateExpression? {
    var items = [first]
    while take(",") {
      guard let item = value() else { return nil }
      items.append(item)
    }
    return take(end) ? .list(items) : nil
  }

  private mutating func word(_ name: String) -> PredicateExpression? {
    switch name.uppercased() {
    case "SELF": return .object
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case "SUBQUERY" where next == .sign("("): return subquery()
    default:
      // A key that is a keyword is written with a number sign.
      let key = name.hasPrefix("#") ? String(name.dropFirst()) : name
      return key.isEmpty ? nil : .keyPath(of: .object, key)
    }
  }

  private mutating func subquery() -> PredicateExpression? {
    guard take("("), let list = value(), take(","), case .variable(let name) = next else {
      return nil
    }
    index += 1
    guard take(","), let tree = disjunction(), take(")") else { return nil }
    return .subquery(list, variable: name, tree)
  }
}
