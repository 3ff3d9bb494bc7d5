extension View {
  /// Sets the environment value of the specified key path to the given value.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Places an observable object in the view's environment.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object, of: T.self) })
  }

  /// Supplies an observable object to a view's hierarchy.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object, of: T.self) })
  }

  /// Transforms the environment value of the specified key path with the given function.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

/// Changes the environment of a view.
package nonisolated struct EnvironmentModifier: PrimitiveModifier {
  package let change: (inout EnvironmentValues) -> Void

  package init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
  }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, in: place)
  }
}

final class EnvironmentNode<Content: View>:
  TypedNode<ModifiedContent<Content, EnvironmentModifier>>
{
  private let slot = NodeSlot()

  override func viewChanged() {
    var inner = environment
    view.modifier.change(&inner)
    fill(slot, with: view.content, environment: inner)
  }

  override var children: [ViewNode] { slot.nodes }
}
