import LayoutTrees

/// A view that reports events and has states.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  override class var classEntry: ClassEntry { .control }

  private var registrations: [ControlRegistration] = []
  /// The tracked touch.
  private var trackedTouch: UITouch?
  /// The event of the touches that caused the current actions.
  private var touchEvent: UIEvent?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that runs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: States

  /// Whether the control responds to touches.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      stateDidChange()
      observedPropertiesDidChange()
    }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      stateDidChange()
      observedPropertiesDidChange()
    }
  }

  /// Whether the control shows that it's touched.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      stateDidChange()
      observedPropertiesDidChange()
    }
  }

  /// The combination of the control's current states.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Touches

  /// Whether a touch is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// Whether to track a touch that begins; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether to continue tracking a touch that has moved; true unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the tracked touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the tracked touch is cancelled.
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

  /// Returns the earliest touch; among simultaneous ones, the topmost and leftmost.
  private func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min { a, b in
      let (here, there) = (a.location(in: self), b.location(in: self))
      return (a.timestamp, here.y, here.x) < (b.timestamp, there.y, there.x)
    }
  }

  /// Returns the tracked touch, if it's one of these.
  private func tracked(among touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    let before = touchEvent
    touchEvent = event
    defer { touchEvent = before }
    sendActions(for: controlEvents)
  }

  /// Whether a touch counts as inside; it may leave the control by 70 points (recalled; medium).
  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    return point(inside: place, with: event) || bounds.insetBy(dx: -70, dy: -70).contains(place)
  }

  /// Whether the control receives single taps even if a superview has a recognizer for them.
  var keepsTaps: Bool { false }

  /// Whether a touch changes the control itself, regardless of its actions.
  var isChangedByTouch: Bool { false }

  /// Whether UIKit determines the control's height.
  var hasSystemHeight: Bool { false }

  // MARK: Menus

  /// Whether a tap opens the menu instead of performing the control's action (iOS 14).
  open var showsMenuAsPrimaryAction = false
  /// The interaction that opens the control's menu; `nil` before it's enabled.
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Whether a long press opens a menu (iOS 14).
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set { setContextMenuInteraction(newValue) }
  }
  /// The text that a pointer would show; none does (iOS 15).
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

  /// Performs the action of a tap: opens the menu, or sends the primary event (iOS 17.4).
  open func performPrimaryAction() {
    if opensMenuByTap { return openMenu() }
    sendActions(for: .primaryActionTriggered)
  }

  /// Called when an element of the control's menu was chosen.
  func menuDidChoose(_ element: UIMenuElement) {}

  /// Returns the point that a menu would be attached to, in the control's coordinates; the middle of
  /// its bottom edge unless overridden. Menus are placed by the control's bounds.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }

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

  /// The vertical alignment of content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The horizontal alignment of content, resolved for the direction of the interface: never
  /// leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  // MARK: Actions

  /// Adds a method of an object to be called on events; the object isn't retained.
  ///
  /// Without an object, the method is called on the first object in the responder chain that
  /// implements it, as in `UIApplication.sendAction(_:to:from:for:)`. The same method of an object
  /// is called once per event, however often it is added.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.isMethod(action, of: target) }) {
      registrations[index].events.formUnion(controlEvents)
    } else {
      registrations.append(
        ControlRegistration(
          .method(TargetAction(target: target, action: action)), on: controlEvents))
    }
  }

  /// Removes a method of an object for events; `nil` matches all objects, and all methods.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    endRegistrations(on: controlEvents) { $0.isMethod(action, ofAny: target) }
  }

  /// Adds an action to run on events. It replaces one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(ControlRegistration(.action(action), on: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
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

  /// The objects whose methods are called, with `NSNull` representing the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets = Set(registrations.compactMap(\.target))
    // On Linux, an `NSNull` is equal only to itself.
    if registrations.contains(where: \.asksResponders) { targets.insert(NSNull()) }
    return targets
  }

  /// The events that have handlers.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of an object's methods that are called on all of the given events; `nil` if
  /// there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.filter {
      $0.isMethod(nil, of: target) && $0.events.isSuperset(of: controlEvent)
    }.compactMap(\.selector?.name)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each handler: an action, or an object with a method, and the events.
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

  /// Calls a method of an object, or of the first object in the responder chain that implements it.
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

  /// Runs the handlers for events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    let event = touchEvent
    // Actions sent by the handlers themselves have no event.
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
