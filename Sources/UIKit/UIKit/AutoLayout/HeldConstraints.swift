import Graphics

/// The active constraints in the order of their activation; any one can be removed without a
/// search.
struct HeldConstraints {
  /// Removed entries are nil until there are more of them than constraints.
  private var entries: [NSLayoutConstraint?] = []
  private var activations: [Int] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var list: [NSLayoutConstraint] { entries.compactMap { $0 } }

  /// Appends a constraint that was activated after all others.
  mutating func append(_ constraint: NSLayoutConstraint, activation: Int) {
    entries.append(constraint)
    activations.append(activation)
    count += 1
  }

  /// Removes the constraint of an activation, if it exists.
  mutating func remove(activation: Int) {
    let index = activations.indices.partitioningIndex { activations[$0] >= activation }
    guard index < activations.count, activations[index] == activation, entries[index] != nil else {
      return
    }
    entries[index] = nil
    count -= 1
    if entries.count > 2 * count + 16 { compact() }
  }

  mutating func removeAll() { self = HeldConstraints() }

  private mutating func compact() {
    let kept = entries.indices.filter { entries[$0] != nil }
    activations = kept.map { activations[$0] }
    entries = kept.map { entries[$0] }
  }
}
