import Graphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Evaluations, measurements and cells by the size of a hosted view, which unlike times don't depend on the machine.
@Suite @MainActor struct HostedGrowthTests {
  private nonisolated final class Counts: @unchecked Sendable {
    var bodies = 0
    var measurements = 0
    var cells = 0
    var views = 0
  }

  /// Counts how often its content is measured.
  private nonisolated struct Measured: Layout {
    let counts: Counts

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      counts.measurements += 1
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  /// What cells of lists in apps have.
  private struct Row: View {
    let index: Int
    let counts: Counts
    var connect: (Int, @escaping () -> Void) -> Void = { _, _ in }
    @State private var isOn = false

    var body: some View {
      counts.bodies += 1
      connect(index) { isOn.toggle() }
      return HStack {
        Image(systemName: isOn ? "star.fill" : "star").foregroundStyle(.yellow)
        Measured(counts: counts) {
          VStack(alignment: .leading) {
            Text("Row \(index)").font(.headline)
            Text("Detail").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer()
        Text("\(index)").padding(4).background(.blue.opacity(0.1), in: Capsule())
      }
      .padding(.horizontal)
    }
  }

  private func count(_ view: (Counts) -> some View) -> Counts {
    let counts = Counts()
    let stage = Stage(device: .iPhone15, view(counts))
    counts.cells = stage.views(RowCell.self).count
    counts.views = stage.views(NodeView.self).count
    return counts
  }

  /// The sizes of a tenth and of the whole.
  private func growth(of whole: Int, _ view: (Int, Counts) -> some View) -> (Counts, Counts) {
    (count { view(whole / 10, $0) }, count { view(whole, $0) })
  }

  @Test func rowsOfScrollViews() {
    let (small, large) = growth(of: 1000) { rows, counts in
      ScrollView { VStack { ForEach(0..<rows, id: \.self) { Row(index: $0, counts: counts) } } }
    }
    #expect(small.bodies == 100 && large.bodies == 1000)
    #expect(large.measurements <= 10 * small.measurements)
    #expect(large.views <= 10 * small.views)
  }

  @Test func rowsOfLists() {
    let (small, large) = growth(of: 1000) { rows, counts in
      List { ForEach(0..<rows, id: \.self) { Row(index: $0, counts: counts) } }
    }
    #expect(large.bodies <= 10 * small.bodies)
    #expect(large.cells == small.cells && large.cells <= 30)
    #expect(large.measurements == small.measurements)
    #expect(large.views == small.views)
  }

  @Test func sectionsOfForms() {
    let (small, large) = growth(of: 200) { sections, counts in
      Form {
        ForEach(0..<sections, id: \.self) { section in
          Section("Section \(section)") { Row(index: section, counts: counts) }
        }
      }
    }
    #expect(large.bodies <= 10 * small.bodies)
    #expect(large.cells == small.cells && large.cells <= 30)
    #expect(large.measurements == small.measurements)
  }

  @Test func rowsOfLazyStacks() {
    let (small, large) = growth(of: 10_000) { rows, counts in
      ScrollView {
        LazyVStack { ForEach(0..<rows, id: \.self) { Row(index: $0, counts: counts) } }
      }
    }
    #expect(large.bodies == small.bodies && large.bodies <= 60)
    #expect(large.measurements == small.measurements)
    #expect(large.views == small.views)
  }

  @Test func nestedFrames() {
    func nested(_ depth: Int, _ counts: Counts) -> AnyView {
      var view = AnyView(Row(index: 0, counts: counts))
      for level in 0..<depth {
        view = level % 2 == 0 ? AnyView(view.frame(maxWidth: .infinity)) : AnyView(VStack { view })
      }
      return view
    }
    let (small, large) = growth(of: 200, nested)
    #expect(small.bodies == 1 && large.bodies == 1)
    #expect(large.measurements <= small.measurements + 2)
  }

  @Test func cellsOfGrids() {
    let (small, large) = growth(of: 100) { rows, counts in
      Grid {
        ForEach(0..<rows, id: \.self) { row in
          GridRow { ForEach(0..<5, id: \.self) { Row(index: row * 5 + $0, counts: counts) } }
        }
      }
    }
    #expect(small.bodies == 50 && large.bodies == 500)
    #expect(large.measurements <= 10 * small.measurements)
  }

  /// A row that changes is evaluated alone, and no other one is measured.
  @Test func changesOfOneRow() {
    let counts = Counts()
    var changes: [Int: () -> Void] = [:]
    let stage = Stage(
      device: .iPhone15,
      ScrollView {
        VStack {
          ForEach(0..<500, id: \.self) {
            Row(index: $0, counts: counts, connect: { changes[$0] = $1 })
          }
        }
      })
    let (bodies, measurements) = (counts.bodies, counts.measurements)
    for index in 0..<10 {
      changes[index * 50]?()
      stage.host.settle()
    }
    #expect(counts.bodies - bodies == 10)
    #expect(counts.measurements - measurements <= 10 * 8)
  }
}
