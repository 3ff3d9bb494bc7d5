import LayoutTrees

/// A view that reports events and has states.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  override class var classEntry: ClassEntry { .control }

  private var registrations: [ControlRegistration] = []
  /// The touch that is followed.
  private var trackedTouch: UITouch?
  /// The event of the touches that actions are sent for.
  private var touchEvent: UIEvent?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that runs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: States

  /// Whether the control takes part.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      stateDidChange()
      observedPropertiesDidChange()
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      stateDidChange()
      observedPropertiesDidChange()
    }
  }

  /// Whether the control shows that it is touched.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
      observedPropertiesDidChange()
    }
  }

  /// All that the control is in at once.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Touches

  /// Whether a touch is followed.
  open private(set) var isTracking = false
  /// Whether the touch that is followed is inside the control.
  open private(set) var isTouchInside = false

  /// Whether to follow a touch that begins; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to go on following a touch that has moved; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Is called when the touch that was followed ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Is called when the touch that was followed is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = first(of: touches) else { return }
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(among: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      trackedTouch = nil
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside, with: event)
    case (false, true): sendActions(for: [.touchDragEnter, .touchDragInside], with: event)
    case (true, false): sendActions(for: [.touchDragExit, .touchDragOutside], with: event)
    case (false, false): sendActions(for: .touchDragOutside, with: event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked(among: touches) else { return }
    isTouchInside = isInside(touch, event)
    isTracking = false
    trackedTouch = nil
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside, opensMenuByTap {
      isTouchInside = false
      return openMenu()
    }
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, tracked(among: touches) != nil else { return }
    isTracking = false
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  /// The earliest touch, of those at once the one furthest to the top and the left.
  private func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min { a, b in
      let (here, there) = (a.location(in: self), b.location(in: self))
      return (a.timestamp, here.y, here.x) < (b.timestamp, there.y, there.x)
    }
  }

  /// The touch that is followed, if it is one of these.
  private func tracked(among touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    let before = touchEvent
    touchEvent = event
    defer { touchEvent = before }
    sendActions(for: controlEvents)
  }

  /// A finger may leave the control by 70 points before it counts as outside (recalled; medium).
  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event) || bounds.insetBy(dx: -70, dy: -70).contains(place)
  }

  /// Whether single taps are the control's, also where a view around it has a recognizer of them.
  var keepsTaps: Bool { false }

  /// Whether a touch changes the control itself, whatever actions it has.
  var isChangedByTouch: Bool { false }

  /// Whether UIKit decides how high the control is.
  var hasSystemHeight: Bool { false }

  // MARK: Menus

  /// Whether a tap opens the menu in place of the control's action (iOS 14).
  open var showsMenuAsPrimaryAction = false
  /// The interaction that opens the control's menu; nil before it is enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a long touch opens a menu (iOS 14).
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteraction(newValue) }
  }
  /// Words that a pointer would show; none does (iOS 15).
  open var toolTip: String?

  private func setContextMenuInteraction(_ enabled: Bool) {
    guard enabled != isContextMenuInteractionEnabled else { return }
    if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
    contextMenuInteraction = enabled ? UIContextMenuInteraction(delegate: self) : nil
    if let contextMenuInteraction { addInteraction(contextMenuInteraction) }
  }

  /// Whether a tap opens the menu and does nothing else.
  var opensMenuByTap: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }

  /// Opens the control's menu, if it has one.
  final func openMenu() {
    guard let menus = contextMenuInteraction else { return }
    inOwnWorld {
      guard menus.ask(at: CGPoint(x: bounds.midX, y: bounds.midY)) else { return }
      sendActions(for: .menuActionTriggered)
      menus.openAsked()
    }
  }

  /// Does what a tap does: opens the menu, or sends the primary event (iOS 17.4).
  open func performPrimaryAction() {
    if opensMenuByTap { return openMenu() }
    sendActions(for: .primaryActionTriggered)
  }

  /// Called when an element of the control's menu was chosen.
  func menuDidChoose(_ element: UIMenuElement) {}

  /// Where a menu would be attached, in the control's coordinates; its middle at the bottom unless
  /// overridden. Menus go by the control's bounds.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

  // The menus of a control.

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the state has changed.
  package func stateDidChange() {
    setNeedsLayout()
  }

  /// Where content stands vertically.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands horizontally.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// Where content stands horizontally, by the direction of the interface: never leading or
  /// trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Has a method of an object called on events; the object isn't kept alive.
  ///
  /// Without an object, the first of the responder chain with such a method is called, as
  /// `UIApplication.sendAction(_:to:from:for:)` says. The same method of an object is called once on an
  /// event, however often it is added.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.isMethod(action, of: target) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(
        ControlRegistration(
          .method(TargetAction(target: target, action: action)), on: controlEvents))
    }
  }

  /// Ends the calls of an object's method on events; nil stands for all objects, and for all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    endRegistrations(on: controlEvents) { $0.isMethod(action, ofAny: target) }
  }

  /// Has an action run on events. It takes the place of one with its identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(.action(action), on: controlEvents))
  }

  /// Ends the running of an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Ends the running of an action on events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    endRegistrations(on: controlEvents) { $0.isAction(identifier) }
  }

  private func endRegistrations(
    on events: Event, where isMeant: (ControlRegistration) -> Bool
  ) {
    for index in registrations.indices where isMeant(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty || $0.isOver }
  }

  /// The objects whose methods are called, with `NSNull` for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets = Set(registrations.compactMap(\.target))
    // Foundation's `NSNull` on Linux is equal to itself only.
    if registrations.contains(where: \.asksResponders) { targets.insert(NSNull()) }
    return targets
  }

  /// The events on which something runs.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of an object's methods that are called on all of some events; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.filter {
      $0.isMethod(nil, of: target) && $0.events.isSuperset(of: controlEvent)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with what runs: an action, or an object with a method, and the events.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for registration in registrations where !registration.isOver {
      switch registration.handler {
      case .action(let action): iterator(action, nil, registration.events, &stops)
      case .method(let method):
        iterator(nil, (method.target, method.action), registration.events, &stops)
      }
      if stops { return }
    }
  }

  /// Calls a method of an object, or of the first of the responder chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    inOwnWorld {
      _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  /// Runs an action.
  open func sendAction(_ action: UIAction) {
    inOwnWorld {
      action.perform(sender: self)
    }
  }

  /// Runs what is to run on events, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    let event = touchEvent
    // What actions send themselves is for no event.
    touchEvent = nil
    defer { touchEvent = event }
    // A copy, because an action may add or remove others.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.handler {
      case .action(let action): sendAction(action)
      case .method(let method) where !method.isOver:
        sendAction(method.action, to: method.target, for: event)
      case .method: break
      }
    }
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeControlFacts(in: &description)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    if !isEnabled { description.add(.enabled, .flag(false)) }
    if isSelected { description.add(.selected, .flag(true)) }
    if isHighlighted { description.add(.highlighted, .flag(true)) }
  }
}
