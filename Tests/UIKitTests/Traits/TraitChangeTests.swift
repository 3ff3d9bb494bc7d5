import Devices
import Testing
import Traces
import UIKit

private enum ContainedTrait: UITraitDefinition {
  static let defaultValue = false
  static let name = "Contained"
}

private enum AccentTrait: UITraitDefinition {
  static let defaultValue = "blue"
  static let affectsColorAppearance = true
}

extension UIMutableTraits {
  fileprivate var isContained: Bool {
    get { self[ContainedTrait.self] }
    set { self[ContainedTrait.self] = newValue }
  }
}

/// Registrations for trait changes, overrides, and an app's own traits (iOS 17).
@MainActor
struct TraitChangeTests {
  private final class Root: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (self: Root, previous: UITraitCollection) in
        self.calls.append(
          "handler \(previous.verticalSizeClass) → \(self.traitCollection.verticalSizeClass)")
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.append("callback")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      calls.append("layout")
    }
  }

  @Test("handlers written as (self: Self, previous), as in Apple's documentation")
  func handlersOfSelf() {
    class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitVerticalSizeClass.self]) {
          (self: Self, previous: UITraitCollection) in
          self.calls.append("\(previous.verticalSizeClass)")
        }
        registerForTraitChanges(
          [UITraitUserInterfaceStyle.self],
          handler: { (self: Self, _) in self.calls.append("style") })
      }
    }
    final class Special: Screen {}
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let screen = Special()
    host.setRoot(screen)
    host.turn(to: .landscapeLeft)
    host.changeOptions("userInterfaceStyle", "dark") { $0.userInterfaceStyle = .dark }
    #expect(screen.calls == ["regular", "style"])
  }

  @Test("a registered handler runs where the callback ran, before layout, and for its traits only")
  func handlers() {
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = Root()
    host.setRoot(root)
    root.calls = []
    host.turn(to: .landscapeLeft)
    #expect(root.calls == ["callback", "handler regular → compact", "layout"])
    root.calls = []
    host.changeOptions("userInterfaceStyle", "dark") { $0.userInterfaceStyle = .dark }
    #expect(root.calls.filter { $0 != "layout" } == ["callback"])
  }

  @Test("parents are notified before children, and an ended registration is silent")
  func order() {
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    let label = UILabel()
    child.view.addSubview(label)
    root.view.addSubview(child.view)
    host.setRoot(root)
    var calls: [String] = []
    let style: [UITrait] = [UITraitUserInterfaceStyle.self]
    label.registerForTraitChanges(style) { (_: UILabel, _) in calls.append("label") }
    child.registerForTraitChanges(style) { (_: UIViewController, _) in calls.append("child") }
    root.view.registerForTraitChanges(style) { (_: UIView, _) in calls.append("view") }
    let registration = root.registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance
    ) { (_: UIViewController, previous) in
      calls.append("root \(previous.userInterfaceStyle == .light)")
    }
    host.beginTrace()
    host.changeOptions("userInterfaceStyle", "dark") { $0.userInterfaceStyle = .dark }
    #expect(calls == ["root true", "view", "child", "label"])
    let traced = host.takeTrace().entries.filter { $0.method == "registeredTraitChange" }
    #expect(traced.count == 4)
    #expect(traced.first?.arguments == "userInterfaceStyle light → dark")
    calls = []
    root.unregisterForTraitChanges(registration)
    host.changeOptions("userInterfaceStyle", "light") { $0.userInterfaceStyle = .light }
    #expect(calls == ["view", "child", "label"])
  }

  @Test("overrides reach descendants, and can be removed")
  func overrides() {
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = UIViewController()
    let box = UIView()
    let inner = UIView()
    box.addSubview(inner)
    root.view.addSubview(box)
    host.setRoot(root)
    box.traitOverrides.userInterfaceStyle = .dark
    box.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(box.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    box.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!box.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    root.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(root.view.traitCollection.horizontalSizeClass == .regular)
    #expect(host.window.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("an app's own traits propagate and are announced, and dynamic colours may follow them")
  func ownTraits() {
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = UIViewController()
    let box = UIView()
    root.view.addSubview(box)
    box.backgroundColor = UIColor { traits in traits[AccentTrait.self] == "red" ? .red : .blue }
    host.setRoot(root)
    #expect(box.traitCollection[ContainedTrait.self] == false)
    #expect(box.traitCollection[AccentTrait.self] == "blue")
    var calls = 0
    box.registerForTraitChanges([ContainedTrait.self]) { (box: UIView, previous) in
      #expect(!previous[ContainedTrait.self] && box.traitCollection[ContainedTrait.self])
      calls += 1
    }
    root.traitOverrides.isContained = true
    #expect(calls == 1)
    root.traitOverrides.isContained = true
    #expect(calls == 1)
    let before = box.layer.backgroundColor
    root.traitOverrides[AccentTrait.self] = "red"
    #expect(box.layer.backgroundColor != before)
    #expect(root.traitOverrides.contains(AccentTrait.self))
    root.traitOverrides.remove(AccentTrait.self)
    #expect(box.layer.backgroundColor == before)
  }

  @Test("collections are created and changed by closures")
  func mutations() {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = .regular
      $0.isContained = true
    }
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits[ContainedTrait.self])
    let other = traits.modifyingTraits { $0.isContained = false }
    #expect(!other[ContainedTrait.self])
    #expect(other != traits)
    #expect(traits.modifyingTraits { _ in } === traits)
    let merged = UITraitCollection(traitsFrom: [other, traits])
    #expect(merged == traits)
    #expect(merged.containsTraits(in: traits))
  }

  @Test("text size, direction and contrast reach visible views, with layout after them")
  func settings() {
    final class Listener: @unchecked Sendable { var values: [String] = [] }
    let host = SimulationHost(device: .iPhoneX, os: "17.0")
    let root = Root()
    host.setRoot(root)
    let listener = Listener()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: host.application, queue: nil
    ) { note in
      let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      listener.values.append(value ?? "")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    root.calls = []
    host.changeOptions("contentSizeCategory", "XL") { $0.contentSizeCategory = .extraLarge }
    #expect(listener.values == [UIContentSizeCategory.extraLarge.rawValue])
    #expect(root.calls == ["callback", "layout"])
    #expect(root.traitCollection.preferredContentSizeCategory == .extraLarge)
    host.changeOptions("layoutDirection", "rightToLeft") { $0.layoutDirection = .rightToLeft }
    #expect(root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    host.changeOptions("contrast", "high") { $0.accessibilityContrast = .high }
    #expect(root.traitCollection.accessibilityContrast == .high)
    #expect(listener.values.count == 1)
  }
}
