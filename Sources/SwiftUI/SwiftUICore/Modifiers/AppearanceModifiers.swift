extension View {
  /// Adds an action to perform before this view appears.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Adds an action to perform after this view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}

nonisolated struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    AppearanceNode(view, in: place)
  }
}

/// The node of `onAppear` and `onDisappear`, which count for each view of a group.
final class AppearanceNode<Content: View>:
  TypedNode<ModifiedContent<Content, AppearanceModifier>>
{
  private let slot = NodeSlot()
  private var shown = ShownElements()

  override func viewChanged() { fill(slot, with: view.content) }

  override func layoutFinished() {
    let change = shown.update(with: slot.node)
    for _ in 0..<change.appeared {
      if let appear = view.modifier.appear { graph.queue(.appearing, appear) }
    }
    disappear(change.disappeared)
  }

  override func willLeave() { disappear(shown.removeAll()) }

  private func disappear(_ count: Int) {
    for _ in 0..<count {
      if let disappear = view.modifier.disappear { graph.queue(.disappearing, disappear) }
    }
  }

  override var children: [ViewNode] { slot.nodes }
}

/// The views of a node that are in the layout. Rows of a lazy container are only if they are visible.
@MainActor struct ShownElements {
  private var ids: Set<Int> = []

  var isEmpty: Bool { ids.isEmpty }

  /// Compares the views with those of the last layout.
  mutating func update(with node: ViewNode?) -> (appeared: Int, disappeared: Int) {
    let placed = Set((node?.madeElements ?? []).filter(\.box.isPlaced).map(\.id))
    defer { ids = placed }
    return (placed.subtracting(ids).count, ids.subtracting(placed).count)
  }

  mutating func removeAll() -> Int {
    defer { ids = [] }
    return ids.count
  }
}
