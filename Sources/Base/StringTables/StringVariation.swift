/// A text, or several texts to select from.
package indirect enum StringVariation: Hashable, Sendable {
  case text(String)
  /// Varies by a number, by the language's plural rules; `other` is for all missing categories.
  case plural([PluralCategory: StringVariation])
  /// Varies by the kind of device, such as `iphone`, `ipad`, `mac` or `other`.
  case device([String: StringVariation])
  /// Varies by the available width, as a number without a unit.
  case width([Int: StringVariation])
}

extension StringVariation {
  /// Returns the text for a context, where `number` is the counted value.
  ///
  /// A missing device falls back to `other`; of widths, the largest that fits is used, or else the
  /// smallest (`variantFittingPresentationWidth(_:)`: *the largest variant that is not wider*).
  package func text(
    in context: StringContext, number: PluralOperands?
  ) -> String? {
    switch self {
    case .text(let text):
      return text
    case .plural(let variants):
      let category = number.map { PluralRule.category(of: $0, language: context.language) }
      // A text for zero is used if there is one, regardless of the language: apps depend on it,
      // although Apple's documents don't mention it.
      let exact = number?.isZero == true ? variants[.zero] : nil
      let found = exact ?? category.flatMap { variants[$0] } ?? variants[.other]
      return found?.text(in: context, number: number)
    case .device(let variants):
      let found = variants[context.device] ?? variants["other"]
      return found?.text(in: context, number: number)
    case .width(let variants):
      return Self.fitting(variants, context)?.text(in: context, number: number)
    }
  }

  /// Returns the texts for a context, for any number: of plurals, `other` first, then the rest in
  /// the order of the categories.
  func texts(in context: StringContext) -> [String] {
    switch self {
    case .text(let text): return [text]
    case .plural(let variants):
      let others = PluralCategory.allCases.filter { $0 != .other }
      return ([.other] + others).compactMap { variants[$0] }.flatMap { $0.texts(in: context) }
    case .device(let variants):
      return (variants[context.device] ?? variants["other"])?.texts(in: context) ?? []
    case .width(let variants):
      return Self.fitting(variants, context)?.texts(in: context) ?? []
    }
  }

  private static func fitting(
    _ variants: [Int: StringVariation], _ context: StringContext
  ) -> StringVariation? {
    let widths = variants.keys.sorted()
    let fitting = context.width.map { limit in widths.last { $0 <= limit } ?? widths.first }
    return (fitting ?? widths.last).flatMap { variants[$0] }
  }

  /// Returns the variation with each of its texts changed.
  package func mapTexts(_ change: (String) -> String) -> StringVariation {
    switch self {
    case .text(let text): .text(change(text))
    case .plural(let variants): .plural(variants.mapValues { $0.mapTexts(change) })
    case .device(let variants): .device(variants.mapValues { $0.mapTexts(change) })
    case .width(let variants): .width(variants.mapValues { $0.mapTexts(change) })
    }
  }

  /// Whether a number selects a text.
  var hasPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let variants): variants.values.contains(where: \.hasPlural)
    case .width(let variants): variants.values.contains(where: \.hasPlural)
    }
  }
}
