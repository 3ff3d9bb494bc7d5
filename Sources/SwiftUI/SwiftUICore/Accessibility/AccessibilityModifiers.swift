extension View {
  private nonisolated func accessible(
    _ name: String,
    _ change: @escaping (inout AccessibilityContent, EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EffectModifier> {
    effect(".\(name)") { environment in
      var content = AccessibilityContent()
      change(&content, environment)
      return content
    }
  }

  private nonisolated func label(
    _ text: Text, _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, EffectModifier> {
    accessible("accessibilityLabel") {
      if isEnabled { $0.label = text.content(in: $1) }
    }
  }

  private nonisolated func value(
    _ text: Text, _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, EffectModifier> {
    accessible("accessibilityValue") {
      if isEnabled { $0.value = text.content(in: $1) }
    }
  }

  private nonisolated func hint(
    _ text: Text, _ isEnabled: Bool = true
  ) -> ModifiedContent<Self, EffectModifier> {
    accessible("accessibilityHint") {
      if isEnabled { $0.hint = text.content(in: $1) }
    }
  }

  // MARK: Texts

  /// Adds a label to the view that describes its contents.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self.label(label) }
  /// Adds a label to the view that describes its contents.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    label(Text(labelKey))
  }
  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self.label(Text(label))
  }
  /// Adds a label to the view that describes its contents.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    self.label(label, isEnabled)
  }
  /// Adds a label to the view that describes its contents.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    label(Text(labelKey), isEnabled)
  }
  /// Adds a label to the view that describes its contents.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    self.label(Text(label), isEnabled)
  }

  /// Adds a textual description of the value that the view contains.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    value(valueDescription)
  }
  /// Adds a textual description of the value that the view contains.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    value(Text(valueKey))
  }
  /// Adds a textual description of the value that the view contains.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self.value(Text(value))
  }
  /// Adds a textual description of the value that the view contains.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    self.value(Text(value), isEnabled)
  }

  /// Communicates to the user what happens after performing the view's action.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self.hint(hint) }
  /// Communicates to the user what happens after performing the view's action.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    hint(Text(hintKey))
  }
  /// Communicates to the user what happens after performing the view's action.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    self.hint(Text(hint))
  }

  /// Sets alternate input labels with which users identify a view.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessible("accessibilityInputLabels") { content, environment in
      content.inputLabels = inputLabels.map { $0.content(in: environment) }
    }
  }
  /// Sets alternate input labels with which users identify a view.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets alternate input labels with which users identify a view.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  // MARK: Elements

  /// Uses the string you specify to identify the view.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessible("accessibilityIdentifier") { content, _ in content.identifier = identifier }
  }
  /// Uses the string you specify to identify the view.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    accessible("accessibilityIdentifier") { content, _ in
      if isEnabled { content.identifier = identifier }
    }
  }
  /// Specifies whether to hide this view from system accessibility features.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessible("accessibilityHidden") { content, _ in content.isHidden = hidden }
  }
  /// Specifies whether to hide this view from system accessibility features.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessible("accessibilityHidden") { content, _ in
      if isEnabled { content.isHidden = hidden }
    }
  }
  /// Adds the given traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible("accessibilityAddTraits") { content, _ in content.addedTraits = traits }
  }
  /// Removes the given traits from this view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible("accessibilityRemoveTraits") { content, _ in content.removedTraits = traits }
  }
  /// Creates a new accessibility element, or modifies the behavior of the existing one.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessible("accessibilityElement") { content, _ in content.children = children }
  }
  /// Replaces the existing accessibility element's children with one or more new ones.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { self }
  /// Replaces one or more accessibility elements for this view with new ones.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View { self }
  /// Sets the sort priority order for this view's accessibility element.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible("accessibilitySortPriority") { content, _ in content.sortPriority = sortPriority }
  }
  /// Sets the accessibility level of this heading.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible("accessibilityHeading") { content, _ in content.heading = level }
  }
  /// Explicitly sets whether this element responds to user interaction.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    accessible("accessibilityRespondsToUserInteraction") { content, _ in
      content.respondsToInteraction = respondsToUserInteraction
    }
  }
  /// Sets whether this view should ignore the system Smart Invert setting.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// Adds a view with large content to be shown.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  // MARK: Actions

  /// Adds an accessibility action to the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessible("accessibilityAction") { content, _ in
      content.actions = [AccessibilityAction(kind: .standard(actionKind), handler: handler)]
    }
  }
  /// Adds an accessibility action labeled `name` to the view.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    accessible("accessibilityAction") { content, environment in
      content.actions = [
        AccessibilityAction(kind: .named(name.content(in: environment)), handler: handler)
      ]
    }
  }
  /// Adds an accessibility action labeled by `nameKey` to the view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  /// Adds an accessibility action labeled `name` to the view.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// Adds an accessibility adjustable action to the view.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessible("accessibilityAdjustableAction") { content, _ in
      content.actions = [AccessibilityAction(kind: .adjustment(handler), handler: {})]
    }
  }
}

// MARK: Old names

extension View {
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }
}
