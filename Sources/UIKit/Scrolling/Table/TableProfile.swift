import Graphics

/// The numbers of tables that changed between iOS releases.
///
/// Each has its source beside it; "H", "M", "L" is how sure it is (facts: layout §0.3, §4).
struct TableProfile: Equatable {
  var major: Int
  /// The screen's pixels.
  var grid: PixelGrid
  /// The text size's column of ``DynamicType``; Large's before iOS 26, of which nothing else is
  /// recorded.
  var textColumn: Int

  init(major: Int, scale: CGFloat, category: UIContentSizeCategory = .large) {
    self.major = major
    grid = PixelGrid(scale: scale)
    textColumn =
      major >= 26 && category != .large ? DynamicType.column(category) : DynamicType.largeColumn
  }

  /// One device pixel in points.
  var pixel: CGFloat { grid.pixel }

  /// Safe areas, and with them inset content views, exist from iOS 11 (H).
  var hasSafeArea: Bool { major >= 11 }

  // MARK: Rows

  /// The height of a row that is not measured: 44 in every release (§4.1, H).
  static let rowHeight: CGFloat = 44

  /// Up to iOS 12 the separator's pixel is taken from the content view: 43.5 or 43.667 high in a
  /// row of 44 (§4.1, H).
  var contentViewLeavesSeparator: Bool { major <= 12 }

  /// The least height of a measured row: 44, growing with the body style (§4.1: 80 for 33 pt text
  /// on iOS 26, which is 44 · 40 / 22, H).
  var minimumRowHeight: CGFloat {
    if textColumn == DynamicType.largeColumn { return Self.rowHeight }
    let leadings = DynamicType.row(.body).leadings
    let ratio = leadings[textColumn] / leadings[DynamicType.largeColumn]
    return max(Self.rowHeight, grid.nearest(Self.rowHeight * ratio))
  }

  /// What a one-line row adds to its label, and what it is at least: 52 for 17 pt text on iOS 26
  /// (§4.1, H); before that 44 whatever the text up to 22 pt of height (margins 11, M).
  func automaticHeight(titleHeight: CGFloat) -> CGFloat {
    if major >= 26 { return max(Self.rowHeight, grid.up(titleHeight + 31.5)) }
    return max(Self.rowHeight, grid.up(titleHeight + 22))
  }

  /// Rows measure their cells by default from iOS 11, where `estimatedRowHeight` starts as
  /// automatic; iOS 8 to 10 need an estimate, iOS 7 never does (UIKit release notes, H).
  func measuresRows(estimate: CGFloat) -> Bool {
    if major >= 11 { return estimate != 0 }
    return major >= 8 && estimate > 0
  }

  /// Distances of a subtitle cell: above the title, between the labels, and what its automatic
  /// height adds to both labels (§4.4: 10, 1 and 55.5 at 2x before iOS 26; 9, 3 and 62 on it in
  /// plain tables, 15.5, 0 and 69.5 in grouped ones; H).
  struct SubtitleSpacing { var top, gap, bottom: CGFloat }
  func subtitleSpacing(isGrouped: Bool) -> SubtitleSpacing {
    if major >= 26 {
      return isGrouped
        ? SubtitleSpacing(top: 15.5, gap: 0, bottom: 15.5)
        : SubtitleSpacing(top: 9, gap: 3, bottom: 11.5)
    }
    return SubtitleSpacing(top: 10, gap: 1, bottom: 9.5)
  }

  /// Up to iOS 12 subtitle rows keep 44 and their labels stack without a gap (§4.4, H).
  var subtitleIsCentred: Bool { major <= 12 }

  // MARK: Margins

  /// Text and separators of tables start at 15 on iOS 7 and at the system margin from iOS 8
  /// (published separator insets per device and release, H).
  func horizontalMargin(system: CGFloat) -> CGFloat { major <= 7 ? 15 : system }

  /// Top and bottom margins of a content view: 8 measured on iOS 11.2, 11 from iOS 13 (M), 15 on
  /// iOS 26 (H).
  var verticalCellMargin: CGFloat {
    if major >= 26 { return 15 }
    return major >= 13 ? 11 : 8
  }

  /// Gap between a cell's image and its text (§4.4, M).
  var imageGap: CGFloat { major >= 11 ? 16 : 15 }

  /// iOS 9 to 11 keep cell content inside the readable width unless told not to (documentation of
  /// `cellLayoutMarginsFollowReadableWidth`, H).
  var followsReadableWidthByDefault: Bool { (9...11).contains(major) }

  // MARK: Separators

