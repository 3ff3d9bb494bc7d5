/// A place in the tree of views, which lives as long as its identity: its position in the types of its ancestors, and
/// explicit ids.
@MainActor package class ViewNode {
  package unowned let graph: ViewGraph
  package private(set) unowned var parent: ViewNode?
  /// The environment in which the view is evaluated.
  package fileprivate(set) var environment: EnvironmentValues
  /// The distance from the root; ancestors are evaluated first.
  let depth: Int
  /// The order in which nodes were made.
  let serial: Int
  /// What dynamic properties keep, by their position in the view.
  var storedProperties: [AnyObject?] = []
  /// SwiftUI's words about an object that a dynamic property needs and that isn't in the environment.
  var missingObject: String?
  /// The graph's round in which the view was last evaluated.
  var round = 0
  /// Whether the node was removed from the tree.
  package private(set) var isGone = false

  init(in place: NodePlace) {
    graph = place.graph
    parent = place.parent
    environment = place.environment
    depth = place.parent.map { $0.depth + 1 } ?? 0
    serial = place.graph.nextSerial()
  }

  /// The name of the view's type, without the types of its content.
  package var typeName: String { "" }

  /// Whether the view has a body.
  var isComposite: Bool { false }
  /// Whether the node makes elements itself.
  package var hasOwnElement: Bool { false }

  // MARK: Content

  /// The nodes below, in order.
  package var children: [ViewNode] { [] }

  /// Adds the node's views to those of its container. A node without an own element has those of its children.
  package func collect(into elements: inout [ViewElement]) {
    for child in children { child.collect(into: &elements) }
  }

  /// The node's views, each of which is a subview of the container.
  package final var elements: [ViewElement] {
    var elements: [ViewElement] = []
    collect(into: &elements)
    return elements
  }

  /// Adds the node's views that exist, without making the rows of lazy containers.
  package func collectMade(into elements: inout [ViewElement]) {
    if hasOwnElement {
      collect(into: &elements)
    } else {
      for child in children { child.collectMade(into: &elements) }
    }
  }

  /// The node's views that exist.
  package final var madeElements: [ViewElement] {
    var elements: [ViewElement] = []
    collectMade(into: &elements)
    return elements
  }

  /// Adds the node's views to those of a lazy container.
  package func collectLazily(into parts: inout [LazyPart]) {
    if hasOwnElement {
      parts += elements.map { LazyPart($0) }
    } else {
      for child in children { child.collectLazily(into: &parts) }
    }
  }

  /// Evaluates the view again because a dynamic property has changed.
  package func evaluate() {}

  /// Notifies the node that elements below have changed, other than by an update of this node. Nodes with own elements
  /// collect those below again, once in an update.
  package final func elementsChanged() {
    if hasOwnElement { graph.collectLater(self) } else { parent?.elementsChanged() }
  }

  /// Collects the elements below again. The graph then notifies the nodes above.
  package func collectAgain() {}

  /// Returns the place of the first view with an id, for scrolling to it.
  func place(of id: AnyHashable) -> IdentifiedPlace? { place(below: id) }

  // MARK: After layout

  /// Called after layout, the innermost views first, to queue actions.
  package func layoutFinished() {}

  func finishLayout() {
    for child in children { child.finishLayout() }
    layoutFinished()
  }

  /// The preferences that the node's views report.
  package var preferences: PreferenceValues { PreferenceValues(of: children) }

  /// The preferences, computed once in a layout.
  package final var reported: PreferenceValues {
    if let kept = keptPreferences, kept.pass == graph.pass { return kept.values }
    let values = preferences
    keptPreferences = (graph.pass, values)
    return values
  }

  private var keptPreferences: (pass: Int, values: PreferenceValues)?

  /// Whether the node's content may be absent or another one, so that it reports the default value of a preference
  /// (facts: layout §2.2, medium).
  var isDynamic: Bool { false }

  final func setEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  // MARK: Lifetime

  /// Removes the node and its descendants from the tree, the descendants first.
  package final func leave() {
    for child in children { child.leave() }
    willLeave()
    isGone = true
    storedProperties = []
  }

  /// Called before the node is removed.
  package func willLeave() {}

  // MARK: Slots

  /// Shows a view in a slot. The slot's node is kept if it has a view of the same type.
  package final func fill<V: View>(
    _ slot: NodeSlot, with view: V, environment: EnvironmentValues? = nil
  ) {
    let environment = environment ?? self.environment
    if let node = slot.node, node.viewType == ObjectIdentifier(V.self) {
      unsafeDowncast(node, to: TypedNode<V>.self).receive(view, environment)
      return
    }
    let old = slot.node
    let node = NodePlace(graph: graph, parent: self, environment: environment).makeNode(for: view)
    slot.node = node
    node.receive(view, environment)
    old?.leave()
  }

  package final func empty(_ slot: NodeSlot) {
    slot.node?.leave()
    slot.node = nil
  }

  fileprivate(set) var viewType = ObjectIdentifier(Never.self)
}

/// The node of a view of a known type.
@MainActor package class TypedNode<V: View>: ViewNode {
  package final var view: V

  package init(_ view: V, in place: NodePlace) {
    self.view = view
    super.init(in: place)
    viewType = ObjectIdentifier(V.self)
  }

  override package var typeName: String { ViewNames.name(of: V.self) }

  final func receive(_ view: V, _ environment: EnvironmentValues) {
    self.view = view
    self.environment = environment
    viewChanged()
  }

  /// Called with the first view, and whenever there may be another value or environment.
  package func viewChanged() {}
}

/// The position at which a node is made.
package struct NodePlace {
  unowned let graph: ViewGraph
  let parent: ViewNode?
  let environment: EnvironmentValues

  @MainActor func makeNode<V: View>(for view: V) -> TypedNode<V> {
    // The type is looked at, since casting an optional value would unwrap it.
    guard let type = V.self as? any PrimitiveView.Type else {
      if V.Body.self == Never.self, let content = environment.foreignViews?.content(for: view) {
        let node = ForeignNode(view, in: self)
        node.content = content
        return node
      }
      return CompositeNode(view, in: self)
    }
    return unsafeDowncast(makePrimitive(type, view), to: TypedNode<V>.self)
  }

  @MainActor private func makePrimitive<P: PrimitiveView>(
    _ type: P.Type, _ view: some View
  ) -> ViewNode {
    unsafeBitCast(view, to: P.self).makeNode(in: self)
  }
}

/// A place for one child of a node.
@MainActor package final class NodeSlot {
  package fileprivate(set) var node: ViewNode?
  /// The id that the view has in its `ForEach`.
  package let id: AnyHashable?

  package init(id: AnyHashable? = nil) {
    self.id = id
  }

  package var nodes: [ViewNode] { node.map { [$0] } ?? [] }
}
