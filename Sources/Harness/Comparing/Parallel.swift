import Foundation
import Synchronization

/// Runs work on several threads.
enum Parallel {
  /// Calls `body` with each element, on up to `threadCount` threads; results are in the order of
  /// the elements.
  static func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element], threadCount: Int, _ body: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    let threadCount = min(threadCount, elements.count)
    guard threadCount > 1 else { return elements.map(body) }
    let queue = Queue(elements, body)
    let done = DispatchSemaphore(value: 0)
    for _ in 1..<threadCount {
      Thread.detachNewThread {
        queue.work()
        done.signal()
      }
    }
    queue.work()
    for _ in 1..<threadCount { done.wait() }
    return queue.results.withLock { $0.compactMap(\.self) }
  }

  private final class Queue<Element: Sendable, Output: Sendable>: Sendable {
    let results: Mutex<[Output?]>
    private let elements: [Element]
    private let body: @Sendable (Element) -> Output
    private let next = Atomic<Int>(0)

    init(_ elements: [Element], _ body: @escaping @Sendable (Element) -> Output) {
      self.elements = elements
      self.body = body
      results = Mutex(Array(repeating: nil, count: elements.count))
    }

    func work() {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < elements.count else { return }
        let result = body(elements[index])
        results.withLock { $0[index] = result }
      }
    }
  }
}
