/// An open group of changes.
@MainActor
struct LayerTransaction {
  /// In seconds (Apple's default; high).
  var duration: TimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disablesActions = false
  var completion: (() -> Void)?
  /// Whether it was begun implicitly and ends with the next layout.
  var isImplicit = false
  /// The number of events processed when it began.
  var eventCount = 0
  /// The layer animations added in it.
  var layerAnimations = LayerAnimationCount()
}

/// Counts the layer animations that something waits for.
@MainActor
final class LayerAnimationCount {
  private var running = 0
  private var completion: (() -> Void)?

  func begin() { running += 1 }

  func end() {
    running -= 1
    guard running == 0, let completion else { return }
    self.completion = nil
    completion()
  }

  /// Runs an action when no animation is running, immediately if none is now.
  func whenEmpty(_ action: @escaping () -> Void) {
    if running == 0 { action() } else { completion = action }
  }
}

extension SimulationHost {
  func beginTransaction(isImplicit: Bool = false) {
    var transaction = transactions.last ?? LayerTransaction()
    transaction.completion = nil
    transaction.layerAnimations = LayerAnimationCount()
    transaction.isImplicit = isImplicit
    transaction.eventCount = events.addedCount
    transactions.append(transaction)
  }

  func changeTransaction(_ change: (inout LayerTransaction) -> Void) {
    if transactions.isEmpty {
      beginTransaction(isImplicit: true)
      runAfterLayout { [weak self] in self?.commitImplicitTransaction() }
    }
    change(&transactions[transactions.count - 1])
  }

  /// Ends the innermost group; does nothing if there is none.
  func commitTransaction() {
    guard let transaction = transactions.last, !transaction.isImplicit else { return }
    transactions.removeLast()
    complete(transaction)
  }

  func commitImplicitTransaction() {
    guard let index = transactions.firstIndex(where: \.isImplicit) else { return }
    complete(transactions.remove(at: index))
  }

  /// Runs the completion once everything begun in the group has come to rest, immediately if that
  /// is nothing.
  ///
  /// Transitions of controllers begin with the next layout, so the completion waits until then and
  /// for their end.
  private func complete(_ transaction: LayerTransaction) {
    guard let block = transaction.completion else { return }
    let animations = transaction.layerAnimations
    let completion = { animations.whenEmpty(block) }
    let count = transaction.eventCount
    let isQuiet =
      events.addedCount == count && layoutWork.afterwards.isEmpty
      && !windows.visible.contains(where: \.isWaitingForLayout)
    if isQuiet { return completion() }
    runAfterLayout { [self] in
      runAfterLayout { [self] in
        guard let end = events.lastAnimation(addedSince: count) else { return completion() }
        schedule(after: end - time, completion)
      }
    }
  }
}
