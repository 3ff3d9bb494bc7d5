import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Configured buttons: states, handlers and menus")
@MainActor
struct ButtonStateColorTests {
  private func shown(_ view: UIView) -> SimulationHost {
    let host = SimulationHost(device: .iPhone15Pro, os: "26.0")
    let root = UIViewController()
    root.view.addSubview(view)
    host.setRoot(root)
    return host
  }

  private func titleColor(_ button: UIButton) -> UIColor? {
    button.titleLabel?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      as? UIColor
  }

  @Test("a configuration updated for a state and set back follows the next state")
  func updated() throws {
    let one = UIButton(configuration: .filled())
    one.configuration?.title = "Go"
    let host = shown(one)
    host.settle()
    one.isEnabled = false
    let updated = try #require(one.configuration?.updated(for: one))
    #expect(updated.baseForegroundColor == nil && updated.background.backgroundColor == nil)
    one.configuration = updated
    host.settle()
    #expect(titleColor(one) == .tertiaryLabel)
    #expect(one.configured.backgroundView?.backgroundColor == .tertiarySystemFill)
    one.isEnabled = true
    host.settle()
    #expect(titleColor(one) == .white)
    #expect(one.configured.backgroundView?.backgroundColor == one.tintColor)
  }

  @Test("colours that don't follow the state are the normal one's, or the updated ones")
  func fixed() throws {
    let one = UIButton(configuration: .plain())
    one.configuration?.title = "Go"
    one.automaticallyUpdatesConfiguration = false
    let host = shown(one)
    one.isEnabled = false
    host.settle()
    #expect(one.configured.backgroundView?.backgroundColor == .clear)
    #expect(titleColor(one) == one.tintColor)
    one.configuration = one.configuration?.updated(for: one)
    host.settle()
    #expect(titleColor(one) == .tertiaryLabel)
  }

  @Test("a handler may set state-dependent values, and layout settles")
  func handlerSetsTitles() {
    let one = UIButton(configuration: .gray())
    var calls = 0
    one.configurationUpdateHandler = { button in
      calls += 1
      button.setTitle(button.isSelected ? "Selected" : "Not", for: .normal)
      button.setImage(UIImage(systemName: "heart"), for: .normal)
      button.setNeedsUpdateConfiguration()
    }
    let host = shown(one)
    host.settle()
    #expect(calls == 1 && one.titleLabel?.text == "Not" && one.imageView?.image != nil)
    let width = one.intrinsicContentSize.width
    one.isSelected = true
    host.settle()
    #expect(calls == 2 && one.titleLabel?.text == "Selected")
    #expect(one.intrinsicContentSize.width > width)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("without its configuration a button appears as if it had never had one")
  func removed() throws {
    let image = try #require(UIImage(systemName: "heart"))
    let (plain, one) = (UIButton(type: .system), UIButton(configuration: .filled()))
    let host = shown(plain)
    plain.superview?.addSubview(one)
    for button in [plain, one] {
      button.setTitle("Go", for: .normal)
      button.setImage(image, for: .normal)
      button.sizeToFit()
    }
    host.settle()
    #expect(one.imageView?.tintColor == .white && one.frame.size != plain.frame.size)
    one.configuration = nil
    one.sizeToFit()
    host.settle()
    #expect(one.imageView?.tintColor == plain.imageView?.tintColor)
    #expect(one.imageView?.contentMode == plain.imageView?.contentMode)
    #expect(one.titleLabel?.font == plain.titleLabel?.font)
    #expect(one.frame.size == plain.frame.size)
    let custom = UIButton(configuration: .filled())
    _ = custom.titleLabel
    custom.configuration = nil
    #expect(custom.titleLabel?.font.pointSize == 15, "configured buttons are system ones")
  }

  @Test("the menu indicator comes and goes with its conditions")
  func menuSign() {
    let one = UIButton(configuration: .gray())
    one.configuration?.title = "Sort"
    let host = shown(one)
    host.settle()
    let steps: [(String, () -> Void, Bool)] = [
      ("menu", { one.menu = UIMenu(children: []) }, false),
      ("selection", { one.changesSelectionAsPrimaryAction = true }, false),
      ("primary", { one.showsMenuAsPrimaryAction = true }, true),
      ("no selection", { one.changesSelectionAsPrimaryAction = false }, false),
      ("selection again", { one.changesSelectionAsPrimaryAction = true }, true),
      ("no menu", { one.menu = nil }, false),
    ]
    for (name, step, isShown) in steps {
      step()
      host.settle()
      #expect((one.configured.indicatorView != nil) == isShown, "\(name)")
    }
    one.preferredBehavioralStyle = .mac
    #expect(one.preferredBehavioralStyle == .mac && one.behavioralStyle == .pad)
  }

  @Test("a stroke without a colour uses the tint")
  func stroke() {
    let one = UIButton(configuration: .plain())
    one.configuration?.background.strokeWidth = 2
    one.tintColor = .red
    let host = shown(one)
    host.settle()
    let layer = one.configured.backgroundView?.layer
    #expect(layer?.borderWidth == 2 && layer?.borderColor == UIColor.red.cgColor)
  }
}
