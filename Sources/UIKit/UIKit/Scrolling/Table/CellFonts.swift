import SystemFacts

/// Fonts of a cell's own labels (facts: layout §4.4; value 2 recalled; low).
struct CellFonts {
  var release: OSRelease

  @MainActor
  func title(_ style: UITableViewCell.CellStyle, for traits: UITraitCollection) -> UIFont {
    if style == .value2 { return .systemFont(ofSize: 12) }
    return scaled(.body, size: 17, traits)
  }

  @MainActor
  func detail(_ style: UITableViewCell.CellStyle, for traits: UITraitCollection) -> UIFont {
    switch style {
    case .subtitle:
      return TableFacts.subtitlesAreSubheadlines[release]
        ? scaled(.subheadline, size: 15, traits) : scaled(.caption1, size: 12, traits)
    case .value2: return .systemFont(ofSize: 12)
    case .value1, .default: return scaled(.body, size: 17, traits)
    }
  }

  /// Returns the style's font in releases whose cells follow the text size automatically, otherwise
  /// one of a fixed size.
  @MainActor
  private func scaled(
    _ style: UIFont.TextStyle, size: CGFloat, _ traits: UITraitCollection
  ) -> UIFont {
    TableFacts.cellsFollowTextSize[release]
      ? .preferredFont(forTextStyle: style, compatibleWith: traits) : .systemFont(ofSize: size)
  }
}
