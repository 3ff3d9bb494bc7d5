/// A modifier that you apply to a view or another view modifier, producing a different version of the original value.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of view representing the body.
  associatedtype Body: View
  /// The content view type passed to `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  /// Gets the current body of the caller.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  /// Returns a new modifier that is the result of concatenating this one with another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The content view of a modifier's body.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let base: any View
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    ContentNode(self, in: place)
  }
}

final class ContentNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>> {
  private let slot = NodeSlot()

  override func viewChanged() { fill(slot, with: view.base) }
  override var children: [ViewNode] { slot.nodes }
}

/// A modifier that SwiftUI implements itself: it makes the node of the modified view.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>>
}

/// An empty, or identity, modifier.
public nonisolated struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never

  public static let identity = EmptyModifier()

  public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    TransparentNode(view, in: place, content: \.content)
  }
}
