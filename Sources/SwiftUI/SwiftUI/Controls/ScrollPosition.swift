import Graphics

/// A type that defines the semantic position of where a scroll view is scrolled within its content.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private(set) var target: ScrollRequest.Target?
  private(set) var anchor: UnitPoint?
  private var shownID: ShownID?

  private struct ShownID: Equatable {
    let value: any Hashable & Sendable

    static func == (one: ShownID, other: ShownID) -> Bool {
      AnyHashable(one.value) == AnyHashable(other.value)
    }
  }

  public var point: CGPoint? {
    if case .point(let x?, let y?)? = target { CGPoint(x: x, y: y) } else { nil }
  }
  public var edge: Edge? { if case .edge(let edge)? = target { edge } else { nil } }
  public var x: CGFloat? { if case .point(let x, _)? = target { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y)? = target { y } else { nil } }
  /// Whether the scroll view has been positioned by the user, which it isn't here.
  public var isPositionedByUser: Bool { false }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .view(AnyHashable(id))
    shownID = ShownID(value: id)
    self.anchor = anchor
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(x, y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    target = .point(x, nil)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    target = .point(nil, y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    target = .point(point.x, point.y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    target = .edge(edge)
  }

  /// The view's id, if the scroll view is positioned at one.
  public var viewID: (any Hashable & Sendable)? {
    if case .view? = target { shownID?.value } else { nil }
  }

  /// Returns the view's id of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .view(let id)? = target else { return nil }
    return id.base as? T
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

/// Where a scroll view is to scroll.
struct ScrollRequest: Equatable {
  enum Target: Equatable {
    case view(AnyHashable)
    case point(CGFloat?, CGFloat?)
    case edge(Edge)
  }

  let target: Target
  /// The point of a view that is aligned with the same point of the visible part; `nil` for the smallest move.
  let anchor: UnitPoint?
}

extension EnvironmentValues {
  private enum ScrollRequestKey: EnvironmentKey {
    static var defaultValue: ScrollRequest? { nil }
  }

  /// The position of the scroll view, as the app has set it.
  var scrollRequest: ScrollRequest? {
    get { self[ScrollRequestKey.self] }
    set { self[ScrollRequestKey.self] = newValue }
  }
}

/// Sets the position of a scroll view to a binding's value.
nonisolated struct ScrollPositionModifier<Value>: ViewModifier {
  @Binding var value: Value
  let request: @MainActor (Value) -> ScrollRequest?

  @MainActor func body(content: Content) -> some View {
    content.environment(\.scrollRequest, request(value))
  }
}

extension View {
  /// Associates a binding with the position of a scroll view, which follows it; scrolling doesn't change it.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(value: id) { id in
        id.map { ScrollRequest(target: .view(AnyHashable($0)), anchor: anchor) }
      })
  }

  /// Associates a binding with the position of a scroll view, which follows it; scrolling doesn't change it.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(value: position) { position in
        position.target.map { ScrollRequest(target: $0, anchor: position.anchor ?? anchor) }
      })
  }
}
