/// A view without views in it: a text, an image, a shape, a control.
package protocol LeafView: PrimitiveView {
  /// Returns the view's answers to proposals.
  @MainActor func leaf(in environment: EnvironmentValues) -> any LayoutLeaf
  /// Returns what is drawn in the view's frame.
  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)?
  /// Returns how the view is called, such as `Text “Continue”`.
  @MainActor func name(in environment: EnvironmentValues) -> String
  /// What was written, such as a stack's spacing.
  @MainActor var properties: [PlacedProperty] { get }
}

extension LeafView {
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
    let box = LayoutBox(
      view.leaf(in: environment), layoutDirection: environment.layoutDirection)
    let name = view.name(in: environment)
    let element = element ?? ViewElement(self, name: name, box: box)
    if self.element != nil { (element.box, element.name) = (box, name) }
    element.content = view.placedContent(in: environment)
    element.properties = view.properties
    self.element = element
  }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}
