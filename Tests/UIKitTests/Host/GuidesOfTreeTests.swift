import Devices
import LayoutTrees
import Testing
import UIKit

@MainActor
struct GuidesOfTreeTests {
  private func node(_ id: String, in host: SimulationHost) -> LayoutNode? {
    func find(_ node: LayoutNode) -> LayoutNode? {
      node.identifier == id ? node : node.children.lazy.compactMap(find).first
    }
    return find(host.layoutTree().root)
  }

  private func number(_ name: String, _ node: LayoutNode?) -> Double? {
    guard case .number(let value)? = node?.guides.first(where: { $0.name == name })?.value else {
      return nil
    }
    return value
  }

  @Test("the tree records a drawn label's baselines")
  func baselines() throws {
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = UIViewController()
    let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 100))
    label.text = "One line"
    label.accessibilityIdentifier = "label"
    root.view.addSubview(label)
    host.setRoot(root)
    #expect(node("label", in: host)?.guides == [], "nothing is drawn yet")

    _ = host.displayList()
    let one = try #require(number("firstBaseline", node("label", in: host)))
    #expect(number("lastBaseline", node("label", in: host)) == nil)
    // The block is centred, with its top on a pixel: below half of the free height.
    let font = try #require(label.font)
    #expect(abs(one - (50 - font.lineHeight / 2 + font.ascender)) < 0.5)

    label.numberOfLines = 0
    label.text = "First\nSecond\nThird"
    #expect(node("label", in: host)?.guides == [], "another text is not drawn yet")
    _ = host.displayList()
    let first = try #require(number("firstBaseline", node("label", in: host)))
    let last = try #require(number("lastBaseline", node("label", in: host)))
    #expect(abs(one - first - font.lineHeight) < 0.5)
    #expect(abs(last - first - 2 * font.lineHeight) < 0.5)

    label.frame.size.height = 300
    #expect(node("label", in: host)?.guides == [], "in another size lines stand elsewhere")
    label.text = ""
    _ = host.displayList()
    #expect(node("label", in: host)?.guides == [])
  }

  @Test("a label that insets its text reports where the text is")
  func insetText() throws {
    final class Inset: UILabel {
      var inset: CGFloat = 0
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0)))
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = UIViewController()
    for (index, inset) in [0.0, 30].enumerated() {
      let label = Inset(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 200, height: 60))
      label.inset = inset
      label.text = "Text"
      label.accessibilityIdentifier = "\(inset)"
      root.view.addSubview(label)
    }
    host.setRoot(root)
    _ = host.displayList()
    let plain = try #require(number("firstBaseline", node("0.0", in: host)))
    #expect(number("firstBaseline", node("30.0", in: host)) == plain + 15)
  }

  @Test("the readable content guide is recorded if it differs from the layout margins")
  func readableContent() throws {
    func guides(_ device: Device) -> [LayoutAttribute]? {
      let host = SimulationHost(device: device, os: "12.0")
      let root = UIViewController()
      root.view.accessibilityIdentifier = "root"
      host.setRoot(root)
      return node("root", in: host)?.guides
    }
    #expect(guides(.iPhoneX) == [])
    // 672 of 1024 points, centred, below the status bar of 20.
    let wide = SimulationHost(device: .iPadPro9_7, os: "12.0")
    let root = UIViewController()
    root.view.accessibilityIdentifier = "root"
    wide.setRoot(root)
    wide.turn(to: .landscapeLeft)
    let frame = root.view.readableContentGuide.layoutFrame
    #expect(frame.width == 672)
    #expect(
      node("root", in: wide)?.guides == [
        .init(
          "readableContent",
          .insets(top: frame.minY, left: 176, bottom: 768 - frame.maxY, right: 176))
      ])
  }
}
