import SystemFacts
import Testing

@testable import LayoutMetrics

struct PickerGeometryTests {
  private let picker = PickerGeometry(
    release: OSVersion(26).release, size: CGSize(width: 320, height: 216))

  @Test("columns share what 9 at the sides and 5 between them leave, in whole points")
  func columnWidths() {
    #expect((1...5).map(picker.width(ofOneAmong:)) == [302, 148, 97, 71, 56])
    #expect(picker.width(ofOneAmong: 0) == 0)
    let columns = picker.columns(widths: [100, 50], isRightToLeft: false)
    #expect(columns.map(\.minX) == [82, 187] && columns.map(\.width) == [100, 50])
    let mirrored = picker.columns(widths: [100, 50], isRightToLeft: true)
    #expect(mirrored.map(\.minX) == [138, 83])
  }

  @Test("rows on the wheel: lower and flatter the further away, and none behind it")
  func wheel() throws {
    let middle = try #require(picker.row(0, rowHeight: 32))
    #expect(middle == PickerGeometry.WheelRow(centerY: 108, share: 1))
    let next = try #require(picker.row(1, rowHeight: 32))
    // beta = 2π/19, R = 0.334225372 × 291.
    #expect(abs(next.centerY - 139.5803) < 1e-3 && abs(next.share - 0.945817) < 1e-5)
    let above = try #require(picker.row(-1, rowHeight: 32))
    #expect(abs(above.centerY + next.centerY - 216) < 1e-9 && above.share == next.share)
    #expect(picker.row(4, rowHeight: 32) != nil && picker.row(5, rowHeight: 32) == nil)
    #expect(picker.reach(rowHeight: 32) == 4)
    #expect(picker.row(0, rowHeight: 0) == nil && picker.reach(rowHeight: 0) == 0)
  }

  @Test("exactly the visible rows are within reach", arguments: [20, 32, 44, 60])
  func reach(rowHeight: Int) {
    let height = CGFloat(rowHeight)
    let reach = picker.reach(rowHeight: height)
    #expect(picker.row(reach, rowHeight: height) != nil)
    #expect(picker.row(reach + 1, rowHeight: height) == nil)
  }

  @Test("at most a thousand rows are within reach")
  func reachIsBounded() {
    #expect(picker.reach(rowHeight: .leastNonzeroMagnitude) == 1000)
    let release = picker.release
    for height in [1e300, .infinity, .nan] as [CGFloat] {
      let endless = PickerGeometry(release: release, size: CGSize(width: 320, height: height))
      #expect(endless.reach(rowHeight: 32) == 1000)
    }
  }

  @Test("the band is 2 higher than a row; lines span the whole width through iOS 13")
  func band() {
    #expect(picker.band(rowHeight: 32) == CGRect(x: 9, y: 91, width: 302, height: 34))
    #expect(picker.bandRadius(rowHeight: 32) == 17)
    let old = PickerGeometry(release: OSVersion(13).release, size: picker.size)
    #expect(old.band(rowHeight: 32) == CGRect(x: 0, y: 91, width: 320, height: 34))
  }
}
