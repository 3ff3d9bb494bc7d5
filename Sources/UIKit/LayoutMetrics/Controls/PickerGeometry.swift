import Foundation
import SystemFacts

/// The positions of a picker's columns, and of the rows on their wheels.
package struct PickerGeometry: Equatable {
  package var release: OSRelease
  package var size: CGSize

  package init(release: OSRelease, size: CGSize) {
    self.release = release
    self.size = size
  }

  // All of these are from frame dumps of iOS 26.1 in many heights; high.

  package static let naturalSize = CGSize(width: 320, height: 216)
  package static let rowHeight: CGFloat = 32
  /// The space outside of all columns, and between two of them.
  private static let sideInset: CGFloat = 9
  private static let columnGap: CGFloat = 5
  /// The space on each side of a row's text.
  package static let textInset: CGFloat = 9
  /// How much higher the wheels' tables are than the picker.
  private static let tableExcess: CGFloat = 75
  /// The radius of a wheel, as a fraction of its table's height.
  private static let radiusShare: CGFloat = 0.334225372
  package static let selectedFontSize: CGFloat = 23.5
  package static let fontSize: CGFloat = 21
  package static let otherRowsAlpha: CGFloat = 0.447

  /// Returns the width of each of a number of equally wide columns.
  package func width(ofOneAmong count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    let room = size.width - 2 * Self.sideInset - Self.columnGap * CGFloat(count - 1)
    return max(0, (room / CGFloat(count)).rounded(.down))
  }

  /// Returns the columns side by side, centred as a group.
  package func columns(widths: [CGFloat], isRightToLeft: Bool) -> [CGRect] {
    let total =
      widths.reduce(0, +) + Self.columnGap * CGFloat(max(0, widths.count - 1))
    var x = ((size.width - total) / 2).rounded(.down)
    return widths.map { width in
      defer { x += width + Self.columnGap }
      return CGRect(
        x: isRightToLeft ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
  }

  /// Returns the band behind the selected row, or between the lines around it.
  package func band(rowHeight: CGFloat) -> CGRect {
    let height = rowHeight + 2
    let inset = ControlFacts.pickersHaveBand[release] ? Self.sideInset : 0
    return CGRect(
      x: inset, y: (size.height - height) / 2, width: max(0, size.width - 2 * inset),
      height: height)
  }

  package func bandRadius(rowHeight: CGFloat) -> CGFloat {
    ControlFacts.pickerBandRadius[release] ?? (rowHeight + 2) / 2
  }

  /// A row on the wheel.
  package struct WheelRow: Equatable {
    package var centerY: CGFloat
    /// The visible fraction of its height: 1 in the middle, 0 at the rims.
    package var share: CGFloat
  }

  /// Returns a row at a number of rows below the selected one; nil if it is behind the wheel.
  package func row(_ distance: Int, rowHeight: CGFloat) -> WheelRow? {
    row(turnedBy: CGFloat(distance), rowHeight: rowHeight)
  }

  /// Returns a row on a wheel that is between two rows.
  package func row(turnedBy distance: CGFloat, rowHeight: CGFloat) -> WheelRow? {
    guard rowHeight > 0, size.height > 0 else { return nil }
    let table = size.height + Self.tableExcess
    let count = (2 * table / rowHeight).rounded(.up)
    let angle = distance * 2 * .pi / count
    guard abs(angle) < .pi / 2 else { return nil }
    return WheelRow(
      centerY: size.height / 2 + Self.radiusShare * table * sin(angle), share: cos(angle))
  }

  /// The maximum number of rows, more than any screen has pixels.
  private static let mostRows = 1000

  /// Returns the number of visible rows below the selected one, a thousand at most.
  package func reach(rowHeight: CGFloat) -> Int {
    guard rowHeight > 0 else { return 0 }
    let count = (2 * (size.height + Self.tableExcess) / rowHeight).rounded(.up)
    let quarter = (count / 4).rounded(.up)
    guard quarter.isFinite, quarter <= CGFloat(Self.mostRows) else { return Self.mostRows }
    return max(0, Int(quarter) - 1)
  }
}
