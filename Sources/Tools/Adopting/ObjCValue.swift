/// Evaluates the values of a header's constants, such as `1 << 3`, `0x10`, `-1` and `FeedPartsHead | FeedPartsBody`.
struct ObjCValue {
  /// The maximum nesting of parentheses and operators.
  private static let depthLimit = 64

  private let tokens: [Substring]
  private let known: [String: Int]
  private var place = 0

  /// Returns the value of an expression whose tokens are separated by spaces; `nil` if it isn't known here.
  ///
  /// - Parameter known: The values of the constants that it may refer to.
  static func evaluate(_ text: String, known: [String: Int]) -> Int? {
    var value = ObjCValue(tokens: text.split(separator: " "), known: known)
    guard let result = value.expression(0, depth: 0), value.place == value.tokens.count else {
      return nil
    }
    return result
  }

  private init(tokens: [Substring], known: [String: Int]) {
    self.tokens = tokens
    self.known = known
  }

  /// The operators of C with two operands, by increasing precedence.
  private static let operators = [
    ["|"], ["^"], ["&"], ["<<", ">>"], ["+", "-"], ["*", "/", "%"],
  ]

  private var nextOperator: String? {
    guard place < tokens.count else { return nil }
    let token = String(tokens[place])
    // Tokens are single signs.
    let isShift = ["<", ">"].contains(token) && place + 1 < tokens.count
    return isShift && tokens[place + 1] == tokens[place] ? token + token : token
  }

  private mutating func expression(_ level: Int, depth: Int) -> Int? {
    guard depth < Self.depthLimit else { return nil }
    guard level < Self.operators.count else { return primary(depth: depth) }
    guard var left = expression(level + 1, depth: depth) else { return nil }
    while let sign = nextOperator, Self.operators[level].contains(sign) {
      place += sign.utf8.count
      guard let right = expression(level + 1, depth: depth),
        let result = Self.combined(left, sign, right)
      else { return nil }
      left = result
    }
    return left
  }

  private static func combined(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    switch sign {
    case "|": return left | right
    case "^": return left ^ right
    case "&": return left & right
    case "<<": return (0..<64).contains(right) ? left << right : nil
    case ">>": return (0..<64).contains(right) ? left >> right : nil
    case "+": return checked(left.addingReportingOverflow(right))
    case "-": return checked(left.subtractingReportingOverflow(right))
    case "*": return checked(left.multipliedReportingOverflow(by: right))
    case "/": return right == 0 ? nil : checked(left.dividedReportingOverflow(by: right))
    case "%": return right == 0 ? nil : checked(left.remainderReportingOverflow(dividingBy: right))
    default: return nil
    }
  }

  private mutating func primary(depth: Int) -> Int? {
    guard place < tokens.count, depth < Self.depthLimit else { return nil }
    let token = tokens[place]
    place += 1
    switch token {
    case "-": return primary(depth: depth + 1).flatMap { $0 == .min ? nil : -$0 }
    case "+": return primary(depth: depth + 1)
    case "~": return primary(depth: depth + 1).map { ~$0 }
    case "(":
      // A cast, as in `(NSUInteger) 1`.
      if place + 1 < tokens.count, tokens[place + 1] == ")", known[String(tokens[place])] == nil,
        tokens[place].first?.isLetter == true
      {
        place += 2
        return primary(depth: depth + 1)
      }
      let value = expression(0, depth: depth + 1)
      guard place < tokens.count, tokens[place] == ")" else { return nil }
      place += 1
      return value
    default: return known[String(token)] ?? Self.number(token)
    }
  }

  /// Returns the value of a literal in decimal, hexadecimal, octal or binary notation.
  private static func number(_ token: Substring) -> Int? {
    let text = token.lowercased()
    guard text.first?.isNumber == true else {
      return ["yes": 1, "true": 1, "no": 0, "false": 0][text]
        ?? ["NSIntegerMax": Int.max, "NSNotFound": .max, "NSUIntegerMax": -1][String(token)]
    }
    let digits: (Substring, Int) =
      if text.hasPrefix("0x") {
        (text.dropFirst(2), 16)
      } else if text.hasPrefix("0b") {
        (text.dropFirst(2), 2)
      } else if text.hasPrefix("0"), text.count > 1 {
        (text.dropFirst(), 8)
      } else {
        (text[...], 10)
      }
    var rest = digits.0
    while let last = rest.last, last == "u" || last == "l" { rest.removeLast() }
    // An octal zero may consist of its suffix only, as in `0u`.
    if rest.isEmpty { return 0 }
    return UInt(rest, radix: digits.1).map { Int(bitPattern: $0) }
  }
}
