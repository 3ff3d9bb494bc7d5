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

  /// Whether the views have to be wrapped again. They are collected first, since the rows of lazy containers aren't
  /// all made.
  private var needsWrapping = true
  private var parts: [LazyPart]?

  override func viewChanged() {
    fill(slot, with: view.content)
    needsWrapping = true
  }

  override func collectAgain() {
    needsWrapping = true
  }

  private func wrapped(
    _ inner: ViewElement, _ name: String, _ content: (any PlacedContent)?,
    _ properties: [PlacedProperty]
  ) -> ViewElement {
    let (modifier, environment) = (view.modifier, environment)
    let element = wrappers.wrapper(of: inner, in: self, name: name, content: content) {
      modifier.makeBox(around: $0, in: environment)
    }
    element.properties = properties
    return element
  }

  /// Wraps the views, or those parts that exist.
  private func wrap<R>(_ wrap: (@escaping @MainActor (ViewElement) -> ViewElement) -> R) -> R {
    needsWrapping = false
    wrappers.begin()
    let (name, properties) = (view.modifier.name(in: environment), view.modifier.properties)
    let content = view.modifier.placedContent(in: environment)
    return wrap { [unowned self] in wrapped($0, name, content, properties) }
  }

  override var children: [ViewNode] { slot.nodes }

  override func collect(into elements: inout [ViewElement]) {
    if needsWrapping || parts != nil {
      parts = nil
      let inner = slot.node?.elements ?? []
      wrap { wrap in for view in inner { _ = wrap(view) } }
    }
    elements += wrappers.elements
  }

  override func collectMade(into elements: inout [ViewElement]) { elements += wrappers.elements }

  override func collectLazily(into lazyParts: inout [LazyPart]) {
    if needsWrapping || parts == nil {
      var inner: [LazyPart] = []
      slot.node?.collectLazily(into: &inner)
      parts = wrap { wrap in inner.map { $0.map(wrap) } }
    }
    lazyParts += parts ?? []
  }

  override var hasOwnElement: Bool { true }
}

/// The elements around those of a modified view, which may be several (facts: layout §1.1).
@MainActor package final class Wrappers {
  package private(set) var elements: [ViewElement] = []
  private var known: [Int: ViewElement] = [:]
  /// The elements before the views were collected again.
  private var previous: [Int: ViewElement] = [:]

  package init() {}

  /// Begins to wrap the views again.
  package func begin() {
    (previous, known, elements) = (known, [:], [])
  }

  /// Returns the element around one of a modified view.
  package func wrapper(
    of inner: ViewElement, in node: ViewNode, name: String, content: (any PlacedContent)?,
    _ makeBox: (LayoutBox) -> LayoutBox
  ) -> ViewElement {
    if let known = known[inner.id] { return known }
    let box = makeBox(inner.box)
    let element: ViewElement
    if let same = previous[inner.id] {
      element = same
      (element.box, element.name) = (box, name)
    } else {
      element = ViewElement(node, name: name, box: box)
    }
    element.content = content
    element.role = inner.role
    known[inner.id] = element
    elements.append(element)
    return element
  }

  package func wrap(
    _ content: ViewNode?, in node: ViewNode, name: String, content placed: (any PlacedContent)?,
    _ makeBox: (LayoutBox) -> LayoutBox
  ) {
    begin()
    for inner in content?.elements ?? [] {
      _ = wrapper(of: inner, in: node, name: name, content: placed, makeBox)
    }
  }
}
