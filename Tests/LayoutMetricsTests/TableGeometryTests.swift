import SystemFacts
import Testing

@testable import LayoutMetrics

/// Rows, section titles and separators of tables.
struct TableGeometryTests {
  private func profile(_ number: Int, scale: CGFloat = 2) -> TableProfile {
    TableProfile(release: .iOS(number), scale: scale)
  }

  // MARK: Profiles

  @Test("rows grow with the body style if sizes follow the text", arguments: testedReleases)
  func bodyText(release: OSRelease) {
    let large = TableProfile.BodyText(size: 28, growth: 34.0 / 22)
    let profile = TableProfile(release: release, scale: 2, bodyText: large)
    let follows = TableFacts.sizesFollowText[release]
    #expect(profile.minimumRowHeight == (follows ? 68 : 44))
    #expect((profile.bodyText == large) == follows)
  }

  @Test("a detail button and a chevron are 12 apart (before iOS 13: 253 in a cell of 320)")
  func accessories() {
    for number in [9, 13, 26] {
      let profile = profile(number)
      let both = profile.accessorySize(.detailDisclosureButton)
      let button = profile.accessorySize(.detailButton)
      let chevron = profile.accessorySize(.disclosureIndicator)
      #expect(both.width == button.width + 12 + chevron.width)
      #expect(both.height == max(button.height, chevron.height))
    }
  }

  // MARK: Cells

  @Test("an accessory ends at the margin, the content view before it", arguments: testedReleases)
  func accessoryFrame(release: OSRelease) throws {
    let profile = TableProfile(release: release, scale: 2)
    let cell = CellFrameGeometry(
      size: CGSize(width: 375, height: 44), leadingMargin: 16, trailingMargin: 20,
      leadingInset: 0, trailingInset: 0, accessory: CGSize(width: 10, height: 13),
      accessoryGap: profile.accessoryGap, separator: 0.5)
    let frame = try #require(cell.accessoryFrame(profile))
    #expect(frame.maxX == 355)
    #expect(frame.hasOriginOnPixels(2))
    #expect(cell.contentFrame.maxX == frame.minX - profile.accessoryGap)
    #expect(cell.contentFrame.height == 43.5)
  }

  @Test("a cell's texts and image are separate, in its content view", arguments: testedReleases)
  func cellContent(release: OSRelease) {
    for style in [.default, .value1, .value2, .subtitle] as [CellContentGeometry.Style] {
      let frames = CellContentGeometry(
        profile: TableProfile(release: release, scale: 2), style: style, isGrouped: false,
        contentSize: CGSize(width: 375, height: 60), cellHeight: 60.5, leading: 16, trailing: 16,
        imageSize: CGSize(width: 30, height: 30),
        titleSize: { CGSize(width: min($0, 80), height: 20.5) },
        detailSize: { CGSize(width: min($0, 60), height: 14.5) }
      ).frames()
      let bounds = CGRect(x: 0, y: 0, width: 375, height: 60.5)
      for frame in [frames.image, frames.title, frames.detail] { #expect(bounds.holds(frame)) }
      #expect(!frames.title.overlaps(frames.detail))
      if style != .value2 { #expect(frames.title.minX >= frames.image.maxX) }
    }
  }

  // MARK: Section titles

  private func title(
    _ number: Int, isPlain: Bool = false, isFooter: Bool = false
  ) -> SectionTitleGeometry {
    SectionTitleGeometry(profile: profile(number), isPlain: isPlain, isFooter: isFooter)
  }

  private func place(height: CGFloat, isRightToLeft: Bool = false) -> SectionTitleGeometry.Place {
    .init(
      size: CGSize(width: 375, height: height),
      margins: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20),
      contentInsets: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 4),
      isRightToLeft: isRightToLeft)
  }

  @Test("layout §4.6: a grouped header is 38 high, 17.5 and a line of 20.5; 55.5 at the top")
  func groupedHeader() {
    func height(isTop: Bool) -> CGFloat {
      title(13).groupedHeaderHeight(
        isTop: isTop, bodyLineHeight: 20.287, extraLines: 0, followsTitledFooter: false)
    }
    #expect(height(isTop: false) == 38)
    #expect(height(isTop: true) == 55.5)
    #expect(SectionTitleGeometry.groupGap(isTop: false) == 17.5)
    #expect(SectionTitleGeometry.groupGap(isTop: true) == 35)
  }

