import SystemFacts

/// What a text field was given, and the labels that show it.
@MainActor
struct TextFieldParts {
  var text = NSAttributedString(string: "")
  var placeholder: NSAttributedString?
  let textLabel = UITextFieldLabel()
  let placeholderLabel = UITextFieldLabel()
}

/// Text in a field, named as descriptions of views name it.
final class UITextFieldLabel: UILabel {}

extension UITextField {
  private static let standardFont = UIFont.systemFont(ofSize: 17)

  func prepareField() {
    isOpaque = false
    contentMode = .redraw
    addSubview(parts.placeholderLabel)
    addSubview(parts.textLabel)
    textDidChange()
  }

  // MARK: Changes

  func setText(_ text: NSAttributedString) {
    parts.text = text
    textDidChange()
  }

  func setPlaceholder(_ text: NSAttributedString?) {
    parts.placeholder = text
    textDidChange()
  }

  func textDidChange() {
    let font = font ?? Self.standardFont
    for label in [parts.textLabel, parts.placeholderLabel] {
      label.font = font
      label.textAlignment = textAlignment
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = font.pointSize > 0 ? minimumFontSize / font.pointSize : 0
      label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
    let shown = parts.textLabel
    shown.textColor = textColor ?? .label
    if isSecureTextEntry {
      shown.text = String(repeating: "•", count: parts.text.string.count)
    } else {
      show(parts.text, in: shown)
    }
    parts.placeholderLabel.textColor = .placeholderText
    show(parts.placeholder, in: parts.placeholderLabel)
    invalidateIntrinsicContentSize()
    looksDidChange()
  }

  /// Text without attributes of its own takes the label's.
  private func show(_ text: NSAttributedString?, in label: UILabel) {
    let isPlain =
      text.map { $0.length == 0 || $0.attributes(at: 0, effectiveRange: nil).isEmpty } ?? true
    if isPlain { label.text = text?.string } else { label.attributedText = text }
  }

  func looksDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  func sideViewDidChange(from old: UIView?) {
    if old !== leftView, old !== rightView { old?.removeFromSuperview() }
    looksDidChange()
  }

  // MARK: Places

  /// Room beside the text: 7 in rounded and bezelled fields, 2 in lined ones (recalled; low).
  private var sideRoom: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool {
    guard view != nil else { return false }
    switch mode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// In languages that are written from right to left the left view stands at the right.
  func sideRect(_ view: UIView?, in bounds: CGRect, isRight: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let y = pixelGrid.nearest(bounds.midY - size.height / 2)
    let x = isRight != isRightToLeft ? bounds.maxX - size.width : bounds.minX
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  func standardTextRect(in bounds: CGRect) -> CGRect {
    var start = bounds.minX + sideRoom
    var end = bounds.maxX - sideRoom
    var sides: [CGRect] = []
    if isShown(leftView, leftViewMode) { sides.append(leftViewRect(forBounds: bounds)) }
    if isShown(rightView, rightViewMode) { sides.append(rightViewRect(forBounds: bounds)) }
    for side in sides {
      if side.midX < bounds.midX {
        start = max(start, side.maxX)
      } else {
        end = min(end, side.minX)
      }
    }
    return CGRect(x: start, y: bounds.minY, width: max(0, end - start), height: bounds.height)
  }

  func layOutField() {
    let isEmpty = parts.text.length == 0
    parts.textLabel.isHidden = isEmpty
    parts.placeholderLabel.isHidden = !isEmpty
    parts.textLabel.frame =
      isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    parts.placeholderLabel.frame = placeholderRect(forBounds: bounds)
    place(leftView, isShown: isShown(leftView, leftViewMode), leftViewRect(forBounds: bounds))
    place(rightView, isShown: isShown(rightView, rightViewMode), rightViewRect(forBounds: bounds))
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: @autoclosure () -> CGRect) {
    guard let view else { return }
    if isShown {
      if view.superview !== self { addSubview(view) }
      view.frame = frame()
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Sizes

  /// Fields that are not rounded are as high as a line (Interface Builder; high). How lines and
  /// bezels add to that, and larger fonts, is recalled (low).
  private var naturalHeight: CGFloat {
    let line = PixelGrid.points.up((font ?? Self.standardFont).lineHeight)
    switch borderStyle {
    case .none: return line
    case .line, .bezel: return line + 4
    case .roundedRect: return max(ControlFacts.roundedFieldHeight[hostOfView.release], line + 8)
    }
  }

  var naturalSize: CGSize {
    let label = parts.text.length == 0 ? parts.placeholderLabel : parts.textLabel
    var size = CGSize(width: 2 * sideRoom, height: naturalHeight)
    size.width += label.intrinsicContentSize.width
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard isShown(view, mode), let view else { continue }
      size.width += max(0, view.bounds.width - sideRoom)
      size.height = max(size.height, view.bounds.height)
    }
    return size
  }

  var textBaselineOffsets: (first: CGFloat, last: CGFloat)? {
    guard let text = parts.textLabel.baselineOffsets else { return nil }
    let line = text.first + text.last
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    let above = pixelGrid.nearest((height - line) / 2)
    return (above + text.first, height - above - line + text.last)
  }

  // MARK: Drawing

  /// White with a thin grey edge and corners of 5 (recalled; medium); lines are black, bezels grey.
  func drawBorder() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = borderRect(forBounds: bounds)
    let image = isEnabled ? background : disabledBackground ?? background
    if let image, borderStyle != .roundedRect { return image.draw(in: rect) }
    let pixel = 1 / max(1, traitCollection.displayScale)
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    switch borderStyle {
    case .none: return
    case .line, .bezel:
      let width: CGFloat = borderStyle == .line ? 1 : 2 * pixel
      context.setStrokeColor(color(borderStyle == .line ? .label : .systemGray))
      context.stroke(rect.insetBy(dx: width / 2, dy: width / 2), width: width)
    case .roundedRect:
      let edge = rect.insetBy(dx: pixel / 2, dy: pixel / 2)
      let path = UIBezierPath(roundedRect: edge, cornerRadius: 5)
      UIColor(cgColor: color(backgroundColor == nil ? .systemBackground : .clear)).setFill()
      path.fill()
      path.lineWidth = pixel
      UIColor(cgColor: color(.systemGray4)).setStroke()
      path.stroke()
    }
  }
}
