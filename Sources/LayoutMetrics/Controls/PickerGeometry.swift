import Foundation
import SystemFacts

/// Where the columns of a picker lie, and each row on its wheel.
package struct PickerGeometry: Equatable {
  package var release: OSRelease
  package var size: CGSize

  package init(release: OSRelease, size: CGSize) {
    self.release = release
    self.size = size
  }

  // All of these: frame dumps of iOS 26.1 in many heights; high.

  package static let naturalSize = CGSize(width: 320, height: 216)
  package static let rowHeight: CGFloat = 32
  /// Beside all columns together, and between two.
  private static let sideInset: CGFloat = 9
  private static let columnGap: CGFloat = 5
  /// Beside the text of a row.
  package static let textInset: CGFloat = 9
  /// What the wheels' tables are higher than the picker.
  private static let tableExcess: CGFloat = 75
  /// The radius of a wheel, as a share of its table's height.
  private static let radiusShare: CGFloat = 0.334225372
  package static let selectedFontSize: CGFloat = 23.5
  package static let fontSize: CGFloat = 21
  package static let otherRowsAlpha: CGFloat = 0.447

  /// The width of each of a number of columns of one width.
  package func width(ofOneAmong count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    let room = size.width - 2 * Self.sideInset - Self.columnGap * CGFloat(count - 1)
    return max(0, (room / CGFloat(count)).rounded(.down))
  }

  /// The columns side by side, all together in the middle.
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

  /// Behind the selected row, or between the lines around it.
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
    /// How much of its height is seen: 1 in the middle, 0 at the rims.
    package var share: CGFloat
  }

  /// A row a number of rows below the selected one; nil where it is behind the wheel.
  package func row(_ distance: Int, rowHeight: CGFloat) -> WheelRow? {
    row(turnedBy: CGFloat(distance), rowHeight: rowHeight)
  }

  /// The same on a wheel that is between two rows.
  package func row(turnedBy distance: CGFloat, rowHeight: CGFloat) -> WheelRow? {
    guard rowHeight > 0, size.height > 0 else { return nil }
    let table = size.height + Self.tableExcess
    let count = (2 * table / rowHeight).rounded(.up)
    let angle = distance * 2 * .pi / count
    guard abs(angle) < .pi / 2 else { return nil }
    return WheelRow(
      centerY: size.height / 2 + Self.radiusShare * table * sin(angle), share: cos(angle))
  }

  /// More rows than any screen has pixels aren't made.
  private static let mostRows = 1000

  /// How many rows below the selected one are seen, a thousand at most.
  package func reach(rowHeight: CGFloat) -> Int {
    guard rowHeight > 0 else { return 0 }
    let count = (2 * (size.height + Self.tableExcess) / rowHeight).rounded(.up)
    let quarter = (count / 4).rounded(.up)
    guard quarter.isFinite, quarter <= CGFloat(Self.mostRows) else { return Self.mostRows }
    return max(0, Int(quarter) - 1)
  }
}
