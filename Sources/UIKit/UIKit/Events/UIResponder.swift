/// An object in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Guarded by a lock of ``AssociatedValues``.
  final nonisolated(unsafe) var associatedValues: AssociatedValues?
  /// The object's accessibility properties; created when one is first set.
  final var accessibility: AccessibilityState?

  public override init() {
    super.init()
  }

  /// The next responder, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder, the only one in all windows of the app; returns false if
  /// something refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard let window = responderWindow else { return false }
    return window.inOwnWorld {
      guard canBecomeFirstResponder else { return false }
      if let previous = window.host.firstResponder.responder, !previous.resignFirstResponder() {
        window.host.refusingResponder = previous
        return false
      }
      window.firstResponder = self
      return true
    }
  }

  /// Resigns as first responder; returns false if ``canResignFirstResponder`` is false.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// The undo manager for this responder: by default the next responder's; at the end of the chain,
  /// each window has one (Apple).
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the system's editing gestures are enabled; none exist here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Touches

  // Methods that aren't overridden forward to the next responder (Apple's documentation of each
  // method).

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Buttons, keys and motion

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Commands

  /// The key commands of this responder, which a test may press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this responder implements an action.
  ///
  /// Editing commands, which every responder has here, count only if the class's table contains an
  /// override.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Self.standardEditActions.contains(action.name)
      ? ClassMembers.of(self).method(action.name) != nil : action.isRecognized(by: self)
  }

  /// Returns the first responder in the chain from this one on that can perform an action; nil if
  /// none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Customises the app's menus; never called, since there are none.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command before its menu opens, which never happens here.
  open func validate(_ command: UICommand) {}

  private static let standardEditActions: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "select:",
    "selectAll:", "delete:", "duplicate:", "move:", "rename:", "export:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "updateTextAttributesWithConversionHandler:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "printContent:",
  ]

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func export(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  // MARK: Input

  /// The view shown in place of the keyboard while this is first responder.
  open var inputView: UIView? { nil }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The shortcuts above an iPad's keyboard.
  open var inputAssistantItem: UITextInputAssistantItem { madeInputAssistantItem }
  /// The identifier for storing the keyboard's language.
  open var textInputContextIdentifier: String? { nil }

  /// Reloads the input views if this is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.host.keyboard.responderDidChange() }
  }

  /// Created on first access.
  private final var ownInputAssistantItem: UITextInputAssistantItem?
  private var madeInputAssistantItem: UITextInputAssistantItem {
    if let ownInputAssistantItem { return ownInputAssistantItem }
    let made = UITextInputAssistantItem()
    ownInputAssistantItem = made
    return made
  }

  // MARK: Accessibility

  /// An identifier for tests and the layout tree that users never see.
  open var accessibilityIdentifier: String? {
    get { accessibility?.blocks?.identifier?() ?? accessibility?.identifier }
    set { madeAccessibility.identifier = newValue }
  }

  // A text and its attributed form are one property: setting either sets the other.

  open var accessibilityLabel: String? {
    get { accessibility?.blocks?.label?() ?? accessibility?.label ?? defaultAccessibilityLabel }
    set {
      madeAccessibility.label = newValue
      madeAccessibility.attributedLabel = nil
    }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibility?.blocks?.attributedLabel?() ?? accessibility?.attributedLabel
        ?? accessibilityLabel.map(NSAttributedString.init)
    }
    set {
      madeAccessibility.label = newValue?.string
      madeAccessibility.attributedLabel = newValue
    }
  }

  open var accessibilityValue: String? {
    get { accessibility?.blocks?.value?() ?? accessibility?.value ?? defaultAccessibilityValue }
    set {
      madeAccessibility.value = newValue
      madeAccessibility.attributedValue = nil
    }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibility?.blocks?.attributedValue?() ?? accessibility?.attributedValue
        ?? accessibilityValue.map(NSAttributedString.init)
    }
    set {
      madeAccessibility.value = newValue?.string
      madeAccessibility.attributedValue = newValue
    }
  }

  open var accessibilityHint: String? {
    get { accessibility?.blocks?.hint?() ?? accessibility?.hint ?? defaultAccessibilityHint }
    set {
      madeAccessibility.hint = newValue
      madeAccessibility.attributedHint = nil
    }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibility?.blocks?.attributedHint?() ?? accessibility?.attributedHint
        ?? accessibilityHint.map(NSAttributedString.init)
    }
    set {
      madeAccessibility.hint = newValue?.string
      madeAccessibility.attributedHint = newValue
    }
  }

  /// The element's traits for assistive technologies; a view's depend on its class unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.blocks?.traits?() ?? accessibility?.traits ?? defaultAccessibilityTraits }
    set { madeAccessibility.traits = newValue }
  }

  /// Whether this is a single element to assistive technologies; the default is true for UIKit's
  /// own controls and for labels.
  open var isAccessibilityElement: Bool {
    get { accessibility?.blocks?.isElement?() ?? accessibility?.isElement ?? isElementByDefault }
    set { madeAccessibility.isElement = newValue }
  }

  /// The object's frame on the screen, in points; a view's actual frame unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.blocks?.frame?() ?? accessibility?.frame ?? defaultAccessibilityFrame }
    set { madeAccessibility.frame = newValue }
  }

  /// The object's outline on the screen, in points.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.blocks?.path?() ?? accessibility?.path }
    set { madeAccessibility.path = newValue }
  }

  /// The point that a double tap activates; the middle of the frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      accessibility?.blocks?.activationPoint?() ?? accessibility?.activationPoint
        ?? accessibilityFrame.middle
    }
    set { madeAccessibility.activationPoint = newValue }
  }

  /// The language for reading the object aloud, such as `de-DE`.
  open var accessibilityLanguage: String? {
    get { accessibility?.blocks?.language?() ?? accessibility?.language }
    set { madeAccessibility.language = newValue }
  }

  /// The elements inside the object, in reading order; tables and similar views don't list theirs
  /// automatically.
  open var accessibilityElements: [Any]? {
    get { accessibility?.blocks?.elements?() ?? accessibility?.elements }
    set { madeAccessibility.elements = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.blocks?.containerType?() ?? accessibility?.containerType ?? .none }
    set { madeAccessibility.containerType = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an object in ``accessibilityElements``; `NSNotFound` if it isn't there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }

  /// Whether the elements inside are skipped.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.blocks?.hidesElements?() ?? accessibility?.hidesElements ?? false }
    set { madeAccessibility.hidesElements = newValue }
  }

  /// Whether the view's siblings are skipped.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.blocks?.isModal?() ?? accessibility?.isModal ?? false }
    set { madeAccessibility.isModal = newValue }
  }

  /// Whether the elements inside are read before the siblings.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.blocks?.groupsChildren?() ?? accessibility?.groupsChildren ?? false }
    set { madeAccessibility.groupsChildren = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      accessibility?.blocks?.navigationStyle?() ?? accessibility?.navigationStyle ?? .automatic
    }
    set { madeAccessibility.navigationStyle = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.blocks?.respondsToUser?() ?? accessibility?.respondsToUser
        ?? isAccessibilityElement
    }
    set { madeAccessibility.respondsToUser = newValue }
  }

  /// The object's names in spoken commands, the shortest last.
  open var accessibilityUserInputLabels: [String]! {
    get {
      accessibility?.blocks?.userInputLabels?() ?? accessibility?.userInputLabels
        ?? [accessibilityLabel].compactMap { $0 }
    }
    set {
      madeAccessibility.userInputLabels = newValue
      madeAccessibility.attributedUserInputLabels = nil
    }
  }

  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibility?.blocks?.attributedUserInputLabels?() ?? accessibility?
        .attributedUserInputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      madeAccessibility.userInputLabels = newValue?.map(\.string)
      madeAccessibility.attributedUserInputLabels = newValue
    }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.blocks?.textualContext?() ?? accessibility?.textualContext }
    set { madeAccessibility.textualContext = newValue }
  }

  /// Additional actions for the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.blocks?.customActions?() ?? accessibility?.customActions }
    set { madeAccessibility.customActions = newValue }
  }

  /// Additional ways to navigate the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.blocks?.customRotors?() ?? accessibility?.customRotors }
    set { madeAccessibility.customRotors = newValue }
  }

  // Methods that assistive technologies would call. False means that the object doesn't support the
  // action.

  open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }
  open func accessibilityIncrement() { accessibility?.blocks?.increment?() }
  open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool {
    accessibility?.blocks?.performEscape?() ?? false
  }
  open func accessibilityPerformMagicTap() -> Bool {
    accessibility?.blocks?.magicTap?() ?? false
  }

  // Nothing has the focus of an assistive technology here, so these are never called.

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }

  // MARK: For other parts of this module

  // The accessibility defaults of UIKit's own views: English words, as VoiceOver speaks them;
  // recalled unless noted otherwise (medium).

  package var defaultAccessibilityLabel: String? { nil }
  package var defaultAccessibilityValue: String? { nil }
  package var defaultAccessibilityHint: String? { nil }
  package var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  /// The value of ``isAccessibilityElement`` unless it was set.
  package var isElementByDefault: Bool { false }

  /// Whether the element is skipped because it has nothing to read.
  package var isSilentElement: Bool { false }

  /// Whether the elements inside are read consecutively, before the siblings.
  package var groupsElements: Bool { false }

  /// Returns the elements of a view whose subviews aren't read individually; nil for others.
  func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { nil }

  /// Whether its siblings are skipped, like views behind a modal view.
  package var isModalByDefault: Bool { false }

  /// The identifier that tools read.
  package var shownAccessibilityIdentifier: String? { accessibilityIdentifier }

  /// What the large content viewer shows.
  var defaultLargeContent: LargeContentState { LargeContentState() }

  /// The object's frame on the screen unless it was set.
  package var defaultAccessibilityFrame: CGRect { .zero }

  // MARK: Focus

  // Of UIKit's classes, views and controllers are focus environments. Nothing has the focus here.

  /// Where the focus would go first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nextFocusEnvironment }
  open var focusItemContainer: (any UIFocusItemContainer)? { self as? any UIFocusItemContainer }
  open var canBecomeFocused: Bool { false }
  /// Has no effect here.
  open func setNeedsFocusUpdate() {}
  /// Has no effect here.
  open func updateFocusIfNeeded() {}
  /// Never called here.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  private final var nextFocusEnvironment: (any UIFocusEnvironment)? {
    var responder = next
    while let current = responder {
      if let environment = current as? any UIFocusEnvironment { return environment }
      responder = current.next
    }
    return nil
  }

  // MARK: Activities

  /// Adds the state of an activity; never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity; never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The window that can have this object as its first responder.
  package final var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: What Objective-C's NSObject has

  /// Called when an observed property changes; the default reports that the change wasn't handled.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    RootMethods.notHandled(self, keyPath, object)
  }

  /// Registers an observer for a property at the end of a key path; it isn't retained.
  open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Removes an object's latest observation of a key path.
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Removes an object's latest observation of a key path with a context.
  open func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Announces a change of a property; ``didChangeValue(forKey:)`` must follow.
  open func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key)
  }

  /// Notifies observers of a change that ``willChangeValue(forKey:)`` announced.
  open func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }

  /// Returns the value of a property by its Objective-C name.
  open func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  /// Returns the value at the end of a dotted path of property names.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Called for a key that the class doesn't have; the default reports it.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, key)
  }

  /// Sets a property by its Objective-C name; the value is converted to its type.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Sets the property at the end of a dotted path of property names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Called with the value for a key that the class doesn't have; the default reports it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(self, key)
  }

  /// Called when nil is set for a property that can't be nil; the default reports it.
  open func setNilValueForKey(_ key: String) {
    KeyValueCoding.setNil(self, key)
  }

  /// Sets properties by their names, in name order; `NSNull` represents nil.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// Returns the values of properties by name; nil is represented by `NSNull`.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Whether the object's class has a method, as far as tables tell (`docs/dialect.md`).
  open func responds(to aSelector: Selector!) -> Bool {
    RootMethods.responds(self, to: aSelector)
  }

  /// Called after a nib or storyboard has created the object and connected it.
  open func awakeFromNib() {}

  /// Called only by Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Whether changes of a property are reported automatically.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// Returns the key paths that a property is computed from.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
