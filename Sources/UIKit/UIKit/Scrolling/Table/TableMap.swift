import Foundation
import Graphics

/// The positions of everything in a table, from its header view to its footer view.
///
/// It has only extents and no views, so a table finds the rows of a window without creating any.
struct TableMap {
  var headerViewHeight: CGFloat = 0
  var footerViewHeight: CGFloat = 0
  private(set) var sections: [TableSectionMap]
  private var starts: [CGFloat] = []
  private var validStarts = 0

  init(sections: [TableSectionMap] = []) {
    self.sections = sections
    starts = Array(repeating: 0, count: sections.count + 1)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rowCount
  }

  func rowCount(inSection section: Int) -> Int? {
    sections.indices.contains(section) ? sections[section].rowCount : nil
  }

  /// Changes one section and the positions that depend on it.
  mutating func update<Result>(
    section: Int, _ body: (inout TableSectionMap) -> Result
  ) -> Result {
    validStarts = min(validStarts, section + 1)
    return body(&sections[section])
  }

  mutating func setHeaderViewHeight(_ height: CGFloat) {
    guard headerViewHeight != height else { return }
    headerViewHeight = height
    validStarts = 0
  }

  /// Returns the start of a section; for the number of sections, the start of the footer view.
  mutating func start(ofSection section: Int) -> CGFloat {
    while validStarts <= section {
      if validStarts == 0 {
        starts[0] = headerViewHeight
      } else {
        starts[validStarts] = starts[validStarts - 1] + sections[validStarts - 1].height()
      }
      validStarts += 1
    }
    return starts[section]
  }

  /// Returns the height of the table's content.
  mutating func contentHeight() -> CGFloat { start(ofSection: sections.count) + footerViewHeight }

  /// A vertical range of the content.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  mutating func span(ofSection section: Int) -> Span {
    Span(start: start(ofSection: section), length: sections[section].height())
  }

  mutating func headerSpan(ofSection section: Int) -> Span {
    Span(
      start: start(ofSection: section) + sections[section].headerPadding,
      length: sections[section].headerHeight)
  }

  mutating func rowsStart(ofSection section: Int) -> CGFloat {
    headerSpan(ofSection: section).end
  }

  mutating func footerSpan(ofSection section: Int) -> Span {
    Span(
      start: rowsStart(ofSection: section) + sections[section].rowsHeight(),
      length: sections[section].footerHeight)
  }

  mutating func span(ofRow path: IndexPath) -> Span {
    let rowsStart = rowsStart(ofSection: path.section)
    return Span(
      start: rowsStart + sections[path.section].start(ofRow: path.row),
      length: sections[path.section].height(ofRow: path.row))
  }

  /// Returns the first section that ends below a position, or the number of sections if none does.
  mutating func firstSection(endingBelow y: CGFloat) -> Int {
    _ = start(ofSection: sections.count)
    return sections.indices.partitioningIndex { starts[$0 + 1] > y }
  }

  /// Returns the row at a position, or nil if there is none.
  mutating func row(at y: CGFloat) -> IndexPath? {
    let section = firstSection(endingBelow: y)
    guard section < sections.count else { return nil }
    let distance = y - rowsStart(ofSection: section)
    guard distance >= 0 else { return nil }
    let row = sections[section].firstRow(endingBelow: distance)
    return row < sections[section].rowCount ? IndexPath(row: row, section: section) : nil
  }

  /// Returns the first row that ends below a position, even in a later section, or nil after the
  /// last row.
  mutating func firstRow(endingBelow y: CGFloat) -> IndexPath? {
    var section = firstSection(endingBelow: y)
    while section < sections.count {
      let row = sections[section].firstRow(endingBelow: y - rowsStart(ofSection: section))
      if row < sections[section].rowCount { return IndexPath(row: row, section: section) }
      section += 1
    }
    return nil
  }

  /// Returns the row after a row, even in a later section, or nil after the last row.
  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rowCount {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    var section = path.section + 1
    while section < sections.count {
      if sections[section].rowCount > 0 { return IndexPath(row: 0, section: section) }
      section += 1
    }
    return nil
  }

  /// The last row of the table; nil without rows.
  var lastRow: IndexPath? {
    guard let section = sections.lastIndex(where: { $0.rowCount > 0 }) else { return nil }
    return IndexPath(row: sections[section].rowCount - 1, section: section)
  }
}
