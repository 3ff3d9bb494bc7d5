import Graphics

/// The picture of a keyboard. A touch on a key types nothing.
///
/// Colours, sizes and positions are by eye from device pictures up to iOS 18 (low). From iOS 26 on
/// the upper corners are rounded, and keys are rounder, of one colour and without shadows (medium);
/// the radii and shades are by eye (low), and nothing shows through. There are no suggestions above
/// the keys.
final class UIKeyboardView: UIView {
  /// The properties that determine the drawing.
  struct Look: Equatable {
    var type: UIKeyboardType
    var returnKey: UIReturnKeyType
    var isUppercase: Bool
    var hasSuggestions: Bool
    var isDark: Bool
    var isPad: Bool
    /// Whether this is an iPad large enough for a keyboard with a row of digits.
    var isLarge: Bool
    /// Whether it has the appearance of iOS 26 and later.
    var isGlass = false
  }

  /// The corner radius of the keyboard on iOS 26, in points (low).
  private static let glassRadius: CGFloat = 26
  private static let glassKeyRadius: CGFloat = 8.5
  private static let keyRadius: CGFloat = 5

  let look: Look

  init(_ look: Look) {
    self.look = look
    super.init(frame: .zero)
    isOpaque = !look.isGlass
    contentMode = .redraw
    if look.isGlass {
      layer.cornerRadius = Self.glassRadius
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      backgroundColor =
        look.isDark
        ? UIColor(white: 0.14, alpha: 1) : UIColor(red: 0.88, green: 0.89, blue: 0.9, alpha: 1)
    } else {
      backgroundColor =
        look.isDark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var isPadOfDigits: Bool {
    switch look.type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: !look.isPad
    default: false
    }
  }

  override func draw(_ rect: CGRect) {
    let strip: CGFloat = look.hasSuggestions ? look.isPad ? 49 : 45 : 0
    let insets = window?.safeAreaInsets ?? .zero
    // If there is a home indicator, a row for the emoji and the microphone is below the keys.
    let hasRowBelow = !look.isPad && insets.bottom > 0 && bounds.height > bounds.width / 2
    let below: CGFloat = insets.bottom + (hasRowBelow ? 41 : 0)
    // The space next to a landscape phone's keys is empty.
    let side = 3 + (look.isPad ? 0 : max(insets.left, insets.right))
    let area = CGRect(
      x: side, y: strip + 4, width: bounds.width - 2 * side,
      height: bounds.height - strip - 8 - below)
    guard area.height > 0, area.width > 0 else { return }
    if look.hasSuggestions { drawStrip(height: strip) }
    let layout = KeyboardLayout(
      type: look.type, returnKey: look.returnKey, isUppercase: look.isUppercase,
      size: look.isPad
        ? look.isLarge ? .largePad : .pad : .phone(hasRowBelow: hasRowBelow))
    for (key, frame) in layout.places(in: area) { draw(key, in: frame) }
    if hasRowBelow { drawRowBelow(from: area.maxY + 4, to: bounds.height - insets.bottom) }
  }

  // MARK: Keys

  private var ink: UIColor { look.isDark ? .white : .black }

  private func draw(_ key: KeyboardKey, in frame: CGRect) {
    // Low rows have less space between them.
    let gap: CGFloat = frame.height < 45 ? 3 : 5
    let box = frame.insetBy(dx: look.isPad ? 5 : 3, dy: look.isPad ? 4 : gap)
    if key.kind != .bare {
      let radius = look.isGlass ? Self.glassKeyRadius : Self.keyRadius
      if !look.isGlass {
        UIColor(white: 0, alpha: look.isDark ? 0.4 : 0.3).setFill()
        UIBezierPath(roundedRect: box.offsetBy(dx: 0, dy: 1), cornerRadius: radius).fill()
      }
      fill(of: key.kind).setFill()
      UIBezierPath(roundedRect: box, cornerRadius: radius).fill()
    }
    let color: UIColor = key.kind == .action ? .white : ink
    switch key.face {
    case .nothing: break
    case .symbol(let name): draw(symbol: name, in: box, size: look.isPad ? 20 : 18, color)
    case .text(let text): draw(text, key, in: box, color)
    }
  }

  private func fill(of kind: KeyboardKey.Kind) -> UIColor {
    switch kind {
    case .action:
      return .systemBlue.resolvedColor(
        with: UITraitCollection(userInterfaceStyle: look.isDark ? .dark : .light))
    case .function where !look.isGlass:
      return look.isDark
        ? UIColor(white: 0.27, alpha: 1) : UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1)
    case .function, .character, .gap, .bare: return UIColor(white: look.isDark ? 0.42 : 1, alpha: 1)
    }
  }

