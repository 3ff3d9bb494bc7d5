/// The view of a placed node as assistive technologies read it.
@MainActor class SpokenNodeView: _HostedView {
  final var node: PlacedNode
  /// What modifiers around the view say about it to assistive technologies.
  final private(set) var spoken = AccessibilityContent()
  /// What a tap on the view, or its activation by assistive technologies, does.
  final var tapped: (() -> Void)?

  init(_ node: PlacedNode) {
    self.node = node
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  final func setSpoken(_ content: AccessibilityContent) { spoken = content }

  private var ownSpoken: (any SpokenContent)? { node.content as? any SpokenContent }

  /// How the elements in the view are read, if a modifier makes an element of it.
  private var behavior: AccessibilityChildBehavior.Kind? {
    spoken.isHidden == true ? nil : spoken.children?.kind
  }

  /// What the elements in the view say together.
  private var combined: CombinedElements? {
    behavior == .combine ? CombinedElements(in: self) : nil
  }

  override var _isElement: Bool {
    if spoken.isHidden == true { return false }
    switch behavior {
    case .ignore, .combine: return true
    case .contain: return false
    case nil: return ownSpoken?.isElement ?? false
    }
  }

  override var _sortPriority: Double { spoken.sortPriority ?? 0 }

  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { behavior == .contain ? .semanticGroup : super.accessibilityContainerType }
    set { super.accessibilityContainerType = newValue }
  }

  override var accessibilityElementsHidden: Bool {
    get { super.accessibilityElementsHidden || spoken.isHidden == true }
    set { super.accessibilityElementsHidden = newValue }
  }

  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal || spoken.addedTraits.contains(.isModal) }
    set { super.accessibilityViewIsModal = newValue }
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? spoken.label?.spokenString ?? combined?.label ?? ownLabel
    }
    set { super.accessibilityLabel = newValue }
  }

  private var ownLabel: String? {
    if behavior != nil { return nil }
    if let label = ownSpoken?.spokenLabel { return label }
    guard _isElement else { return nil }
    let parts = subviews.compactMap { ($0 as? SpokenNodeView)?.spokenText }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// What the views in this one say together.
  private var spokenText: String? {
    if isHidden || spoken.isHidden == true { return nil }
    if let label = spoken.label?.spokenString ?? ownSpoken?.spokenLabel { return label }
    let parts = subviews.compactMap { ($0 as? SpokenNodeView)?.spokenText }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spoken.value?.spokenString ?? combined?.value }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? spoken.hint?.spokenString ?? combined?.hint }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? spoken.identifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityUserInputLabels: [String]! {
    get {
      spoken.inputLabels.isEmpty
        ? super.accessibilityUserInputLabels : spoken.inputLabels.map(\.spokenString)
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override var accessibilityRespondsToUserInteraction: Bool {
    get { spoken.respondsToInteraction ?? super.accessibilityRespondsToUserInteraction }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }

  override var _elementTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if behavior == nil, let own = ownSpoken { traits = own.spokenTraits }
    if let combined { traits = combined.traits }
    traits.formUnion(UIAccessibilityTraits(spoken.addedTraits))
    traits.subtract(UIAccessibilityTraits(spoken.removedTraits))
    if spoken.heading != nil { traits.insert(.header) }
    if !spoken.adjustments.isEmpty { traits.insert(.adjustable) }
    if _isElement, !node.environment.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Actions

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let assigned = super.accessibilityCustomActions { return assigned }
      let actions = spoken.namedActions + (combined?.actions ?? [])
      return actions.isEmpty ? nil : actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override func accessibilityActivate() -> Bool {
    if spoken.perform(.default) { return true }
    if let tapped, behavior == nil {
      tapped()
      return true
    }
    return combined?.activated?.accessibilityActivate() ?? super.accessibilityActivate()
  }

  override func accessibilityIncrement() {
    for adjust in spoken.adjustments { adjust(.increment) }
    if spoken.adjustments.isEmpty { super.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    for adjust in spoken.adjustments { adjust(.decrement) }
    if spoken.adjustments.isEmpty { super.accessibilityDecrement() }
  }

  override func accessibilityPerformEscape() -> Bool {
    spoken.perform(.escape) || super.accessibilityPerformEscape()
  }

  override func accessibilityPerformMagicTap() -> Bool {
    spoken.perform(.magicTap) || super.accessibilityPerformMagicTap()
  }
}
