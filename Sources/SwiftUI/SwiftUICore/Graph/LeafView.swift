/// A view without views in it: a text, an image, a shape, a control.
package protocol LeafView: PrimitiveView {
  /// Returns the view's answers to proposals.
  @MainActor func leaf(in environment: EnvironmentValues) -> any LayoutLeaf
  /// Returns what is drawn in the view's frame.
  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)?
  /// Returns how the view is called, such as `Text “Continue”`.
  @MainActor func name(in environment: EnvironmentValues) -> String
  /// Returns all of these, for views that would resolve the same content for each.
  @MainActor func parts(in environment: EnvironmentValues) -> LeafParts
  /// What was written, such as a stack's spacing.
  @MainActor var properties: [PlacedProperty] { get }
}

/// What a leaf is in a place.
package struct LeafParts {
  package var leaf: any LayoutLeaf
  package var content: (any PlacedContent)?
  package var name: String

  package init(leaf: any LayoutLeaf, content: (any PlacedContent)?, name: String) {
    self.leaf = leaf
    self.content = content
    self.name = name
  }
}

extension LeafView {
  @MainActor package func parts(in environment: EnvironmentValues) -> LeafParts {
    LeafParts(
      leaf: leaf(in: environment), content: placedContent(in: environment),
      name: name(in: environment))
  }

  package var properties: [PlacedProperty] { [] }
  package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? { nil }
  @MainActor package func name(in environment: EnvironmentValues) -> String {
    ViewNames.name(of: Self.self)
  }
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    LeafNode(self, in: place)
  }
}

final class LeafNode<V: LeafView>: TypedNode<V> {
  private var element: ViewElement?

  override func viewChanged() {
    let parts = view.parts(in: environment)
    let box = LayoutBox(parts.leaf, layoutDirection: environment.layoutDirection)
    let element = element ?? ViewElement(self, name: parts.name, box: box)
    if self.element != nil { (element.box, element.name) = (box, parts.name) }
    element.content = parts.content
    element.properties = view.properties
    self.element = element
  }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}
