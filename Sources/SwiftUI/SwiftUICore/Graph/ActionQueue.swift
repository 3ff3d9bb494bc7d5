/// When an action runs in an update.
package enum ActionPhase {
  /// `onAppear`, `onChange`, `onPreferenceChange`, in the order of the views, the innermost first (iOS 17; facts:
  /// layout §2.2, medium).
  case appearing
  /// `onDisappear`. New content is made before the old one is dismantled (facts: layout §2.1), so it also appears
  /// first (by analogy, low).
  case disappearing
  /// The start of a `task`, after all others (facts: layout §2.2, medium).
  case task
}

/// The actions queued by evaluation and layout.
struct ActionQueue {
  private var actions: [(phase: ActionPhase, action: () -> Void)] = []

  var isEmpty: Bool { actions.isEmpty }

  mutating func add(_ phase: ActionPhase, _ action: @escaping () -> Void) {
    actions.append((phase, action))
  }

  /// Takes the queued actions in the order in which they run: by phase, and in a phase as they were queued.
  mutating func take() -> [() -> Void] {
    defer { actions = [] }
    return [.appearing, .disappearing, .task].flatMap { phase in
      actions.filter { $0.phase == phase }.map(\.action)
    }
  }
}
