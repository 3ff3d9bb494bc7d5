import Foundation
import Synchronization

/// The nodes to evaluate again. Objects and states may change on any thread.
package final class ChangeQueue: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private nonisolated(unsafe) var nodes: [ObjectIdentifier: ViewNode] = [:]

  /// Called when the first change is queued, so that the host schedules an update.
  package nonisolated(unsafe) var onFirstChange: (() -> Void)?

  /// The node whose body is being evaluated, and the thread that does.
  private struct Evaluation: @unchecked Sendable {
    let node: ViewNode
    let thread = pthread_self()
  }

  private nonisolated(unsafe) var evaluation: Evaluation?

  /// Evaluates the body of a node's view.
  @MainActor func evaluating<R>(_ node: ViewNode, _ body: () -> R) -> R {
    let next = Evaluation(node: node)
    let outer = lock.withLock { _ in
      defer { evaluation = next }
      return evaluation
    }
    defer { lock.withLock { _ in evaluation = outer } }
    return body()
  }

  /// Reports a change of a state if a body makes it.
  func stateChanged() {
    let evaluation = lock.withLock { _ in self.evaluation }
    guard let evaluation, pthread_equal(evaluation.thread, pthread_self()) != 0 else { return }
    MainActor.assumeIsolated {
      evaluation.node.graph.report(.changedInBody, at: evaluation.node)
    }
  }

  /// The animation of the latest animated change since the views were last shown.
  private nonisolated(unsafe) var animation: Animation?

  func animate(with animation: Animation) {
    lock.withLock { _ in self.animation = animation }
  }

  var isAnimated: Bool { lock.withLock { _ in animation != nil } }

  func takeAnimation() -> Animation? {
    lock.withLock { _ in
      defer { animation = nil }
      return animation
    }
  }

  func add(_ node: ViewNode) {
    let transaction = Transaction.current
    if let animation = transaction.animation, !transaction.disablesAnimations {
      animate(with: animation)
    }
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