  /// Empty rows below a plain table's content: drawn by default before iOS 15 (documentation of
  /// `fillerRowHeight`, H).
  var defaultFillerRowHeight: CGFloat { major >= 15 ? 0 : UITableView.automaticDimension }

  /// On iOS 26 separators stay off both edges by the margin; before that they run to the far edge
  /// (§4.5, H).
  var separatorIsInsetAtBothEnds: Bool { major >= 26 }

  /// A separator inset below the cell's margin has no effect before iOS 11, when insets started
  /// to count from the cell's edge (§4.5 and the release's documentation, H).
  var separatorInsetCountsFromMargin: Bool { major <= 10 }

  /// One pixel; one point on iOS 26, measured as two rows at 2x (§4.5, M).
  var separatorThickness: CGFloat { major >= 26 ? 1 : pixel }

  // MARK: Headers and footers

  /// Height of a plain header or footer with a title (§4.6, H).
  static let plainTitleHeight: CGFloat = 28
  /// Distance from the top of a plain header to its label (§4.6, H on iOS 26, M before).
  static let plainTitleTop: CGFloat = 4
  /// Header of a grouped section that is neither first nor titled, and untitled footer (§4.6, H).
  static let groupedGap: CGFloat = 17.5
  /// First header of a grouped table without title, or what a title adds to (§4.6, H).
  static let groupedFirstGap: CGFloat = 35
  /// Above and below a footer's text: 7.667 and 6.667 on iOS 26; before that titled footers are
  /// 37.5 with one line of 13 pt (§4.6, M).
  var footerPadding: (top: CGFloat, bottom: CGFloat) {
    major >= 26 ? (7.667, 6.667) : (7.5, 14)
  }
  /// From a grouped header's text to its lower end (§4.6: 38 = 12 + label + 5.5, H on iOS 26;
  /// before it L).
  var groupedTitleBottom: CGFloat { major >= 26 ? 5.5 : 7.5 }
  /// What a grouped header's title adds below a titled footer on iOS 26 (§4.6: 45.5 after 38, H).
  static let gapAfterTitledFooter: CGFloat = 7.5

  /// The gap above the headers of a plain table: 22 from iOS 15 (§4.6, H).
  var plainHeaderTopPadding: CGFloat { major >= 15 ? 22 : 0 }

  // MARK: Inset groups

  /// Corner radius of a card: 10, and 26 on iOS 26 (§4.6, H).
  var cardRadius: CGFloat { major >= 26 ? 26 : 10 }

  /// Margin inside a card: 16, and 20 in landscape and on iPads (§4.3: a chevron's cell of 374
  /// points in a table of 414; §4.6: header labels at 32, 36 and 40 from the table's edge, H).
  static func cardMargin(isPad: Bool, isLandscape: Bool) -> CGFloat {
    isPad || isLandscape ? 20 : 16
  }

  // MARK: Accessories (facts: layout §4.3)

  /// Up to iOS 12 content ends 10 before the accessory; later it meets it (H for the chevron).
  var accessoryGap: CGFloat { major <= 12 ? 10 : 0 }

  /// Size of an accessory's frame, right-aligned to the cell's margin.
  func accessorySize(_ type: UITableViewCell.AccessoryType) -> CGSize {
    let isOld = major <= 12
    switch type {
    case .none: return .zero
    case .disclosureIndicator:
      if isOld { return CGSize(width: 8, height: 13) }
      // 11 in Xcode 11's layouts, then 10.5 at 2x and 10.333 at 3x: 10⅓ up to a pixel (H).
      // A glyph of the text's size: 14 for 23 pt and 20 for 33 pt text at 2x on iOS 26 (H).
      if textColumn != DynamicType.largeColumn {
        let factor = DynamicType.row(.body).sizes[textColumn] / 17
        return CGSize(
          width: grid.nearest(31 / 3 * factor), height: grid.nearest(14 * factor))
      }
      return CGSize(width: major == 13 ? 11 : grid.up(31 / 3), height: 14)
    case .checkmark:
      // 24 beside the margin from iOS 13: 375 → 335 (H); the older glyph by memory (L).
      return isOld ? CGSize(width: 14, height: 11) : CGSize(width: 24, height: 18)
    case .detailButton:
      return isOld ? CGSize(width: 22, height: 22) : CGSize(width: 25, height: 24)
    case .detailDisclosureButton:
      // Button, 12 between, chevron: content 253 wide in a 320 cell before iOS 13 (M).
      let button = accessorySize(.detailButton)
      let chevron = accessorySize(.disclosureIndicator)
      return CGSize(
        width: button.width + 12 + chevron.width, height: max(button.height, chevron.height))
    }
  }
}
