import Graphics
import SystemFacts

extension UIListContentConfiguration {
  /// A standard configuration and the traits that it was made for.
  @MainActor
  struct Origin {
    enum Style {
      case row, subtitle, value
      case header(isPlain: Bool), footer(isPlain: Bool)
      case prominentHeader
    }

    var style: Style
    var traits: UITraitCollection

    /// Returns whether text differs under other traits.
    func isOther(under new: UITraitCollection) -> Bool {
      traits.preferredContentSizeCategory != new.preferredContentSizeCategory
        || traits.legibilityWeight != new.legibilityWeight
    }

    fileprivate var profile: TableProfile {
      let host = SimulationHost.current
      return TableProfile(
        release: host.release, scale: host.geometry.scale,
        bodyText: .init(traits.preferredContentSizeCategory))
    }

    fileprivate func font(_ style: UIFont.TextStyle) -> UIFont {
      .preferredFont(forTextStyle: style, compatibleWith: traits)
    }
  }

  private init(
    _ origin: Origin, font: UIFont, color: UIColor, secondaryFont: UIFont? = nil,
    secondaryColor: UIColor = .secondaryLabel, top: CGFloat, bottom: CGFloat, least: CGFloat,
    gap: CGFloat = 0
  ) {
    self.origin = origin
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondaryFont ?? font, color: secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 8, bottom: bottom, trailing: 8)
    imageToTextPadding = origin.profile.imageGap
    textToSecondaryTextVerticalPadding = gap
    leastHeight = least
  }

  private static func make(_ style: Origin.Style) -> UIListContentConfiguration {
    make(Origin(style: style, traits: SimulationHost.current.predictedTraits))
  }

  private static func make(_ origin: Origin) -> UIListContentConfiguration {
    switch origin.style {
    case .row: return row(.default, origin)
    case .subtitle:
      return row(
        .subtitle, origin,
        secondary: CellColors.detail(.subtitle, release: SimulationHost.current.release))
    case .value:
      var made = row(.value1, origin)
      made.prefersSideBySideTextAndSecondaryText = true
      return made
    case .header(let isPlain): return header(isPlain: isPlain, isHeader: true, origin)
    case .footer(let isPlain): return header(isPlain: isPlain, isHeader: false, origin)
    case .prominentHeader:
      var made = header(isPlain: false, isHeader: true, origin)
      made.textProperties = TextProperties(
        font: .systemFont(ofSize: origin.font(.title3).pointSize, weight: .semibold), color: .label)
      return made
    }
  }

  /// Returns the configuration under other traits: what is unchanged from the standard one takes
  /// the value it has there (documentation of `updated(for:)`: default values for the properties
  /// that aren't customized).
  func following(_ traits: UITraitCollection) -> UIListContentConfiguration {
    guard origin.isOther(under: traits) else { return self }
    let before = Self.make(origin)
    let now = Self.make(Origin(style: origin.style, traits: traits))
    var copy = self
    copy.origin = now.origin
    copy.leastHeight = now.leastHeight
    func follow<Value: Equatable>(_ value: inout Value, _ before: Value, _ now: Value) {
      if value == before { value = now }
    }
    follow(&copy.textProperties.font, before.textProperties.font, now.textProperties.font)
    follow(
      &copy.secondaryTextProperties.font, before.secondaryTextProperties.font,
      now.secondaryTextProperties.font)
    follow(
      &copy.directionalLayoutMargins, before.directionalLayoutMargins,
      now.directionalLayoutMargins)
    follow(&copy.imageToTextPadding, before.imageToTextPadding, now.imageToTextPadding)
    follow(
      &copy.textToSecondaryTextVerticalPadding, before.textToSecondaryTextVerticalPadding,
      now.textToSecondaryTextVerticalPadding)
    return copy
  }

  // MARK: Rows

  private static func row(
    _ style: UITableViewCell.CellStyle, _ origin: Origin, secondary: UIColor = .secondaryLabel
  ) -> UIListContentConfiguration {
    let profile = origin.profile
    let fonts = CellFonts(release: profile.release)
    let spacing = profile.subtitleSpacing(isGrouped: false)
    let isSubtitle = style == .subtitle
    let below = secondaryTextBelow(style, profile)
    let around = TableFacts.oneLinePadding[profile.release] / 2
    return UIListContentConfiguration(
      origin, font: fonts.title(style, for: origin.traits), color: .label,
      secondaryFont: fonts.detail(below.style, for: origin.traits), secondaryColor: secondary,
      top: isSubtitle ? spacing.top : around, bottom: isSubtitle ? spacing.bottom : around,
      least: profile.minimumRowHeight, gap: below.gap)
  }

  /// Returns the style of the text below a row's title, and the gap above it.
  ///
  /// In a row that isn't a subtitle's, it has the subtitle's font from iOS 26 on, and adds less than
  /// a line of 17 points, as in grouped tables (one recording of 26.0; medium). Older releases are
  /// assumed to have the row's font (low).
  private static func secondaryTextBelow(
    _ style: UITableViewCell.CellStyle, _ profile: TableProfile
  ) -> (style: UITableViewCell.CellStyle, gap: CGFloat) {
    guard style == .default, TableFacts.subtitlesAreSubheadlines[profile.release] else {
      return (style, profile.subtitleSpacing(isGrouped: false).gap)
    }
    return (.subtitle, profile.subtitleSpacing(isGrouped: true).gap)
  }

  public static func cell() -> UIListContentConfiguration { make(.row) }
  public static func subtitleCell() -> UIListContentConfiguration { make(.subtitle) }
  public static func valueCell() -> UIListContentConfiguration { make(.value) }
  public static func sidebarCell() -> UIListContentConfiguration { make(.row) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { make(.subtitle) }

  // MARK: Headers and footers

  private static func header(
    isPlain: Bool, isHeader: Bool, _ origin: Origin
  ) -> UIListContentConfiguration {
    let profile = origin.profile
    let style = HeaderTitleStyle(profile: profile, isPlain: isPlain, isHeader: isHeader)
    var made: UIListContentConfiguration
    let font = style.font(for: origin.traits)
    if isPlain {
      made = UIListContentConfiguration(
        origin, font: font, color: style.color, top: TableProfile.plainTitleTop, bottom: 4,
        least: TableProfile.plainTitleHeight)
    } else if isHeader {
      made = UIListContentConfiguration(
        origin, font: font, color: style.color, top: TableProfile.groupedGap,
        bottom: profile.groupedTitleBottom, least: 38)
    } else {
      made = UIListContentConfiguration(
        origin, font: font, color: style.color, top: profile.footerPadding.top,
        bottom: profile.footerPadding.bottom, least: TableProfile.groupedGap)
    }
    if style.text("a") == "A" { made.textProperties.transform = .uppercase }
    return made
  }

  public static func plainHeader() -> UIListContentConfiguration { make(.header(isPlain: true)) }
  public static func plainFooter() -> UIListContentConfiguration { make(.footer(isPlain: true)) }
  public static func groupedHeader() -> UIListContentConfiguration {
    make(.header(isPlain: false))
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    make(.footer(isPlain: false))
  }

  /// Creates a header with a title as large as a headline, in title 3 (recalled).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    make(.prominentHeader)
  }

  public static func sidebarHeader() -> UIListContentConfiguration { make(.prominentHeader) }
}
