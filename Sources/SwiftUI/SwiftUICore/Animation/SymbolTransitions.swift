import Symbols

// Effects with which symbols come, go and replace each other. Pictures show the end.

extension ContentTransition {
  /// Creates a content transition that applies the symbol effect to inserted or removed symbol images.
  public static func symbolEffect<T: ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

extension AnyTransition {
  /// Creates a transition that applies the symbol effect to inserted or removed symbol images.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}

extension View {
  /// Returns a new view with a symbol effect added to it. Only effects that remove the symbol show in pictures.
  @ViewBuilder public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    if effect is any HidingSymbolEffect { opacity(isActive ? 0 : 1) } else { self }
  }

  /// Removes any symbol effects that the view inherits, of which pictures show nothing.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
