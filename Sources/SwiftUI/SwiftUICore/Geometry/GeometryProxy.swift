/// A proxy for access to the size and coordinate space of the container view.
public struct GeometryProxy: @unchecked Sendable {
  private let geometry: PlacedGeometry
  private let place: Place

  /// The proxy of a view that isn't laid out yet, without a size of 0 that bodies might divide by.
  static var unplaced: GeometryProxy {
    let geometry = PlacedGeometry(
      frame: CGRect(x: 0, y: 0, width: 1, height: 1), safeAreaInsets: EdgeInsets())
    return GeometryProxy(geometry: geometry, place: Place(nil))
  }

  private init(geometry: PlacedGeometry, place: Place) {
    self.geometry = geometry
    self.place = place
  }

  private final class Place {
    weak var node: ViewNode?

    init(_ node: ViewNode?) {
      self.node = node
    }
  }

  @MainActor init(_ geometry: PlacedGeometry, of node: ViewNode) {
    self.geometry = geometry
    place = Place(node)
  }

  /// The size of the container view.
  public var size: CGSize { geometry.frame.size }

  /// The safe area inset of the container view.
  public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

  /// Returns the container view's bounds rectangle, converted to a defined coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the container view's bounds rectangle, converted to a defined coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if coordinateSpace == .local { return CGRect(origin: .zero, size: size) }
    // Proxies are used on the main thread, in bodies and layout.
    nonisolated(unsafe) let space = coordinateSpace
    return MainActor.assumeIsolated {
      guard let node = place.node else { return geometry.frame }
      let origin = node.origin(of: space, local: geometry.frame.origin)
      return geometry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the bounds rectangle of a named coordinate space, in the container view's coordinates.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    MainActor.assumeIsolated {
      place.node?.frame(ofSpace: coordinateSpace.name)?
        .offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY)
    }
  }

  /// Resolves the value of an anchor to the container view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    MainActor.assumeIsolated {
      ResolvedAnchor(value: anchor.resolved(from: geometry.frame.origin))
    }.value
  }
}

private struct ResolvedAnchor<T>: @unchecked Sendable {
  var value: T
}
