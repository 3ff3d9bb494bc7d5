import Graphics

// How scroll views react to being scrolled, and where they are at first. Pictures show them at rest.

/// The ways that a scrollable view can bounce when it reaches the end of its content.
public struct ScrollBounceBehavior: Equatable, Sendable {
  private let kind: Int

  public static let automatic = ScrollBounceBehavior(kind: 0)
  public static let always = ScrollBounceBehavior(kind: 1)
  public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}

/// The visibility of scroll indicators of a UI element, which pictures never show.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let kind: Int

  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  public static let never = ScrollIndicatorVisibility(kind: 3)
}

/// Defines the kind of edge effect that a scroll view has under bars, which are UIKit's own.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let kind: Int

  public static let automatic = ScrollEdgeEffectStyle(kind: 0)
  public static let hard = ScrollEdgeEffectStyle(kind: 1)
  public static let soft = ScrollEdgeEffectStyle(kind: 2)
}

/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Hashable, Sendable {
  /// The rect that a scrollable view should try and have contained.
  public var rect: CGRect
  /// The anchor to which the rect should be aligned within the visible region of the scrollable view.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The context in which a scroll target behavior updates its scroll target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The original target when the scroll gesture began.
  public let originalTarget: ScrollTarget
  /// The current velocity of the scrollable view's scroll gesture.
  public let velocity: CGVector
  /// The size of the content of the scrollable view.
  public let contentSize: CGSize
  /// The size of the container of the scrollable view.
  public let containerSize: CGSize
  /// The axes in which the scrollable view is scrollable.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A type that defines the scroll behavior of a scrollable view. Only paging changes where a scroll view stops.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Updates the proposed target that a scrollable view should scroll to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The scroll behavior that aligns scroll targets to container-based geometry.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The scroll behavior that aligns scroll targets to view-based geometry.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A type that defines the amount of views that can be scrolled at a time.
  public struct LimitBehavior: Sendable {
    public static var automatic: LimitBehavior { LimitBehavior() }
    public static var always: LimitBehavior { LimitBehavior() }
    public static var alwaysByFew: LimitBehavior { LimitBehavior() }
    public static var alwaysByOne: LimitBehavior { LimitBehavior() }
    public static var never: LimitBehavior { LimitBehavior() }
  }

  public init(limitBehavior: LimitBehavior = .automatic) {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

/// The roles that an anchor of a scroll view has.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let kind: Int

  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: 0) }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: 1) }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: 2) }
}

/// How a scroll view of SwiftUI's is set up.
struct ScrollTraits {
  var isClipped = true
  var isPaged = false
  /// Which part of the content is visible at first.
  var anchor: UnitPoint?
}

extension EnvironmentValues {
  private enum ScrollTraitsKey: EnvironmentKey {
    static var defaultValue: ScrollTraits { ScrollTraits() }
  }

  var scrollTraits: ScrollTraits {
    get { self[ScrollTraitsKey.self] }
    set { self[ScrollTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a scroll view clips its content to its bounds.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollTraits) { $0.isClipped = !disabled }
  }

  /// Sets the scroll behavior of views scrollable in the provided axes.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let isPaged = behavior is PagingScrollTargetBehavior
    return transformEnvironment(\.scrollTraits) { $0.isPaged = isPaged }
  }

  /// Associates an anchor to control which part of the scroll view's content should be rendered by default.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollTraits) { $0.anchor = anchor }
  }

  /// Associates an anchor to control the position of a scroll view in a particular circumstance.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollTraits) { if role == .initialOffset { $0.anchor = anchor } }
  }

  /// Configures the outermost layout as a scroll target layout, of which a scroll view at rest shows nothing.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Configures the outermost layout as a scroll target, of which a scroll view at rest shows nothing.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets the visibility of scroll indicators within this view, which pictures never show.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Configures the bounce behavior of scrollable views along the specified axis.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Configures the style of edge effects of scroll views, which is UIKit's own.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Hides edge effects of scroll views, which are UIKit's own.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }

  /// Flashes the scroll indicators of scrollable views, which pictures never show.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Flashes the scroll indicators of scrollable views, which pictures never show.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the specified content as a bar above or below the modified view.
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows the specified content as a bar beside the modified view.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

// MARK: Observing

/// A type that defines the geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}

/// A type that describes the state of a scroll gesture of a scrollable view.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// Context about a scroll phase.
public struct ScrollPhaseChangeContext {
  public var geometry: ScrollGeometry
  public var velocity: CGVector?
}

/// The phases that a view transitions between when it scrolls among other views.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
  /// The threshold at which a view is visible.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { Threshold() }
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
    public func inset(by distance: Double) -> Threshold { self }
  }

  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration()
  }
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
  /// Adds an action to be performed when a value, created from a scroll geometry, changes, which isn't called.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes, which isn't
  /// called.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes, which isn't
  /// called.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }

  /// Adds an action to be called when the view crosses the threshold to be considered on or off screen: when it appears
  /// or disappears.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) }.onDisappear { action(false) } }

  /// Applies the given transition as this view appears and disappears within the visible region; its middle is shown.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { visualEffect { effect, _ in transition(effect, .identity) } }

  /// Applies the given transition as this view appears and disappears within the visible region; its middle is shown.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { visualEffect { effect, _ in transition(effect, .identity) } }
}
