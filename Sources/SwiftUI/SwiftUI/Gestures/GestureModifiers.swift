/// Options that control how adding a gesture to a view affects other gestures recognized by the view and its subviews.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Disable all gestures in the subview hierarchy, including the added gesture.
  public static let none: GestureMask = []
  /// Enable the added gesture but disable all gestures in the subview hierarchy.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enable all gestures in the subview hierarchy but disable the added gesture.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enable both the added gesture as well as all other gestures on the view and its subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureHolder(gesture, .low, mask))
  }

  /// Attaches a gesture to the view with a lower precedence than gestures defined by the view.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureHolder(gesture, .high, mask))
  }

  /// Attaches a gesture to the view with a higher precedence than gestures defined by the view.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureHolder(gesture, .equal, mask))
  }

  /// Attaches a gesture to the view to process simultaneously with gestures defined by the view.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds an action to perform when this view recognizes a tap gesture.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapEnd(count: count, action: action), name: ".onTapGesture")
  }

  /// Adds an action to perform when this view recognizes a tap gesture, and provides the action with the location of the
  /// interaction.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      PlacedTapEnd(
        gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), action: action),
      name: ".onTapGesture")
  }

  /// Adds an action to perform when this view recognizes a long press gesture.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressEnd(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
        pressing: onPressingChanged), name: ".onLongPressGesture")
  }

  @available(
    *, deprecated,
    message: "Use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  private nonisolated func gesture<T: Gesture>(_ gesture: T, name: String) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .low, mask: .all, name: name))
  }
}

/// The actions of modifiers, without a gesture's value.
private nonisolated struct TapEnd: Gesture, PrimitiveGesture {
  typealias Value = Void
  typealias Body = Never

  let count: Int
  let action: () -> Void

  @MainActor func connect(_ sink: GestureSink<Void>, in hub: GestureHub) {
    let action = action
    TapGesture(count: count).connect(GestureSink(ended: { action() }), in: hub)
  }
}

private nonisolated struct PlacedTapEnd: Gesture, PrimitiveGesture {
  typealias Value = SpatialTapGesture.Value
  typealias Body = Never

  let gesture: SpatialTapGesture
  let action: (CGPoint) -> Void

  @MainActor func connect(_ sink: GestureSink<Value>, in hub: GestureHub) {
    let action = action
    gesture.connect(GestureSink(ended: { action($0.location) }), in: hub)
  }
}

private nonisolated struct LongPressEnd: Gesture, PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  let gesture: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?

  @MainActor func connect(_ sink: GestureSink<Bool>, in hub: GestureHub) {
    let (action, pressing) = (action, pressing)
    gesture.connect(GestureSink(ended: { _ in action() }), pressing: { pressing?($0) }, in: hub)
  }
}

/// Attaches a gesture to a view, and connects the gesture's own properties, such as `@GestureState`.
nonisolated struct GestureHolder<G: Gesture>: ViewModifier {
  private let gesture: GestureProperties<G>
  private let precedence: GesturePrecedence
  private let mask: GestureMask

  init(_ gesture: G, _ precedence: GesturePrecedence, _ mask: GestureMask) {
    self.gesture = GestureProperties(gesture: gesture)
    self.precedence = precedence
    self.mask = mask
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      GestureModifier(gesture: gesture.gesture, precedence: precedence, mask: mask))
  }
}

/// A gesture as a field of a modifier. The properties in a gesture without a body belong to the view that made it.
private struct GestureProperties<G: Gesture>: DynamicProperty, PropertiesOfStyle {
  let gesture: G

  nonisolated init(gesture: G) {
    self.gesture = gesture
  }

  nonisolated static var style: Any.Type { G.Body.self == Never.self ? Void.self : G.self }
}

/// Attaches a gesture to a view.
nonisolated struct GestureModifier<G: Gesture>: LayoutModifier {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask
  var name = ".gesture"

  @MainActor func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    GestureContent(gesture: gesture, precedence: precedence, mask: mask)
  }

  func name(in environment: EnvironmentValues) -> String {
    switch precedence {
    case .low: name
    case .high: ".highPriorityGesture"
    case .equal: ".simultaneousGesture"
    }
  }
}

/// Which gestures exclude which.
enum GesturePrecedence {
  case low, high, equal
}

struct GestureContent<G: Gesture>: TouchedContent {
  let gesture: G
  let precedence: GesturePrecedence
  let mask: GestureMask

  func attach(to view: NodeView) {
    let hub = view.gestureHub
    hub.begin()
    if view.node.environment.isEnabled, mask.contains(.gesture) {
      gesture.connect(GestureSink(), to: hub)
      switch precedence {
      case .low: break
      case .high: hub.makePreceding()
      case .equal: hub.makeSimultaneous(from: 0)
      }
    }
    hub.finish()
    view.excludesInnerTouches = !mask.contains(.subviews)
  }
}
