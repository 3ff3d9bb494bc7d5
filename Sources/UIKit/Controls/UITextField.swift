import LayoutTrees

/// A field of one line of text.
///
/// It is shown idle: there is no typing, and no keyboard or caret appears while it is edited.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What is around the field. Values: UIKit's.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a view beside the text is shown. Values: UIKit's.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  var parts = TextFieldParts()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
  }

  /// Hears of editing; not retained.
  open weak var delegate: UITextFieldDelegate?

  // MARK: Text

  /// The text; an empty one where nil was set.
  open var text: String? {
    get { parts.text.string }
    set { setText(NSAttributedString(string: newValue ?? "")) }
  }

  open var attributedText: NSAttributedString? {
    get { parts.text }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// What the empty field says.
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
  /// The colour of the text; that of labels where nil.
  open var textColor: UIColor? { didSet { textDidChange() } }
  open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { textDidChange() } }
  /// The least size in points to which text shrinks; 0 for any.
  open var minimumFontSize: CGFloat = 0 { didSet { textDidChange() } }
  open var adjustsFontForContentSizeCategory = false { didSet { textDidChange() } }
  /// Whether dots stand for the text.
  open var isSecureTextEntry = false { didSet { textDidChange() } }

  // MARK: Looks

  open var borderStyle = BorderStyle.none { didSet { looksDidChange() } }
  /// A picture in place of the border, except of the rounded one.
  open var background: UIImage? { didSet { looksDidChange() } }
  /// The same while the field is disabled.
  open var disabledBackground: UIImage? { didSet { looksDidChange() } }
  open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
  open var leftViewMode = ViewMode.never { didSet { looksDidChange() } }
  open var rightViewMode = ViewMode.never { didSet { looksDidChange() } }

  // MARK: Editing

  open private(set) var isEditing = false
  open var clearsOnBeginEditing = false
  open var inputView: UIView?
  open var inputAccessoryView: UIView?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    inOwnWorld {
      if isFirstResponder { return true }
      guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
        return false
      }
      isEditing = true
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
      didEndEditing()
      return true
    }
  }

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

  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? { textBaselineOffsets }

  package override func stateDidChange() {
    super.stateDidChange()
    looksDidChange()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    textDidChange()
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.editing, .flag(isEditing))
  }
}