  private func draw(_ text: String, _ key: KeyboardKey, in box: CGRect, _ color: UIColor) {
    let isWord = text.count > 1
    let size: CGFloat = isWord ? look.isPad ? 18 : 16 : isPadOfDigits ? 25 : 23
    let font = UIFont.systemFont(ofSize: min(size, box.height * 0.75))
    guard let caption = key.caption, !caption.isEmpty, caption != " " else {
      return draw(text, font, color, in: box)
    }
    if isPadOfDigits {
      // Letters below a digit; a digit without letters is in the same position.
      let upper = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height * 0.68)
      draw(text, font, color, in: upper)
      let lower = CGRect(
        x: box.minX, y: box.minY + box.height * 0.6, width: box.width, height: box.height * 0.32)
      draw(caption, .systemFont(ofSize: 10, weight: .bold), color, in: lower)
    } else {
      let upper = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height * 0.45)
      let lower = CGRect(
        x: box.minX, y: box.minY + box.height * 0.35, width: box.width, height: box.height * 0.6)
      draw(caption, .systemFont(ofSize: 14), color.withAlphaComponent(0.5), in: upper)
      draw(text, font, color, in: lower)
    }
  }

  /// Draws a line of text in the middle of a rectangle, smaller if it is too wide.
  private func draw(_ text: String, _ font: UIFont, _ color: UIColor, in box: CGRect) {
    var font = font
    let wanted = text.size(withAttributes: [.font: font]).width
    if wanted > box.width - 4, wanted > 0 {
      font = font.withSize(max(6, font.pointSize * (box.width - 4) / wanted))
    }
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
      withAttributes: attributes)
  }

  private func draw(symbol name: String, in box: CGRect, size: CGFloat, _ color: UIColor) {
    let configuration = UIImage.SymbolConfiguration(pointSize: min(size, box.height * 0.5))
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
      at: CGPoint(
        x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2))
  }

  // MARK: Beside the keys

  private func drawRowBelow(from top: CGFloat, to bottom: CGFloat) {
    guard bottom > top else { return }
    let row = CGRect(x: 24, y: top, width: 40, height: bottom - top)
    draw(symbol: "face.smiling", in: row, size: 24, ink)
    draw(
      symbol: "mic", in: row.offsetBy(dx: bounds.width - 2 * row.minX - row.width, dy: 0), size: 24,
      ink)
  }

  /// Draws two lines between the positions of three suggestions; on an iPad, the editing shortcuts
  /// are next to them.
  private func drawStrip(height: CGFloat) {
    UIColor(white: look.isDark ? 0.4 : 0.66, alpha: 1).setFill()
    let side: CGFloat = look.isPad ? 160 : 0
    let width = bounds.width - 2 * side
    for third in [1, 2] as [CGFloat] {
      UIRectFill(CGRect(x: side + width * third / 3, y: 12, width: 1, height: height - 20))
    }
    guard look.isPad else { return }
    let names = ["arrow.uturn.backward", "arrow.uturn.forward", "doc.on.clipboard"]
    for (index, name) in names.enumerated() {
      let box = CGRect(x: 12 + CGFloat(index) * 46, y: 0, width: 46, height: height)
      draw(symbol: name, in: box, size: 18, ink)
    }
  }
}
