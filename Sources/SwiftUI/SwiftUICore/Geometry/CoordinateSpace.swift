/// A resolved coordinate space created by the coordinate space protocol.
public enum CoordinateSpace: Equatable, Hashable {
  /// The global coordinate space at the root of the view hierarchy.
  case global
  /// The local coordinate space of the current view.
  case local
  /// A named reference to a view's local coordinate space.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
public protocol CoordinateSpaceProtocol {
  /// The resolved coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The global coordinate space at the root of the view hierarchy.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The local coordinate space of the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
  let name: AnyHashable

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// Creates a named coordinate space using the given value.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The named coordinate space of the innermost containing scroll view.
  public static var scrollView: NamedCoordinateSpace { named(ScrollSpace()) }

  /// The named coordinate space of the innermost containing scroll view that allows scrolling along the provided axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    named(ScrollSpace(axis: axis))
  }
}

/// The name of the coordinate space of a scroll view, along an axis or any.
package struct ScrollSpace: Hashable {
  private let axis: Axis?

  package init(axis: Axis? = nil) {
    self.axis = axis
  }
}

extension View {
  /// Assigns a name to the view's coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Assigns a name to the view's coordinate space.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: AnyHashable

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    CoordinateSpaceNode(view, in: place)
  }
}

/// A node whose view has a named coordinate space.
@MainActor protocol CoordinateSpaceOwner: ViewNode {
  var spaceName: AnyHashable { get }
}

final class CoordinateSpaceNode<Content: View>:
  TypedNode<ModifiedContent<Content, CoordinateSpaceModifier>>, CoordinateSpaceOwner
{
  private let slot = NodeSlot()

  var spaceName: AnyHashable { view.modifier.name }

  override func viewChanged() { fill(slot, with: view.content) }
  override var children: [ViewNode] { slot.nodes }
}

extension ViewNode {
  /// The frame of the nearest named space around the node, in the root's coordinates; `nil` if there is none.
  func frame(ofSpace name: AnyHashable) -> CGRect? {
    var node: ViewNode? = self
    while let current = node {
      if let owner = current as? any CoordinateSpaceOwner, owner.spaceName == name {
        return owner.madeElements.first?.box.frame
      }
      node = current.parent
    }
    return nil
  }

  /// The origin of a space, in the root's coordinates. An unknown name is the global one (by analogy, low).
  func origin(of space: CoordinateSpace, local: CGPoint) -> CGPoint {
    let global = CGPoint(x: -graph.originInWindow.x, y: -graph.originInWindow.y)
    switch space {
    case .global: return global
    case .local: return local
    case .named(let name): return frame(ofSpace: name)?.origin ?? global
    }
  }
}
