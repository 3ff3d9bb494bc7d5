/// A format such as `%1$@ has %#@items@`, in its parts.
///
/// The syntax is that of Apple's *String Programming Guide*, *String Format Specifiers*.
package struct FormatText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// Text as it stands, in which `%%` is still two signs.
    case text(String)
    case argument(Argument)
    /// `%#@name@`, with its position if it states one.
    case variable(name: String, position: Int?)
    /// `%arg`, the number that a text of a string catalog varies by.
    case counted
  }

  /// A place for an argument.
  package struct Argument: Hashable, Sendable {
    /// From 1; nil for the next one.
    package var position: Int?
    /// What lies between `%` and the conversion: flags, width, precision and length.
    package var modifiers: String
    /// The letter at the end, such as `d` or `@`.
    package var conversion: Character

    /// How many arguments before this one its width and its precision take, `*` each.
    package var starCount: Int { modifiers.count { $0 == "*" } }
  }

  package var parts: [Part]

  /// The positions that arguments may have: no format of an app has more.
  static let positions = 1...99

  /// Reads a format; what is no specifier stays text.
  package init(_ format: String) {
    var parts: [Part] = []
    var text = ""
    var rest = format[...]
    func flush() {
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
    }
    while let index = rest.firstIndex(of: "%") {
      text += rest[..<index]
      rest = rest[index...]
      if rest.hasPrefix("%%") {
        text += "%%"
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("%arg") {
        flush()
        parts.append(.counted)
        rest = rest.dropFirst(4)
      } else if let (part, length) = Self.specifier(rest) {
        flush()
        parts.append(part)
        rest = rest.dropFirst(length)
      } else {
        text += "%"
        rest = rest.dropFirst()
      }
    }
    text += rest
    flush()
    self.parts = parts
  }

  /// The specifier at the beginning of a text, and how many characters it has.
  private static func specifier(_ text: Substring) -> (Part, Int)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      guard let number = Int(digits), positions.contains(number) else { return nil }
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" && $0 != "%" && !$0.isNewline }
      let end = rest.dropFirst(2 + name.count)
      guard end.first == "@", !name.isEmpty else { return nil }
      let length = text.distance(from: text.startIndex, to: end.startIndex) + 1
      return (.variable(name: String(name), position: position), length)
    }
    let modifiers = rest.prefix { "-+ #0123456789.*'hljtzqL".contains($0) }
    guard modifiers.count <= 24, let letter = rest.dropFirst(modifiers.count).first,
      "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter)
    else { return nil }
    let length = text.count - rest.count + modifiers.count + 1
    let argument = Argument(
      position: position, modifiers: String(modifiers), conversion: letter)
    return (.argument(argument), length)
  }
}

extension FormatText.Argument {
  /// Whether the argument is a whole number.
  package var isInteger: Bool { "dDiuUxXoO".contains(conversion) }

  /// Whether the argument is a number with a fraction.
  package var isFloating: Bool { "fFeEgGaA".contains(conversion) }

  /// The specifier with a position.
  func text(at position: Int) -> String { "%\(position)$\(modifiers)\(conversion)" }
}
