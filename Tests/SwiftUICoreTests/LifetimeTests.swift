import SwiftUICore
import Testing

@MainActor struct LifetimeTests {
  private final class Log {
    var lines: [String] = []
    var change: () -> Void = {}

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Stages: View {
    @State private var count = 0
    let log: Log

    var body: some View {
      VStack {
        Words("a").onAppear { log.lines.append("a") }
        Words("b")
          .onChange(of: count, initial: true) { old, new in log.lines.append("b \(old) \(new)") }
          .onAppear { log.lines.append("b") }
          .task { log.lines.append("task") }
      }
      .onChange(of: count) { log.lines.append("stack changed") }
      .onAppear {
        log.lines.append("stack")
        log.change = { count += 1 }
      }
    }
  }

  @Test("children appear before parents, actions of one view in the order written")
  func order() {
    let log = Log()
    let graph = graph { Stages(log: log) }
    #expect(log.take() == [])
    _ = graph.leaves()
    #expect(log.take() == ["a", "b 0 0", "b", "stack"])
    log.change()
    _ = graph.leaves()
    #expect(log.take() == ["b 0 1", "stack changed"])
    _ = graph.leaves()
    #expect(log.take() == [])
  }

  @Test("a task starts after the first picture")
  func task() async {
    let log = Log()
    let graph = graph { Words("a").task { log.lines.append("task") } }
    _ = graph.leaves()
    #expect(log.take() == [])
    for _ in 0..<20 where log.lines.isEmpty { await Task.yield() }
    #expect(log.take() == ["task"])
  }

  private struct Switching: View {
    @State private var isOn = true
    let log: Log

    var body: some View {
      log.change = { isOn.toggle() }
      return Group {
        if isOn {
          Words("on").onDisappear { log.lines.append("on gone") }
        } else {
          Words("off").onAppear { log.lines.append("off") }
        }
      }
      .onAppear { log.lines.append("group") }
    }
  }

  @Test("each view of a group appears, and disappears when it's removed")
  func switching() {
    let log = Log()
    let graph = graph { Switching(log: log) }
    #expect(graph.leaves() == ["on"])
    #expect(log.take() == ["group"])
    log.change()
    #expect(graph.leaves() == ["off"])
    #expect(log.take() == ["off", "group", "on gone"])
    graph.close()
    #expect(log.take() == [])
  }

  private struct SetsState: View {
    @State private var text = "before"

    var body: some View { Words(text).onAppear { text = "after" } }
  }

  @Test("a state set when the view appears is in the first picture")
  func appearing() {
    #expect(graph { SetsState() }.leaves() == ["after"])
  }

  @Test("a lazy stack's rows appear if they are visible")
  func lazyRows() {
    let log = Log()
    let graph = graph {
      LazyVStack(spacing: 0) {
        ForEach(0..<50) { row in
          Rigid(10, 10).onAppear { log.lines.append("\(row)") }
        }
      }
    }
    var visible = CGRect(x: 0, y: 0, width: 100, height: 30)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    _ = graph.layOut(in: frame, surroundings: Surroundings(visible: visible))
    let first = log.take()
    #expect(first.count < 10 && first.prefix(3) == ["0", "1", "2"])
    visible.origin.y = 250
    _ = graph.layOut(in: frame, surroundings: Surroundings(visible: visible))
    #expect(log.take().contains("26"))
  }

  private enum Seen: PreferenceKey {
    static var defaultValue: [Int] { [] }
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Test("rows that aren't visible report no preferences and run no actions")
  func unseenRows() {
    var changed: [Int] = []
    let graph = graph {
      LazyVStack(spacing: 0) {
        ForEach(0..<50) { row in
          Rigid(10, 10).preference(key: Seen.self, value: [row])
            .onChange(of: row, initial: true) { changed.append(row) }
        }
      }
    }
    _ = graph.layOut(
      in: CGRect(x: 0, y: 0, width: 100, height: 500),
      surroundings: Surroundings(visible: CGRect(x: 0, y: 0, width: 100, height: 30)))
    #expect(graph.preferences[Seen.self] == changed)
    #expect(changed.count >= 3 && changed.count < 10)
  }

  private struct LaysOut: View {
    @State private var text = "before"
    let layOut: () -> Void

    var body: some View {
      Words(text).onAppear {
        text = "after"
        layOut()
      }
    }
  }

  @Test("an action may lay out again")
  func reentrance() {
    var again: () -> Void = {}
    let graph = graph { LaysOut { again() } }
    again = { [unowned graph] in _ = graph.place(100, 100) }
    #expect(graph.leaves() == ["after"])
  }

  private struct EndlessChange: View {
    @State private var count = 0

    var body: some View { Words("x").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test("actions that change each other forever are an issue")
  func endless() {
    let graph = graph { EndlessChange() }
    _ = graph.leaves()
    #expect(graph.issues == [GraphIssue(problem: .neverSettles, view: "EndlessChange")])
  }
}
