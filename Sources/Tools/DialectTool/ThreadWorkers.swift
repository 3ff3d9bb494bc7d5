import Foundation

extension Workers {
  /// Uses as many threads as there are processors, each with the stack size that the rewriter
  /// needs.
  static let threads = Workers { count, body in
    let number = min(count, ProcessInfo.processInfo.activeProcessorCount)
    guard number > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    let next = Counter()
    let group = DispatchGroup()
    for _ in 0..<number {
      group.enter()
      let thread = Thread {
        while let index = next.take(below: count) { body(index) }
        group.leave()
      }
      thread.stackSize = ModuleRewriter.stackSize
      thread.start()
    }
    group.wait()
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 0

    func take(below limit: Int) -> Int? {
      lock.withLock {
        guard value < limit else { return nil }
        value += 1
        return value - 1
      }
    }
  }
}
