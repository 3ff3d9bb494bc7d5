import Foundation
import Graphics
import Layers
import Typography

/// A layer that draws text from the top left corner of its bounds.
///
/// The ``string`` is a `String` or an `NSAttributedString`, whose own attributes take precedence
/// over the layer's. Defaults: Helvetica at 36 points, white (Apple's documentation).
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    prepare()
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
    allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
  }

  /// The text: a `String` or an `NSAttributedString`; anything else isn't drawn.
  open var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, whose size is ignored, or a font's name; anything else is Helvetica.
  open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
  /// The font size in points.
  open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  /// The colour of text that doesn't specify one.
  open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }
  /// Whether lines wrap at the layer's width.
  open var isWrapped = false { didSet { setNeedsDisplay() } }
  /// How text that doesn't fit is truncated; not marked by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  /// The alignment of lines in the layer's width.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// Whether glyphs are aligned to whole pixels; kept for callers.
  open var allowsFontSubpixelQuantization = false

  // MARK: Drawing

  open override func display() { recordContents() }

  open override func draw(in context: CGContext) {
    guard let text = styledText, !text.string.isEmpty, !bounds.isEmpty else { return }
    layout(of: text).draw(in: context, at: bounds.origin)
  }

  private func prepare() {
    needsDisplayOnBoundsChange = true
    setNeedsDisplay()
  }

  /// Lays out the text in lines, with the layer's width if they are wrapped or aligned.
  private func layout(of text: StyledText) -> TextLayout {
    // Without wrapping there is one line for each paragraph, aligned in the layer's width.
    let limitsWidth = isWrapped || truncationMode != .none || aligns
    return TextFitting.layout(
      text, width: limitsWidth ? bounds.width : .infinity,
      numberOfLines: isWrapped
        ? 0
        : text.string.split(
          omittingEmptySubsequences: false, whereSeparator: \.isNewline
        ).count)
  }

  private var aligns: Bool { alignmentMode != .natural && alignmentMode != .left }

  private var styledText: StyledText? {
    guard let string else { return nil }
    var paragraph = NSParagraphStyle.Values()
    paragraph.alignment = alignmentMode.textAlignment
    paragraph.lineBreakMode =
      truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
    let conversion = TextConversion(
      font: resolvedFont, color: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
      paragraph: paragraph)
    switch string {
    case let text as NSAttributedString: return conversion.styledText(text)
    case let text as String: return conversion.styledText(text)
    default: return nil
    }
  }

  private var resolvedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = (font as? NSString).map { String(describing: $0) } ?? "Helvetica"
    return UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
  }
}
