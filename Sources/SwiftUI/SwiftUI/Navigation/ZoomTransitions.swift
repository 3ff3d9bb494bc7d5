// How a pushed or presented view comes in. Pictures show it there.

/// A type that defines the transition to use when navigating to a view.
public protocol NavigationTransition {}

/// The default navigation transition.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// A navigation transition that zooms the appearing view from a given source view.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

/// A navigation transition that cross-fades.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

/// A configuration that defines the appearance of a matched transition source.
public protocol MatchedTransitionSourceConfiguration {
  func background(_ style: Color) -> Self
  func clipShape(_ shape: RoundedRectangle) -> Self
  func shadow(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) -> Self
}

/// A configuration without changes.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration,
  Sendable
{
  init() {}

  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
}

extension View {
  /// Identifies this view as the source of a navigation transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }

  /// Identifies this view as the source of a navigation transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Sets the navigation transition style for this view.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

extension ToolbarContent {
  /// Identifies this toolbar content as the source of a navigation transition.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
