import SwiftUICore
import Testing

@MainActor struct StateTests {
  private final class Probe {
    var set: (Int) -> Void = { _ in }
    var evaluations = 0
  }

  private struct Counter: View {
    @State private var count = 1
    var label = ""
    let probe: Probe

    var body: some View {
      probe.evaluations += 1
      probe.set = { count = $0 }
      return HStack(spacing: 0) {
        Words("\(label)\(count)")
        Doubling(count: $count)
      }
    }
  }

  private struct Doubling: View {
    @Binding var count: Int

    var body: some View { Words("\(count * 2)") }
  }

  @Test("a state's change is shown by its view and by those with a binding")
  func state() {
    let probe = Probe()
    let graph = graph { Counter(probe: probe) }
    #expect(graph.leaves() == ["1", "2"])
    probe.set(5)
    #expect(graph.leaves() == ["5", "10"])
    #expect(probe.evaluations == 2)
    _ = graph.leaves()
    #expect(probe.evaluations == 2)
  }

  @Test("a state outlives new values of its view, and ends with the view's identity")
  func identity() {
    let probe = Probe()
    let graph = graph { Counter(label: "a", probe: probe).id(1) }
    probe.set(7)
    graph.update(Counter(label: "b", probe: probe).id(1))
    #expect(graph.leaves() == ["b7", "14"])
    graph.update(Counter(label: "b", probe: probe).id(2))
    #expect(graph.leaves() == ["b1", "2"])
  }

  @Observable final class Model {
    var name = "old"
    var unread = 0
  }

  private struct ModelView: View {
    @State var model: Model
    let probe: Probe

    var body: some View {
      probe.evaluations += 1
      return Words(model.name)
    }
  }

  @Test("of an observable object only what the body read counts")
  func observation() {
    let (model, probe) = (Model(), Probe())
    let graph = graph { ModelView(model: model, probe: probe) }
    #expect(graph.leaves() == ["old"])
    model.unread = 1
    _ = graph.leaves()
    #expect(probe.evaluations == 1)
    model.name = "new"
    #expect(graph.leaves() == ["new"])
    #expect(probe.evaluations == 2)
  }

  final class Store: ObservableObject {
    @Published var items = ["x"]
  }

  private struct StoreView: View {
    @StateObject private var store = Store()
    let probe: Probe

    var body: some View {
      probe.set = { store.items.append("\($0)") }
      return VStack {
        StoreList(store: store)
        StoreCount().environmentObject(store)
      }
    }
  }

  private struct StoreList: View {
    @ObservedObject var store: Store

    var body: some View { ForEach(store.items, id: \.self) { Words($0) } }
  }

  private struct StoreCount: View {
    @EnvironmentObject var store: Store

    var body: some View { Words("count \(store.items.count)") }
  }

  @Test("an object is made once, and observed where it's passed on")
  func objects() {
    let probe = Probe()
    let graph = graph { StoreView(probe: probe) }
    #expect(graph.leaves() == ["x", "count 1"])
    probe.set(3)
    #expect(graph.leaves() == ["x", "3", "count 2"])
    graph.update(StoreView(probe: probe))
    #expect(graph.leaves() == ["x", "3", "count 2"])
  }

  @propertyWrapper struct Stepped: DynamicProperty {
    @State private var value = 1
    @Environment(\.displayScale) private var scale
    private var updates = 0

    init() {}

    var wrappedValue: Int {
      get { value * Int(scale) + updates * 100 }
      nonmutating set { value = newValue }
    }

    mutating func update() { updates += 1 }
  }

  private struct SteppedView: View {
    @Stepped private var value
    let probe: Probe

    var body: some View {
      probe.set = { value = $0 }
      return Words("\(value)")
    }
  }

