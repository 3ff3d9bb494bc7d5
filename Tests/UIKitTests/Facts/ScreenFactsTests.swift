import Devices
import Foundation
import ScreenFacts
import Testing

@testable import UIKit

/// The facts that rules use about a screen's views and its device.
@Suite @MainActor struct ScreenFactsTests {
  private func view(_ frame: CGRect, _ name: String? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    return view
  }

  @Test func placesAreThoseOfTheWindow() throws {
    let outer = view(CGRect(x: 20, y: 100, width: 100, height: 100), "outer")
    outer.clipsToBounds = true
    let inner = view(CGRect(x: 60, y: 10, width: 80, height: 30), "inner")
    inner.backgroundColor = .red
    outer.addSubview(inner)
    let facts = FactStage().facts { $0.addSubview(outer) }
    #expect(facts.size == CGSize(width: 375, height: 667) && facts.scale == 2)
    let found = try #require(facts.named("inner"))
    #expect(found.frame == CGRect(x: 80, y: 110, width: 80, height: 30))
    #expect(found.visible == CGRect(x: 80, y: 110, width: 40, height: 30))
    #expect(found.hasBackground && facts.named("outer")?.hasBackground == false)
    #expect(facts.named("outer")?.clips == true)
    #expect(facts.first { $0.kinds.contains(.controllerRoot) }?.frame.height == 667)
  }

  @Test func hiddenViewsHideWhatIsInThem() throws {
    let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.isHidden = true
    outer.addSubview(view(CGRect(x: 0, y: 0, width: 10, height: 10), "inner"))
    let facts = FactStage().facts { $0.addSubview(outer) }
    #expect(facts.named("inner")?.isHidden == true)
    #expect(facts.named("inner")?.isEnabled == false)
  }

  // MARK: Touches

