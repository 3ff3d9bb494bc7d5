import Combine
import SwiftUI
import Tateyoko
import Testing

@Suite("Combine and SwiftUI")
@MainActor
struct ReceivingTests {
  /// The texts on the screen, of which a layout tree has `text "…"`.
  private func texts(_ simulator: Simulator) -> [String] {
    "\(simulator.tree)".split(separator: "\n").compactMap { line in
      line.range(of: " text \"").map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
    }
  }

  @Test("published values, notifications and ticks change a view, before the next picture")
  func receiving() {
    let meter = Meter()
    let simulator = Simulator(.iPhone15)
    simulator.launch(UIHostingController(rootView: ReceivingView(meter: meter)))
    #expect(texts(simulator) == ["notes 0", "ticks 0", "level 1, 1, 0"])
    NotificationCenter.default.post(name: ReceivingView.note, object: nil)
    meter.level = 5
    #expect(texts(simulator) == ["notes 1", "ticks 0", "level 5, 5, 0"])
    simulator.advance(by: 2.5)
    #expect(texts(simulator) == ["notes 1", "ticks 2", "level 5, 5, 0"])
  }

  @Test("an object with a publisher of its own, and one that is assigned another's values")
  func objects() {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
      var text = "first" { willSet { objectWillChange.send() } }
    }
    struct Showing: View {
      @ObservedObject var own: Own
      var body: some View { Text(own.text) }
    }
    let own = Own()
    let simulator = Simulator(.iPhone15)
    simulator.launch(UIHostingController(rootView: Showing(own: own)))
    #expect(texts(simulator) == ["first"])
    own.text = "second"
    #expect(texts(simulator) == ["second"])

    let meter = Meter()
    var changes = 0
    func count(_ object: some ObservableObject) -> AnyCancellable {
      object.objectWillChange.sink { _ in changes += 1 }
    }
    let counting = [count(meter), meter.objectWillChange.sink { changes += 1 }]
    meter.$level.map { $0 * 2 }.assign(to: &meter.$doubled)
    #expect(meter.doubled == 2)
    #expect(changes == 2)
    meter.level = 4
    #expect(meter.doubled == 8)
    #expect(changes == 6)
    withExtendedLifetime(counting) {}
  }

  @Test("the values of a property, then each new one before it's stored")
  func published() {
    let meter = Meter()
    var log: [String] = []
    let subscription = meter.$level.sink { log.append("\($0) \(meter.level)") }
    meter.level = 2
    #expect(log == ["1 1", "2 1"])
    subscription.cancel()
    meter.level = 3
    #expect(log.count == 2)
  }
}
