/// A view whose views the host arranges itself, such as a list's rows in a collection view.
package protocol ElementsView: PrimitiveView {
  associatedtype Content: View

  @MainActor var content: Content { get }
  /// Returns the environment of the views in it.
  @MainActor func innerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
  /// Makes what arranges the views, which is kept as long as the view's node.
  @MainActor func makeArranger() -> any ElementsArranger<Self>
}

extension ElementsView {
  package func innerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment
  }
  @MainActor package func makeNode(in place: NodePlace) -> TypedNode<Self> {
    ElementsNode(self, in: place)
  }
}

/// Arranges the views of an `ElementsView`.
@MainActor package protocol ElementsArranger<Arranged>: AnyObject {
  associatedtype Arranged: View

  /// Called with the first view, and whenever it, its views or its environment may be others.
  func update(_ view: Arranged, _ elements: [ViewElement], _ environment: EnvironmentValues)
  /// The answers to proposals.
  var leaf: any LayoutLeaf { get }
  var placedContent: any PlacedContent { get }
  /// Called by the arranger after it has laid out views that weren't before, so that they appear.
  var laidOutOthers: (() -> Void)? { get set }
  /// Called before the view is removed.
  func leave()
}

final class ElementsNode<V: ElementsView>: TypedNode<V> {
  private let slot = NodeSlot()
  private lazy var arranger = makeArranger()
  private var element: ViewElement?

  private func makeArranger() -> any ElementsArranger<V> {
    let arranger = view.makeArranger()
    arranger.laidOutOthers = { [weak self] in
      guard let self, !isGone else { return }
      graph.changes.add(self)
    }
    return arranger
  }

  override func viewChanged() {
    fill(slot, with: view.content, environment: view.innerEnvironment(environment))
    collectAgain()
  }

  override func collectAgain() {
    arranger.update(view, slot.elements, environment)
    let box = LayoutBox(arranger.leaf, layoutDirection: environment.layoutDirection)
    let element = element ?? ViewElement(self, name: typeName, box: box)
    if self.element != nil { element.box = box }
    element.content = arranger.placedContent
    self.element = element
  }

  override func willLeave() { arranger.leave() }

  override var children: [ViewNode] { slot.nodes }

  override func collect(into elements: inout [ViewElement]) {
    if let element { elements.append(element) }
  }

  override var hasOwnElement: Bool { true }
}

/// A view that another node has made, shown in a graph of its own: a row in its cell.
package nonisolated struct ElementView: View {
  package typealias Body = Never

  fileprivate let element: ViewElement

  package var shownElement: ViewElement { element }

  package init(_ element: ViewElement) {
    self.element = element
  }
}

extension ElementView: MadeView {
  var made: [ViewElement] { [element] }
}

extension ViewElement {
  /// The id that the view has in the nearest `ForEach`.
  package var listID: AnyHashable? {
    var node: ViewNode? = node
    while let current = node {
      if let owner = current.parent as? any IdentifyingNode { return owner.id(of: current) }
      node = current.parent
    }
    return nil
  }
}

/// A node that gives the nodes below it ids.
@MainActor protocol IdentifyingNode: ViewNode {
  func id(of node: ViewNode) -> AnyHashable?
}

extension ForEachNode: IdentifyingNode {}