  @Test("an app's own property wrapper nests states and is updated")
  func ownWrapper() {
    let probe = Probe()
    let graph = graph(3) { SteppedView(probe: probe) }
    #expect(graph.leaves() == ["103"])
    probe.set(2)
    #expect(graph.leaves() == ["206"])
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    @State private var first: String

    init(_ name: String) { _first = State(initialValue: name) }

    var body: some View { Words(first) }
  }

  private struct Rows: View {
    @State var items: [Item]
    let change: (@escaping (([Item]) -> [Item]) -> Void) -> Void

    var body: some View {
      change { items = $0(items) }
      return VStack { ForEach(items) { Row($0.name) } }
    }
  }

  @Test("a row's state follows its id")
  func forEach() {
    var change: ((([Item]) -> [Item]) -> Void)!
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let graph = graph { Rows(items: items) { change = $0 } }
    #expect(graph.leaves() == ["a", "b"])
    change { [Item(id: 3, name: "c")] + $0.reversed().map { Item(id: $0.id, name: "new") } }
    #expect(graph.leaves() == ["c", "b", "a"])
    change { [$0[0], $0[0], $0[1]] }
    #expect(graph.leaves() == ["c", "c", "b"])
    #expect(graph.issues == [GraphIssue(problem: .repeatedID("3"), view: "Rows")])
  }

  private struct Toggling: View {
    @State private var isOn = true
    let probe: Probe
    let counter: Probe

    var body: some View {
      probe.set = { isOn = $0 == 1 }
      let optional: Counter? = isOn ? Counter(label: "o", probe: Probe()) : nil
      return VStack {
        if isOn { Counter(probe: counter) }
        optional
        if isOn {
          Counter(label: "yes", probe: counter)
        } else {
          Counter(label: "no", probe: Probe())
        }
      }
    }
  }

  @Test("what is absent for a while, or another branch, has a new state")
  func branches() {
    let (probe, counter) = (Probe(), Probe())
    let graph = graph { Toggling(probe: probe, counter: counter) }
    #expect(graph.leaves() == ["1", "2", "o1", "2", "yes1", "2"])
    counter.set(4)
    #expect(graph.leaves() == ["1", "2", "o1", "2", "yes4", "8"])
    probe.set(0)
    #expect(graph.leaves() == ["no1", "2"])
    probe.set(1)
    #expect(graph.leaves() == ["1", "2", "o1", "2", "yes1", "2"])
  }

  private struct Editor: View {
    @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let probe: Probe

    var body: some View {
      VStack {
        ForEach($items) { $item in
          Naming(name: $item.name) { set in probe.set = { _ in set(item.name + "!") } }
        }
      }
    }
  }

  private struct Naming: View {
    @Binding var name: String
    let connect: (@escaping (String) -> Void) -> Void

    var body: some View {
      connect { name = $0 }
      return Words(name)
    }
  }

  @Test("bindings to elements change their collection")
  func bindings() {
    let probe = Probe()
    let graph = graph { Editor(probe: probe) }
    #expect(graph.leaves() == ["a", "b"])
    probe.set(0)
    #expect(graph.leaves() == ["a", "b!"])
  }

  private struct Unsure: View {
    @State private var title: String?
    @State private var count = 0

    var body: some View {
      title = "set"
      count = 3
      return Words("\(title ?? "none") \(count)")
    }
  }

  @Test("a body that sets a state settles if the value stays equal")
  func equalValues() {
    let graph = graph { Unsure() }
    #expect(graph.leaves() == ["set 3"])
    #expect(graph.issues == [GraphIssue(problem: .changedInBody, view: "Unsure")])
  }

  private struct Restless: View {
    @State private var count = 0

    var body: some View {
      let next = count + 1
      count = next
      return Words("\(count)")
    }
  }

  @Test("what never settles is an issue that names the view")
  func unsettled() {
    let graph = graph { VStack { Restless() } }
    _ = graph.leaves()
    #expect(
      graph.issues == [
        GraphIssue(problem: .changedInBody, view: "Restless"),
        GraphIssue(problem: .neverSettles, view: "Restless"),
      ])
  }
}