  private final class WideButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -12, dy: -14).contains(point)
    }
  }

  @Test func touchesReachWhereViewsTakeThem() throws {
    let button = WideButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    button.accessibilityIdentifier = "wide"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    let plain = UIButton(frame: CGRect(x: 200, y: 100, width: 20, height: 20))
    plain.accessibilityIdentifier = "plain"
    let facts = FactStage().facts {
      $0.addSubview(button)
      $0.addSubview(plain)
    }
    let wide = try #require(facts.named("wide"))
    #expect(wide.touchArea == CGRect(x: 88, y: 86, width: 44, height: 48))
    #expect(wide.isTouchable && wide.isEnabled)
    #expect(wide.kinds == [.control, .button, .appClass])
    let narrow = try #require(facts.named("plain"))
    // Nothing runs when it is touched.
    #expect(narrow.touchArea == narrow.frame && !narrow.isTouchable)
  }

  @Test func touchesOutsideOfASuperviewReachNothing() throws {
    let box = view(CGRect(x: 100, y: 100, width: 30, height: 30))
    let button = WideButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    button.accessibilityIdentifier = "wide"
    box.addSubview(button)
    let facts = FactStage().facts { $0.addSubview(box) }
    #expect(facts.named("wide")?.touchArea == CGRect(x: 100, y: 100, width: 30, height: 30))
  }

  @Test func recognizersAndRowsAreTouchable() throws {
    let tapped = view(CGRect(x: 0, y: 100, width: 30, height: 30), "tapped")
    tapped.addGestureRecognizer(UITapGestureRecognizer())
    let off = view(CGRect(x: 0, y: 200, width: 30, height: 30), "off")
    off.isUserInteractionEnabled = false
    off.addGestureRecognizer(UITapGestureRecognizer())
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 30, height: 30))
    scroll.accessibilityIdentifier = "scroll"
    _ = scroll.panGestureRecognizer
    let facts = FactStage().facts {
      for view in [tapped, off, scroll] { $0.addSubview(view) }
    }
    #expect(facts.named("tapped")?.isTouchable == true)
    #expect(facts.named("off")?.isEnabled == false)
    #expect(facts.named("scroll")?.isTouchable == false)
  }

  // MARK: Who made a view

  private final class OwnTable: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.accessoryType = .detailButton
      return cell
    }
  }

  @Test func whatUIKitMakesForItselfIsTold() throws {
    let host = SimulationHost(device: .iPhone8, os: "16.0")
    let table = OwnTable()
    table.title = "Rows"
    let navigation = UINavigationController(rootViewController: table)
    let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    badge.text = "new"
    table.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)
    table.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in })
    host.setRoot(navigation)
    let facts = host.screenFacts()
    let title = try #require(facts.saying("Rows"))
    #expect(title.kinds.contains(.system))
    #expect(facts.saying("new")?.kinds.contains(.system) == false)
    #expect(facts.saying("Row 1")?.kinds.contains(.system) == false)
    let bar = try #require(facts.first { $0.kinds.contains(.bar) })
    let add = try #require(facts.first { $0.accessibility.label == "Add" })
    #expect(add.kinds.isSuperset(of: [.button, .system]) && add.isTouchable)
    #expect(add.touchArea.height == bar.frame.height && add.touchArea.width >= 44)
    let cell = try #require(facts.named("0-1"))
    #expect(cell.kinds.contains(.cell) && cell.isTouchable)
    #expect(facts.first { $0.className == "CellAccessoryView" }?.kinds.contains(.system) == true)
    #expect(facts.first { $0.kinds.contains(.list) }?.scrolling?.contentSize.width == 375)
    #expect(facts.windows.first?.kinds.contains(.window) == true)
  }

  // MARK: Screen readers

  @Test func screenReadersReadWhatTheyReach() throws {
    let host = SimulationHost(device: .iPhone8, os: "16.0")
    host.setRoot(OwnTable())
    let facts = host.screenFacts()
    #expect(facts.named("0-1")?.accessibility.label == "Row 1")
    #expect(facts.named("0-1")?.accessibility.isElement == true)
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
    button.accessibilityIdentifier = "button"
    let hidden = view(CGRect(x: 0, y: 0, width: 300, height: 300))
    hidden.accessibilityElementsHidden = true
    let label = UILabel(frame: CGRect(x: 0, y: 200, width: 50, height: 20))
    label.text = "unread"
    hidden.addSubview(label)
    let other = FactStage().facts {
      $0.addSubview(button)
      $0.addSubview(hidden)
    }
    let element = try #require(other.named("button")?.accessibility)
    #expect(element.isElement && element.label == nil && element.traits == ["button"])
    #expect(other.saying("unread")?.accessibility.isHidden == true)
  }

  // MARK: Constraints and images

  @Test func openNumbersAndConflictsAreTold() throws {
    let loose = view(.zero, "loose")
    loose.translatesAutoresizingMaskIntoConstraints = false
    let torn = view(.zero, "torn")
    torn.translatesAutoresizingMaskIntoConstraints = false
    let stage = FactStage()
    let facts = stage.facts { root in
      root.addSubview(loose)
      root.addSubview(torn)
      NSLayoutConstraint.activate([
        loose.topAnchor.constraint(equalTo: root.topAnchor),
        loose.heightAnchor.constraint(equalToConstant: 20),
        loose.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        torn.topAnchor.constraint(equalTo: root.topAnchor),
        torn.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        torn.heightAnchor.constraint(equalToConstant: 20),
        torn.widthAnchor.constraint(equalToConstant: 20),
        torn.widthAnchor.constraint(equalToConstant: 30),
      ])
    }
    #expect(facts.named("loose")?.ambiguities == ["width"])
    #expect(facts.named("torn")?.ambiguities == [])
    let conflict = try #require(facts.conflicts.first)
    #expect(facts.conflicts.count == 1)
    #expect(conflict.paths.map(\.last) == ["UIView “torn”"])
    #expect(conflict.paths.first?.first == "UIWindow")
    #expect(conflict.broken.contains("width == 30"))
    #expect(conflict.log.hasPrefix("Unable to simultaneously satisfy constraints."))
    // Shown again it appears again.
    stage.host.removeRoot()
    #expect(stage.facts { _ in }.conflicts == facts.conflicts)
  }

  @Test func imagesHaveTheirPlaces() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20))
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let fitted = UIImageView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    fitted.image = image
    fitted.contentMode = .scaleAspectFit
    fitted.accessibilityIdentifier = "fitted"
    let filled = UIImageView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    filled.image = image.resizableImage(withCapInsets: .zero)
    filled.accessibilityIdentifier = "filled"
    let stage = FactStage()
    let facts = stage.facts {
      $0.addSubview(fitted)
      $0.addSubview(filled)
      _ = stage.host.perform { UIImage(named: "nowhere") }
    }
    let first = try #require(facts.named("fitted")?.image)
    #expect(first.drawn == CGRect(x: 0, y: 125, width: 100, height: 50) && !first.isScaledToFill)
    #expect(first.size == CGSize(width: 40, height: 20) && !first.isSymbol)
    let second = try #require(facts.named("filled")?.image)
    #expect(second.isScaledToFill && second.isResizable)
    #expect(facts.missingImages == ["nowhere"])
  }

  // MARK: The device

  @Test func theSystemsSignsTurnWithTheScreen() throws {
    let upright = FactStage(.iPhone15, os: "17.0").facts { _ in }
    let island = try #require(upright.housings.first)
    #expect(island.area == CGRect(x: 134, y: 11, width: 125, height: 37))
    let indicator = try #require(upright.homeIndicator)
    #expect(indicator.maxY == upright.size.height - 8 && upright.cornerRadius > 40)
    let left = FactStage(.iPhone15, os: "17.0", orientation: .landscapeRight).facts { _ in }
    #expect(left.housings.first?.area == CGRect(x: 11, y: 134, width: 37, height: 125))
    let right = FactStage(.iPhone15, os: "17.0", orientation: .landscapeLeft).facts { _ in }
    #expect(right.housings.first?.area.maxX == right.size.width - 11)
    #expect(FactStage().facts { _ in }.homeIndicator == nil)
  }

  @Test func theFoldIsThereWhileItDivides() throws {
    var options = SimulationHost.Options()
    options.posture = .halfOpen
    let host = SimulationHost(device: .iPhoneDuo, options: options)
    host.setRoot(UIViewController())
    #expect(host.screenFacts().fold != nil)
    options.posture = .open
    let open = SimulationHost(device: .iPhoneDuo, options: options)
    open.setRoot(UIViewController())
    #expect(open.screenFacts().fold == nil)
  }

  @Test func askingForTheDevicesNameIsNoticed() {
    let stage = FactStage()
    _ = stage.facts { _ in _ = UIDevice.current.model }
    #expect(!stage.host.hasToldDeviceName)
    _ = stage.host.perform { UIDevice.current.name }
    #expect(stage.host.hasToldDeviceName)
  }

  @Test func whatIsDrawnIsTakenOnRequest() {
    let stage = FactStage()
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
    label.text = "drawn"
    let facts = stage.facts { $0.addSubview(label) }
    #expect(!facts.drawing.isEmpty)
    #expect(stage.host.screenFacts(drawing: false).drawing.isEmpty)
  }
}
