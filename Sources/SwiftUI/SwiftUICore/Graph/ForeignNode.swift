/// What the host makes of a view without a body whose kind only it knows, such as a view of UIKit's. The protocols of
/// such views are public, so they can't inherit from `PrimitiveView`.
@MainActor package protocol ForeignContent<Represented>: AnyObject {
  associatedtype Represented: View

  /// Called with the first view, whenever there may be another value or environment, and when what it read has changed.
  func update(_ view: Represented, _ environment: EnvironmentValues)
  /// The answers to proposals.
  var leaf: any LayoutLeaf { get }
  var placedContent: any PlacedContent { get }
  /// Called before the view is removed.
  func leave()
}

/// Makes the contents of the host's views.
package protocol ForeignViews: Sendable {
  @MainActor func content<V: View>(for view: V) -> (any ForeignContent<V>)?
}

extension EnvironmentValues {
  private enum ForeignViewsKey: EnvironmentKey {
    static var defaultValue: (any ForeignViews)? { nil }
  }

  package var foreignViews: (any ForeignViews)? {
    get { self[ForeignViewsKey.self] }
    set { self[ForeignViewsKey.self] = newValue }
  }
}

/// The node of a view that the host makes.
final class ForeignNode<V: View>: TypedNode<V> {
  private let content: any ForeignContent<V>
  private var element: ViewElement?
  private let observation = BodyObservation()
  private let plan = PropertyPlan.of(V.self)

  init(_ view: V, _ content: any ForeignContent<V>, in place: NodePlace) {
    self.content = content
    super.init(view, in: place)
  }

  override func viewChanged() { evaluate() }

  override func evaluate() {
    round = graph.round
    plan.install(in: &view, of: self)
    observation.tracking(self) { content.update(view, environment) }
    let box = LayoutBox(content.leaf, layoutDirection: environment.layoutDirection)
    let element = element ?? ViewElement(self, name: typeName, box: box)
    if self.element != nil { element.box = box }
    element.content = content.placedContent
    self.element = element
  }

  override func willLeave() { content.leave() }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}
