/// A view that arranges the views in it by a layout.
package protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  @MainActor var content: Content { get }
  /// Makes the box of the views.
  @MainActor func makeBox(
    of children: [ViewElement], in environment: EnvironmentValues
  ) -> LayoutBox
  /// Returns the environment of the views in it.
  @MainActor func innerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)?
  @MainActor func name(in environment: EnvironmentValues) -> String
  /// What was written, such as a stack's spacing.
  @MainActor var properties: [PlacedProperty] { get }
}

extension ContainerView {
  package var properties: [PlacedProperty] { [] }
  package func innerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment
  }
  package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? { nil }
  @MainActor package func name(in environment: EnvironmentValues) -> String {
    ViewNames.name(of: Self.self)
  }
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    ContainerNode(self, in: place)
  }
}

final class ContainerNode<V: ContainerView>: TypedNode<V> {
  private let slot = NodeSlot()
  private var element: ViewElement?

  override func viewChanged() {
    fill(slot, with: view.content, environment: view.innerEnvironment(environment))
    let box = view.makeBox(of: slot.elements, in: environment)
    let name = view.name(in: environment)
    let element = element ?? ViewElement(self, name: name, box: box)
    if self.element != nil { (element.box, element.name) = (box, name) }
    element.content = view.placedContent(in: environment)
    element.properties = view.properties
    self.element = element
  }

  override func collectAgain() {
    guard let element else { return }
    element.box = view.makeBox(of: slot.elements, in: environment)
  }

  override var children: [ViewNode] { slot.nodes }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}

extension NodeSlot {
  /// The views in the slot.
  package var elements: [ViewElement] { node?.elements ?? [] }
}
