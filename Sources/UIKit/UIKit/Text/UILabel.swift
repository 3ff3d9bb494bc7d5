import Graphics
import Layers
import LayoutTrees
import Typography

/// The layer of labels, with the class name it has in descriptions.
final class _UILabelLayer: CALayer {}

/// A view that shows read-only text.
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

  /// The attributed text; attributes that are missing come from the label.
  open var attributedText: NSAttributedString? {
    get { state.attributed ?? state.plainWithAttributes }
    set { setAttributedText(newValue) }
  }

  /// The font; the system font at 17 points by default. Setting it applies to the whole text.
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

  /// The colour; `UIColor.label` by default. Setting it applies to the whole text.
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

  /// The alignment of lines; natural by default. Setting it applies to the whole text.
  open var textAlignment: NSTextAlignment {
    get { state.paragraph.alignment }
    set {
      guard newValue != state.paragraph.alignment || state.attributed != nil else { return }
      state.paragraph.alignment = newValue
      overrideParagraphs { $0.alignment = newValue }
      looksDidChange()
    }
  }

  /// How text that doesn't fit is truncated; with an ellipsis at its end by default.
  open var lineBreakMode: NSLineBreakMode {
    get { state.paragraph.lineBreakMode }
    set {
      guard newValue != state.paragraph.lineBreakMode || state.attributed != nil else { return }
      state.paragraph.lineBreakMode = newValue
      overrideParagraphs { $0.lineBreakMode = newValue }
      textDidChange()
    }
  }

  /// The maximum number of lines; 0 for any number. 1 by default.
  open var numberOfLines: Int {
    get { state.numberOfLines }
    set {
      guard max(0, newValue) != state.numberOfLines else { return }
      state.numberOfLines = max(0, newValue)
      textDidChange()
    }
  }

  // MARK: Looks

  /// The colour of the shadow; `nil` for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { looksDidChange() } }
  }

  /// The offset of the shadow in points; one point up by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { looksDidChange() } }
  }

  /// The colour of highlighted text; `nil` for no change.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { looksDidChange() } }
  }

  /// Whether the text is shown in its highlighted colour.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { looksDidChange() } }
  }

  /// Whether the label is enabled; otherwise the text is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { looksDidChange() } }
  }

  // MARK: Fitting

  /// Whether letters are drawn nearer to one another before a text is truncated; stored without
  /// effect.
  open var allowsDefaultTighteningForTruncation = false

  /// How the lines of text without a paragraph style are broken; stored without effect (iOS 14).
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether a pointer over truncated text shows all of it; stored without effect (iOS 15).
  open var showsExpansionTextWhenTruncated = false

  /// Whether the text of a single line shrinks to the label's width.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { looksDidChange() } }
  }

  /// The minimum factor that text shrinks by; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { looksDidChange() } }
  }

  /// The vertical position of shrunk text.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { looksDidChange() } }
  }

  /// The maximum width of a multi-line label's intrinsic size, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style follows the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  // MARK: Sizes and drawing

  /// Returns the rectangle of the text in `bounds`, with its size rounded up to pixels.
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

  /// The width of a multi-line label from constraints, if there is no preferred one; otherwise 0.
  final var layoutWidth: CGFloat = 0

  /// Whether lines wrap at the width that results from constraints.
  private var wrapsToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var wrappedText: (any WrappedText)? { wrapsToLayoutWidth ? self : nil }

  package override var constraintName: String? { text ?? super.constraintName }

  package override var textLineHeight: CGFloat? { font.lineHeight }

  /// The first baseline is the ascender rounded to a pixel; the last one, from the bottom, what a
  /// line leaves below that (iOS 26.1 at two pixels a point; facts: layout §6.3).
  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    let grid = pixelGrid
    let font = font ?? TextState.standardFont
    let first = grid.nearest(font.ascender)
    return (first, grid.up(font.lineHeight) - first)
  }

  /// A label created in code hugs its text by 251 vertically (Catalyst 26.1; facts: layout §6.1).
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
