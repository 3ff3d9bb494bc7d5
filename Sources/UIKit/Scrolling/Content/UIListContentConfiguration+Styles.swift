import Graphics
import SystemFacts

extension UIListContentConfiguration {
  private init(
    _ profile: TableProfile, font: UIFont, color: UIColor, secondaryFont: UIFont? = nil,
    secondaryColor: UIColor = .secondaryLabel, top: CGFloat, bottom: CGFloat, least: CGFloat,
    gap: CGFloat = 0
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: secondaryFont ?? font, color: secondaryColor)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 8, bottom: bottom, trailing: 8)
    imageToTextPadding = profile.imageGap
    textToSecondaryTextVerticalPadding = gap
    leastHeight = least
  }

  private static var profile: TableProfile {
    let host = SimulationHost.current
    return TableProfile(
      release: host.release, scale: host.geometry.scale,
      bodyText: .init(host.options.contentSizeCategory))
  }

  private static func font(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(forTextStyle: style, compatibleWith: SimulationHost.current.predictedTraits)
  }

  private static func row(
    _ style: UITableViewCell.CellStyle, secondary: UIColor = .secondaryLabel
  ) -> UIListContentConfiguration {
    let profile = profile
    let fonts = CellFonts(release: profile.release)
    let traits = SimulationHost.current.predictedTraits
    let spacing = profile.subtitleSpacing(isGrouped: false)
    let isSubtitle = style == .subtitle
    let around = TableFacts.oneLinePadding[profile.release] / 2
    return UIListContentConfiguration(
      profile, font: fonts.title(style, for: traits), color: .label,
      secondaryFont: fonts.detail(style, for: traits), secondaryColor: secondary,
      top: isSubtitle ? spacing.top : around, bottom: isSubtitle ? spacing.bottom : around,
      least: profile.minimumRowHeight, gap: spacing.gap)
  }

  // MARK: Rows

  public static func cell() -> UIListContentConfiguration { row(.default) }

  public static func subtitleCell() -> UIListContentConfiguration {
    row(
      .subtitle,
      secondary: CellColors.detail(.subtitle, release: SimulationHost.current.release))
  }

  public static func valueCell() -> UIListContentConfiguration {
    var made = row(.value1)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }

  public static func sidebarCell() -> UIListContentConfiguration { row(.default) }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  // MARK: Headers and footers

  private static func header(isPlain: Bool, isHeader: Bool) -> UIListContentConfiguration {
    let profile = profile
    let style = HeaderTitleStyle(profile: profile, isPlain: isPlain, isHeader: isHeader)
    var made: UIListContentConfiguration
    let font = style.font(for: SimulationHost.current.predictedTraits)
    if isPlain {
      made = UIListContentConfiguration(
        profile, font: font, color: style.color, top: TableProfile.plainTitleTop, bottom: 4,
        least: TableProfile.plainTitleHeight)
    } else if isHeader {
      made = UIListContentConfiguration(
        profile, font: font, color: style.color, top: TableProfile.groupedGap,
        bottom: profile.groupedTitleBottom, least: 38)
    } else {
      made = UIListContentConfiguration(
        profile, font: font, color: style.color, top: profile.footerPadding.top,
        bottom: profile.footerPadding.bottom, least: TableProfile.groupedGap)
    }
    if style.text("a") == "A" { made.textProperties.transform = .uppercase }
    return made
  }

  public static func plainHeader() -> UIListContentConfiguration {
    header(isPlain: true, isHeader: true)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    header(isPlain: true, isHeader: false)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    header(isPlain: false, isHeader: true)
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(isPlain: false, isHeader: false)
  }

  /// A title as large as a headline's, in title 3 (recalled).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var made = header(isPlain: false, isHeader: true)
    made.textProperties = TextProperties(
      font: .systemFont(ofSize: font(.title3).pointSize, weight: .semibold), color: .label)
    return made
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    prominentInsetGroupedHeader()
  }
}
