/// Measures the nesting of brackets, and how many of them the parser reads repeatedly.
///
/// To distinguish an array from a type, and `[Int]` from `[3 of Int]`, SwiftParser reads ahead
/// (`canParseCollectionTypeBody`, `consumeGenericArguments` in its Types.swift): it reads the first
/// element of square brackets twice, so that each one nested in another's first element doubles the
/// time. It continues through parentheses and angle brackets, and stops at anything that can't
/// occur in a type. It reads the contents of an attribute's parentheses or `<(…)>` up to three
/// times. Angle brackets are read once for every enclosing one, and some unclosed brackets are read
/// for every two enclosing ones.
///
/// After each `a <` it looks for generic arguments, as far as they may extend: in
/// `[a < b, c < d, …]` to the end of the list, once for each comparison. `operators` are the ones
/// it would search for in vain.
struct NestingScan {
  /// Each doubles the parser's time, and an attribute's counts twice; this many take it some
  /// hundredths of a second.
  static let maximumDoublings = 12
  static let maximumAngles = 100
  static let maximumDepth = 100
  /// The maximum number of signs that may open generic arguments and are read ahead for at the same
  /// time.
  static let maximumGuesses = 16

  /// The first position that exceeds the limits, if any.
  private(set) var excess: Excess?
  /// Offsets of `<` without a closing bracket, if more than `maximumGuesses` are open.
  private(set) var operators: [Int] = []

  struct Excess {
    enum Kind {
      case doublings, angles, depth
    }
    var kind: Kind
    var offset: Int
  }

  private enum Opening {
    case square, parenthesis, brace
    case interpolation(StringEnd)
  }

  private struct Bracket {
    var opening: Opening
    /// The number of times that its contents double the time: inside a square bracket's first
    /// element while it may be a type, and inside an attribute.
    var doublings = 0
    /// The angle brackets that are open directly inside it.
    var angles: [Angle] = []
    /// The nesting depth of the angle brackets that were closed inside it.
    var height = 0
    /// The values outside of a brace or an interpolation, because counting starts over inside.
    var doublingsAround = 0
    var anglesAround = 0
  }

  private struct Angle {
    var offset: Int
    /// The nesting depth of the brackets that were closed inside it.
    var height = 0
  }

  /// The end of a string: one or three quotes, and a number of `#`.
  private struct StringEnd {
    var isLong: Bool
    var pounds: Int
  }

