import SwiftUICore
import Testing

@MainActor struct StructureTests {
  private struct Card: View {
    var title: String
    var showsDetail = false

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Words(title)
        if showsDetail { Words("detail") }
      }
      .padding(.top, 16)
    }
  }

  @Test("placed nodes are named as written, with their frames and owners")
  func names() {
    let nodes = graph { Card(title: "Hello") }.place(200, 100)
    #expect(
      nodes.flatMap(\.lines) == [
        ".padding(.top, 16) [75.0, 32.0, 50.0, 36.0]", "  VStack [75.0, 48.0, 50.0, 20.0]",
        "    Hello [75.0, 48.0, 50.0, 20.0]",
      ])
    #expect(nodes[0].owners == ["Card"])
    #expect(nodes[0].children[0].owners == [])
  }

  @Test("groups, conditions, optionals and tuples flatten into their container")
  func flattening() {
    let both = true
    let missing: Words? = nil
    let leaves = graph {
      HStack {
        Group {
          Words("a")
          if both { Words("b") } else { Words("c") }
        }
        missing
        EmptyView()
        ForEach(0..<2) { Words("\($0)") }
        AnyView(Words("d"))
      }
    }.leaves(400)
    #expect(leaves == ["a", "b", "0", "1", "d"])
  }

  @Test("a modifier of a group is applied to each of its views")
  func groupModifier() {
    let nodes = graph {
      VStack(spacing: 0) {
        Group {
          Words("a")
          Words("b")
        }
        .padding(5)
        .background { Fill() }
      }
    }.place(200, 200)
    #expect(nodes[0].children.map(\.name) == [".background", ".background"])
    #expect(nodes[0].children.map(\.frame.height) == [30, 30])
    #expect(nodes[0].children[0].children.map(\.name) == ["Fill", ".padding(5)"])
    #expect(nodes[0].children[0].children[0].frame.numbers == [90, 70, 20, 30])
  }

  private struct Framed: ViewModifier {
    @State private var width: CGFloat = 50

    func body(content: Content) -> some View {
      content.frame(width: width).overlay(alignment: .topLeading) { Rigid(5, 5, "badge") }
    }
  }

  @Test("a modifier with a body has state of its own")
  func modifierBody() {
    let nodes = graph { Words("ab").modifier(Framed()) }.place(200, 200)
    #expect(nodes[0].frame.numbers == [75, 90, 50, 20])
    #expect(nodes[0].leaves == ["ab", "badge"])
    let both = graph { Words("ab").modifier(Framed().concat(EmptyModifier())) }
    #expect(both.leaves() == ["ab", "badge"])
  }

  @Test("placed nodes have the properties that were written")
  func properties() {
    let nodes = graph {
      VStack(alignment: .leading, spacing: 8) {
        Words("a").frame(width: 30, alignment: .topTrailing)
        Words("b").padding([.top, .leading], 4).layoutPriority(2)
      }
    }.place(100, 100)
    #expect(nodes[0].properties == [.spacing(8), .alignment(HorizontalAlignment.leading)])
    #expect(
      nodes[0].children[0].properties == [
        PlacedProperty("width", .length(30)), PlacedProperty("alignment", .word(".topTrailing")),
      ])
    #expect(
      nodes[0].children[1].properties == [PlacedProperty("layoutPriority", .number(2))])
    #expect(
      nodes[0].children[1].children[0].properties == [
        PlacedProperty("padding", .edges(EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0)))
      ])
  }

  @Test("several views at the root are stacked vertically")
  func root() {
    let nodes = graph {
      Words("a")
      Words("b")
    }.place(100, 100)
    #expect(nodes.map(\.frame.minY) == [26, 54])
  }

  /// One view at first, two after a change.
  private struct Changing: View {
    @State private var hasSecond: Bool
    private let connect: (@escaping () -> Void) -> Void

    init(hasSecond: Bool = false, connect: @escaping (@escaping () -> Void) -> Void = { _ in }) {
      _hasSecond = State(initialValue: hasSecond)
      self.connect = connect
    }

    var body: some View {
      connect { hasSecond = true }
      return Group {
        Rigid(5, 5, "first")
        if hasSecond { Rigid(6, 6, "second") }
      }
    }
  }

  /// What surrounds the views that change, and collects them again.
  private let collectors: [(AnyView) -> AnyView] = [
    { AnyView($0.background { Rigid(1, 1, "behind") }) },
    { AnyView($0.overlay { Rigid(1, 1, "above") }) },
    { AnyView($0.padding(3)) },
    { AnyView($0.mask { Fill() }) },
    { content in AnyView(VStack { content }) },
    { content in AnyView(LazyVStack { content }) },
    { content in AnyView(Grid { GridRow { content } }) },
    { content in AnyView(content.safeAreaInset(edge: .bottom) { Rigid(9, 2, "bar") }) },
    { AnyView($0.overlayPreferenceValue(NoKey.self) { _ in Rigid(1, 1, "value") }) },
  ]

  private enum NoKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  /// Views keep their places in each pair of surroundings: the boxes that the inner one makes again reach the outer one.
  @Test func changesReachAllSurroundings() {
    for (a, inner) in collectors.enumerated() {
      for (b, outer) in collectors.enumerated() {
        var change = {}
        let changed = graph { outer(inner(AnyView(Changing { change = $0 }))) }
        _ = changed.place(100, 100)
        change()
        let expected = graph { outer(inner(AnyView(Changing(hasSecond: true)))) }
        #expect(
          changed.place(100, 100).flatMap(\.lines) == expected.place(100, 100).flatMap(\.lines),
          "\(a) in \(b)")
      }
    }
  }
}
