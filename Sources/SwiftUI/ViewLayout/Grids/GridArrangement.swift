/// The columns, rows and cells of a grid for one proposal (facts: layout §1.9, high; the shares of flexible rows by
/// analogy to stacks, medium).
///
/// Columns divide the width by ``ColumnShares``, each as wide as its widest cell. Cells that span several columns then
/// widen these equally if they need more space and it's available. Rows divide the height as a stack's children do.
struct GridArrangement {
  private let grid: GridLayout
  private let cells: GridCells
  private var columnGaps: [CGFloat] = []
  private var rowGaps: [CGFloat] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(_ grid: GridLayout, _ subviews: LayoutSubviews, for proposal: ProposedViewSize) {
    self.grid = grid
    cells = GridCells(subviews)
    if cells.cells.isEmpty { return }
    columnGaps = gaps(.horizontal, count: cells.columnCount, grid.horizontalSpacing)
    rowGaps = gaps(.vertical, count: cells.rows.count, grid.verticalSpacing)
    widths = columnWidths(for: proposal)
    widen(for: proposal)
    heights = rowHeights(for: proposal.height)
  }

  var size: CGSize {
    CGSize(
      width: (widths + columnGaps).reduce(0, +), height: (heights + rowGaps).reduce(0, +))
  }

  // MARK: Gaps

  /// Returns the gaps between columns or rows: the largest spacing that their cells prefer.
  private func gaps(_ axis: Axis, count: Int, _ spacing: CGFloat?) -> [CGFloat] {
    if let spacing, !spacing.isNaN {
      return [CGFloat](repeating: spacing.isFinite ? spacing : 0, count: count - 1)
    }
    var edges = [ViewSpacing](repeating: ViewSpacing(), count: count)
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    for cell in cells.cells where axis == .vertical || !cell.isLoose {
      let spacing = cell.subview.spacing
      let (first, last) =
        axis == .vertical
        ? (cell.row, cell.row)
        : (cell.columns.lowerBound, max(cell.columns.lowerBound, cell.columns.upperBound - 1))
      guard last < count else { continue }
      edges[first].formUnion(spacing, edges: start)
      edges[last].formUnion(spacing, edges: end)
    }
    return zip(edges, edges.dropFirst()).map { $0.distance(to: $1, along: axis) }
  }

  // MARK: Columns

  /// Returns the column widths that the cells spanning one column need.
  private func columnWidths(for proposal: ProposedViewSize) -> [CGFloat] {
    var sizing = [[GridCells.Cell]](repeating: [], count: cells.columnCount)
    for cell in cells.cells
    where !cell.isLoose && cell.columns.count == 1 && !cell.unsizedAxes.contains(.horizontal) {
      sizing[cell.columns.lowerBound].append(cell)
    }
    func answer(_ column: Int, _ width: CGFloat?) -> CGFloat {
      let key = alignment(ofColumn: column).key
      var extent = GuideExtent()
      for cell in sizing[column] {
        let inner = ProposedViewSize(width: width, height: proposal.height)
        extent.add(cell.subview.dimensions(in: inner), key)
      }
      return extent.length
    }
    let count = cells.columnCount
    guard let width = proposal.width, width.isFinite else {
      return (0..<count).map { answer($0, proposal.width) }
    }
    return ColumnShares(
      of: width - columnGaps.reduce(0, +), among: count, givesToLongTexts: proposal.height == nil,
      answer: answer
    ).lengths
  }

  /// Widens columns for cells that span several.
  private mutating func widen(for proposal: ProposedViewSize) {
    var spare: CGFloat?
    if let width = proposal.width { spare = max(0, width - size.width) }
    for cell in cells.cells
    where (cell.isLoose || cell.columns.count > 1) && !cell.unsizedAxes.contains(.horizontal) {
      let current = width(of: cell.columns)
      let answer = cell.subview.sizeThatFits(
        ProposedViewSize(width: spare.map { current + $0 }, height: proposal.height)
      ).width
      let extra = answer - current
      guard extra > 0, !cell.columns.isEmpty else { continue }
      for column in cell.columns { widths[column] += extra / CGFloat(cell.columns.count) }
      spare = spare.map { max(0, $0 - extra) }
    }
  }

