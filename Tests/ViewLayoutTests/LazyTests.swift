import Testing
import ViewLayout

/// Facts: layout §1.10.
struct LazyTests {
  final class Elements: LazyElements {
    let roles: [LazyRole]
    private let make: (Int) -> LayoutBox
    private(set) var made: [Int: LayoutBox] = [:]

    init(_ roles: [LazyRole], _ make: @escaping (Int) -> LayoutBox) {
      self.roles = roles
      self.make = make
    }

    convenience init(_ count: Int, _ make: @escaping (Int) -> LayoutBox) {
      self.init([LazyRole](repeating: .row(section: 0), count: count), make)
    }

    var count: Int { roles.count }
    func role(at index: Int) -> LazyRole { roles[index] }
    func box(at index: Int) -> LayoutBox {
      if let box = made[index] { return box }
      let box = make(index)
      made[index] = box
      return box
    }
    subscript(index: Int) -> LayoutBox { box(at: index) }
  }

  @Test("a lazy stack fills the proposal across its axis, and aligns in it")
  func stacks() {
    let rows = Elements(3) { rigid(CGFloat(20 + $0 * 10), 20) }
    let stack = LayoutBox(lazyStack: .vertical, alignment: .trailing, rows)
    #expect(stack.size(200, 500) == CGSize(width: 200, height: 76))
    #expect(stack.size(nil, 500) == CGSize(width: 40, height: 76))
    _ = stack.inWindow(200, 76)
    #expect(
      (0..<3).map { rows[$0].place } == [[180, 0, 20, 20], [170, 28, 30, 20], [160, 56, 40, 20]])
    let columns = Elements(2) { _ in rigid(20, 20) }
    let row = LayoutBox(lazyStack: .horizontal, alignment: .bottom, spacing: 4, columns)
    #expect(row.size(200, 100) == CGSize(width: 44, height: 100))
    _ = row.inWindow(44, 100)
    #expect(columns[1].place == [24, 80, 20, 20])
  }

  @Test("lazy rows have their ideal length, and the same spacing as in a stack")
  func rows() {
    let spacing = TextSpacing(above: 6, below: 10, betweenTexts: 2)
    let rows = Elements(3) { $0 == 2 ? colour() : text(50, 20, spacing: spacing) }
    let stack = LayoutBox(lazyStack: .vertical, rows).inWindow(100, 62)
    #expect(stack.frame.height == 62)
    #expect(rows[1].frame.minY == 22)
    #expect(rows[2].place == [0, 52, 100, 10])
  }

  @Test("only visible views are created; the others count with the mean")
  func visible() {
    let rows = Elements(10_000) { rigid(20, $0 == 1 ? 60 : 30) }
    let stack = LayoutBox(lazyStack: .vertical, spacing: 0, rows)
    stack.show(0...100)
    let height = stack.size(100, nil).height
    #expect(rows.made.count == 3)
    #expect(height == 400_000)
    // The ones before it count with 40 each: 75 begins at 3000.
    for _ in 0..<3 {
      stack.show(3000...3100)
      stack.layOut(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(rows.made.keys.sorted() == [0, 1, 2, 75, 76, 77, 78])
    #expect(rows.made.filter { $0.value.isPlaced }.keys.sorted() == [75, 76, 77, 78])
    #expect(rows[75].frame.minY - stack.frame.minY == 3000)
  }

  @Test("in a scroll view, placing determines the visible range")
  func scrolled() {
    let rows = Elements(100) { _ in rigid(20, 10) }
    let stack = LayoutBox(lazyStack: .vertical, spacing: 0, rows)
    stack.show(0...50)
    let root = vstack(spacing: 0, rigid(10, 30), stack).scroll()
    root.layOut(
      in: CGRect(x: 0, y: 0, width: 100, height: 50),
      surroundings: Surroundings(visible: CGRect(x: 0, y: 0, width: 100, height: 50)))
    // The view above leaves 20 of 50 visible.
    #expect(rows.made.filter { $0.value.isPlaced }.keys.sorted() == [0, 1])
    #expect(stack.frame.height == 1000)
  }

  @Test("wrong estimates are corrected")
  func corrected() {
    // The first row is far from the mean.
    let rows = Elements(20) { rigid(20, $0 == 0 ? 100 : 10) }
    let stack = LayoutBox(lazyStack: .vertical, spacing: 0, rows)
    stack.show(0...20)
    let root = stack.scroll().inWindow(100, 300)
    root.layOut(
      in: CGRect(x: 0, y: 0, width: 100, height: 300),
      surroundings: Surroundings(visible: CGRect(x: 0, y: 0, width: 100, height: 300)))
    #expect(stack.frame.height == 290)
    #expect(rows[19].place == [40, 280, 20, 10])
  }

  @Test("a lazy grid's lines are as high as their tallest cell, and 8 apart")
  func grids() {
    let cells = Elements(5) { rigid(20, $0 == 1 ? 40 : 20) }
    let items = [GridItem(.fixed(50)), GridItem(.fixed(50), alignment: .bottomTrailing)]
    let grid = LayoutBox(lazyGrid: .vertical, items: items, alignment: .leading, cells)
    #expect(grid.size(200, nil) == CGSize(width: 200, height: 96))
    _ = grid.inWindow(200, 96)
    #expect((0..<5).map { cells[$0].frame.minX } == [0, 88, 0, 88, 0])
    #expect((0..<5).map { cells[$0].frame.minY } == [10, 0, 48, 48, 76])
  }

  @Test("a lazy grid's cells are proposed their track, and only visible lines are created")
  func lazyGrid() {
    let cells = Elements(1000) { _ in colour().frame(height: 20) }
    let grid = LayoutBox(
      lazyGrid: .vertical, items: [GridItem(), GridItem()], spacing: 0, cells)
    grid.show(0...100)
    grid.layOut(in: CGRect(x: 0, y: 0, width: 208, height: 100))
    #expect(cells.made.count == 10)
    #expect(cells[1].frame.width == 100)
    #expect(grid.size(208, nil).height == 10_000)
  }

  static let sections: [LazyRole] = [
    .header(section: 0), .row(section: 0), .row(section: 0), .row(section: 0),
    .header(section: 1), .row(section: 1), .row(section: 1),
  ]

  @Test("headers span a grid's lines, and each section begins a new line")
  func gridSections() {
    let cells = Elements(Self.sections) { _ in colour().frame(height: 20) }
    let grid = LayoutBox(
      lazyGrid: .vertical, items: [GridItem(), GridItem()], spacing: 0, cells)
    _ = grid.inWindow(208, 100)
    #expect((0..<7).map { cells[$0].frame.minY } == [0, 20, 20, 40, 60, 80, 80])
    #expect((0..<7).map { cells[$0].frame.width } == [208, 100, 100, 100, 208, 100, 100])
  }

  @Test("a pinned header stays at the top until its section's end pushes it out")
  func pinned() {
    func header(_ top: CGFloat) -> (CGFloat, Bool) {
      let rows = Elements(Self.sections) { _ in colour().frame(height: 20) }
      let stack = LayoutBox(
        lazyStack: .vertical, spacing: 0, pinnedViews: .sectionHeaders, rows)
      stack.show(top...(top + 60))
      stack.layOut(in: CGRect(x: 0, y: -top, width: 100, height: 140))
      return (rows[0].frame.minY - stack.frame.minY, rows[0].isPlaced)
    }
    #expect(header(0) == (0, true))
    #expect(header(30) == (30, true))
    #expect(header(70) == (60, true))
  }

  @Test("an empty lazy container has no length along its axis")
  func empty() {
    let none = Elements(0) { _ in colour() }
    #expect(LayoutBox(lazyStack: .vertical, none).size(100, nil) == CGSize(width: 100, height: 0))
    #expect(
      LayoutBox(lazyGrid: .vertical, items: [], none).size(100, nil)
        == CGSize(width: 100, height: 0))
    let some = Elements(3) { _ in rigid(10, 10) }
    #expect(LayoutBox(lazyGrid: .vertical, items: [], some).size(100, nil).height == 46)
  }
}
