import SwiftUICore
import Testing

@MainActor struct PreferenceTests {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Last: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  @Test("preferences are combined from the first view to the last, and replaced by an outer one")
  func combining() {
    var seen: [[String]] = []
    let graph = graph {
      VStack {
        Words("a").preference(key: Names.self, value: ["a"])
        HStack {
          Words("b").preference(key: Names.self, value: ["b"])
          Words("c")
        }
        .transformPreference(Names.self) { $0.append("t") }
        Words("d").preference(key: Names.self, value: ["lost"])
          .preference(key: Names.self, value: ["d"])
      }
      .onPreferenceChange(Names.self) { seen.append($0) }
    }
    _ = graph.leaves()
    _ = graph.leaves()
    #expect(seen == [["a", "b", "t", "d"]])
    #expect(graph.preferences[Names.self] == ["a", "b", "t", "d"])
  }

  @Test("a view that may be absent reports the default value")
  func dynamic() {
    let isShown = false
    let graph = graph {
      VStack {
        Words("a").preference(key: Last.self, value: 5)
        if isShown { Words("b") }
      }
    }
    #expect(graph.preferences[Last.self] == 0)
    let fixed = self.graphOfTwo()
    #expect(fixed.preferences[Last.self] == 5)
  }

  private func graphOfTwo() -> ViewGraph {
    graph {
      VStack {
        Words("a").preference(key: Last.self, value: 5)
        Words("b")
      }
    }
  }

  private enum Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("anchors are resolved in a view made of preferences")
  func anchors() {
    let nodes = graph {
      VStack(spacing: 0) {
        Rigid(40, 20, "a").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Rigid(60, 30, "b").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      }
      .padding(10)
      .overlayPreferenceValue(Bounds.self, alignment: .topLeading) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count) { index in
            let frame = proxy[anchors[index]]
            Rigid(frame.width, frame.height, "mark\(index)").offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }.place(100, 100)
    #expect(nodes[0].name == ".overlayPreferenceValue")
    #expect(nodes[0].frames["mark0"] == nodes[0].frames["a"])
    #expect(nodes[0].frames["mark1"] == nodes[0].frames["b"])
    #expect(nodes[0].leaves == ["a", "b", "mark0", "mark1"])
  }

  private struct Measuring: View {
    @State private var height: CGFloat = 0

    var body: some View {
      VStack(spacing: 0) {
        Rigid(20, 30)
          .background {
            GeometryReader { proxy in
              Fill().preference(key: Last.self, value: Int(proxy.size.height))
            }
          }
        Fill(name: "bar").frame(height: height)
      }
      .onPreferenceChange(Last.self) { height = CGFloat($0) }
    }
  }

  @Test("a size that was measured by a preference is used in the same picture")
  func measuring() {
    let nodes = graph { Measuring() }.place(100, 100)
    #expect(nodes[0].frames["bar"] == [0, 50, 100, 30])
  }

  @Test("frames are known in the window's, named and own coordinates")
  func spaces() {
    var frames: [CGRect] = []
    var changes: [CGFloat] = []
    let graph = graph {
      VStack(spacing: 0) {
        Rigid(10, 20)
        GeometryReader { proxy in
          let _ =
            frames = [
              proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("stack")),
              proxy.bounds(of: .named("stack")) ?? .zero,
            ]
          Fill()
        }
        .onGeometryChange(for: CGFloat.self, of: \.size.height) { changes.append($0) }
      }
      .padding(5)
      .coordinateSpace(name: "stack")
      .padding(3)
    }
    graph.originInWindow = CGPoint(x: 100, y: 200)
    _ = graph.place(100, 100)
    _ = graph.place(100, 90)
    #expect(
      frames.map(\.numbers) == [
        [108, 228, 84, 54], [0, 0, 84, 54], [5, 25, 84, 54], [-5, -25, 94, 84],
      ])
    #expect(changes == [64, 54])
  }
}
