import SwiftUICore
import Testing

private enum SizeKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

extension EnvironmentValues {
  fileprivate var size: Int {
    get { self[SizeKey.self] }
    set { self[SizeKey.self] = newValue }
  }
}

@MainActor struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.size) private var size

    var body: some View { Words("\(size)") }
  }

  @Observable final class Model {
    var name = "model"
  }

  private struct ModelReader: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Words(model?.name ?? "none") }
  }

  @Test("values are set for the views below, the innermost applies")
  func values() {
    let view = HStack {
      Reader()
      Reader().environment(\.size, 2)
      Group {
        Reader()
        Reader().transformEnvironment(\.size) { $0 *= 10 }
      }
      .environment(\.size, 3)
      ModelReader()
      ModelReader().environment(Model())
    }
    var environment = EnvironmentValues()
    let graph = ViewGraph(view)
    #expect(graph.leaves(600) == ["1", "2", "3", "30", "none", "model"])
    environment.size = 7
    graph.update(view, environment: environment)
    #expect(graph.leaves(600) == ["7", "2", "3", "30", "none", "model"])
  }

  final class Store: ObservableObject {}

  struct NeedsStore: View {
    @EnvironmentObject var store: Store
    var reads: Bool

    var body: some View {
      if reads { let _ = store }
      Words("shown")
    }
  }

  @Test("a missing object ends the program with SwiftUI's words, if it's read")
  func missing() async throws {
    #expect(graph { NeedsStore(reads: false) }.leaves() == ["shown"])
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let graph = ViewGraph(EmptyView())
          graph.onFatalIssue = { print("issue in \($0.view)") }
          graph.update(VStack { EnvironmentTests.NeedsStore(reads: true) })
        }
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor of this view."
      ))
  }

  private enum Choice: View {
    case text(String), stack(Int, [String])

    var body: some View {
      switch self {
      case .text(let text): Words(text)
      case .stack(let spacing, let texts):
        HStack(spacing: CGFloat(spacing)) { ForEach(texts, id: \.self) { Words($0) } }
      }
    }
  }

  @Test("a view may be an enumeration, and layout is mirrored from right to left")
  func enumeration() {
    let graph = graph {
      VStack {
        Choice.text("a")
        Choice.stack(5, ["b", "c"]).environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(graph.leaves() == ["a", "b", "c"])
    let frames = graph.place(100, 100)[0].frames
    #expect(frames["b"] == [52.5, 54, 10, 20])
    #expect(frames["c"] == [37.5, 54, 10, 20])
  }

  @Test("a constant range is read once; lengths may be relative to the window")
  func others() {
    let graph = graph { HStack { ForEach(0..<2) { Words("\($0)") } } }
    graph.update(HStack { ForEach(0..<3) { Words("\($0)") } })
    #expect(graph.leaves() == ["0", "1"])
    let half = ViewGraph(
      HStack(spacing: 0) {
        Fill(name: "a").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
      }
    ).place(110, 50)
    #expect(half[0].frames["a"] == [30, 0, 50, 50])
  }
}