  /// The open brackets; the first represents the file.
  private var open = [Bracket(opening: .brace)]
  private var openDoublings = 0
  private var openAngles = 0
  /// Whether the next bracket may belong to an attribute.
  private var isAfterAttribute = false
  private var index = 0

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { scan($0) }
    end(1)
    stopReading(0)
    open = []
  }

  /// Returns the text that the parser gets: with another operator of the same length for
  /// comparisons that it would otherwise first read as generic arguments.
  static func readable(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count(where: { $0 == UInt8(ascii: "<") }) > maximumGuesses else { return bytes }
    var readable = bytes
    for offset in NestingScan(bytes).operators { readable[offset] = UInt8(ascii: "|") }
    return readable
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var isInText: StringEnd?
    while index < bytes.count, excess == nil {
      if let end = isInText {
        isInText = nil
        skipText(bytes, until: end)
        continue
      }
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "["): begin(.square)
      case UInt8(ascii: "("): begin(.parenthesis)
      case UInt8(ascii: "{"): begin(.brace)
      case UInt8(ascii: "]"): endSquare()
      case UInt8(ascii: "}"): endBrace()
      case UInt8(ascii: ")"): isInText = endParenthesis()
      case UInt8(ascii: "<"):
        if Self.beginsOperator(bytes, index) {
          endTypes()
          while index + 1 < bytes.count, Self.operatorSigns.contains(bytes[index + 1]) {
            index += 1
          }
        } else if !Self.isName(bytes, index) {
          open[open.count - 1].angles.append(Angle(offset: index))
          openAngles += 1
        }
      case UInt8(ascii: ">"):
        if index == 0 || bytes[index - 1] != UInt8(ascii: "-") { endAngle(bytes) }
      case UInt8(ascii: ","), UInt8(ascii: ":"): endElement()
      case UInt8(ascii: "@"): isAfterAttribute = true
      case UInt8(ascii: "/") where Self.beginsComment(bytes, index):
        index = Self.endOfComment(bytes, index)
        continue
      case UInt8(ascii: "\""):
        endTypes()
        isInText = beginText(bytes)
        continue
      case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"),
        UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: ";"),
        UInt8(ascii: "#"), UInt8(ascii: "\\"):
        endTypes()
      default: break
      }
      index += 1
    }
  }

  // MARK: Brackets

  private mutating func begin(_ opening: Opening) {
    var bracket = Bracket(opening: opening)
    switch opening {
    case .square: bracket.doublings = isAfterAttribute ? 2 : 1
    case .parenthesis: bracket.doublings = isAfterAttribute ? 2 : 0
    case .brace, .interpolation:
      endTypes()
      (bracket.doublingsAround, bracket.anglesAround) = (openDoublings, openAngles)
      (openDoublings, openAngles) = (0, 0)
    }
    isAfterAttribute = false
    open.append(bracket)
    openDoublings += bracket.doublings
    if openDoublings > Self.maximumDoublings {
      excess = Excess(kind: .doublings, offset: index)
    } else if open.count - 1 > Self.maximumDepth {
      excess = Excess(kind: .depth, offset: index)
    }
  }

  private mutating func end(_ place: Int) {
    while open.count > place {
      stopReading(open.count - 1)
      let bracket = open.removeLast()
      switch bracket.opening {
      case .square, .parenthesis: note(bracket.height)
      case .brace, .interpolation: break
      }
      openDoublings += bracket.doublingsAround
      openAngles += bracket.anglesAround
    }
  }

  private mutating func stopReading(_ place: Int) {
    openDoublings -= open[place].doublings
    open[place].doublings = 0
    giveUpAngles(place)
  }

  /// Closes a square bracket, and unclosed parentheses inside it.
  private mutating func endSquare() {
    var place = open.count - 1
    while true {
      switch open[place].opening {
      case .square: return end(place)
      case .parenthesis: place -= 1
      case .brace, .interpolation: return
      }
    }
  }

  /// - Returns: The string that continues, if it ends an interpolation.
  private mutating func endParenthesis() -> StringEnd? {
    var place = open.count - 1
    while true {
      switch open[place].opening {
      case .square: place -= 1
      case .brace: return nil
      case .parenthesis:
        end(place)
        return nil
      case .interpolation(let text):
        end(place)
        return text
      }
    }
  }

  private mutating func endBrace() {
    var place = open.count - 1
    while place > 0 {
      if case .brace = open[place].opening { return end(place) }
      place -= 1
    }
    // An unmatched bracket: open ones are no longer closed.
    end(1)
    stopReading(0)
  }

  /// Code after the first element of square brackets isn't read again; in angle brackets it is.
  private mutating func endElement() {
    if case .square = open[open.count - 1].opening, open[open.count - 1].angles.isEmpty {
      stopReading(open.count - 1)
    }
  }

  /// No type continues here, unless the enclosing parentheses continue after their element.
  private mutating func endTypes() {
    isAfterAttribute = false
    var place = open.count - 1
    while open[place].doublings > 0 || !open[place].angles.isEmpty {
      switch open[place].opening {
      case .square: stopReading(place)
      case .brace, .interpolation: return stopReading(place)
      case .parenthesis: return giveUpAngles(place)
      }
      place -= 1
    }
  }

  // MARK: Angle brackets

  /// Characters that continue an operator, so that it isn't a `<` before a type.
  private static let operatorEnds = Set("<=|*!^%+&?".utf8)
  private static let operatorSigns = Set("<=>|*!^%+&?-~".utf8)

  private static func beginsOperator(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 1 < bytes.count && operatorEnds.contains(bytes[index + 1])
  }

  /// Whether this is the name in an operator declaration, or precedes a version in a condition.
  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var end = index
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return bytes[..<end].suffix(1).elementsEqual("(".utf8)
      || bytes[..<end].suffix(5).elementsEqual(" func".utf8)
      || bytes[..<end].suffix(9).elementsEqual(" operator".utf8)
  }

  private mutating func endAngle(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let angle = open[open.count - 1].angles.popLast() else { return }
    openAngles -= 1
    if angle.height >= Self.maximumAngles { excess = Excess(kind: .angles, offset: angle.offset) }
    note(angle.height + 1)
    // No enclosing one continues after something that can't be in a list of types.
    if !Self.typesGoOn(bytes, index + 1) { giveUpAngles(open.count - 1) }
  }

  /// Records the nesting depth of brackets closed inside the innermost one.
  private mutating func note(_ height: Int) {
    let place = open.count - 1
    if let last = open[place].angles.indices.last {
      open[place].angles[last].height = max(open[place].angles[last].height, height)
    } else {
      open[place].height = max(open[place].height, height)
    }
  }

  /// Angle brackets that are still open in a bracket weren't any.
  private mutating func giveUpAngles(_ place: Int) {
    let angles = open[place].angles
    guard !angles.isEmpty else { return }
    if openAngles > Self.maximumGuesses { operators += angles.map(\.offset) }
    for angle in angles { open[place].height = max(open[place].height, angle.height) }
    openAngles -= angles.count
    open[place].angles = []
  }

  /// Whether a type that ends there may be one of several, or a part of another one.
  private static func typesGoOn(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) {
      index += 1
    }
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "-"): return bytes[index...].starts(with: "->".utf8)
    // After a space these start an expression.
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."): return index == start
    default:
      return bytes[index...].starts(with: "throws".utf8)
        || bytes[index...].starts(with: "async".utf8)
    }
  }

  // MARK: Texts

  private static func beginsComment(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 1 < bytes.count
      && (bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*"))
  }

  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != SourceText.newline { index += 1 }
      return index
    }
    var depth = 1
    while index + 1 < bytes.count {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      default:
        index += 1
        continue
      }
      index += 2
      if depth == 0 { return index }
    }
    return bytes.count
  }

  private static let quote = UInt8(ascii: "\"")
  private static let pound = UInt8(ascii: "#")

  private static func isTriple(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == quote && bytes[index + 1] == quote
      && bytes[index + 2] == quote
  }

  /// Whether a string that starts here with pound signs ends on the same line.
  private func endsInLine(_ bytes: UnsafeBufferPointer<UInt8>, _ pounds: Int) -> Bool {
    var start = index + 1
    while start + pounds < bytes.count, bytes[start] != UInt8(ascii: "\n") {
      if bytes[start] == Self.quote,
        bytes[(start + 1)...(start + pounds)].allSatisfy({ $0 == Self.pound })
      {
        return true
      }
      start += 1
    }
    return false
  }

  /// Advances past the opening of a string.
  private mutating func beginText(_ bytes: UnsafeBufferPointer<UInt8>) -> StringEnd {
    var pounds = 0
    while index > pounds, bytes[index - pounds - 1] == Self.pound { pounds += 1 }
    // `#"""#` is a quotation mark between two others, on a single line.
    let isLong = Self.isTriple(bytes, index) && !(pounds > 0 && endsInLine(bytes, pounds))
    index += isLong ? 3 : 1
    return StringEnd(isLong: isLong, pounds: pounds)
  }

  /// Advances to the end of a string, which for single-line strings includes a line break, or into
  /// an interpolation.
  private mutating func skipText(
    _ bytes: UnsafeBufferPointer<UInt8>, until end: StringEnd
  ) {
    func hasPounds(_ start: Int) -> Bool {
      start + end.pounds <= bytes.count
        && bytes[start..<(start + end.pounds)].allSatisfy { $0 == Self.pound }
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), hasPounds(index + 1) {
        index += 1 + end.pounds
        guard index < bytes.count else { return }
        index += 1
        if bytes[index - 1] == UInt8(ascii: "(") {
          begin(.interpolation(end))
          return
        }
      } else if byte == Self.quote, end.isLong ? Self.isTriple(bytes, index) : true,
        hasPounds(index + (end.isLong ? 3 : 1))
      {
        index += (end.isLong ? 3 : 1) + end.pounds
        return
      } else if byte == SourceText.newline, !end.isLong {
        return
      } else {
        index += 1
      }
    }
  }
}
