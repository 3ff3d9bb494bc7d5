/// A value before or after a change.
public enum ChangedValue: Hashable, Sendable {
  /// A number, to the thousandth.
  case number(Double)
  case flag(Bool)
  case text(String)
  case font(name: String, size: Double)
  /// A class, a setting or a default, which records contain without quotation marks.
  case name(String)
  /// Several numbers, of a property that was added or removed entirely.
  case compound(LayoutValue)

  /// Creates a value from a property's value in a tree.
  init(_ value: LayoutValue, of subject: LayoutSubject) {
    switch value {
    case .number(let number): self = .number(LayoutValue.rounded(number))
    case .flag(let flag): self = .flag(flag)
    case .text(let text): self = Self.font(text, of: subject) ?? .text(text)
    case .point, .size, .rect, .insets:
      let numbers = value.numbers.map { LayoutValue.rounded($0.value) }
      self = .compound(LayoutValue(value.kind, numbers) ?? value)
    }
  }

  /// The value without quotation marks, for use in sentences.
  var words: String {
    switch self {
    case .number(let number): LayoutValue.format(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): LayoutValue.escaped(text)
    case .font(let name, let size): "\(LayoutValue.escaped(name)) \(LayoutValue.format(size))"
    case .name(let name): name
    case .compound(let value): value.description
    }
  }

  /// The first words of a text or a name, in quotation marks.
  var quoted: String { "“\(words.shortened)”" }
}

extension ChangedValue: CustomStringConvertible {
  /// The value as stored in a record: a text is in quotation marks.
  public var description: String {
    switch self {
    case .text, .font: "\"\(words)\""
    case .number, .flag, .name, .compound: words
    }
  }
}

extension ChangedValue {
  /// Parses a value from a record. If writing it wouldn't restore the same text, it's a name.
  package init(text: String, of subject: LayoutSubject) {
    let value = Self.value(text, of: subject)
    self = value.description == text ? value : .name(text)
  }

  private static func value(_ text: String, of subject: LayoutSubject) -> Self {
    switch text.first {
    case "\"":
      let text = LayoutValue.unescaped(text.dropFirst().dropLast())
      return font(text, of: subject) ?? .text(text)
    case "(", "{":
      let kinds: [LayoutValue.Kind] = [subject.property?.kind ?? .point, .point, .rect, .insets]
      let numbers = text.dropFirst().dropLast().split(separator: " ").compactMap { Double($0) }
      return kinds.lazy.compactMap { LayoutValue($0, numbers) }
        .first { $0.description == text }.map { .compound($0) } ?? .name(text)
    default:
      if text == "true" || text == "false" { return .flag(text == "true") }
      return Double(text).map { .number($0) } ?? .name(text)
    }
  }

  /// Parses a font's name followed by its size, as trees store fonts.
  private static func font(_ text: String, of subject: LayoutSubject) -> Self? {
    guard subject.property == .font, let space = text.lastIndex(of: " "),
      let size = Double(text[space...].dropFirst()),
      LayoutValue.format(size) == text[space...].dropFirst()
    else { return nil }
    return .font(name: String(text[..<space]), size: size)
  }
}

extension String {
  /// The text, shortened to fit in a line.
  var shortened: String { count > 40 ? "\(prefix(40))…" : self }
}
