import Graphics
import SystemFacts

/// The metrics of tables that changed between iOS releases.
///
/// They come from ``TableFacts`` and ``AccessoryFacts``; values that all releases share have their
/// sources here (facts: layout §0.3, §4).
package struct TableProfile: Equatable {
  package var release: OSRelease
  /// The screen's pixels.
  package var grid: PixelGrid
  /// The body style's text; at size Large if sizes don't scale with the text.
  package var bodyText: BodyText

  /// The body style's text at one of the text sizes.
  package struct BodyText: Equatable {
    /// In points.
    package var size: CGFloat
    /// The leading as a multiple of Large's.
    package var growth: CGFloat

    package init(size: CGFloat, growth: CGFloat) {
      self.size = size
      self.growth = growth
    }

    package static let large = BodyText(size: 17, growth: 1)
  }

  package init(release: OSRelease, scale: CGFloat, bodyText: BodyText = .large) {
    self.release = release
    grid = PixelGrid(scale: scale)
    self.bodyText = TableFacts.sizesFollowText[release] ? bodyText : .large
  }

  /// One device pixel in points.
  package var pixel: CGFloat { grid.pixel }

  /// Whether safe areas, and with them inset content views, exist.
  package var hasSafeArea: Bool { ScreenFacts.hasSafeArea[release] }

  // MARK: Rows

  /// The height of a row that isn't measured: 44 in every release (§4.1; high).
  package static let rowHeight: CGFloat = 44

  /// Whether the separator's pixel is taken from the content view.
  package var contentViewLeavesSeparator: Bool { TableFacts.contentViewLeavesSeparator[release] }

  /// The minimum height of a measured row: 44, growing with the body style.
  package var minimumRowHeight: CGFloat {
    max(Self.rowHeight, grid.nearest(Self.rowHeight * bodyText.growth))
  }

  /// Returns the height of a one-line row.
  package func automaticHeight(titleHeight: CGFloat) -> CGFloat {
    max(Self.rowHeight, grid.up(titleHeight + TableFacts.oneLinePadding[release]))
  }

  /// Returns whether rows measure their cells: by default, if there is an estimate, or never.
  package func measuresRows(estimate: CGFloat) -> Bool {
    if TableFacts.rowsAreEstimated[release] { return estimate != 0 }
    return TableFacts.rowsCanBeMeasured[release] && estimate > 0
  }

  /// Returns the distances in a subtitle cell: above the title, between the labels, and below them.
  package func subtitleSpacing(isGrouped: Bool) -> TableFacts.SubtitleSpacing {
    (isGrouped ? TableFacts.groupedSubtitleSpacing : TableFacts.subtitleSpacing)[release]
  }

  /// Whether subtitle rows stay at 44 and their labels are stacked without a gap.
  package var subtitleIsCentred: Bool { TableFacts.subtitlesAreCentred[release] }

  // MARK: Margins

  /// The start of texts and separators, if it isn't the system margin.
  package var fixedMargin: CGFloat? { TableFacts.fixedMargin[release] }

  /// Returns the start of text and separators in tables.
  package func horizontalMargin(system: CGFloat) -> CGFloat { fixedMargin ?? system }

  /// Top and bottom margins of a content view.
  package var verticalCellMargin: CGFloat { TableFacts.verticalCellMargin[release] }

  /// Gap between a cell's image and its text.
  package var imageGap: CGFloat { TableFacts.imageGap[release] }

  /// Whether cells keep their content inside the readable width unless set not to.
  package var followsReadableWidthByDefault: Bool { TableFacts.followsReadableWidth[release] }

  // MARK: Separators

  /// Whether lines of empty rows continue below a plain table's content.
  package var drawsFillerRows: Bool { TableFacts.drawsFillerRows[release] }

  /// Whether separators are inset by the margin at both edges.
  package var separatorIsInsetAtBothEnds: Bool { TableFacts.separatorsAreInsetAtBothEnds[release] }

  /// Whether a separator inset below the cell's margin has no effect.
  package var separatorInsetCountsFromMargin: Bool {
    TableFacts.separatorInsetsCountFromMargin[release]
  }

  package var separatorThickness: CGFloat { TableFacts.separatorThickness[release] ?? pixel }

  // MARK: Headers and footers

  /// Height of a plain header or footer with a title (§4.6; high).
  package static let plainTitleHeight: CGFloat = 28
  /// Distance from the top of a plain header to its label (§4.6; high on iOS 26, medium before).
  package static let plainTitleTop: CGFloat = 4
  /// The height of the header of a grouped section that is neither first nor titled, and of an
  /// untitled footer (§4.6; high).
  package static let groupedGap: CGFloat = 17.5
  /// The height of the first header of a grouped table without a title, and the base height of a
  /// titled header (§4.6; high).
  package static let groupedFirstGap: CGFloat = 35
  /// The padding above and below a footer's text.
  package var footerPadding: (top: CGFloat, bottom: CGFloat) {
    (TableFacts.footerTop[release], TableFacts.footerBottom[release])
  }
  /// The distance from a grouped header's text to its lower end.
  package var groupedTitleBottom: CGFloat { TableFacts.groupedTitleBottom[release] }
  /// The additional height of a titled grouped header below a titled footer.
  package var gapAfterTitledFooter: CGFloat { TableFacts.gapAfterTitledFooter[release] }

  /// The gap above the headers of a plain table.
  package var plainHeaderTopPadding: CGFloat { TableFacts.plainHeaderTopPadding[release] }

  // MARK: Inset groups

  /// Corner radius of a card.
  package var cardRadius: CGFloat { TableFacts.cardRadius[release] }

  /// Returns the margin inside a card: 16, and 20 in landscape and on iPads (§4.3: a chevron's cell
  /// of 374 points in a table of 414; §4.6: header labels at 32, 36 and 40 from the table's edge;
  /// high).
  package static func cardMargin(isPad: Bool, isLandscape: Bool) -> CGFloat {
    isPad || isLandscape ? 20 : 16
  }

  /// Returns the margin for the rows of a table with a width.
  package func cardRowMargin(width: CGFloat, isPad: Bool, isLandscape: Bool) -> CGFloat {
    max(
      Self.cardMargin(isPad: isPad, isLandscape: isLandscape),
      width >= 414 ? TableFacts.wideCardMargin[release] : 0)
  }

  // MARK: Accessories (facts: layout §4.3)

  /// The gap between a cell's content and its accessory.
  package var accessoryGap: CGFloat { AccessoryFacts.gap[release] }

  /// Returns the size of an accessory's frame, right-aligned to the cell's margin.
  package func accessorySize(_ accessory: CellAccessory) -> CGSize {
    switch accessory {
    case .disclosureIndicator:
      let size = AccessoryFacts.chevronSize[release]
      // A glyph with the text's size: 14 for 23 pt and 20 for 33 pt text at 2x on iOS 26 (high).
      if bodyText != .large {
        let factor = bodyText.size / BodyText.large.size
        return CGSize(
          width: grid.nearest(size.width * factor), height: grid.nearest(size.height * factor))
      }
      return CGSize(width: grid.up(size.width), height: size.height)
    case .checkmark:
      return AccessoryFacts.checkmarkSize[release]
    case .detailButton:
      return AccessoryFacts.detailSize[release]
    case .detailDisclosureButton:
      // Button, 12 between, chevron: content 253 wide in a 320 cell before iOS 13 (medium).
      let button = accessorySize(.detailButton)
      let chevron = accessorySize(.disclosureIndicator)
      return CGSize(
        width: button.width + 12 + chevron.width, height: max(button.height, chevron.height))
    }
  }
}
