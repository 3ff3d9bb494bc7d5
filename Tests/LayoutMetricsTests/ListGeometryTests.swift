import SystemFacts
import Testing

@testable import LayoutMetrics

/// Rows of lists.
struct ListGeometryTests {
  private func content(
    image: ListContentGeometry.Image? = nil, sideBySide: Bool = false, least: CGFloat = 44
  ) -> ListContentGeometry {
    ListContentGeometry(
      grid: PixelGrid(scale: 2), width: 375, leading: 16, trailing: 20, top: 11, bottom: 11,
      leastHeight: least, image: image, imagePadding: 16, horizontalGap: 6, verticalGap: 4,
      prefersSideBySide: sideBySide)
  }

  private func text(_ width: CGFloat, _ height: CGFloat, fills: Bool = false)
    -> ListContentGeometry.Text
  {
    .init(size: { CGSize(width: min(width, $0), height: height) }, fills: fills)
  }

  private let none = ListContentGeometry.Text(size: nil, fills: false)

  @Test("a line of text is vertically centred in the minimum height")
  func oneLine() {
    let frames = content().frames(title: text(80, 20.5), detail: none)
    #expect(frames.height == 44)
    #expect(frames.title == CGRect(x: 16, y: 12, width: 80, height: 20.5))
    #expect(frames.textStart == 16)
    #expect(frames.detail.size == .zero)
  }

  @Test("two texts are stacked, or side by side if both fit")
  func twoTexts() {
    let below = content().frames(title: text(80, 20.5), detail: text(60, 14.5))
    #expect(below.height == 61)
    #expect(below.detail.minY == below.title.maxY + 4)
    let beside = content(sideBySide: true).frames(title: text(80, 20.5), detail: text(60, 14.5))
    #expect(beside.height == 44)
    #expect(beside.detail.maxX == 355)
    #expect(!beside.title.overlaps(beside.detail))
    let long = content(sideBySide: true).frames(title: text(300, 20.5), detail: text(60, 14.5))
    #expect(long.detail.minX == long.title.minX)
  }

  @Test("an image takes the reserved area, within its maximum size")
  func image() {
    let image = ListContentGeometry.Image(
      size: CGSize(width: 100, height: 50), maximum: CGSize(width: 40, height: 0),
      reserved: CGSize(width: 60, height: 0))
    let frames = content(image: image).frames(title: text(80, 20.5), detail: none)
    #expect(frames.image == CGRect(x: 26, y: 12, width: 40, height: 20))
    #expect(frames.textStart == 92)
    #expect(frames.title.minX == 92)
  }

  @Test("centred text takes the whole width")
  func fills() {
    let frames = content().frames(title: text(80, 20.5, fills: true), detail: none)
    #expect(frames.title.width == 339)
  }

  private func cell(indentation: CGFloat = 0) -> ListCellGeometry {
    ListCellGeometry(
      profile: TableProfile(release: .iOS(15), scale: 2), size: CGSize(width: 375, height: 44),
      leading: 16, trailing: 20, indentation: indentation, indentsAccessories: true)
  }

  private func accessory(
    _ width: CGFloat, isLeading: Bool = false, reserved: CGFloat? = nil, isShown: Bool = true
  ) -> ListCellGeometry.Accessory {
    .init(
      size: CGSize(width: width, height: 13), reservedWidth: reserved, isLeading: isLeading,
      isShown: isShown)
  }

  @Test("accessories end at the margin, starting from the last; content ends before them")
  func trailing() {
    let frames = cell().frames([accessory(30), accessory(10)])
    #expect(frames.accessories[1].maxX == 355)
    #expect(frames.accessories[0].maxX == 333)
    let gap = cell().profile.accessoryGap
    #expect(frames.content == CGRect(x: 0, y: 0, width: 303 - gap, height: 44))
  }

  @Test("a leading accessory moves the content, centred in the width reserved for it")
  func leading() {
    let frames = cell().frames([accessory(20, isLeading: true, reserved: 40)])
    #expect(frames.accessories[0].minX == 26)
    #expect(frames.content.minX == 64)
    #expect(cell(indentation: 10).frames([]).content.minX == 18)
  }

  @Test("a hidden accessory takes no room")
  func hidden() {
    let frames = cell().frames([accessory(30, isShown: false)])
    #expect(frames.accessories == [.zero])
    #expect(frames.content.width == 375)
  }

  @Test("parts are inside the cell, separate and pixel-aligned")
  func properties() {
    let frames = cell(indentation: 12).frames([
      accessory(20, isLeading: true), accessory(11, isLeading: true), accessory(30), accessory(9),
    ])
    let bounds = CGRect(x: 0, y: 0, width: 375, height: 44)
    #expect(liesApart(frames.accessories))
    for frame in frames.accessories {
      #expect(bounds.holds(frame))
      #expect(abs(frame.minY * 2 - (frame.minY * 2).rounded()) < 1e-9)
    }
    #expect(frames.content.maxX <= frames.accessories[2].minX)
  }
}
