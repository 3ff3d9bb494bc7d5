/// A view as its container sees it: a box in the layout, and what is drawn in it.
///
/// An element is kept as long as its node; its box is replaced when the node is updated.
@MainActor package final class ViewElement {
  package unowned let node: ViewNode
  /// A number that identifies the element in its graph.
  package nonisolated let id: Int
  /// The view or modifier as written, such as `VStack` or `.padding(16)`.
  package var name: String
  package var content: (any PlacedContent)?
  package var properties: [PlacedProperty] = []
  /// What the view is in the nearest section.
  package var role = LazyRole.row(section: 0)
  /// Whether secondary views are painted below the first one.
  package var paintsFirstLast = false

  package var box: LayoutBox {
    didSet {
      oldValue.owner = nil
      box.owner = self
      // A cell lays out its row after its list's views are checked for what has appeared.
      if node.environment.isInList { box.keepPlace(of: oldValue) }
    }
  }

  package init(_ node: ViewNode, name: String, box: LayoutBox) {
    self.node = node
    self.name = name
    self.box = box
    id = node.graph.nextSerial()
    box.owner = self
  }

  isolated deinit { box.owner = nil }
}

/// What a view or modifier draws or does to what it contains. Each kind of view has its own type.
package protocol PlacedContent {}

/// A view with its frame, after layout.
package struct PlacedNode {
  /// Identifies the view from one layout to the next.
  package var id: Int
  package var name: String
  /// The frame in the root's coordinates, in points, not rounded.
  package var frame: CGRect
  package var content: (any PlacedContent)?
  /// What was written, such as a stack's spacing.
  package var properties: [PlacedProperty]
  /// The environment of the view.
  package var environment: EnvironmentValues
  /// The names of views with a body that consist of this view, the outermost first.
  package var owners: [String]
  /// In the order in which they are painted.
  package var children: [PlacedNode]
  fileprivate weak var source: ViewNode?
}

extension PlacedNode {
  /// Creates the placed nodes of a box: its own, or its children's if it belongs to no view.
  @MainActor package static func nodes(of box: LayoutBox) -> [PlacedNode] {
    guard box.isPlaced else { return [] }
    guard let element = box.owner as? ViewElement else {
      return box.childrenInPaintingOrder.flatMap(nodes(of:))
    }
    var children = box.childrenInPaintingOrder
    if element.paintsFirstLast { children = Array(children.dropFirst() + children.prefix(1)) }
    return [
      PlacedNode(
        id: element.id, name: element.name, frame: box.frame, content: element.content,
        properties: element.properties,
        environment: element.node.environment, owners: element.node.owners,
        children: children.flatMap(nodes(of:)), source: element.node)
    ]
  }

  /// Returns the place of the first view in this one with an id.
  @MainActor package func place(of id: AnyHashable) -> IdentifiedPlace? {
    source?.place(below: id)
  }

  /// Returns the origin of a coordinate space around the node, in the root's coordinates.
  @MainActor package func origin(of space: CoordinateSpace) -> CGPoint {
    source?.origin(of: space, local: frame.origin) ?? frame.origin
  }
}

extension ViewNode {
  /// The names of the composite views around this node, up to the next container or modifier.
  var owners: [String] {
    var names: [String] = []
    var node = parent
    while let current = node, !current.hasOwnElement {
      if current.isComposite { names.append(current.typeName) }
      node = current.parent
    }
    return names.reversed()
  }
}
