import Devices
import Foundation
import Testing
import UIKit

@testable import UIKit

@Suite("Configured buttons")
@MainActor
struct ButtonConfigurationTests {
  private func shown(_ view: UIView, os: OSVersion = "26.0") -> SimulationHost {
    let host = SimulationHost(device: .iPhone15Pro, os: os)
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return host
  }

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    UIButton(configuration: configuration)
  }

  @Test("insets, padding and radii as measured")
  func defaults() {
    var made = UIButton.Configuration.filled()
    #expect(
      made.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(made.imagePadding == 0 && made.titlePadding == 1 && made.imagePlacement == .leading)
    made.buttonSize = .large
    #expect(made.contentInsets.top == 15 && made.contentInsets.leading == 20)
    made.buttonSize = .mini
    #expect(made.contentInsets.top == 5 && made.contentInsets.leading == 10)
    made.contentInsets = .zero
    made.setDefaultContentInsets()
    #expect(made.contentInsets.bottom == 5)
    let (plain, gray) = (UIButton.Configuration.plain(), UIButton.Configuration.gray())
    #expect(plain == .plain() && plain != gray)
    #expect(UIButton.Configuration.plain().automaticallyUpdateForSelection)
    #expect(!UIButton.Configuration.filled().automaticallyUpdateForSelection)
    #expect(UIButton.Configuration.glass().cornerStyle == .capsule)
  }

  @Test("heights at the default text size")
  func sizes() {
    let host = shown(UIView())
    host.use {
      var made = UIButton.Configuration.gray()
      made.title = "Configure"
      let one = button(made)
      host.window.addSubview(one)
      #expect(abs(one.intrinsicContentSize.height - 34.333) < 0.01)
      made.subtitle = "More"
      one.configuration = made
      #expect(abs(one.intrinsicContentSize.height - 51) < 0.01)
      made.subtitle = nil
      made.buttonSize = .small
      one.configuration = made
      #expect(abs(one.intrinsicContentSize.height - 28) < 0.5)
      made.buttonSize = .large
      one.configuration = made
      #expect(abs(one.intrinsicContentSize.height - 50.333) < 0.01)
    }
  }

  @Test(
    "corners by style",
    arguments: [
      (.dynamic, 17), (.small, 5), (.medium, 7), (.large, 10), (.capsule, 20), (.fixed, 5.95),
    ] as [(UIButton.Configuration.CornerStyle, CGFloat)])
  func corners(style: UIButton.Configuration.CornerStyle, radius: CGFloat) {
    let host = SimulationHost(device: .iPhone15Pro, os: "26.0")
    host.use {
      var made = UIButton.Configuration.filled()
      made.cornerStyle = style
      #expect(made.cornerRadius(height: 40) == radius)
    }
  }

  @Test("a corner style other than dynamic takes the background's radius to 5.95 (recorded)")
  func radiusByStyle() {
    let host = SimulationHost(device: .iPhone16, os: "26.1")
    host.use {
      for style in [.fixed, .small, .medium, .large, .capsule]
        as [UIButton.Configuration.CornerStyle]
      {
        var made = UIButton.Configuration.tinted()
        #expect(made.background.cornerRadius == 17)
        made.cornerStyle = style
        #expect(made.background.cornerRadius == 5.95)
      }
      var own = UIButton.Configuration.filled()
      own.background.cornerRadius = 12
      own.cornerStyle = .fixed
      #expect(own.cornerRadius(height: 40) == 12)
      own.cornerStyle = .dynamic
      #expect(own.cornerRadius(height: 40) == 12)
      var glass = UIButton.Configuration.glass()
      glass.cornerStyle = .fixed
      #expect(glass.background.cornerRadius == 5.95)
    }
  }

  @Test("content and background by style")
  func looks() throws {
    var made = UIButton.Configuration.filled()
    made.title = "Go"
    let one = button(made)
    let host = shown(one)
    one.frame.size = CGSize(width: 100, height: 40)
    host.settle()
    let back = try #require(one.configured.backgroundView)
    #expect(back.backgroundColor == one.tintColor && back.frame == one.bounds)
    #expect(back.layer.cornerRadius == 17)
    let color =
      one.titleLabel?.attributedText?
      .attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    #expect(color == .white && one.titleLabel?.text == "Go")
    one.isEnabled = false
    host.settle()
    #expect(back.backgroundColor == .tertiarySystemFill)
    one.configuration = nil
    host.settle()
    #expect(one.configured.backgroundView == nil && back.superview == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("explicit values override the style")
  func given() throws {
    var made = UIButton.Configuration.tinted()
    made.baseForegroundColor = .red
    made.background.backgroundColor = .clear
    made.background.strokeColor = .green
    made.background.strokeWidth = 2
    made.background.strokeOutset = -3
    made.attributedTitle = AttributedString(
      "Big", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 30)]))
    made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var copy = $0
      copy.underlineStyle = .single
      return copy
    }
    let one = button(made)
    let host = shown(one)
    one.sizeToFit()
    host.settle()
    #expect(one.configured.backgroundView?.backgroundColor == .clear)
    let stroke = try #require(one.configured.backgroundView?.subviews.first)
    #expect(stroke.frame == one.bounds.insetBy(dx: 3, dy: 3) && stroke.layer.borderWidth == 2)
    let attributes = try #require(
      one.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil))
    #expect((attributes[.font] as? UIFont)?.pointSize == 30)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the handler is called for each state, and its changes are shown")
  func handler() {
    let one = button(.plain())
    var states: [UIControl.State] = []
    one.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    let host = shown(one)
    host.settle()
    #expect(one.titleLabel?.text == "Off" && states == [.normal])
    one.isSelected = true
    host.settle()
    #expect(one.titleLabel?.text == "On" && states == [.normal, .selected])
    one.setNeedsUpdateConfiguration()
    one.setNeedsUpdateConfiguration()
    host.settle()
    #expect(states.count == 3)
  }

  @Test("a subclass updates its configuration itself")
  func subclass() {
    final class Own: UIButton {
      var updates = 0
      override func updateConfiguration() {
        updates += 1
        configuration?.baseBackgroundColor = isHighlighted ? .red : .green
      }
    }
    let one = Own(configuration: .filled())
    let host = shown(one)
    host.settle()
    #expect(one.updates == 1 && one.configured.backgroundView?.backgroundColor == .green)
    one.isHighlighted = true
    host.settle()
    #expect(one.updates == 2 && one.configuration?.baseBackgroundColor == .red)
  }

  @Test("a state's and the action's title and image, if the configuration has none")
  func states() {
    let one = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Act") { _ in })
    let host = shown(one)
    host.settle()
    #expect(one.titleLabel?.text == "Act")
    one.setTitle("Set", for: .normal)
    host.settle()
    #expect(one.titleLabel?.text == "Set")
    one.configuration?.title = "Own"
    host.settle()
    #expect(one.titleLabel?.text == "Own")
  }

  @Test("an activity indicator replaces the image; a subtitle has its label")
  func parts() {
    var made = UIButton.Configuration.plain()
    made.title = "Save"
    made.subtitle = "All"
    made.image = UIImage(systemName: "plus")
    made.showsActivityIndicator = true
    made.indicator = .popup
    let one = button(made)
    let host = shown(one)
    one.sizeToFit()
    host.settle()
    #expect(one.configured.wheel?.isAnimating == true && one.imageView?.isHidden == true)
    #expect(one.subtitleLabel?.text == "All" && one.configured.indicatorView != nil)
    made.showsActivityIndicator = false
    made.subtitle = nil
    made.indicator = .automatic
    one.configuration = made
    host.settle()
    #expect(one.configured.wheel == nil && one.imageView?.isHidden == false)
    #expect(one.subtitleLabel == nil && one.configured.indicatorView == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a title wraps if necessary")
  func wrapping() {
    var made = UIButton.Configuration.plain()
    made.title = "A title far too long for its place"
    let one = button(made)
    let host = shown(one)
    host.settle()
    let line = one.intrinsicContentSize.height
    #expect(one.sizeThatFits(CGSize(width: 120, height: 0)).height > line + 20)
    made.titleLineBreakMode = .byTruncatingTail
    one.configuration = made
    #expect(one.sizeThatFits(CGSize(width: 120, height: 0)).height == line)
  }

  @Test("attributes in both directions between strings")
  func attributes() {
    var text = AttributedString("ab")
    text.font = .systemFont(ofSize: 9)
    text.kern = 2
    let old = NSAttributedString(text)
    #expect(old.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 9))
    #expect(old.attribute(.kern, at: 1, effectiveRange: nil) as? CGFloat == 2)
    let again = AttributedString(old)
    #expect(again.font == .systemFont(ofSize: 9) && again.kern == 2)
    let container = AttributeContainer([
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
    ])
    #expect(container.foregroundColor == .red && container.underlineStyle == .single)
    var marked = AttributedString("c")
    marked.backgroundColor = .yellow
    let ground = NSAttributedString(marked).attribute(
      .backgroundColor, at: 0, effectiveRange: nil)
    #expect(ground as? UIColor == .yellow)
  }
}