  /// Returns the width of adjacent columns including the gaps between them.
  private func width(of columns: Range<Int>) -> CGFloat {
    guard !columns.isEmpty else { return 0 }
    return widths[columns].reduce(0, +) + columnGaps[columns.dropLast()].reduce(0, +)
  }

  private func alignment(ofColumn column: Int) -> HorizontalAlignment {
    cells.columnAlignments[column] ?? grid.alignment.horizontal
  }

  // MARK: Rows

  private func rowHeights(for height: CGFloat?) -> [CGFloat] {
    Self.lengths(count: cells.rows.count, height, gaps: rowGaps) { row, height in
      extent(ofRow: row, height).length
    }
  }

  /// Returns the extent of a row's aligned cells, each proposed a height.
  private func extent(ofRow row: Int, _ height: CGFloat?) -> GuideExtent {
    let key = alignment(ofRow: row).key
    var extent = GuideExtent()
    for cell in cells.cells[cells.rows[row].cells] where !cell.unsizedAxes.contains(.vertical) {
      let inner = ProposedViewSize(width: width(of: cell.columns), height: height)
      extent.add(cell.subview.dimensions(in: inner), key)
    }
    return extent
  }

  private func alignment(ofRow row: Int) -> VerticalAlignment {
    cells.rows[row].alignment ?? grid.alignment.vertical
  }

  /// Returns the heights of rows for a proposed height.
  private static func lengths(
    count: Int, _ proposed: CGFloat?, gaps: [CGFloat], answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let proposed, proposed.isFinite else {
      return (0..<count).map { answer($0, proposed) }
    }
    let priorities = [Double](repeating: 0, count: count)
    let shares = LengthShares(of: proposed - gaps.reduce(0, +), among: priorities) {
      answer($0, $1)
    }
    return shares.proposals.enumerated().map { answer($0, $1) }
  }

  // MARK: Places

  /// Places the cells in the grid's bounds.
  func place(in bounds: CGRect) {
    let lefts = Self.starts(widths, columnGaps)
    let tops = Self.starts(heights, rowGaps)
    let lines = columnLines()
    for (row, top) in tops.enumerated() {
      let rowLine = extent(ofRow: row, heights[row]).line(
        in: heights[row], alignment(ofRow: row).key)
      for cell in cells.cells[cells.rows[row].cells] {
        let left = cell.columns.isEmpty ? 0 : lefts[cell.columns.lowerBound]
        let size = CGSize(width: width(of: cell.columns), height: heights[row])
        let proposal = ProposedViewSize(size)
        let dimensions = cell.subview.dimensions(in: proposal)
        var origin = CGPoint(
          x: offset(of: dimensions, in: cell, size, lines),
          y: rowLine - dimensions[alignment(ofRow: row)])
        if let anchor = cell.anchor {
          origin.x = (size.width - dimensions.width) * anchor.x
          origin.y = (size.height - dimensions.height) * anchor.y
        }
        cell.subview.place(
          at: CGPoint(x: bounds.minX + left + origin.x, y: bounds.minY + top + origin.y),
          proposal: proposal)
      }
    }
  }

  /// Returns a cell's offset from the start of its columns; a cell that spans several uses the grid's alignment.
  private func offset(
    of view: ViewDimensions, in cell: GridCells.Cell, _ size: CGSize, _ lines: [CGFloat]
  ) -> CGFloat {
    if !cell.isLoose, cell.columns.count == 1 {
      let column = cell.columns.lowerBound
      return lines[column] - view[alignment(ofColumn: column)]
    }
    return grid.alignment.origin(of: view, in: size).x
  }

  /// Returns the position of the alignment line in each column, from its start.
  private func columnLines() -> [CGFloat] {
    var extents = [GuideExtent](repeating: GuideExtent(), count: cells.columnCount)
    for cell in cells.cells
    where !cell.isLoose && cell.columns.count == 1 && !cell.unsizedAxes.contains(.horizontal) {
      let column = cell.columns.lowerBound
      let inner = ProposedViewSize(width: widths[column], height: heights[cell.row])
      extents[column].add(
        cell.subview.dimensions(in: inner), alignment(ofColumn: column).key)
    }
    return extents.enumerated().map { column, extent in
      extent.line(in: widths[column], alignment(ofColumn: column).key)
    }
  }

  /// Returns the start positions of consecutive lengths.
  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.enumerated().map { place, length in
      defer { start += length + (place < gaps.count ? gaps[place] : 0) }
      return start
    }
  }
}
