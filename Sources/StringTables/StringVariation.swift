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
      let widths = variants.keys.sorted()
      let fitting = context.width.map { limit in widths.last { $0 <= limit } ?? widths.first }
      guard let width = fitting ?? widths.last else { return nil }
      return variants[width]?.text(in: context, number: number)
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