  @Test("layout §4.6: a plain header is 28 high, its label 4 below the top edge")
  func plainHeader() {
    #expect(SectionTitleGeometry.plainHeight(extraLines: 0) == 28)
    let frame = title(13, isPlain: true).title(
      CGSize(width: 100, height: 20.5), in: place(height: 28))
    #expect(frame == CGRect(x: 16, y: 4, width: 100, height: 20.5))
    let high = title(13, isPlain: true).title(
      CGSize(width: 100, height: 20.5), in: place(height: 60))
    #expect(high.minY == 20)
  }

  @Test("titles start at the margin, in either direction, and are truncated there")
  func titleSides() {
    let plain = place(height: 38)
    let mirrored = place(height: 38, isRightToLeft: true)
    #expect(plain.contentFrame == CGRect(x: 44, y: 0, width: 327, height: 38))
    let text = CGSize(width: 100, height: 16)
    #expect(title(13).title(text, in: plain).minX == 16)
    #expect(title(13).title(text, in: mirrored).maxX == 311)
    let long = title(13).title(CGSize(width: 900, height: 16), in: plain)
    #expect(long.width == 295)
    let detail = title(13).detail(CGSize(width: 900, height: 12), below: long, in: plain)
    #expect(detail.minY == long.maxY && detail.width == 295)
  }

  @Test("a footer is as high as its text with the spacing above and below it")
  func footer() {
    for number in [9, 13, 26] {
      let footer = title(number, isFooter: true)
      let height = footer.groupedFooterHeight(text: 16)
      let frame = footer.title(CGSize(width: 50, height: 16), in: place(height: height))
      #expect(frame.minY == profile(number).footerPadding.top)
      #expect(abs(height - frame.maxY - profile(number).footerPadding.bottom) <= 0.5)
    }
  }

  // MARK: Separators

  private func separator(
    _ number: Int, given: UIEdgeInsets? = nil, fromAutomatic: Bool = false,
    isRightToLeft: Bool = false
  ) -> CellSeparatorGeometry {
    CellSeparatorGeometry(
      profile: profile(number), size: CGSize(width: 375, height: 44),
      margins: UIEdgeInsets(
        top: 0, left: isRightToLeft ? 20 : 16, bottom: 0, right: isRightToLeft ? 16 : 20),
      isRightToLeft: isRightToLeft, textStart: nil, isNarrowed: false, given: given,
      countsFromAutomatic: fromAutomatic)
  }

  @Test("a line starts with the text and extends to the far edge; to the margin on iOS 26")
  func automatic() {
    #expect(
      separator(13).line(at: .bottom, isInset: true)
        == CGRect(x: 16, y: 43.5, width: 359, height: 0.5))
    #expect(
      separator(13).line(at: .top, isInset: false) == CGRect(x: 0, y: 0, width: 375, height: 0.5))
    #expect(separator(26).line(at: .bottom, isInset: true).maxX == 355)
    var narrowed = separator(13)
    narrowed.isNarrowed = true
    #expect(narrowed.inset.right == 20)
    var text = separator(13)
    text.textStart = 60
    #expect(text.inset.left == 60)
  }

  @Test("an explicit inset counts from the edge, or from the automatic one; huge ones are clamped")
  func given() {
    let inset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    #expect(separator(13, given: inset).inset.left == 30)
    #expect(separator(13, given: inset, fromAutomatic: true).inset.left == 46)
    let least = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
    let countsFromMargin = profile(10).separatorInsetCountsFromMargin
    #expect(countsFromMargin)
    #expect(separator(10, given: least).inset.left >= (profile(10).fixedMargin == nil ? 16 : 2))
    let huge = UIEdgeInsets(top: 0, left: 1e9, bottom: 0, right: 0)
    #expect(separator(13, given: huge).inset.left == 375)
    #expect(separator(13, given: huge).line(at: .bottom, isInset: true).width == 0)
  }

  @Test("separators are mirrored", arguments: [9, 11, 13, 26])
  func mirrored(number: Int) {
    for given in [nil, UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5)] {
      let plain = separator(number, given: given).line(at: .bottom, isInset: true)
      let mirrored = separator(number, given: given, isRightToLeft: true)
        .line(at: .bottom, isInset: true)
      #expect(mirrored == plain.mirrored(in: 375))
    }
  }
}
