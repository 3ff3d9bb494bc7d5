import SwiftUICore
import Testing

@MainActor struct ContainerTests {
  @Test("a geometry reader's content knows its size, at the top leading corner")
  func geometry() {
    let nodes = graph {
      VStack(spacing: 0) {
        Rigid(10, 40)
        GeometryReader { proxy in
          Fill(name: "half").frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
      }
    }.place(200, 100)
    #expect(nodes[0].frames["half"] == [0, 40, 100, 15])
  }

  @Test("of several views the first that fits is shown")
  func fitting() {
    let view = ViewThatFits {
      Rigid(150, 20, "wide")
      Rigid(80, 20, "narrow")
    }
    #expect(ViewGraph(view).leaves(200, 100) == ["wide"])
    #expect(ViewGraph(view).leaves(100, 100) == ["narrow"])
  }

  private struct Diagonal: Layout {
    struct Step: LayoutValueKey {
      static var defaultValue: CGFloat { 10 }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var point = bounds.origin
      for subview in subviews {
        subview.place(at: point, proposal: .unspecified)
        point.x += subview[Step.self]
        point.y += subview[Step.self]
      }
    }
  }

  @Test("an app's layout places its views and reads their values through modifiers")
  func ownLayout() {
    let nodes = graph {
      Diagonal {
        Rigid(5, 5, "a").layoutValue(key: Diagonal.Step.self, value: 30).padding(0)
        Rigid(5, 5, "b")
        Rigid(5, 5, "c")
      }
    }.place(100, 100)
    #expect(nodes[0].name == "Diagonal")
    #expect(nodes[0].frames["b"] == [30, 30, 5, 5])
    #expect(nodes[0].frames["c"] == [40, 40, 5, 5])
  }

  private struct Turning: View {
    @State var isVertical = false
    let connect: (@escaping () -> Void) -> Void

    var body: some View {
      connect { isVertical.toggle() }
      let layout =
        isVertical
        ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return layout {
        Rigid(10, 10, "a")
        Rigid(10, 10, "b")
      }
    }
  }

  @Test("a layout can be exchanged, and its views stay the same")
  func anyLayout() {
    var turn: (() -> Void)!
    let graph = graph { Turning { turn = $0 } }
    let before = graph.place(100, 100)[0]
    #expect(before.name == "HStackLayout")
    #expect(before.frames["b"] == [50, 45, 10, 10])
    turn()
    let after = graph.place(100, 100)[0]
    #expect(after.frames["b"] == [45, 50, 10, 10])
    #expect(after.children.map(\.id) == before.children.map(\.id))
  }

  @Test("rows of a grid make its columns")
  func grid() {
    let nodes = graph {
      Grid(horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Rigid(20, 10, "a")
          Rigid(30, 10, "b")
        }
        Rigid(5, 5, "loose")
        GridRow {
          Rigid(40, 10, "c")
          Rigid(10, 10, "d").gridColumnAlignment(.trailing)
        }
      }
    }.place(100, 100)
    #expect(nodes[0].frame.numbers == [10, 27.5, 80, 45])
    #expect(nodes[0].frames["a"] == [20, 27.5, 20, 10])
    #expect(nodes[0].frames["d"] == [80, 62.5, 10, 10])
    #expect(nodes[0].frames["loose"] == [47.5, 47.5, 5, 5])
  }

  @Test("lazy stacks and grids fill the proposed width")
  func lazy() {
    let nodes = graph {
      VStack(spacing: 0) {
        LazyVStack(alignment: .leading, spacing: 5) { ForEach(0..<3) { Rigid(10, 10, "s\($0)") } }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 2) {
          ForEach(0..<3) { Rigid(10, 10, "g\($0)") }
        }
      }
    }.place(100, 62)
    #expect(nodes[0].frames["LazyVStack"] == [0, 0, 100, 40])
    #expect(nodes[0].frames["s2"] == [0, 30, 10, 10])
    #expect(nodes[0].frames["g1"] == [70, 40, 10, 10])
    #expect(nodes[0].frames["g2"] == [20, 52, 10, 10])
  }

  @Test("a section's header has a line of its own in a lazy grid, and stays at the top of a stack")
  func sections() {
    let rows = Section {
      ForEach(0..<3) { Rigid(10, 10, "r\($0)") }
    } header: {
      Rigid(20, 5, "header").padding(0)
    } footer: {
      Rigid(20, 5, "footer")
    }
    let columns = [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30), spacing: 0)]
    let grid = graph { LazyVGrid(columns: columns, spacing: 0) { rows } }.place(60, 30)[0]
    #expect(grid.frames["header"] == [20, 0, 20, 5])
    #expect(grid.frames["r1"] == [40, 5, 10, 10])
    #expect(grid.frames["r2"] == [10, 15, 10, 10])
    #expect(grid.frames["footer"] == [20, 25, 20, 5])
    let stack = graph {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { rows }
    }.layOut(
      in: CGRect(x: 0, y: 0, width: 60, height: 40),
      surroundings: Surroundings(visible: CGRect(x: 0, y: 8, width: 60, height: 20)))
    #expect(stack[0].frames["header"] == [20, 8, 20, 5])
    #expect(stack[0].frames["footer"] == [20, 23, 20, 5])
  }

  private struct Divided: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }

  private struct DividedRows: View {
    let connect: (@escaping (Int) -> Void) -> Void

    var body: some View {
      VStack(spacing: 0) {
        _VariadicView.Tree(Divided()) { Growing(connect: connect) }
      }
    }
  }

  private struct Growing: View {
    @State private var count = 2
    let connect: (@escaping (Int) -> Void) -> Void

    var body: some View {
      connect { count = $0 }
      return ForEach(Array(0..<count), id: \.self) { Rigid(10, 10, "r\($0)") }
    }
  }

  @Test("a root gets its views one by one")
  func variadic() {
    var set: ((Int) -> Void)!
    let graph = graph { DividedRows { set = $0 } }
    #expect(graph.leaves() == ["r0", "Divider", "r1"])
    set(3)
    #expect(graph.leaves() == ["r0", "Divider", "r1", "Divider", "r2"])
  }
}
