/// The parts of a format such as `%1$@ has %#@items@`.
///
/// The syntax follows Apple's *String Programming Guide*, *String Format Specifiers*.
package struct FormatText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// Literal text; `%%` is still two characters.
    case text(String)
    case argument(Argument)
    /// `%#@name@`, with its position if specified.
    case variable(name: String, position: Int?)
    /// `%arg`, the number that a text in a string catalog varies by.
    case counted
  }

  /// A format specifier for an argument.
  package struct Argument: Hashable, Sendable {
    /// The position, starting at 1; `nil` for the next one.
    package var position: Int?
    /// The text between `%` and the conversion: flags, width, precision and length.
    package var modifiers: String
    /// The letter at the end, such as `d` or `@`.
    package var conversion: Character

    /// The number of arguments that the width and precision take before this one, one for each `*`.
    package var starCount: Int { modifiers.count { $0 == "*" } }
  }

  package var parts: [Part]

  /// The valid positions of arguments: no app's format has more.
  static let positions = 1...99

  /// Parses a format; invalid specifiers are text.
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

  /// Returns the specifier at the beginning of a text, and its number of characters.
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
  /// Whether the argument is an integer.
  package var isInteger: Bool { "dDiuUxXoO".contains(conversion) }

  /// Whether the argument is a floating-point number.
  package var isFloating: Bool { "fFeEgGaA".contains(conversion) }

  /// Returns the specifier with a position.
  func text(at position: Int) -> String { "%\(position)$\(modifiers)\(conversion)" }
}
