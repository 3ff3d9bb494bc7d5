/// A text, or the texts among which one is chosen.
package indirect enum StringVariation: Hashable, Sendable {
  case text(String)
  /// By a number, in the way of the language; `other` is for all categories that are not there.
  case plural([PluralCategory: StringVariation])
  /// By the kind of device: `iphone`, `ipad`, `mac`, `other` and the like.
  case device([String: StringVariation])
  /// By the width that there is for the text, as a number without a unit.
  case width([Int: StringVariation])
}

extension StringVariation {
  /// Returns the text of a context, where `number` is the value that is counted.
  ///
  /// A missing device falls back on `other`, of widths the largest that fits is taken, or else the
  /// smallest (`variantFittingPresentationWidth(_:)`: *the largest variant that is not wider*).
  package func text(
    in context: StringContext, number: PluralOperands?
  ) -> String? {
    switch self {
    case .text(let text):
      return text
    case .plural(let variants):
      let category = number.map { PluralRule.category(of: $0, language: context.language) }
      // A text for nothing is taken where there is one, whatever the language: apps rely on it,
      // though Apple's documents don't say so.
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

  /// The texts of a context, whatever the number: of plurals `other` first, then the rest in the
  /// order of the categories.
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

  /// Whether a text is chosen by a number.
  var hasPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let variants): variants.values.contains(where: \.hasPlural)
    case .width(let variants): variants.values.contains(where: \.hasPlural)
    }
  }
}
