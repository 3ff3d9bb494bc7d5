import SwiftUICore
import Testing

/// A scroll view without a host.
nonisolated struct Scrolling<Content: View>: View, ContainerView {
  typealias Body = Never
  let viewport: ScrollViewport
  var axes = Axis.Set.vertical
  let content: Content

  init(
    _ viewport: ScrollViewport = ScrollViewport(), _ axes: Axis.Set = .vertical,
    @ViewBuilder content: () -> Content
  ) {
    self.viewport = viewport
    self.axes = axes
    self.content = content()
  }

  @MainActor
  func makeBox(of children: [ViewElement], in environment: EnvironmentValues) -> LayoutBox {
    LayoutBox(
      scrolling: axes, viewport, [LayoutBox(VStackLayout(), children.map(\.box))],
      layoutDirection: environment.layoutDirection)
  }
}

/// Facts: layout §1.10.
@MainActor struct LazyRowTests {
  private final class Made {
    var rows: [Int] = []
    var bodies = 0
    func take() -> [Int] {
      defer { rows = [] }
      return rows
    }
  }

  private struct Row: View {
    let made: Made
    let index: Int
    var height: CGFloat = 40

    var body: some View {
      made.bodies += 1
      return HStack {
        // Not lazy, although it's in a lazy container.
        ForEach(0..<2) { _ in Rigid(10, height) }
      }
    }
  }

  private func rows(
    _ count: Int, _ made: Made, height: CGFloat = 40
  ) -> ForEach<Range<Int>, Int, Row> {
    ForEach(0..<count, id: \.self) { index in
      made.rows.append(index)
      return Row(made: made, index: index, height: height)
    }
  }

  /// The rows made of ten thousand in a window of 390 by 844 points.
  private func made(_ view: (Made) -> some View) -> (rows: [Int], graph: ViewGraph) {
    let made = Made()
    let graph = graph { Scrolling { view(made) } }
    _ = graph.place(390, 844)
    #expect(made.bodies == Set(made.rows).count)
    return (Set(made.rows).sorted(), graph)
  }

  private let columns = [GridItem(.flexible()), GridItem(.flexible())]

  @Test("in a scroll view, only the visible rows of a lazy container are made")
  func visible() {
    // Of rows 40 high and 8 apart, 18 begin above 844.
    #expect(made { m in LazyVStack { rows(10_000, m) } }.rows == Array(0..<18))
    #expect(made { m in LazyVGrid(columns: columns) { rows(10_000, m) } }.rows == Array(0..<36))
    // Modifiers of all rows, and sections, have no influence.
    #expect(
      made { m in LazyVStack { rows(10_000, m).padding(.horizontal).opacity(0.5) } }.rows
        == Array(0..<18))
    #expect(
      made { m in
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section {
            rows(10_000, m)
          } header: {
            Rigid(10, 40)
          }
        }
      }.rows == Array(0..<17))
    // Nor does a view that is measured before it's placed.
    #expect(
      made { m in HStack { VStack { LazyVStack { rows(10_000, m) } } } }.rows == Array(0..<18))
  }

  @Test("a horizontal stack makes its visible columns")
  func horizontal() {
    let made = Made()
    let graph = graph { Scrolling(.init(), .horizontal) { LazyHStack { rows(10_000, made) } } }
    _ = graph.place(390, 844)
    // 28 wide and 8 apart.
    #expect(Set(made.rows) == Set(0..<11))
  }

  @Test("each section makes its visible rows")
  func sections() {
    let counts = made { m in
      LazyVStack(spacing: 0) {
        ForEach(0..<50) { _ in
          Section {
            rows(100, m)
          } header: {
            Rigid(10, 44)
          }
        }
      }
    }
    #expect(counts.rows == Array(0..<20))
  }

  @Test("scrolling makes the rows that become visible, and keeps the others in their places")
  func scrolled() {
    let made = Made()
    let viewport = ScrollViewport()
    let graph = graph { Scrolling(viewport) { LazyVStack(spacing: 0) { rows(1000, made) } } }
    let first = graph.place(100, 100)[0].children[0]
    #expect(first.children.count == 3 && first.frame.height == 40_000)
    #expect(Set(made.take()) == [0, 1, 2])
    viewport.offset = CGPoint(x: 0, y: 4000)
    graph.scrolled()
    let second = graph.place(100, 100)[0].children[0]
    #expect(Set(made.take()) == [100, 101, 102])
    #expect(second.children.map(\.frame.minY) == [4000, 4040, 4080])
  }

  private struct Changing: View {
    @State private var height: CGFloat = 40
    let made: Made
    let viewport: ScrollViewport
    let connect: (@escaping (CGFloat) -> Void) -> Void

    var body: some View {
      connect { height = $0 }
      return Scrolling(viewport) {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { index in
            Row(made: made, index: index, height: index < 4 ? 100 : height)
          }
        }
      }
    }
  }

  @Test("a change evaluates the rows that exist, and what is visible stays in its place")
  func changed() {
    let made = Made()
    let viewport = ScrollViewport()
    var change: (CGFloat) -> Void = { _ in }
    let graph = graph { Changing(made: made, viewport: viewport) { change = $0 } }
    _ = graph.place(100, 300)
    viewport.offset = CGPoint(x: 0, y: 1000)
    graph.scrolled()
    let before = graph.place(100, 300)[0].children[0].children.map(\.frame.minY)
    let bodies = made.bodies
    change(41)
    let after = graph.place(100, 300)[0].children[0].children.map(\.frame.minY)
    #expect(made.bodies - bodies < 20)
    #expect(after.first == before.first)
  }

  @Test("rows that are absent or several views are counted when they are made")
  func uneven() {
    let made = Made()
    let graph = graph {
      Scrolling {
        LazyVGrid(columns: columns, spacing: 0) {
          ForEach(0..<10_000, id: \.self) { index in
            if index % 3 != 1 { Row(made: made, index: index) }
            if index % 3 == 2 { Row(made: made, index: index) }
          }
        }
      }
    }
    let cells = graph.place(200, 100)[0].children[0].children
    // Elements 0, 2, 3, 5 have six views.
    #expect(cells.count == 6 && made.bodies == 6)
    #expect(cells.map(\.frame.minY) == [0, 0, 40, 40, 80, 80])
  }

  @Test("what the content of a row reads is observed")
  func observed() {
    let names = [ObservedName("a"), ObservedName("b")]
    let plain = graph { VStack { ForEach(0..<2, id: \.self) { Words(names[$0].text) } } }
    let lazy = graph {
      Scrolling { LazyVStack { ForEach(0..<2, id: \.self) { Words(names[$0].text) } } }
    }
    #expect(plain.leaves() == ["a", "b"] && lazy.leaves() == ["a", "b"])
    names[1].text = "c"
    #expect(plain.leaves() == ["a", "c"] && lazy.leaves() == ["a", "c"])
  }

  @Test("the cost of a layout grows with the visible rows")
  func growth() {
    func measurements(_ count: Int) -> Int {
      let made = Made()
      let graph = graph { Scrolling { LazyVStack { rows(count, made) } } }
      _ = graph.place(390, 844)
      return made.rows.count
    }
    #expect(measurements(10_000) == measurements(100))
  }
}

@Observable private final class ObservedName {
  var text: String

  init(_ text: String) { self.text = text }
}
