extension View {
  /// Adds an asynchronous task to perform before this view appears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds a task to perform before this view appears or when a specified value changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}

nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    TaskNode(view, in: place)
  }
}

/// The node of `task`, which runs as long as the view is shown, and again for another id.
final class TaskNode<Content: View, ID: Equatable>:
  TypedNode<ModifiedContent<Content, TaskModifier<ID>>>
{
  private let slot = NodeSlot()
  private var shown = ShownElements()
  private var running: (id: ID, task: TaskReference)?

  private final class TaskReference {
    var task: Task<Void, Never>?
  }

  override func viewChanged() { fill(slot, with: view.content) }

  override func layoutFinished() {
    _ = shown.update(with: slot.node)
    guard !shown.isEmpty else {
      stop()
      return
    }
    let modifier = view.modifier
    if let running, running.id == modifier.id { return }
    stop()
    let reference = TaskReference()
    running = (modifier.id, reference)
    graph.queue(.task) {
      reference.task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }

  override func willLeave() { stop() }

  private func stop() {
    running?.task.task?.cancel()
    running = nil
  }

  override var children: [ViewNode] { slot.nodes }
}
