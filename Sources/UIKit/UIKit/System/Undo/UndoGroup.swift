/// Calls that are undone together, in registration order.
@MainActor
final class UndoGroup {
  enum Part {
    case call(UndoCall)
    case group(UndoGroup)
  }

  var parts: [Part] = []
  var name = ""
  var isDiscardable = false

  var isEmpty: Bool { parts.isEmpty }

  /// Makes the calls in reverse order.
  func perform() {
    for part in parts.reversed() {
      switch part {
      case .call(let call): call.perform()
      case .group(let group): group.perform()
      }
    }
  }

  /// Removes the calls of a target, and groups that become empty.
  func removeCalls(of target: AnyObject) {
    parts.removeAll { part in
      switch part {
      case .call(let call): return call.target === target
      case .group(let group):
        guard !group.isEmpty else { return false }
        group.removeCalls(of: target)
        return group.isEmpty
      }
    }
  }
}

/// A call that undoes something; ignored if the target is gone.
@MainActor
struct UndoCall {
  private(set) weak var target: AnyObject?
  private let body: () -> Void

  init(_ target: AnyObject, _ body: @escaping () -> Void) {
    self.target = target
    self.body = body
  }

  func perform() {
    if target != nil { body() }
  }
}
