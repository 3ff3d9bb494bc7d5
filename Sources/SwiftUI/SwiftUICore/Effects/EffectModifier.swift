/// Changes how a view is drawn, not its layout: the placed node has the effect as its content, and the view in it.
nonisolated struct EffectModifier: LayoutModifier {
  let effect: (EnvironmentValues) -> any PlacedContent
  let text: @MainActor () -> String

  /// - Parameter text: The modifier as written.
  init(
    _ text: @escaping @MainActor () -> String,
    _ effect: @escaping (EnvironmentValues) -> any PlacedContent
  ) {
    self.text = text
    self.effect = effect
  }

  func placedContent(in environment: EnvironmentValues) -> (any PlacedContent)? {
    effect(environment)
  }

  @MainActor func name(in environment: EnvironmentValues) -> String { text() }
}

extension View {
  nonisolated func effect(
    _ text: @autoclosure @escaping @MainActor () -> String,
    _ effect: @escaping (EnvironmentValues) -> any PlacedContent
  ) -> ModifiedContent<Self, EffectModifier> {
    modifier(EffectModifier(text, effect))
  }
}
