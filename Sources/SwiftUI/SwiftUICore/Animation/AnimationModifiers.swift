import Dispatch

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

extension Transaction {
  /// Creates a transaction and assigns its animation property.
  public init(animation: Animation?) {
    self.init()
    self.animation = animation
  }

  /// The animation, if any, associated with the current state change.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the completion.
///
/// Animations are at their end at once; the completion runs when the animation would end, which one that is repeated
/// for ever never does.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  let length = animation.map(\.length) ?? 0
  if length.isFinite {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + length) { completion() }
  }
  return result
}

/// The criteria that determines when an animation is considered finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isLogical: Bool

  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}

extension Binding {
  /// Specifies an animation to perform when the binding value changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension View {
  /// Applies the given animation to this view when the specified value changes.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Applies the given animation to all animatable values within the `body` closure.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(view: self))
  }

  /// Applies the given animation to all animatable values within this view.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Applies the given transaction mutation function to all animations used within the view.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Applies the given transaction mutation function to all animations used within the view.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Associates a transition with the view. Views in pictures have entered completely.
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }

  /// Modifies the view to use a given transition as its method of animating changes to the contents of its views.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Isolates the geometry of the view from its parent's.
  public nonisolated func geometryGroup() -> some View { self }
}

/// Animates the changes that come with another value: all of an update, not only those in the view.
nonisolated struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in place: NodePlace
  ) -> TypedNode<ModifiedContent<Content, Self>> {
    AnimationNode(view, in: place)
  }
}

final class AnimationNode<Content: View, Value: Equatable>:
  TypedNode<ModifiedContent<Content, AnimationModifier<Value>>>
{
  private let slot = NodeSlot()
  private var known: Value?

  override func viewChanged() {
    if let known, known != view.modifier.value, let animation = view.modifier.animation {
      graph.changes.animate(with: animation)
    }
    known = view.modifier.value
    fill(slot, with: view.content)
  }

  override var children: [ViewNode] { slot.nodes }
}

/// A placeholder used to construct an inline modifier.
public nonisolated struct PlaceholderContentView<Value: View>: View {
  let view: Value

  @MainActor public var body: some View { view }
}

/// A type-erased transition.
public struct AnyTransition: Sendable {
  private init() {}

  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public static let blurReplace = AnyTransition()
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }

  /// Combines this transition with another.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Attaches an animation to this transition.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A kind of transition that applies to the content within a single view.
public struct ContentTransition: Equatable, Sendable {
  private init() {}

  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
