extension LocalizedText {
  /// The maximum number of texts that one expands to with its variables: real ones have a few
  /// dozen.
  static let textLimit = 10_000

  /// The maximum width or precision of a number or a text: a text with as many characters fills a
  /// page.
  static let widthLimit = 1000

  /// The number of texts that this one expands to, following each variable to each of its texts, up
  /// to one more than the limit; and whether variables are nested more deeply than they are
  /// followed.
  ///
  /// Each variable that refers to the next one twice would double it.
  private var extent: (count: Int, isTooDeep: Bool) {
    var known: [String: Int] = [:]
    var isTooDeep = false
    func count(_ variation: StringVariation, depth: Int) -> Int {
      var total = 0
      for text in variation.allTexts {
        total += 1
        for part in FormatText(text).parts {
          guard case .variable(let name, _) = part, let variable = variables[name] else { continue }
          guard depth < Self.depthLimit else {
            isTooDeep = true
            continue
          }
          let key = "\(depth) \(name)"
          let more = known[key] ?? count(variable.variation, depth: depth + 1)
          known[key] = more
          total += more
          if total > Self.textLimit { return Self.textLimit + 1 }
        }
      }
      return total
    }
    return (count(variation, depth: 0), isTooDeep)
  }

  /// Why the text can't be used; `nil` if it can.
  var excess: String? {
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      if let position = variable.argument, !FormatText.positions.contains(position) {
        return "argNum of “\(name.prefix(60))” is \(position); a number from 1 to "
          + "\(FormatText.positions.upperBound) is expected"
      }
    }
    for text in variation.allTexts.sorted() {
      if let excess = FormatText.excess(of: text) { return excess }
    }
    for (name, variable) in variables.sorted(by: { $0.key < $1.key }) {
      for text in ["%" + variable.specifier] + variable.variation.allTexts.sorted() {
        if let excess = FormatText.excess(of: text, isVariable: true) {
          return "the variable “\(name.prefix(60))”: \(excess)"
        }
      }
    }
    guard !variables.isEmpty else { return nil }
    let extent = extent
    if extent.count > Self.textLimit {
      return "its variables expand to more than \(Self.textLimit) texts"
    }
    return extent.isTooDeep
      ? "its variables refer to one another in a circle, or more than \(Self.depthLimit) deep" : nil
  }
}

extension FormatText {
  /// Returns why a text can't be used as a format; `nil` if it can.
  ///
  /// Formatting creates as many characters as a width or precision specifies, and room for as many
  /// arguments as a position; this checks all numbers of a specifier, however many digits they
  /// have.
  ///
  /// - Parameter isVariable: Whether the text is a variable's, which has a single argument and none
  ///   for a width.
  static func excess(of text: String, isVariable: Bool = false) -> String? {
    // Fewer than a tenth of texts have a specifier.
    guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var rest = text.utf8[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[rest.index(after: sign)...]
      if rest.first == UInt8(ascii: "%") {
        rest = rest.dropFirst()
        continue
      }
      let start = rest
      var reader = SpecifierReader(rest: rest)
      guard reader.read() else { continue }
      rest = reader.rest
      let words = "%" + String(decoding: start[..<rest.startIndex].prefix(40), as: UTF8.self)
      if let position = reader.position, !positions.contains(position) {
        return "“\(words)” uses an argument number that is out of range; use 1 to "
          + "\(positions.upperBound), or “%%” for a percent sign"
      }
      if reader.width > LocalizedText.widthLimit {
        return
          "“\(words)” has a width or precision of more than \(LocalizedText.widthLimit); use a "
          + "smaller one, or “%%” for a percent sign"
      }
      if isVariable, reader.takesWidth {
        return "“\(words)” takes its width from an argument, and a variable has one argument only"
      }
    }
    return nil
  }

  /// Parses a specifier after its sign, in the order of printf: position, flags, width, precision,
  /// length and conversion.
  private struct SpecifierReader {
    var rest: Substring.UTF8View.SubSequence
    /// The position; 0 if it's invalid.
    var position: Int?
    /// The larger of width and precision.
    var width = 0
    var takesWidth = false

    init(rest: Substring.UTF8View.SubSequence) { self.rest = rest }

    /// Returns whether there is a specifier.
    mutating func read() -> Bool {
      let start = rest
      if let number = number(), take("$") {
        position = number
      } else {
        rest = start
      }
      while take("-") || take("+") || take(" ") || take("#") || take("0") || take("'") {}
      // `%#@name@`, which is replaced by the text of a variable.
      if take("@") { return true }
      readLength()
      if take(".") { readLength() }
      while ["h", "l", "q", "L", "j", "z", "t"].contains(where: { take($0) }) {}
      guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else {
        return false
      }
      rest = rest.dropFirst()
      return true
    }

    private mutating func readLength() {
      if take("*") {
        takesWidth = true
        let start = rest
        if number() == nil || !take("$") { rest = start }
      } else if let number = number() {
        width = max(width, number)
      }
    }

    /// Parses a number of any length; larger ones become the largest number.
    private mutating func number() -> Int? {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest[digits.endIndex...]
      let significant = digits.drop { $0 == 0x30 }
      return significant.count > 9
        ? .max : significant.reduce(0) { 10 * $0 + Int($1) - 0x30 }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest = rest.dropFirst()
      return true
    }
  }
}

extension StringTable {
  /// Throws if one of the texts exceeds the limits; of several, the first one by key.
  func checkFormats(path: String) throws(StringTableProblem) {
    var first: (key: String, problem: String)?
    for (key, text) in entries where first.map({ key < $0.key }) ?? true {
      if let problem = text.excess { first = (key, problem) }
    }
    guard let first else { return }
    throw .wrongValue(
      path: path, key: String(first.key.prefix(60)), problem: first.problem)
  }
}

extension StringVariation {
  /// The texts of each device, width and number.
  fileprivate var allTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .plural(let variants): variants.values.flatMap(\.allTexts)
    case .device(let variants): variants.values.flatMap(\.allTexts)
    case .width(let variants): variants.values.flatMap(\.allTexts)
    }
  }
}
