import SystemFacts

/// The appearance of section titles (facts: layout §4.6).
struct HeaderTitleStyle {
  var profile: TableProfile
  var isPlain: Bool
  var isHeader: Bool

  /// Returns the font: 17 semibold for plain headers, 13 for footers; grouped headers have either,
  /// depending on the release.
  @MainActor
  func font(for traits: UITraitCollection) -> UIFont {
    if isHeader, isPlain || TableFacts.groupedHeadersAreHeadlines[profile.release] {
      return .preferredFont(forTextStyle: .headline, compatibleWith: traits)
    }
    return .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }

  @MainActor
  var color: UIColor {
    if isPlain { return .label }
    return .fact(TableFacts.groupedTitleColor[profile.release])
  }

  /// Returns the text, in capitals if grouped headers are capitalised.
  func text(_ title: String) -> String {
    !isPlain && isHeader && TableFacts.groupedHeadersAreCapitals[profile.release]
      ? title.uppercased() : title
  }
}
