import Foundation
import Graphics
import Layers
import Typography

/// The table screen that scripts/benchmarks/Floor/floor.c draws, as layers.
enum Screen {
  static let size = CGSize(width: 430, height: 932)
  static let scale: CGFloat = 3

  static let fonts = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
  ]

  private static let titles = ["Wireless & Networks", "通知とサウンド", "الإعدادات", "การตั้งค่า"]
  private static let tints = [
    rgb(0, 0.478, 1), rgb(1, 0.231, 0.188), rgb(0.204, 0.78, 0.349), rgb(1, 0.584, 0),
  ]
  private static let gray = rgb(0.557, 0.557, 0.576)

  private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: 1)
  }

  static func make() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    root.backgroundColor = rgb(0.949, 0.949, 0.969)
    let card = add(CALayer(), CGRect(x: 16, y: 60, width: 398, height: 120), .white, to: root)
    card.cornerRadius = 16
    card.shadowOpacity = 0.2
    card.shadowRadius = 8
    card.shadowOffset = CGSize(width: 0, height: 4)
    label("Settings for this device", 22, .black, x: 16, baseline: 36, to: card)
    label(
      "Twenty rows in four scripts, icons and separators", 17, gray, x: 16, baseline: 68, to: card)
    label("0123456789 and a little more text to shape", 17, gray, x: 16, baseline: 94, to: card)
    for index in 0..<20 {
      let row = add(
        CALayer(), CGRect(x: 0, y: 196 + 36 * CGFloat(index), width: 430, height: 36), .white,
        to: root)
      let icon = add(
        CALayer(), CGRect(x: 16, y: 4, width: 28, height: 28), tints[index % 4], to: row)
      icon.cornerRadius = 7
      let dot = add(CALayer(), CGRect(x: 7, y: 7, width: 14, height: 14), .white, to: icon)
      dot.cornerRadius = 7
      label(titles[index % 4], 17, .black, x: 60, baseline: 24, to: row)
      let number = index < 10 ? "0\(index)" : "\(index)"
      label("Detail number \(number)", 12, gray, x: 300, baseline: 23, to: row)
      let chevron = CAShapeLayer()
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 6), CGPoint(x: 0, y: 12),
      ])
      chevron.path = path
      chevron.fillColor = nil
      chevron.strokeColor = rgb(0.769, 0.769, 0.776)
      chevron.lineWidth = 2
      chevron.lineCap = .round
      _ = add(chevron, CGRect(x: 405, y: 12, width: 6, height: 12), nil, to: row)
      _ = add(
        CALayer(), CGRect(x: 60, y: 36 - 1.0 / 3, width: 370, height: 1.0 / 3),
        rgb(0.776, 0.776, 0.784), to: row)
    }
    return root
  }

  private static func add(
    _ layer: CALayer, _ frame: CGRect, _ color: CGColor?, to parent: CALayer
  ) -> CALayer {
    layer.frame = frame
    layer.backgroundColor = color
    parent.addSublayer(layer)
    return layer
  }

  private static func label(
    _ string: String, _ size: CGFloat, _ color: CGColor, x: CGFloat, baseline: CGFloat,
    to parent: CALayer
  ) {
    let text = StyledText(
      string, attributes: TextAttributes(font: FontDescriptor(size: size), color: color))
    let layout = TextLayout.layout(text)
    let layer = TextLayer()
    layer.text = text
    layer.contentsScale = scale
    layer.frame = CGRect(
      x: x, y: baseline - layout.firstBaseline, width: layout.size.width.rounded(.up),
      height: layout.size.height.rounded(.up))
    layer.setNeedsDisplay()
    parent.addSublayer(layer)
  }

  static func displayList(of root: CALayer) -> DisplayList {
    LayerRenderer.displayList(for: root, size: size, scale: scale)
  }
}

private final class TextLayer: CALayer {
  var text: StyledText?

  override func draw(in context: CGContext) {
    if let text { TextLayout.layout(text).draw(in: context, at: .zero) }
  }
}
