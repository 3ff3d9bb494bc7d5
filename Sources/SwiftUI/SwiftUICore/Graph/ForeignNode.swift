/// What the host makes of a view without a body whose kind only it knows, such as a view of UIKit's. The protocols of
/// such views are public, so they can't inherit from `PrimitiveView`.
@MainActor package protocol ForeignContent<Represented>: AnyObject {
  associatedtype Represented: View

  /// Called with the first view, whenever there may be another value or environment, and when what it read has changed.
  func update(_ view: Represented, _ environment: EnvironmentValues)
  /// The answers to proposals.
  var leaf: any LayoutLeaf { get }
  var placedContent: any PlacedContent { get }
  /// Called by the content if its view answers proposals in another way, without being updated.
  var sizeChanged: (() -> Void)? { get set }
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
  /// Set by whoever makes the node.
  var content: (any ForeignContent<V>)? {
    didSet {
      content?.sizeChanged = { [weak self] in
        guard let self, !isGone else { return }
        onlyMeasures = true
        graph.changes.add(self)
      }
    }
  }
  private var onlyMeasures = false
  private var element: ViewElement?
  private let observation = BodyObservation()
  private let plan = PropertyPlan.of(V.self)

  override func viewChanged() {
    onlyMeasures = false
    evaluate()
  }

  override func evaluate() {
    guard let content else { return }
    round = graph.round
    if !onlyMeasures {
      plan.install(in: &view, of: self)
      observation.tracking(self) { content.update(view, environment) }
    }
    onlyMeasures = false
    let box = LayoutBox(content.leaf, layoutDirection: environment.layoutDirection)
    let element = element ?? ViewElement(self, name: typeName, box: box)
    if self.element != nil { element.box = box }
    element.content = content.placedContent
    self.element = element
  }

  override func willLeave() { content?.leave() }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}
