import Graphics

/// The views that a table shows for its rows and sections.
@MainActor
struct ShownTableViews {
  /// A visible row.
  struct Row {
    var path: IndexPath
    var cell: UITableViewCell
  }

  /// The visible rows, from top to bottom.
  var rows: [Row] = []
  /// The visible headers and footers, by section.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Headers and footers that were created for measuring, kept until they are shown.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]
  /// The separators of the empty rows below the content.
  var fillers: [UIView] = []
  /// The label that measures titles; it isn't in any table.
  lazy var measuringLabel = UILabel(frame: .zero)

  func path(of cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == path }?.cell
  }

  func layOutCellsAgain() {
    for row in rows { row.cell.setNeedsLayout() }
  }

  func layOutHeadersAgain() {
    for header in headers.values { header.setNeedsLayout() }
    for footer in footers.values { footer.setNeedsLayout() }
  }

  /// The visible headers and footers with their order, from top to bottom.
  var headersAndFooters: [(place: Int, view: UIView)] {
    let headers = headers.map { (place: Self.place(of: $0, isFooter: false), view: $1) }
    let footers = footers.map { (place: Self.place(of: $0, isFooter: true), view: $1) }
    return (headers + footers).sorted { $0.place < $1.place }
  }

  static func place(of section: Int, isFooter: Bool) -> Int { 2 * section + (isFooter ? 1 : 0) }

  /// Removes all rows and returns them.
  mutating func takeRows() -> [Row] {
    defer { rows = [] }
    return rows
  }

  /// Removes and returns the rows that no longer exist or that are outside of the window.
  ///
  /// - Parameter lifted: A row that stays even if its own position is outside.
  mutating func takeRows(
    outside window: CGRect, in map: inout TableMap, except lifted: IndexPath?
  ) -> [Row] {
    guard !rows.isEmpty else { return [] }
    var kept: [Row] = []
    kept.reserveCapacity(rows.count)
    var taken: [Row] = []
    for row in rows {
      if map.contains(row.path),
        row.path == lifted || map.span(ofRow: row.path).intersects(window)
      {
        kept.append(row)
      } else {
        taken.append(row)
      }
    }
    rows = kept
    return taken
  }
}

extension TableMap.Span {
  fileprivate func intersects(_ window: CGRect) -> Bool {
    end > window.minY && start < window.maxY
  }
}
