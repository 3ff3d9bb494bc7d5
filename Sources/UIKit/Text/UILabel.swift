import Graphics
import Layers
import LayoutTrees
import Typography

/// The layer of labels, named as descriptions of views name it.
final class _UILabelLayer: CALayer {}

/// A view that shows text which is read only.
@preconcurrency @MainActor
open class UILabel: UIView, WrappedText {
  override class var classEntry: ClassEntry { .label }

  final var state = TextState()

  open override class var layerClass: AnyClass { _UILabelLayer.self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.apply(self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Text

  /// The text, in the label's font and colour.
  open var text: String? {
    get { state.attributed?.string ?? state.plain }
    set {
      guard state.attributed != nil || state.plain != newValue else { return }
      state.attributed = nil
      state.plain = newValue
      textDidChange()
    }
  }

  /// The text with its attributes; what these leave out comes from the label.
  open var attributedText: NSAttributedString? {
    get { state.attributed ?? state.plainWithAttributes }
    set { setAttributedText(newValue) }
  }

  /// The font; the system's at 17 points unless set. Setting it covers the whole text.
  open var font: UIFont! {
    get { state.font }
    set {
      let font = newValue ?? TextState.standardFont
      guard font != state.font || state.attributed != nil else { return }
      state.font = font
      override(.font, with: font)
      textDidChange()
    }
  }

  /// The colour; `UIColor.label` unless set. Setting it covers the whole text.
  open var textColor: UIColor! {
    get { state.textColor }
    set {
      let color = newValue ?? .label
      guard color != state.textColor || state.attributed != nil else { return }
      state.textColor = color
      override(.foregroundColor, with: color)
      looksDidChange()
    }
  }

  /// How lines stand between the edges; natural unless set. Setting it covers the whole text.
  open var textAlignment: NSTextAlignment {
    get { state.paragraph.alignment }
    set {
      guard newValue != state.paragraph.alignment || state.attributed != nil else { return }
      state.paragraph.alignment = newValue
      overrideParagraphs { $0.alignment = newValue }
      looksDidChange()
    }
  }

  /// What becomes of text that doesn't fit; an ellipsis at its end unless set.
  open var lineBreakMode: NSLineBreakMode {
    get { state.paragraph.lineBreakMode }
    set {
      guard newValue != state.paragraph.lineBreakMode || state.attributed != nil else { return }
      state.paragraph.lineBreakMode = newValue
      overrideParagraphs { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }

  /// Greatest number of lines; 0 for any number. 1 unless set.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      guard max(0, newValue) != state.numberOfLines else { return }
      state.numberOfLines = max(0, newValue)
      textDidChange()
    }
  }

  // MARK: Looks

  /// Colour of the shadow; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { looksDidChange() } }
  }

  /// Offset of the shadow in points; one up unless set.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { looksDidChange() } }
  }

  /// Colour of the text while highlighted; `nil` for no change.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { looksDidChange() } }
  }

  /// Whether the text has its highlighted colour.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { looksDidChange() } }
  }

  /// Whether the text is shown in its colour, not dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { looksDidChange() } }
  }

  // MARK: Fitting

  /// Whether the text of a single line shrinks to the label's width.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { looksDidChange() } }
  }

  /// Least factor by which text shrinks; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { looksDidChange() } }
  }

  /// Where shrunk text stands vertically.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { looksDidChange() } }
  }

  /// Greatest width of a multi-line label's natural size, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Sizes and drawing

  /// Returns the rectangle that the text takes in `bounds`, its size rounded up to pixels.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    naturalTextRect(in: bounds, numberOfLines: numberOfLines)
  }

  /// Draws the text, vertically centred, into the current context.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawNaturalText(in: rect, of: context)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth)
  }

  /// The width that constraints gave a label of several lines, where none is preferred; else 0.
  final var layoutWidth: CGFloat = 0

  /// Whether lines break at the width that constraints come to give the label.
  private var wrapsToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var wrappedText: (any WrappedText)? { wrapsToLayoutWidth ? self : nil }

  package override var constraintName: String? { text ?? super.constraintName }

  package override var textLineHeight: CGFloat? { font.lineHeight }

  /// The ascender to the nearest pixel; from the bottom, what a line leaves below that
  /// (iOS 26.1 at two pixels a point; facts: layout §6.3).
  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    let grid = pixelGrid
    let font = font ?? TextState.standardFont
    let first = grid.nearest(font.ascender)
    return (first, grid.up(font.lineHeight) - first)
  }

  /// A label made in code hugs its text by 251 vertically (Catalyst 26.1; facts: layout §6.1).
  package override var defaultHugging: (horizontal: Float, vertical: Float) { (250, 251) }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  package override var isElementByDefault: Bool { true }

  package override var isSilentElement: Bool { accessibilityLabel?.isEmpty != false }

  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  override var defaultLargeContent: LargeContentState { LargeContentState(title: text) }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    if adjustsFontForContentSizeCategory { adjustFonts() }
    if traitCollection.displayScale != old.displayScale { textDidChange() }
    setNeedsDisplay()
  }

  package override var contentSummary: String? { text.map { "text = '\($0)'" } }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeTextFacts(in: &description)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    describeText(in: &description)
  }
}
