import Testing
import ViewLayout

/// Facts: layout §1.9. Recorded grids are in `RecordedGridTests`.
struct GridTests {
  /// A grid of rows; `nil` marks a view outside rows.
  static func grid(
    layout: GridLayout = GridLayout(), _ rows: [(isRow: Bool, cells: [LayoutBox])],
    rowAlignment: VerticalAlignment? = nil
  ) -> LayoutBox {
    var cells: [LayoutBox] = []
    for (number, row) in rows.enumerated() {
      for cell in row.cells {
        if row.isRow {
          cell.setValue(
            GridRowMembership(row: number, alignment: rowAlignment), of: GridRowKey.self)
        }
        cells.append(cell)
      }
    }
    return LayoutBox(layout, cells)
  }

  @Test("columns are as wide as their widest rigid cell, and 8 apart; rows as their tallest")
  func rigidCells() {
    let cells = [rigid(30, 20), rigid(10, 10), rigid(50, 5), rigid(20, 40)]
    let grid = Self.grid([(true, Array(cells[0..<2])), (true, Array(cells[2..<4]))])
      .inWindow(200, 200)
    #expect(grid.frame.size == CGSize(width: 78, height: 68))
    #expect(cells.map { $0.frame.minX - grid.frame.minX } == [10, 63, 0, 58])
    #expect(cells.map { $0.frame.minY - grid.frame.minY } == [0, 5, 45.5, 28])
  }

  @Test("flexible columns share the remaining space equally; rows too")
  func flexibleCells() {
    let cells = [colour(), rigid(40, 20), colour()]
    let grid = Self.grid(
      layout: GridLayout(horizontalSpacing: 5, verticalSpacing: 0),
      [(true, cells), (true, [colour()])])
    _ = grid.inWindow(250, 100)
    #expect(cells.map(\.frame.width) == [100, 40, 100])
    #expect(cells.map(\.frame.height) == [50, 20, 50])
  }

  @Test("equally long texts wrap equally, whatever remains")
  func equalTexts() {
    let cells = (0..<3).map { _ in wrappingText(4) }
    let grid = Self.grid(layout: GridLayout(horizontalSpacing: 0), [(true, cells)])
    _ = grid.fixedSize(.vertical).inWindow(300, 100)
    // 100 each is enough for three words of 30; the last one doesn't get 120.
    #expect(cells.map(\.frame.width) == [90, 90, 90])
  }

  @Test("a long text gets what others leave only in a grid of ideal height")
  func longTexts() {
    for (axes, width) in [(Axis.Set.vertical, CGFloat(180)), ([], 90)] {
      let cells = [text(20, 10), wrappingText(9)]
      let grid = Self.grid(layout: GridLayout(horizontalSpacing: 0), [(true, cells)])
      _ = grid.fixedSize(axes).inWindow(200, 300)
      #expect(cells.map(\.frame.width) == [20, width], "\(axes)")
    }
  }

  @Test("a flexible view outside a row makes the grid fill, and widens all columns equally")
  func looseViews() {
    let (a, b, loose) = (rigid(30, 10), rigid(50, 10), colour().frame(height: 4))
    let grid = Self.grid([(true, [a, b]), (false, [loose])]).inWindow(200, 100)
    #expect(grid.frame.width == 200)
    #expect(loose.frame.width == 200)
    // 30 and 50, each 56 wider.
    #expect(a.frame.midX == 43)
    #expect(b.frame.midX == 147)
    let rigidLoose = Self.grid([(true, [rigid(30, 10), rigid(50, 10)]), (false, [rigid(60, 5)])])
    #expect(rigidLoose.size(200, 100).width == 88)
  }

  @Test("a cell that spans columns widens them if necessary")
  func spans() {
    let header = text(100, 10).value(GridCellColumnsKey.self, 2)
    let (a, b) = (rigid(30, 10), rigid(50, 10))
    let grid = Self.grid([(true, [header]), (true, [a, b])]).inWindow(300, 100)
    #expect(grid.frame.width == 100)
    #expect(a.frame.midX - grid.frame.minX == 18)
  }

  @Test("rows that are shorter leave cells empty")
  func shortRows() {
    let last = rigid(20, 10)
    let grid = Self.grid(
      layout: GridLayout(alignment: .leading),
      [(true, [rigid(30, 10), rigid(50, 10)]), (true, [last])]
    ).inWindow(88, 28)
    #expect(grid.frame.size == CGSize(width: 88, height: 28))
    #expect(last.place == [0, 18, 20, 10])
  }

  @Test("a column's alignment applies horizontally, a row's vertically; an anchor overrides it")
  func alignments() {
    let marked = rigid(10, 10).value(GridColumnAlignmentKey.self, .trailing)
    let (other, anchored) = (
      rigid(10, 10), rigid(10, 10).value(GridCellAnchorKey.self, .bottomLeading)
    )
    _ = Self.grid(
      layout: GridLayout(verticalSpacing: 0),
      [(true, [rigid(40, 30)]), (true, [marked]), (true, [other]), (true, [anchored])],
      rowAlignment: .bottom
    ).inWindow(40, 60)
    #expect([marked, other, anchored].map(\.frame.minX) == [30, 30, 0])
    let low = rigid(10, 10)
    _ = Self.grid([(true, [rigid(40, 30), low])], rowAlignment: .bottom).inWindow(60, 30)
    #expect(low.frame.minY == 20)
  }

  @Test("cells of a row can be aligned on their baselines")
  func baselines() {
    let (a, b) = (text(20, 30, baseline: 15), text(20, 40, baseline: 35))
    let grid = Self.grid([(true, [a, b])], rowAlignment: .firstTextBaseline).inWindow(100, 100)
    #expect(grid.frame.height == 50)
    #expect(a.frame.minY - b.frame.minY == 20)
  }

  @Test("in an unsized axis a cell fills its space, and makes nothing larger")
  func unsized() {
    let line = colour().value(GridCellUnsizedAxesKey.self, .horizontal).frame(height: 2)
    let grid = Self.grid([(true, [rigid(30, 10)]), (true, [line])])
    #expect(grid.size(200, 100) == CGSize(width: 30, height: 20))
    _ = grid.inWindow(200, 100)
    #expect(line.frame.width == 30)
  }

  @Test("a grid's ideal size is that of its cells' ideal sizes")
  func ideal() {
    let grid = Self.grid([(true, [wrappingText(4), colour()]), (false, [wrappingText(2)])])
    #expect(grid.size(nil, nil) == CGSize(width: 138, height: 48))
  }

  @Test("empty grids and unreasonable spans are harmless")
  func hostile() {
    #expect(LayoutBox(GridLayout(), []).size(100, 100) == .zero)
    let cell = rigid(10, 10).value(GridCellColumnsKey.self, .max)
    #expect(Self.grid([(true, [cell, rigid(5, 5)])]).size(100, 100).height == 10)
    let none = rigid(10, 10).value(GridCellColumnsKey.self, -3)
    #expect(Self.grid([(true, [none, rigid(5, 5)])]).size(100, 100).width == 23)
    #expect(Self.grid([(true, [colour()])]).size(.infinity, .nan).width == .infinity)
  }
}

extension GridTests {
  @Test("a cell's values are read through modifiers, optional ones too")
  func valuesThroughModifiers() {
    let inner = rigid(10, 10).value(GridColumnAlignmentKey.self, .trailing)
    let cells = [LayoutBox(UnchangedLayout(), [inner]), rigid(40, 10)]
    _ = Self.grid([(true, [cells[0]]), (true, [cells[1]])]).inWindow(40, 28)
    #expect(inner.frame.minX == 30)
  }
}
