/// A format with each specifier replaced by one character of its own, so that Markdown in it can be parsed first.
struct FormatPieces {
  /// A place for an argument.
  struct Specifier {
    var argument: Int
    /// Such as `%.2f`, without a position.
    var text: String

    /// Returns the argument's text. Numbers without a format of their own have the locale's digits and grouping, as
    /// formats with a locale have on Apple's platforms.
    func format(_ argument: LocalizedStringKey.Argument, _ locale: Locale) -> String {
      switch argument {
      case .string(let text): text
      case .attributed(let text): String(text.characters)
      case .text: ""
      case .integer(let number):
        ["%lld", "%ld", "%d", "%i"].contains(text)
          ? number.formatted(IntegerFormatStyle(locale: locale)) : formatted(number, locale)
      case .unsigned(let number):
        ["%llu", "%lu", "%u"].contains(text)
          ? number.formatted(IntegerFormatStyle(locale: locale)) : formatted(number, locale)
      case .floating(let number):
        // C's default precision.
        text == "%lf" || text == "%f"
          ? number.formatted(
            FloatingPointFormatStyle(locale: locale).precision(.fractionLength(6)))
          : formatted(number, locale)
      }
    }

    private func formatted(_ number: any CVarArg, _ locale: Locale) -> String {
      if text == "%@" { return "\(number)" }
      return String(format: text, locale: locale, number)
    }
  }

  private(set) var text = ""
  private var specifiers: [Specifier] = []

  /// The first character of the private plane that replaces specifiers.
  private static let first: UInt32 = 0x10_0000

  init(literal: String) {
    text = literal
  }

  init(_ format: String) {
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0 == "@" || $0.isLetter && !"lhqzjt".contains($0) })
      else {
        text += "%"
        continue
      }
      var specifier = String(rest[...end])
      var argument = next
      let digits = specifier.prefix { $0.isNumber }
      if specifier.dropFirst(digits.count).first == "$", let position = Int(digits) {
        argument = position - 1
        specifier = String(specifier.dropFirst(digits.count + 1))
      } else {
        next += 1
      }
      rest = rest[rest.index(after: end)...]
      guard let scalar = Unicode.Scalar(Self.first + UInt32(specifiers.count)) else { continue }
      text.unicodeScalars.append(scalar)
      specifiers.append(Specifier(argument: argument, text: "%" + specifier))
    }
    text += rest
  }

  func specifier(of character: Character) -> Specifier? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= Self.first else {
      return nil
    }
    let index = Int(scalar.value - Self.first)
    return specifiers.indices.contains(index) ? specifiers[index] : nil
  }
}
