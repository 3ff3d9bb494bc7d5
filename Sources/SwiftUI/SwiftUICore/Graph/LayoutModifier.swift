/// A modifier with a box around each view that it modifies: of its layout, or with what it draws.
package protocol LayoutModifier: PrimitiveModifier {
  /// Makes the box around a view; by default one that changes nothing.
  @MainActor func makeBox(around child: LayoutBox, in environment: EnvironmentValues) -> LayoutBox
  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)?
  /// The modifier as written, such as `.padding(.top, 16)`.
  @MainActor func name(in environment: EnvironmentValues) -> String
  /// What was written, such as a stack's spacing.
  @MainActor var properties: [PlacedProperty] { get }
}

extension LayoutModifier {
  package var properties: [PlacedProperty] { [] }
  package func makeBox(
    around child: LayoutBox, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(UnchangedLayout(), [child], layoutDirection: environment.layoutDirection)
  }

  package func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? { nil }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    LayoutModifierNode(view, in: place)
  }
}

/// A modifier whose box has one of `ViewLayout`'s layouts.
package protocol ArrangingModifier: LayoutModifier {
  associatedtype Arrangement: Layout

  @MainActor func layout(in environment: EnvironmentValues) -> Arrangement
}

extension ArrangingModifier {
  package func makeBox(
    around child: LayoutBox, in environment: EnvironmentValues
  ) -> LayoutBox {
    LayoutBox(layout(in: environment), [child], layoutDirection: environment.layoutDirection)
  }
}

final class LayoutModifierNode<Content: View, Modifier: LayoutModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private let slot = NodeSlot()
  private let wrappers = Wrappers()

  override func viewChanged() {
    fill(slot, with: view.content)
    wrap()
  }

  override func collectAgain() {
    wrap()
    parent?.elementsChanged()
  }

  private func wrap() {
    let modifier = view.modifier
    wrappers.wrap(
      slot.node, in: self, name: modifier.name(in: environment),
      content: modifier.placedContent(in: environment)
    ) { modifier.makeBox(around: $0, in: environment) }
    let properties = modifier.properties
    for element in wrappers.elements { element.properties = properties }
  }

  override var children: [ViewNode] { slot.nodes }

  override func collect(into elements: inout [ViewElement]) {
    elements += wrappers.elements
  }

  override var hasOwnElement: Bool { true }
}

/// The elements around those of a modified view, which may be several (facts: layout §1.1).
@MainActor package final class Wrappers {
  package private(set) var elements: [ViewElement] = []
  private var known: [Int: ViewElement] = [:]

  package init() {}

  package func wrap(
    _ content: ViewNode?, in node: ViewNode, name: String, content placed: (any PlacedContent)?,
    _ makeBox: (LayoutBox) -> LayoutBox
  ) {
    let inner = content?.elements ?? []
    var kept: [Int: ViewElement] = [:]
    elements = inner.map { inner in
      let box = makeBox(inner.box)
      let element: ViewElement
      if let same = known[inner.id] {
        element = same
        (element.box, element.name) = (box, name)
      } else {
        element = ViewElement(node, name: name, box: box)
      }
      element.content = placed
      element.role = inner.role
      kept[inner.id] = element
      return element
    }
    known = kept
  }
}
