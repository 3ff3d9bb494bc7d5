import Dispatch
import SwiftUICore
import Testing

/// The life of a subscription (`onReceive`), by a source without Combine.
@MainActor struct ReceivingTests {
  private final class Source: @unchecked Sendable {
    private var handlers: [Int: (Int) -> Void] = [:]
    private(set) var subscriptions = 0
    /// What each new subscriber is sent at once.
    var current: Int?

    var isObserved: Bool { !handlers.isEmpty }

    func observe(_ handler: @escaping (Int) -> Void) -> _ChangeObservation {
      subscriptions += 1
      let key = subscriptions
      handlers[key] = handler
      if let current { handler(current) }
      return _ChangeObservation { [weak self] in self?.handlers[key] = nil }
    }

    func send(_ value: Int) {
      for handler in handlers.values { handler(value) }
    }
  }

  /// A publisher made in a body: another value each time, but of the same object.
  private struct Publisher {
    let source: Source
  }

  private final class Controls {
    var isShown: (Bool) -> Void = { _ in }
  }

  private struct Receiver: View {
    let source: Source
    var controls = Controls()
    @State private var text = "none"
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      controls.isShown = { isShown = $0 }
      return VStack {
        if isShown {
          Words(text).modifier(
            ReceivingModifier(
              Publisher(source: source),
              { (value: Int) in
                count += value
                text = "\(count)"
              }, subscribe: { $0.source.observe($1) }))
        }
      }
    }
  }

  @Test("a value changes the picture, and the subscription outlives evaluations")
  func values() {
    let source = Source()
    let graph = graph { Receiver(source: source) }
    #expect(!source.isObserved)
    #expect(graph.leaves() == ["none"])
    #expect(source.isObserved)
    source.send(2)
    #expect(graph.hasChanges)
    #expect(graph.leaves() == ["2"])
    source.send(3)
    #expect(graph.leaves() == ["5"])
    #expect(source.subscriptions == 1)
    #expect(graph.issues.isEmpty)
  }

  @Test("a current value is in the first picture, once")
  func currentValue() {
    let source = Source()
    source.current = 7
    let graph = graph { Receiver(source: source) }
    #expect(graph.leaves() == ["7"])
    #expect(graph.leaves() == ["7"])
    #expect(graph.issues.isEmpty)
  }

  @Test("what a view sends when it appears is received")
  func sentOnAppearing() {
    let source = Source()
    let graph = graph { Receiver(source: source).onAppear { source.send(4) } }
    #expect(graph.leaves() == ["4"])
  }

  @Test("the subscription ends with the view's identity")
  func ending() {
    let source = Source()
    let controls = Controls()
    let graph = graph { Receiver(source: source, controls: controls) }
    #expect(graph.leaves() == ["none"])
    controls.isShown(false)
    _ = graph.leaves()
    #expect(!source.isObserved)
    controls.isShown(true)
    #expect(graph.leaves() == ["none"])
    #expect(source.subscriptions == 2)
    graph.close()
    #expect(!source.isObserved)
  }

  @Test("another publisher replaces the first")
  func replacing() {
    let (first, second) = (Source(), Source())
    let graph = graph { Receiver(source: first) }
    #expect(graph.leaves() == ["none"])
    graph.update(Receiver(source: second))
    #expect(graph.leaves() == ["none"])
    #expect(!first.isObserved && second.isObserved)
  }

  @Test("a value from another thread is received on the main one")
  func otherThreads() async {
    let source = Source()
    let graph = graph { Receiver(source: source) }
    #expect(graph.leaves() == ["none"])
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        source.send(1)
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    #expect(graph.leaves() == ["1"])
  }
}
