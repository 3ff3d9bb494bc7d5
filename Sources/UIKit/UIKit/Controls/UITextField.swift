import LayoutTrees

/// A single-line text field.
///
/// No caret is shown while it's being edited; the selection is highlighted. A test types through
/// the keyboard (`docs/touch.md`), which queries the delegate, or by calling ``insertText(_:)`` and
/// similar methods.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
  override class var classEntry: ClassEntry { .textField }

  /// The border style of the field. Values: UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view next to the text is shown. Values: UIKit's.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  final var parts = TextFieldParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
    (coder as? NibCoder)?.apply(self)
  }

  /// The delegate, which is notified of editing; not retained.
  open weak var delegate: UITextFieldDelegate?

  // MARK: Text

  /// The text; empty if `nil` was set.
  open var text: String? {
    get { parts.text.string }
    set { setText(NSAttributedString(string: newValue ?? "")) }
  }

  open var attributedText: NSAttributedString? {
    get { parts.text }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { parts.placeholder?.string }
    set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
  }

  open var attributedPlaceholder: NSAttributedString? {
    get { parts.placeholder }
    set { setPlaceholder(newValue) }
  }

  /// The font; the system's at 17 points unless set.
  open var font: UIFont? { didSet { textDidChange() } }
  /// The colour of the text; `nil` means the label colour.
  open var textColor: UIColor? { didSet { textDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
  /// The minimum size that text shrinks to, in points; 0 for any.
  open var minimumFontSize: CGFloat = 0 { didSet { textDidChange() } }
  /// Whether a font of a text style follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      adjustFont()
      textDidChange()
    }
  }
  /// Whether dots replace the text.
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  /// The attributes of the whole text: font, colour and alignment, and additional ones. Setting
  /// them removes the text's own (Apple).
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { textAttributes }
    set { setTextAttributes(newValue) }
  }

  // MARK: Looks

  open var borderStyle = BorderStyle.none { didSet { sizesDidChange() } }
  /// An image that replaces the border, except for the rounded one.
  open var background: UIImage? { didSet { looksDidChange() } }
  /// The background image while the field is disabled.
  open var disabledBackground: UIImage? { didSet { looksDidChange() } }
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { sizesDidChange() } }
  open var rightViewMode = ViewMode.never { didSet { sizesDidChange() } }
  /// When a button that clears the text is shown, if there is text and no right view.
  open var clearButtonMode = ViewMode.never { didSet { sizesDidChange() } }

  // MARK: Editing

  open private(set) var isEditing = false
  open var clearsOnBeginEditing = false
  open override var inputView: UIView? {
    get { input.view }
    set { input.view = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { input.accessoryView }
    set { input.accessoryView = newValue }
  }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?
  /// Whether the keyboard offers to change the text's attributes; it doesn't appear.
  open var allowsEditingTextAttributes = false
  /// Whether the next typed text replaces the whole text.
  open var clearsOnInsertion = false
  /// The editing state.
  final var input = TextFieldInput()

  // MARK: Text input

  /// The selection; `nil` unless the field is being edited.
  open var selectedTextRange: UITextRange? {
    get { selection.map(TextOffsetRange.init) }
    set { selectText(in: newValue) }
  }
  /// Always `nil`: text typed here is never marked.
  open var markedTextRange: UITextRange? { nil }
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  open var selectionAffinity = UITextStorageDirection.forward
  open weak var inputDelegate: (any UITextInputDelegate)?
  open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open var textInputView: UIView { self }

  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  open var endOfDocument: UITextPosition { TextOffset(length) }

  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { range(from: fromPosition, to: toPosition) }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset)
  }
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { place(from: position, direction.isBackward ? -offset : offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }

  open func text(in range: UITextRange) -> String? { part(range) }
  open func replace(_ range: UITextRange, withText text: String) { put(text, in: range) }

  open var hasText: Bool { length > 0 }
  /// Replaces the selection with text, as typing does; the delegate isn't queried, as for calls in
  /// UIKit (medium). Without a selection, the text is appended.
  open func insertText(_ text: String) { type(text) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() { deleteBeforeSelection() }
  /// Replaces the selection with text, which isn't marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { type(markedText) }
  }
  open func unmarkText() {}

  open func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction.isBackward ? range.start : range.end }
  open func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction.isBackward
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }
  open func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Does nothing: a field's text has the direction of its letters.
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  open func firstRect(for range: UITextRange) -> CGRect { rect(of: range) }
  /// Returns the frame of a caret, which isn't drawn: 2 points wide (recalled; medium), a line
  /// tall.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectedRects(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(closestOffset(to: point.x, in: 0...length))
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let start = offset(of: range.start)
    return TextOffset(closestOffset(to: point.x, in: start...max(start, offset(of: range.end))))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  open override func selectAll(_ sender: Any?) { selectText(from: 0, to: length) }
  open override func select(_ sender: Any?) { selectWord() }
  open override func delete(_ sender: Any?) {
    if let selection, selection.length > 0 { type("") }
  }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// The undo manager for typing, which is the field's own (recalled; medium).
  open override var undoManager: UndoManager? { typingUndo.manager }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    inOwnWorld {
      if isFirstResponder { return true }
      guard delegate?.textFieldShouldBeginEditing(self) ?? true else {
        hostOfView.refusingResponder = self
        return false
      }
      guard super.becomeFirstResponder() else { return false }
      isEditing = true
      selectText(from: length, to: length)
      if clearsOnBeginEditing { text = nil }
      didBeginEditing()
      return true
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    inOwnWorld {
      guard isFirstResponder else { return super.resignFirstResponder() }
      guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
        return false
      }
      isEditing = false
      input.selection = nil
      didEndEditing()
      return true
    }
  }

  private lazy var tap = InnerTapRecognizer(self)

  /// A tap begins editing, and the control receives no touch up inside, as on a device (recalled;
  /// medium).
  package override var touchRecognizers: [UIGestureRecognizer] { super.touchRecognizers + [tap] }

  // MARK: Places

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isRight: false)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isRight: true)
  }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutField()
  }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func draw(_ rect: CGRect) {
    drawBorder()
  }

  package override var defaultAccessibilityValue: String? {
    guard let text, !text.isEmpty else { return attributedPlaceholder?.string ?? placeholder }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
  override var isChangedByTouch: Bool { true }
  override var hasSystemHeight: Bool { true }

  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.textEntry
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isFirstResponder { traits.insert(.isEditing) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  package override var isElementByDefault: Bool { true }

  /// The colour of the placeholder.
  package var placeholderColor: UIColor { .placeholderText }

  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textBaselineOffsets }

  package override func stateDidChange() {
    super.stateDidChange()
    looksDidChange()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    adjustFont()
    textDidChange()
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeFieldFacts(in: &description)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.editing, .flag(isEditing))
  }
}
