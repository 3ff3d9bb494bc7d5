extension View {
  /// Sets a value for the given preference.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K> { _, current in current = value })
  }

  /// Applies a transformation to a preference value.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K> { _, current in callback(&current) })
  }

  /// Sets a value for the specified preference key, a function of a geometry value of this view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { element, current in
        if let element { current = transform(value.anchor(of: element)) }
      })
  }

  /// Sets a value for the specified preference key, a function of the key's current value and a geometry value.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { element, current in
        if let element { transform(&current, value.anchor(of: element)) }
      })
  }

  /// Adds an action to perform when the specified preference key's value changes.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }
}

/// Changes the value that a view reports for a key.
nonisolated struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  let change: (ViewElement?, inout K.Value) -> Void

  init(_ change: @escaping (ViewElement?, inout K.Value) -> Void) {
    self.change = change
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PreferenceNode(view, in: place)
  }
}

/// The node of a view that reports a preference. What the views in it report for the key is replaced.
final class PreferenceNode<Content: View, K: PreferenceKey>:
  TypedNode<ModifiedContent<Content, PreferenceModifier<K>>>
{
  private let slot = NodeSlot()

  override func viewChanged() { fill(slot, with: view.content) }

  override var preferences: PreferenceValues {
    var values = super.preferences
    var value = values[K.self] ?? K.defaultValue
    view.modifier.change(slot.node?.madeElements.first, &value)
    values[K.self] = value
    return values
  }

  override var children: [ViewNode] { slot.nodes }
}

nonisolated struct PreferenceObserver<K: PreferenceKey>: PrimitiveModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    PreferenceObserverNode(view, in: place)
  }
}

/// The node of `onPreferenceChange`.
final class PreferenceObserverNode<Content: View, K: PreferenceKey>:
  TypedNode<ModifiedContent<Content, PreferenceObserver<K>>>
where K.Value: Equatable {
  private let slot = NodeSlot()
  private var last: K.Value?

  override func viewChanged() { fill(slot, with: view.content) }

  override func layoutFinished() {
    let value = reported[K.self] ?? K.defaultValue
    if let last, last == value { return }
    last = value
    let action = view.modifier.action
    graph.queue(.appearing) { action(value) }
  }

  override var children: [ViewNode] { slot.nodes }
}
