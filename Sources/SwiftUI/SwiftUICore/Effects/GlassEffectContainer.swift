/// A view that combines multiple Liquid Glass shapes into a single shape that can morph individual shapes into one another.
/// Its content is laid out as in a group: each view has its own glass.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a glass effect container with the provided spacing, extracting glass shapes from the provided content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}

/// A structure that describes changes to apply when a glass effect is added or removed from the view hierarchy.
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

extension View {
  /// Associates an identity value to Liquid Glass effects defined within this view.
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Associates any Liquid Glass effects defined within this view to a union with the provided identifier. Each view
  /// keeps its own glass.
  public nonisolated func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Associates a glass effect transition with any glass effects defined within this view.
  public nonisolated func glassEffectTransition(
    _ transition: GlassEffectTransition, isEnabled: Bool = true
  ) -> some View { self }

  /// Adds the background extension effect to the view: copies of it under bars, which aren't drawn.
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Adds the background extension effect to the view: copies of it under bars, which aren't drawn.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
