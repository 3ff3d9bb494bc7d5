import Devices
import Graphics
import Testing

@testable import UIKit

/// Attributes of a field's whole text, and images of a progress view.
@MainActor
struct FieldAttributeTests {
  @Test("default attributes are font, colour and alignment, and the ones set in addition")
  func defaultAttributes() {
    let host = SimulationHost(.iPhone15, "17.0", root: UIViewController())
    let field = UITextField()
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 17))
    field.attributedText = NSAttributedString(
      string: "text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let wide = field.intrinsicContentSize.width
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 5,
      .paragraphStyle: style,
    ]
    #expect(field.text == "text" && field.font == .systemFont(ofSize: 20))
    #expect(field.textColor == .red && field.textAlignment == .right)
    let spaced = field.intrinsicContentSize.width
    field.text = "text"
    #expect(field.intrinsicContentSize.width == spaced && spaced < wide)
    field.defaultTextAttributes[.kern] = nil
    #expect(abs(spaced - field.intrinsicContentSize.width - 20) <= 5)
    field.font = .systemFont(ofSize: 30)
    #expect(field.defaultTextAttributes[.font] as? UIFont == .systemFont(ofSize: 30))
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .red)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("images replace a progress view's colours")
  func progressImages() {
    let root = UIViewController()
    let bar = UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 4))
    bar.progress = 0.5
    root.view.addSubview(bar)
    let host = SimulationHost(.iPhone15, "17.0", root: root)
    func plain(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      }
    }
    func pictures() -> Int {
      let context = CGContext(recordingWithScale: 3)
      UIGraphicsPushContext(context)
      bar.draw(bar.bounds)
      UIGraphicsPopContext()
      return context.displayList.commands.filter { command in
        if case .image = command { true } else { false }
      }.count
    }
    #expect(pictures() == 0)
    bar.trackImage = plain(.red)
    let withTrack = pictures()
    bar.progressImage = plain(.green)
    #expect(withTrack > 0 && pictures() > withTrack)
    #expect(bar.intrinsicContentSize.height == 4)
    bar.trackImage = nil
    bar.progressImage = nil
    #expect(pictures() == 0)
    #expect(host.takeIssues().isEmpty)
  }
}
