/// An object of the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// Guarded by a lock of ``AssociatedValues``.
  final nonisolated(unsafe) var associatedValues: AssociatedValues?
  /// What assistive technologies know of the object; made when something is first said.
  final var accessibility: AccessibilityState?

  public override init() {
    super.init()
  }

  /// The next object that may respond, or nil at the end of the chain.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }

  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes this the first responder, of which there is one in all windows of the app; false where
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

  /// Gives up being first responder; false where ``canResignFirstResponder`` refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// What takes back changes of this responder: by default that of the next one, at whose end each
  /// window has one (Apple).
  open var undoManager: UndoManager? { next?.undoManager }

  /// Whether the system's gestures undo and copy; none do here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Touches

  // What is not overridden goes to the next responder (Apple's documentation of each method).

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

  /// The keys that this responder has commands for, which a test may press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether this responder implements an action.
  ///
  /// The commands of editing, which every responder has here, count where the table of a class lists
  /// an override.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    Self.standardEditActions.contains(action.name)
      ? ClassMembers.of(self).method(action.name) != nil : action.isRecognized(by: self)
  }

  /// The responder from this one on that can perform an action; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Changes the app's menus, of which there are none: it is never called.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Brings a command up to date before its menu opens, which never happens here.
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

  /// What comes in place of the keyboard while this is first responder.
  open var inputView: UIView? { nil }
  /// What lies above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The shortcuts above the keyboard of an iPad.
  open var inputAssistantItem: UITextInputAssistantItem { madeInputAssistantItem }
  /// Under which name the language of the keyboard is kept.
  open var textInputContextIdentifier: String? { nil }

  /// Asks for the input views again, if this is the first responder.
  open func reloadInputViews() {
    if isFirstResponder { responderWindow?.host.keyboard.responderDidChange() }
  }

  /// Made when it is first asked for.
  private final var ownInputAssistantItem: UITextInputAssistantItem?
  private var madeInputAssistantItem: UITextInputAssistantItem {
    if let ownInputAssistantItem { return ownInputAssistantItem }
    let made = UITextInputAssistantItem()
    ownInputAssistantItem = made
    return made
  }

  // MARK: Accessibility

  /// A name for tests and for the layout tree, which people never see.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { madeAccessibility.identifier = newValue }
  }

  // A text and its attributed form are one property: what sets one of them sets the other.

  open var accessibilityLabel: String? {
    get { accessibility?.label ?? defaultAccessibilityLabel }
    set {
      madeAccessibility.label = newValue
      madeAccessibility.attributedLabel = nil
    }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.attributedLabel ?? accessibilityLabel.map(NSAttributedString.init) }
    set {
      madeAccessibility.label = newValue?.string
      madeAccessibility.attributedLabel = newValue
    }
  }

  open var accessibilityValue: String? {
    get { accessibility?.value ?? defaultAccessibilityValue }
    set {
      madeAccessibility.value = newValue
      madeAccessibility.attributedValue = nil
    }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.attributedValue ?? accessibilityValue.map(NSAttributedString.init) }
    set {
      madeAccessibility.value = newValue?.string
      madeAccessibility.attributedValue = newValue
    }
  }

  open var accessibilityHint: String? {
    get { accessibility?.hint ?? defaultAccessibilityHint }
    set {
      madeAccessibility.hint = newValue
      madeAccessibility.attributedHint = nil
    }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.attributedHint ?? accessibilityHint.map(NSAttributedString.init) }
    set {
      madeAccessibility.hint = newValue?.string
      madeAccessibility.attributedHint = newValue
    }
  }

  /// What the object is to those who hear it; that of a view follows from its class unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      accessibility?.traits
        ?? defaultAccessibilityTraits
    }
    set { madeAccessibility.traits = newValue }
  }

  /// Whether it is read as one thing; UIKit's own controls are unless it is set, as are labels.
  open var isAccessibilityElement: Bool {
    get {
      accessibility?.isElement ?? isElementByDefault
    }
    set { madeAccessibility.isElement = newValue }
  }

  /// Where the object is on the screen, in points; a view's follows it unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { madeAccessibility.frame = newValue }
  }

  /// The object's outline on the screen, in points.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { madeAccessibility.path = newValue }
  }

  /// Where a double tap would touch; the middle of the frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? accessibilityFrame.middle }
    set { madeAccessibility.activationPoint = newValue }
  }

  /// The language in which the object is read, such as `de-DE`.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { madeAccessibility.language = newValue }
  }

  /// What is read within the object, in order; a table's rows and the like aren't listed by
  /// themselves.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { madeAccessibility.elements = newValue }
  }

  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { madeAccessibility.containerType = newValue }
  }

  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an object in ``accessibilityElements``; `NSNotFound` if it isn't there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }

  /// Whether what lies inside is passed over.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { madeAccessibility.hidesElements = newValue }
  }

  /// Whether what lies beside the view is passed over.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { madeAccessibility.isModal = newValue }
  }

  /// Whether what lies inside is read before what lies beside.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { madeAccessibility.groupsChildren = newValue }
  }

  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { madeAccessibility.navigationStyle = newValue }
  }

  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToUser ?? isAccessibilityElement }
    set { madeAccessibility.respondsToUser = newValue }
  }

  /// What the object is called in spoken commands, the shortest name last.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? [accessibilityLabel].compactMap { $0 } }
    set {
      madeAccessibility.userInputLabels = newValue
      madeAccessibility.attributedUserInputLabels = nil
    }
  }

  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      accessibility?.attributedUserInputLabels
        ?? accessibilityUserInputLabels.map { NSAttributedString(string: $0) }
    }
    set {
      madeAccessibility.userInputLabels = newValue?.map(\.string)
      madeAccessibility.attributedUserInputLabels = newValue
    }
  }

  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { madeAccessibility.textualContext = newValue }
  }

  /// Further things that can be done with the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { madeAccessibility.customActions = newValue }
  }

  /// Further ways to go through the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { madeAccessibility.customRotors = newValue }
  }

  // What assistive technologies would call. False means that the object doesn't do it.

  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }

  // Nothing has the focus of an assistive technology here, and these are never called.

  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }

  // MARK: For other parts of this module

  // What UIKit's own views are to assistive technologies unless an app says otherwise: English words, as
  // VoiceOver says them; recalled where nothing else is said (medium).

  package var defaultAccessibilityLabel: String? { nil }
  package var defaultAccessibilityValue: String? { nil }
  package var defaultAccessibilityHint: String? { nil }
  package var defaultAccessibilityTraits: UIAccessibilityTraits { .none }

  /// What ``isAccessibilityElement`` is unless it was set.
  package var isElementByDefault: Bool { false }

  /// Whether the element is skipped because it has nothing to say.
  package var isSilentElement: Bool { false }

  /// Whether the elements in it are read one after the other, before those beside it.
  package var groupsElements: Bool { false }

  /// Whether its siblings are skipped, as those behind a modal view.
  package var isModalByDefault: Bool { false }

  /// The identifier that is read.
  package var shownAccessibilityIdentifier: String? { accessibilityIdentifier }

  package var accessibilityRole: AccessibilityTree.Role { .other }

  /// What the viewer of large content shows.
  var defaultLargeContent: LargeContentState { LargeContentState() }

  /// Where the object is on the screen unless it was said.
  package var defaultAccessibilityFrame: CGRect { .zero }

  // MARK: Activities

  /// Adds what an activity is about; never called here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Takes an activity up; never called here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// The window whose first responder this object can be.
  package final var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  // MARK: What Objective-C's NSObject has

  /// Is told of changes of properties that this object observes; the default reports that nobody handles
  /// them.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    RootMethods.notHandled(self, keyPath, object)
  }

  /// Has an object told of changes of a property at the end of a key path; it isn't kept alive.
  open func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.add(observer, to: self, keyPath, options, context)
  }

  /// Ends the latest observation of a key path by an object.
  open func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObserving.remove(observer, from: self, keyPath) { _ in true }
  }

  /// Ends the latest observation of a key path by an object with a context.
  open func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.remove(observer, from: self, keyPath) { $0 == context }
  }

  /// Announces a change of a property; ``didChangeValue(forKey:)`` follows it.
  open func willChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.willChange(key)
  }

  /// Tells the observers of a change that ``willChangeValue(forKey:)`` announced.
  open func didChangeValue(forKey key: String) {
    KeyValueObservers.of(self)?.didChange(key)
  }

  /// The value of a property by its name in Objective-C.
  open func value(forKey key: String) -> Any? {
    KeyValueCoding.value(of: self, forKey: key)
  }

  /// The value at the end of properties by their names, with full stops between them.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(of: self, forKeyPath: keyPath)
  }

  /// Is asked for the value of a key that the class doesn't have; the default reports it.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.undefinedValue(of: self, key)
  }

  /// Sets a property by its name in Objective-C, to a value that is converted to its type.
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.set(value, of: self, forKey: key)
  }

  /// Sets the last of properties by their names, with full stops between them.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, of: self, forKeyPath: keyPath)
  }

  /// Is given the value of a key that the class doesn't have; the default reports it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.setUndefined(self, key)
  }

  /// Is told of nil for a property that can't be nil; the default reports it.
  open func setNilValueForKey(_ key: String) {
    KeyValueCoding.setNil(self, key)
  }

  /// Sets properties by their names, in the order of the names; `NSNull` stands for nil.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of properties by their names; nil is `NSNull`.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }

  /// Whether the object's class has a method, as far as tables tell (`docs/dialect.md`).
  open func responds(to aSelector: Selector!) -> Bool {
    RootMethods.responds(self, to: aSelector)
  }

  /// Is called after a nib or a storyboard has made the object and connected it.
  open func awakeFromNib() {}

  /// Is called by Interface Builder only.
  open func prepareForInterfaceBuilder() {}

  /// Whether changes of a property are reported by themselves.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The key paths that a property is computed from.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
}
