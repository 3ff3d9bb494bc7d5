import Graphics

/// The picture of a keyboard: keys as rounded rectangles without letters, which differ by language.
///
/// Sizes are by eye from device pictures (low); a finger on a key types nothing.
final class UIKeyboardView: UIView {
  private let type: UIKeyboardType
  private let hasSuggestions: Bool
  private let isDark: Bool

  init(type: UIKeyboardType, hasSuggestions: Bool, isDark: Bool) {
    self.type = type
    self.hasSuggestions = hasSuggestions
    self.isDark = isDark
    super.init(frame: .zero)
    isOpaque = true
    contentMode = .redraw
    backgroundColor = isDark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.83, alpha: 1)
  }

  required init?(coder: NSCoder) { nil }

  private var isPadOfDigits: Bool {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: true
    default: false
    }
  }

  private static let digits: [[CGFloat]] = {
    let third: CGFloat = 10 / 3
    let row = [third, third, third]
    return [row, row, row, [-third, third, -third]]
  }()

  private static let letters: [[CGFloat]] = {
    let seven = [CGFloat](repeating: 1, count: 7)
    return [
      [CGFloat](repeating: 1, count: 10), [CGFloat](repeating: 1, count: 9),
      [-1.5] + seven + [-1.5], [-2.5, 5, -2.5],
    ]
  }()

  override func draw(_ rect: CGRect) {
    let strip: CGFloat = hasSuggestions ? 45 : 0
    let home = window?.safeAreaInsets.bottom ?? 0
    // A row for the globe and the microphone lies below the keys where there is a home indicator.
    let below: CGFloat = home > 0 && bounds.height > bounds.width / 2 ? home + 41 : home
    let area = CGRect(
      x: 3, y: strip + 4, width: bounds.width - 6, height: bounds.height - strip - 8 - below)
    guard area.height > 0, area.width > 0 else { return }
    if hasSuggestions { drawStrip(height: strip) }
    // The widths of keys in tenths of the width, row by row; those with a minus sign are grey.
    let rows = isPadOfDigits ? Self.digits : Self.letters
    let height = area.height / CGFloat(rows.count)
    for (index, row) in rows.enumerated() {
      let unit = area.width / 10
      var x = area.minX + (10 - row.reduce(0) { $0 + abs($1) }) * unit / 2
      for width in row {
        let key = CGRect(
          x: x, y: area.minY + CGFloat(index) * height, width: abs(width) * unit, height: height)
        draw(key: key.insetBy(dx: 3, dy: 5), isGrey: width < 0)
        x += abs(width) * unit
      }
    }
  }

  private func draw(key: CGRect, isGrey: Bool) {
    let white: CGFloat = isDark ? isGrey ? 0.28 : 0.42 : isGrey ? 0.68 : 1
    UIColor(white: white, alpha: 1).setFill()
    UIBezierPath(roundedRect: key, cornerRadius: 5).fill()
  }

  /// Two lines between three suggestions.
  private func drawStrip(height: CGFloat) {
    UIColor(white: isDark ? 0.4 : 0.66, alpha: 1).setFill()
    for third in [1, 2] as [CGFloat] {
      UIRectFill(CGRect(x: bounds.width * third / 3, y: 12, width: 1, height: height - 20))
    }
  }
}
