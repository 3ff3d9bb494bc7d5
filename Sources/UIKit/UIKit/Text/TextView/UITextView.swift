import Foundation
import Graphics
import LayoutTrees

/// A scrolling view of editable text.
///
/// A test types text (`docs/touch.md`), which asks the delegate, or calls methods such as
/// ``insertText(_:)``. While it is being edited its caret or selection is shown in the tint colour,
/// and taps move the caret; in text that isn't editable they follow links. There is no TextKit 2:
/// ``textLayoutManager`` is nil.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, WrappedText {
  override class var classEntry: ClassEntry { .textView }

  var content: TextViewContent

  /// Creates a view with a given container, or with its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    content = TextViewContent(textContainer)
    super.init(frame: frame)
    prepareText()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a view; the text is laid out by TextKit 1 in any case.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    content = TextViewContent(nil)
    super.init(coder: coder)
    prepareText()
    (coder as? NibCoder)?.apply(self)
  }

  /// The object that decides about editing and is notified of it and of scrolling; not retained.
  open weak var delegate: UITextViewDelegate? {
    get { storedDelegate as? UITextViewDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: TextKit

  open var textContainer: NSTextContainer { content.container }
  open var layoutManager: NSLayoutManager { content.manager }
  open var textStorage: NSTextStorage { content.storage }
  /// Always nil: the view uses TextKit 1.
  open var textLayoutManager: NSTextLayoutManager? { nil }

  /// The space between the view's edges and the container; 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { containerDidChange() } }
  }

  // MARK: Text

  open var text: String! {
    get { content.storage.string }
    set { setPlainText(newValue ?? "") }
  }

  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: content.storage) }
    set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font at the text's start; by default nil, which is shown as Helvetica at 12 points.
  /// Setting it applies to the whole text.
  open var font: UIFont? {
    get { content.leadingValue(.font) as? UIFont ?? content.font }
    set { setFont(newValue) }
  }

  /// The colour at the text's start; by default nil, which is shown as the label colour. Setting it
  /// applies to the whole text.
  open var textColor: UIColor? {
    get { content.leadingValue(.foregroundColor) as? UIColor ?? content.color }
    set { setTextColor(newValue) }
  }

  /// The alignment of lines; natural by default. Setting it applies to the whole text.
  open var textAlignment: NSTextAlignment {
    get {
      (content.leadingValue(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? content.alignment
    }
    set { setAlignment(newValue) }
  }

  /// The attributes of typed text; by default taken from the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { content.typing ?? standardAttributes }
    set {
      content.typing = newValue
      updateSurroundings()
    }
  }

  /// The attributes of links; the tint colour by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { content.links ?? [.foregroundColor: tintColor ?? .link] }
    set {
      content.links = newValue
      updateSurroundings()
    }
  }

  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Behaviour

  /// Whether the text can be edited. Text that is being edited stays so until the view resigns the
  /// first responder.
  open var isEditable = true { didSet { if !isEditable { resignIfNeeded() } } }
  open var isSelectable = true { didSet { if !isSelectable { resignIfNeeded() } } }
  /// Stored, but without effect: no data is detected in the text.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Stored, but without effect: the standard scaling is this framework's.
  open var usesStandardTextScaling = false
  /// Stored, but without effect: no keyboard is shown.
  open var allowsEditingTextAttributes = false
  /// Whether typing replaces the whole text once.
  open var clearsOnInsertion = false
  /// Stored, but without effect: the user can't search the text.
  open var isFindInteractionEnabled = false

  open override var inputView: UIView? {
    get { content.inputView }
    set { content.inputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { content.inputAccessoryView }
    set { content.inputAccessoryView = newValue }
  }
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var textContentType: UITextContentType!
  open var passwordRules: UITextInputPasswordRules?

  /// Scrolls just far enough to show the lines of a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Text input

  /// The selection, in UTF-16 units; at the end of the text after it was set.
  open var selectedRange: NSRange {
    get { clamped(content.selection) }
    set { select(newValue) }
  }

  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let newValue { select(units(newValue)) } }
  }

  /// Always nil: typed text is committed immediately.
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
  ) -> UITextPosition? { place(from: position, direction, offset) }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(of: position, other)
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }

  open func text(in range: UITextRange) -> String? {
    (wholeString as NSString).substring(with: units(range))
  }
  open func replace(_ range: UITextRange, withText text: String) { put(text, in: units(range)) }

  /// Asks the delegate; methods such as ``insertText(_:)`` don't, as in UIKit.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let units = units(range)
    return inOwnWorld {
      delegate?.textView(self, shouldChangeTextIn: units, replacementText: text) ?? true
    }
  }

  open var hasText: Bool { length > 0 }
  /// Replaces the selection with text, as typing does.
  open func insertText(_ text: String) { type(text) }
  /// Deletes the selection, or the character before it.
  open func deleteBackward() {
    if let range = deletedRange(before: selectedRange) { put("", in: range) }
  }
  /// Replaces the selection with text, which is committed immediately.
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
  ) -> NSWritingDirection { writingDirection(at: offset(of: position)) }
  open func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { changeParagraphs(in: units(range)) { $0.baseWritingDirection = writingDirection } }

  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: units(range)) }
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: offset(of: position)) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selectedRects(units(range))
  }
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    TextOffset(closestOffset(to: point, in: 0...length))
  }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let units = units(range)
    return TextOffset(
      closestOffset(to: point, in: units.location...units.location + units.length))
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  /// The manager that undoes typing; it is the view's own (recalled; medium).
  open override var undoManager: UndoManager? { typingUndo.manager }

  open override func selectAll(_ sender: Any?) { select(NSRange(location: 0, length: length)) }
  open override func select(_ sender: Any?) {
    if let word = word(at: selectedRange.location) { select(NSRange(word)) }
  }
  open override func delete(_ sender: Any?) {
    if selectedRange.length > 0 { type("") }
  }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }

  // MARK: Responding

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    inOwnWorld {
      if isFirstResponder { return true }
      if isEditable, delegate?.textViewShouldBeginEditing(self) == false {
        hostOfView.refusingResponder = self
        return false
      }
      guard super.becomeFirstResponder() else { return false }
      if isEditable { didBeginEditing() }
      updateSelectionView()
      return true
    }
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    inOwnWorld {
      guard isFirstResponder else { return super.resignFirstResponder() }
      if content.isEditing, delegate?.textViewShouldEndEditing(self) == false { return false }
      guard super.resignFirstResponder() else { return false }
      if content.isEditing { didEndEditing() }
      updateSelectionView()
      return true
    }
  }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { containerDidChange() } }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

  /// None while scrolling is enabled; otherwise the size of the text, whose lines wrap at the
  /// view's width.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(width: layoutWidth)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateSurroundings()
    updateSelectionView()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { updateSurroundings() } }
  }

  final var layoutWidth: CGFloat = 0

  private lazy var tap = InnerTapRecognizer(self)

  package override var touchRecognizers: [UIGestureRecognizer] { super.touchRecognizers + [tap] }

  override var wrappedText: (any WrappedText)? { isScrollEnabled ? nil : self }

  package override var constraintName: String? { super.constraintName ?? text }

  package override var textLineHeight: CGFloat? { (font ?? TextViewContent.plainFont).lineHeight }

  /// The first baseline of the text, with its ascender rounded up below the inset (H), and the last
  /// one.
  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textBaselines }

  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    guard isEditable else { return .staticText }
    return isFirstResponder ? [.textEntry, .textArea, .isEditing] : [.textEntry, .textArea]
  }

  package override var isElementByDefault: Bool { true }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }

  package override var contentSummary: String? { text.map { "text = '\($0)'" } }

  package override func geometryDidRefresh() {
    super.geometryDidRefresh()
    textGeometryDidRefresh()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    updateSurroundings()
  }

  package override var takesContentSizeFromConstraints: Bool { false }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeTextViewFacts(in: &description)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    describeText(in: &description)
  }
}
