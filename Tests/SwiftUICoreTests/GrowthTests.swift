import SwiftUICore
import Testing

/// Evaluations and measurements by the size of a view, which unlike times don't depend on the machine.
@MainActor struct GrowthTests {
  private final class Counts {
    var bodies = 0
    var measurements = 0
    var names = 0
  }

  private nonisolated struct Counted: View, LeafView {
    typealias Body = Never
    let counts: Counts

    struct Leaf: LayoutLeaf {
      let counts: Counts

      func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
        counts.measurements += 1
        return CGSize(width: 30, height: 10)
      }
    }

    func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
      counts.names += 1
      return Leaf(counts: counts)
    }
  }

  private struct Row: View {
    @State private var isOn = false
    let counts: Counts
    var connect: (Int, @escaping () -> Void) -> Void = { _, _ in }
    let index: Int

    var body: some View {
      counts.bodies += 1
      connect(index) { isOn.toggle() }
      return HStack {
        Counted(counts: counts).padding()
        Spacer()
        if isOn { Counted(counts: counts) }
      }
      .frame(maxWidth: .infinity)
      .background { Fill() }
    }
  }

  private func count(_ view: (Counts) -> some View) -> Counts {
    let counts = Counts()
    _ = ViewGraph(view(counts)).place(390, 844)
    return counts
  }

  @Test("a list's rows are each evaluated and measured a fixed number of times")
  func rows() {
    let (small, large) = (
      count { counts in VStack { ForEach(0..<100) { Row(counts: counts, index: $0) } } },
      count { counts in VStack { ForEach(0..<1000) { Row(counts: counts, index: $0) } } }
    )
    #expect(small.bodies == 100 && large.bodies == 1000)
    #expect(large.measurements <= 10 * small.measurements + 100)
    #expect(large.names == 1000)
  }

  /// Changes the state of each row, and counts the measurements of the next layout.
  private func measurementsOfChanges(_ rows: Int) -> Int {
    let counts = Counts()
    var changes: [Int: () -> Void] = [:]
    let graph = graph {
      VStack {
        ForEach(0..<rows, id: \.self) {
          Row(counts: counts, connect: { changes[$0] = $1 }, index: $0)
        }
      }
    }
    _ = graph.place(390, 844)
    let (bodies, measurements) = (counts.bodies, counts.measurements)
    for index in 0..<rows { changes[index]?() }
    _ = graph.place(390, 844)
    #expect(counts.bodies - bodies == rows)
    let before = counts.bodies
    changes[rows / 2]?()
    _ = graph.place(390, 844)
    #expect(counts.bodies - before == 1)
    return counts.measurements - measurements
  }

  @Test("changes of many rows lay their container out once")
  func changes() {
    #expect(measurementsOfChanges(500) <= 10 * measurementsOfChanges(50) + 100)
  }

  private func nested(_ depth: Int, _ counts: Counts) -> AnyView {
    var view = AnyView(Counted(counts: counts))
    for level in 0..<depth {
      switch level % 4 {
      case 0: view = AnyView(view.padding(1))
      case 1: view = AnyView(VStack { view })
      case 2: view = AnyView(view.environment(\.layoutDirection, .leftToRight))
      default: view = AnyView(view.frame(minWidth: 0).id(level))
      }
    }
    return view
  }

  @Test("a deep view is evaluated and measured as often as a flat one")
  func depth() {
    let (small, large) = (count { nested(20, $0) }, count { nested(200, $0) })
    #expect(small.names == 1 && large.names == 1)
    #expect(large.measurements <= small.measurements + 2)
  }
}
