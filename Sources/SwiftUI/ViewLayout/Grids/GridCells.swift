/// The views of a grid in their rows and columns.
struct GridCells {
  struct Cell {
    let subview: LayoutSubview
    let row: Int
    /// The columns that the cell spans.
    let columns: Range<Int>
    /// Whether the view isn't in a row.
    let isLoose: Bool
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
  }

  struct Row {
    var cells: Range<Int>
    var alignment: VerticalAlignment?
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// The alignment of each column's cells; `nil` for the grid's.
  private(set) var columnAlignments: [HorizontalAlignment?] = []

  /// A limit on the number of columns, against unreasonable spans.
  private static let mostColumns = 10_000

  init(_ subviews: LayoutSubviews) {
    let members = subviews.map { $0[GridRowKey.self] }
    let spans = subviews.map {
      min(max(1, $0[GridCellColumnsKey.self]), Self.mostColumns)
    }
    columnCount = Self.columnCount(members, spans)
    columnAlignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    var (last, column): (Int?, Int) = (nil, 0)
    for (place, subview) in subviews.enumerated() {
      let member = members[place]
      if member == nil || member?.row != last {
        rows.append(Row(cells: cells.count..<cells.count, alignment: member?.alignment))
        column = 0
      }
      last = member?.row
      let end = member == nil ? columnCount : min(columnCount, column + spans[place])
      add(subview, column..<max(column, end), isLoose: member == nil)
      column = end
    }
  }

  private mutating func add(_ subview: LayoutSubview, _ columns: Range<Int>, isLoose: Bool) {
    if let alignment = subview[GridColumnAlignmentKey.self], let column = columns.first,
      columnAlignments[column] == nil
    {
      columnAlignments[column] = alignment
    }
    cells.append(
      Cell(
        subview: subview, row: rows.count - 1, columns: columns, isLoose: isLoose,
        anchor: subview[GridCellAnchorKey.self],
        unsizedAxes: subview[GridCellUnsizedAxesKey.self]))
    rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<cells.count
  }

  /// Returns the number of columns in the widest row, or 1 if there are only views outside rows.
  private static func columnCount(_ members: [GridRowMembership?], _ spans: [Int]) -> Int {
    var (widest, current): (Int, Int) = (members.isEmpty ? 0 : 1, 0)
    var last: Int?
    for (member, span) in zip(members, spans) {
      current = member != nil && member?.row == last ? min(current + span, mostColumns) : span
      last = member?.row
      if member != nil { widest = max(widest, current) }
    }
    return widest
  }
}
