import Graphics
import SystemFacts
import Testing

@testable import LayoutMetrics

@Suite("Geometry of rows in editing mode") struct RowEditingGeometryTests {
  private func profile(_ release: OSRelease, text: CGFloat = 17) -> TableProfile {
    TableProfile(
      release: release, scale: 2, bodyText: TableProfile.BodyText(size: text, growth: 1))
  }

  @Test("columns are interpolated between recorded text sizes, and stay constant beyond them")
  func columns() {
    let release = OSVersion(26, 1).release
    func width(_ text: CGFloat) -> CGFloat {
      profile(release, text: text).editColumns.control.width
    }
    #expect(width(14) == 26 && width(17) == 26 && width(23) == 34.5 && width(53) == 39)
    #expect(width(20) == 30.5)
    #expect(
      profile(OSVersion(18, 0).release, text: 23).editColumns
        == profile(OSVersion(18, 0).release).editColumns)
  }

  @Test(
    "controls and content don't overlap and stay inside the row", arguments: testedReleases)
  func order(release: OSRelease) throws {
    let profile = profile(release)
    var columns = profile.editColumns
    columns.showsControl = true
    columns.indents = true
    columns.showsReorder = true
    let cell = CellFrameGeometry(
      size: CGSize(width: 375, height: 60), leadingMargin: 64, trailingMargin: 60,
      leadingInset: 44, trailingInset: 40, accessory: CGSize(width: 20, height: 20),
      accessoryGap: 10, separator: 0, editing: columns)
    let control = try #require(cell.controlFrame(profile))
    let reorder = try #require(cell.reorderFrame)
    let accessory = try #require(cell.accessoryFrame(profile))
    let content = cell.contentFrame
    // On iOS 26 the box around the disc extends over the content's edge by its margin.
    #expect(control.minX >= 63 && control.maxX <= content.minX + 2)
    #expect(content.maxX == accessory.minX - 10 && accessory.maxX <= reorder.minX)
    #expect(reorder.maxX <= 375 - 40 && reorder.height == 60)
    #expect(control.midY == 30)
  }

  @Test("a row that isn't being edited is laid out as without columns")
  func rest() {
    let profile = profile(OSVersion(26, 1).release)
    var cell = CellFrameGeometry(
      size: CGSize(width: 375, height: 60), leadingMargin: 16, trailingMargin: 16,
      leadingInset: 0, trailingInset: 0, accessoryGap: 10, separator: 0)
    let frame = cell.contentFrame
    cell.editing = profile.editColumns
    #expect(cell.contentFrame == frame)
    #expect(cell.controlFrame(profile) == nil && cell.reorderFrame == nil)
    #expect(profile.editColumns.isEmpty)
  }

  // MARK: Swipes

  private func swipe(_ release: OSRelease, row: CGFloat = 52) -> SwipeGeometry {
    SwipeGeometry(
      profile: profile(release), row: CGSize(width: 375, height: row),
      buttons: [
        .init(title: CGSize(width: 39.5, height: 16), image: nil),
        .init(title: CGSize(width: 25, height: 16), image: CGSize(width: 20, height: 20)),
      ], safeInset: 0)
  }

  @Test("pills have one width, blocks their own and a minimum")
  func widths() {
    #expect(swipe(OSVersion(26, 1).release).widths == [73, 73])
    #expect(swipe(OSVersion(26, 1).release).openWidth == 176)
    #expect(swipe(OSVersion(18, 0).release).widths == [74, 74])
    #expect(swipe(OSVersion(10, 0).release).widths == [69.5, 50])
    // A higher row has room for the title below the image.
    let button = swipe(OSVersion(18, 0).release).buttons[1]
    #expect(!swipe(OSVersion(18, 0).release, row: 90).showsTitle(button))
    #expect(swipe(OSVersion(18, 0).release, row: 91).showsTitle(button))
  }

  @Test("buttons fill the revealed width, in order", arguments: testedReleases)
  func buttonFrames(release: OSRelease) {
    var geometry = swipe(release)
    geometry.safeInset = 20
    for revealed in [0, 30, geometry.openWidth, geometry.openWidth + 50, 340] as [CGFloat] {
      for fills in [true, false] {
        let frames = geometry.frames(revealed: revealed, fillsWithFirst: fills)
        let end = geometry.showsPills ? revealed - SwipeGeometry.pillGap : revealed
        if revealed >= geometry.openWidth { #expect(abs((frames.last?.maxX ?? 0) - end) <= 0.5) }
        #expect(frames[0].minX >= 0 && frames[0].maxX <= frames[1].minX)
        #expect(frames.allSatisfy { $0.minY >= 0 && $0.maxY <= 52 })
      }
    }
  }

  // MARK: Indexes

  @Test("titles that don't fit become dots; the first and the last stay")
  func indexMarks() {
    #expect(SectionIndexGeometry(count: 3, height: 400).marks == [.title(0), .title(1), .title(2)])
    #expect(
      SectionIndexGeometry(count: 26, height: 14 * 7).marks
        == [.title(0), .dot, .title(8), .dot, .title(16), .dot, .title(25)])
    #expect(SectionIndexGeometry(count: 26, height: 20).marks == [.title(0)])
    #expect(SectionIndexGeometry(count: 26, height: 3).marks.isEmpty)
    #expect(SectionIndexGeometry(count: 0, height: 300).marks.isEmpty)
  }

  @Test("every position in the strip represents a title, including hidden ones")
  func indexTitles() {
    let geometry = SectionIndexGeometry(count: 26, height: 14 * 7)
    #expect(geometry.title(at: -50) == 0 && geometry.title(at: 1000) == 25)
    #expect(geometry.title(at: 49) == 13)
    #expect(geometry.title(at: .nan) == nil)
    #expect(SectionIndexGeometry(count: 0, height: 300).title(at: 10) == nil)
  }
}
