/// When an action runs in an update.
package enum ActionPhase: Int, Comparable {
  /// `onDisappear`.
  case disappearing
  /// `onAppear`, `onChange`, `onPreferenceChange`.
  case appearing
  /// `task`, after all others (facts: layout §2.2).
  case task

  package static func < (a: ActionPhase, b: ActionPhase) -> Bool { a.rawValue < b.rawValue }
}

/// The actions queued by evaluation and layout.
struct ActionQueue {
  private var actions: [(phase: ActionPhase, depth: Int, action: () -> Void)] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ phase: ActionPhase, _ depth: Int, _ action: @escaping () -> Void) {
    actions.append((phase, depth, action))
  }

  /// Takes the queued actions in the order in which they run: by phase, in a phase as they were queued.
  mutating func take() -> [() -> Void] {
    defer { actions = [] }
    return actions.indices.sorted {
      (actions[$0].phase, $0) < (actions[$1].phase, $1)
    }.map { actions[$0].action }
  }
}
