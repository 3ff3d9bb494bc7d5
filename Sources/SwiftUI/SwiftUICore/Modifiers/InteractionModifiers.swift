/// A kind for the content shape of a view.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// The outline in which the nodes are touched, whatever is drawn in them.
package struct ContentShapeEffect: PlacedContent {
  package var outline: ShapeOutline
  package var kinds: ContentShapeKinds
  package var fillStyle: FillStyle
}

extension View {
  /// Defines the content shape for hit testing.
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the content shape for this view.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    effect(".contentShape(\(ViewNames.name(of: S.self)))") {
      ContentShapeEffect(
        outline: ShapeOutline(shape, in: $0), kinds: kind, fillStyle: FillStyle(eoFill: eoFill))
    }
  }

  /// Sets the container shape to use for any container relative shape within this view.
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }

  /// Adds help text to a view, which assistive technologies read as its hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Adds help text to a view, which assistive technologies read as its hint.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Adds help text to a view, which assistive technologies read as its hint.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(text)
  }

  /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    effect(".flipsForRightToLeftLayoutDirection(\(enabled))") {
      let isFlipped = enabled && $0.layoutDirection == .rightToLeft
      return TransformEffect(
        change: .scale(CGSize(width: isFlipped ? -1 : 1, height: 1)), anchor: .center)
    }
  }

  /// Adds padding to the specified edges of this view using an amount that's appropriate for the current scene.
  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  // MARK: Motion, of which pictures show the end

  /// Defines a group of views with synchronized geometry.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor,
        isSource: isSource))
  }

  /// Cycles through a set of phases; the first one is shown.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    var iterator = phases.makeIterator()
    return iterator.next().map { content(PlaceholderContentView(view: self), $0) }
  }

  /// Cycles through a set of phases when a trigger value changes; the first one is shown.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// A set of view properties that may be synchronized between views.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
