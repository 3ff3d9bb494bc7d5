import Graphics

/// The vertical extent of one section: header, rows, footer.
///
/// Rows of one fixed height take no storage, so a section of ten thousand costs as much as one of
/// ten. Rows that differ store their heights and cumulative ends; only ends after a change are
/// summed again.
struct TableSectionMap {
  private(set) var rowCount: Int
  /// The empty space above the header.
  var headerPadding: CGFloat = 0
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0

  private var uniformHeight: CGFloat?
  private var heights: [CGFloat] = []
  private var isMeasured: [Bool] = []
  /// Whether rows have the height of their cells.
  private var measuresItself: [Bool] = []
  private var ends: [CGFloat] = []
  private var validEnds = 0

  /// Creates rows of the same known height.
  init(rowCount: Int, uniformHeight: CGFloat) {
    self.rowCount = rowCount
    self.uniformHeight = uniformHeight
  }

  /// The height of a row, final or until it is measured.
  struct RowHeight {
    var height: CGFloat
    /// Whether the row needn't be measured when it is shown.
    var isMeasured = true
    /// Whether it has the height of its cell.
    var measuresItself = false
  }

  /// Creates rows of individual heights; nil for rows that are measured when they are first shown.
  init(heights given: [RowHeight?], estimate: CGFloat) {
    rowCount = given.count
    heights.reserveCapacity(rowCount)
    isMeasured.reserveCapacity(rowCount)
    measuresItself.reserveCapacity(rowCount)
    for height in given {
      heights.append(height?.height ?? estimate)
      isMeasured.append(height?.isMeasured ?? false)
      measuresItself.append(height?.measuresItself ?? true)
    }
    ends = heights
  }

  func height(ofRow row: Int) -> CGFloat { uniformHeight ?? heights[row] }
  func isMeasured(row: Int) -> Bool { uniformHeight != nil || isMeasured[row] }

  /// Returns the height of a row for the next map, which treats it as self-sizing.
  func height(ofRow row: Int, toMeasure: Bool) -> RowHeight? {
    guard row < rowCount else { return nil }
    return RowHeight(
      height: height(ofRow: row), isMeasured: isMeasured(row: row) && !toMeasure,
      measuresItself: true)
  }

  /// Invalidates the measured height of a row and returns whether the row is self-sizing.
  mutating func forgetMeasure(ofRow row: Int) -> Bool {
    guard uniformHeight == nil, measuresItself[row] else { return false }
    isMeasured[row] = false
    return true
  }

  /// Returns the start of a row relative to the section's first row.
  mutating func start(ofRow row: Int) -> CGFloat {
    if let uniformHeight { return CGFloat(row) * uniformHeight }
    guard row > 0 else { return 0 }
    sumEnds(through: row - 1)
    return ends[row - 1]
  }

  /// Returns the height of all rows together.
  mutating func rowsHeight() -> CGFloat { start(ofRow: rowCount) }

  /// Returns the height of the section with its header, footer and padding.
  mutating func height() -> CGFloat {
    headerPadding + headerHeight + rowsHeight() + footerHeight
  }

  /// Returns the first row that ends below a distance from the first row's start, or `rowCount` if
  /// none does.
  mutating func firstRow(endingBelow distance: CGFloat) -> Int {
    guard rowCount > 0 else { return 0 }
    if let uniformHeight {
      guard uniformHeight > 0 else { return rowCount }
      let row = (distance / uniformHeight).rounded(.down)
      return row < CGFloat(rowCount) ? Int(max(0, row)) : rowCount
    }
    sumEnds(through: rowCount - 1)
    return (0..<rowCount).partitioningIndex { ends[$0] > distance }
  }

  /// Stores the measured height of a row and returns whether that moved anything.
  mutating func setMeasuredHeight(_ height: CGFloat, ofRow row: Int) -> Bool {
    guard uniformHeight == nil else { return false }
    isMeasured[row] = true
    guard heights[row] != height else { return false }
    heights[row] = height
    validEnds = min(validEnds, row)
    return true
  }

  private mutating func sumEnds(through row: Int) {
    guard validEnds <= row else { return }
    var end = validEnds > 0 ? ends[validEnds - 1] : 0
    var index = validEnds
    while index <= row {
      end += heights[index]
      ends[index] = end
      index += 1
    }
    validEnds = row + 1
  }
}
