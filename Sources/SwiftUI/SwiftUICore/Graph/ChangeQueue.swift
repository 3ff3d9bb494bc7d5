import Synchronization

/// The nodes to evaluate again. Objects and states may change on any thread.
package final class ChangeQueue: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private nonisolated(unsafe) var nodes: [ObjectIdentifier: ViewNode] = [:]

  /// Called when the first change is queued, so that the host schedules an update.
  package nonisolated(unsafe) var onFirstChange: (() -> Void)?

  func add(_ node: ViewNode) {
    let isFirst = lock.withLock { _ in
      nodes[ObjectIdentifier(node)] = node
      return nodes.count == 1
    }
    if isFirst { onFirstChange?() }
  }

  var isEmpty: Bool { lock.withLock { _ in nodes.isEmpty } }

  /// Takes the queued nodes, ancestors first.
  @MainActor func take() -> [ViewNode] {
    let taken = lock.withLock { _ in
      defer { nodes = [:] }
      return nodes
    }
    return taken.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
  }

  /// Forgets a node that was evaluated because of an ancestor.
  func remove(_ node: ViewNode) {
    lock.withLock { _ in nodes[ObjectIdentifier(node)] = nil }
  }
}
