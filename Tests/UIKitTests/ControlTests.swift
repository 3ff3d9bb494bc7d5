import Foundation
import Graphics
import Testing

@testable import UIKit

@Suite @MainActor struct ControlTests {
  private func button(_ type: UIButton.ButtonType, _ title: String?, size: CGFloat) -> UIButton {
    _ = SimulationHost(device: .iPhone8)
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: size)
    return button
  }

  /// Facts: layout §6.2.
  @Test(arguments: [(15, 30), (17, 33), (18, 34), (24, 41), (28, 46)] as [(CGFloat, CGFloat)])
  func systemButtonsAreAsHighAsOnADevice(size: CGFloat, height: CGFloat) {
    let button = button(.system, "Button", size: size)
    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func buttonsAreAsWideAsTheirTitle() {
    #expect(button(.system, "Button", size: 15).intrinsicContentSize.width == 46)
    #expect(button(.system, "Push", size: 15).intrinsicContentSize.width == 35)
    #expect(button(.system, "Present", size: 15).intrinsicContentSize.width == 53)
    #expect(button(.system, "i", size: 15).intrinsicContentSize.width == 30)
    let padded = button(.system, "i", size: 15)
    padded.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(padded.intrinsicContentSize.height == 22)
    #expect(padded.intrinsicContentSize.width < 20)
  }

  @Test(arguments: [
    UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
  ])
  func buttonsWithASymbolAreSystemButtons(type: UIButton.ButtonType) {
    _ = SimulationHost(device: .iPhone8)
    let button = UIButton(type: type)
    button.tintColor = .red
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
    #expect(button.titleColor(for: .normal) == .red)
    #expect(button.titleColor(for: .disabled) == .tertiaryLabel)
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(abs((button.imageView?.alpha ?? 1) - 0.2) < 0.001)
    let size = CGSize(width: 5, height: 5)
    button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
  }

  /// The rule from a layout library's tests on iOS 8 to 12, over its kinds of content.
  @Test(arguments: [UIButton.ButtonType.custom, .system], ["", "Hi", "Hello"])
  func buttonsWithAnImageOrInsetsAreNotPadded(type: UIButton.ButtonType, title: String) {
    for size in [12, 15, 18, 31] as [CGFloat] {
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = title
      let line = label.font.lineHeight.rounded(.up)
      let width = label.intrinsicContentSize.width.rounded(.up)
      for side in [0, 1, 5, 20, 60] as [CGFloat] {
        for inset in [0, 1, 20] as [CGFloat] where side + inset > 0 {
          let button = button(type, title, size: size)
          button.contentEdgeInsets = UIEdgeInsets(
            top: inset, left: 2 * inset, bottom: inset, right: 2 * inset)
          if side > 0 {
            let size = CGSize(width: side, height: side)
            button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
          }
          let expected = CGSize(
            width: side + width + 4 * inset, height: max(side, line) + 2 * inset)
          #expect(button.intrinsicContentSize == expected, "\(size) \(side) \(inset)")
        }
      }
    }
  }

  @Test func aButtonWithoutATitleIsAsLargeAsItsImage() {
    let button = button(.custom, nil, size: 18)
    let size = CGSize(width: 1, height: 1)
    button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
    #expect(button.intrinsicContentSize == size)
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 1, height: 22))
  }

  /// Recorded on iOS 13 at 3x: 47 × 18 at (0, 6) in 47 × 30.
  @Test func titleLabelsAreWholePointsLargeAndCentred() throws {
    _ = SimulationHost(device: .iPhoneX, os: "13.0")
    for size in [13, 15, 17, 20] as [CGFloat] {
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      let label = try #require(button.titleLabel)
      label.font = .systemFont(ofSize: size)
      let natural = label.intrinsicContentSize
      button.frame.size = button.intrinsicContentSize
      button.layoutIfNeeded()
      let whole = CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
      #expect(label.frame == CGRect(origin: CGPoint(x: 0, y: 6), size: whole))
      button.frame.size = CGSize(width: whole.width + 20, height: whole.height + 30)
      button.layoutIfNeeded()
      #expect(label.frame == CGRect(origin: CGPoint(x: 10, y: 15), size: whole))
    }
  }

  @Test func titlesAndColoursFollowTheState() {
    let button = button(.custom, "off", size: 15)
    button.setTitle("on", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: [.selected, .disabled])
    #expect(button.currentTitle == "off" && button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "on" && button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "on" && button.currentTitleColor == .blue)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "on" && button.titleLabel?.textColor == .blue)
    let system = self.button(.system, "a", size: 15)
    system.tintColor = .green
    system.layoutIfNeeded()
    #expect(system.titleLabel?.textColor == .green)
  }

  @Test func imageAndTitleStandSideBySide() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    let button = button(.system, "Button", size: 15)
    button.setImage(image, for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 66, height: 20))
    button.frame = CGRect(x: 0, y: 0, width: 166, height: 50)
    button.layoutIfNeeded()
    let icon = button.imageView?.frame ?? .zero
    let title = button.titleLabel?.frame ?? .zero
    #expect(abs(icon.minX - (166 - 20 - title.width) / 2) <= 0.25)
    #expect(abs(title.minX - icon.maxX) <= 0.5 && icon.midY == 25)
    #expect(button.imageView?.image?.renderingMode == .alwaysTemplate)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == title.minX + 8)
    button.semanticContentAttribute = .forceRightToLeft
    button.titleEdgeInsets = .zero
    button.layoutIfNeeded()
    #expect(abs((button.imageView?.frame.minX ?? 0) - (button.titleLabel?.frame.maxX ?? 9)) <= 0.5)
    button.semanticContentAttribute = .unspecified
    button.contentHorizontalAlignment = .leading
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    let plain = UIButton(type: .custom)
    plain.setImage(image, for: .normal)
    #expect(plain.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func actionsRunInTheirOrder() {
    _ = SimulationHost()
    var log: [String] = []
    let control = UIControl()
    let first = UIAction { action in log.append(action.sender is UIControl ? "first" : "nobody") }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(
      UIAction(identifier: .init("second")) { _ in log.append("old") }, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: .init("second")) { _ in log.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["first", "second"])
    control.removeAction(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == ["first", "second", "second", "first"])
    #expect(control.allControlEvents == [.valueChanged, .touchUpInside])
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in log.append("go") })
    #expect(button.currentTitle == "Go")
    button.sendActions(for: .touchUpInside)
    #expect(log.last == "go")
  }

  @Test("a control or item created with an action has the action's title and image")
  func primaryActions() {
    let host = SimulationHost()
    var log: [String] = []
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    let action = UIAction(title: "Add", image: image) { _ in log.append("add") }
    let items: [(UIBarButtonItem, title: String?, image: UIImage?)] = [
      (UIBarButtonItem(primaryAction: action), "Add", image),
      (UIBarButtonItem(title: "New", primaryAction: action), "New", image),
      (UIBarButtonItem(primaryAction: action, menu: UIMenu(children: [])), "Add", image),
      (UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in }), "Go", nil),
      (UIBarButtonItem(systemItem: .done, primaryAction: action), "Done", nil),
      (UIBarButtonItem(title: "New"), "New", nil),
    ]
    for (item, title, image) in items {
      #expect(item.title == title && item.image === image)
    }
    let item = items[0].0
    item.primaryAction = UIAction(title: "Edit") { _ in log.append("edit") }
    #expect(item.title == "Edit" && item.image == nil)
    item.primaryAction = nil
    #expect(item.title == "Edit")
    item.changesSelectionAsPrimaryAction = true
    item.trigger()
    #expect(item.isSelected)
    let buttons = [
      UIButton(primaryAction: action), UIButton(type: .custom, primaryAction: action),
      UIButton(frame: .zero, primaryAction: action),
    ]
    for button in buttons {
      #expect(button.currentTitle == "Add" && button.currentImage === image)
      button.sendActions(for: .touchUpInside)
    }
    #expect(log == ["add", "add", "add"])
    #expect(UIButton(configuration: .plain(), primaryAction: action).currentTitle == "Add")

    let segments = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["A", "B"].map { name in
        UIAction(title: name, identifier: .init(name)) { _ in log.append(name) }
      })
    #expect((0..<2).map { segments.titleForSegment(at: $0) } == ["A", "B"])
    #expect(segments.segmentIndex(identifiedBy: .init("B")) == 1)
    #expect(segments.segmentIndex(identifiedBy: .init("C")) == NSNotFound)
    segments.insertSegment(action: action, at: 2, animated: false)
    #expect(segments.imageForSegment(at: 2) === image)
    // An action that is already there moves.
    segments.insertSegment(
      action: UIAction(title: "First", identifier: .init("B")) { _ in log.append("first") }, at: 0,
      animated: false)
    #expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 0) == "First")
    #expect(host.takeIssues().isEmpty)
    segments.setAction(UIAction(identifier: .init("A")) { _ in }, forSegmentAt: 2)
    #expect(host.takeIssues().count == 1 && segments.actionForSegment(at: 2) === action)
    let bench = TouchBench(host)
    bench.view.addSubview(segments)
    let slider = UISlider(
      frame: CGRect(x: 0, y: 100, width: 200, height: 34),
      primaryAction: UIAction { _ in log.append("slide") })
    bench.view.addSubview(slider)
    bench.host.settle()
    log = []
    bench.tap(20, 16)
    #expect(log == ["first"])
    bench.drag(from: CGPoint(x: 15, y: 117), to: CGPoint(x: 100, y: 117), frames: 2)
    #expect(log.last == "slide")
  }
}
