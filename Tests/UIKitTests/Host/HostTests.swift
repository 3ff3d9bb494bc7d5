import Devices
import Testing
import UIKit

@MainActor
struct HostTests {
  @Test("global accessors answer for the most recently used host")
  func current() {
    let x = SimulationHost(device: .iPhoneX, os: "11.2")
    let pad = SimulationHost(device: .iPadPro11, os: "17.0")
    #expect(UIScreen.main.bounds.size == CGSize(width: 834, height: 1194))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.systemName == "iPadOS")
    x.setRoot(UIViewController())
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 812))
    #expect(UIScreen.main.scale == 3)
    #expect(UIDevice.current.systemVersion == "11.2")
    #expect(UIDevice.current.name == "iPhone X")
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    #expect(UIApplication.shared.keyWindow === x.window)
    #expect(UIApplication.shared.windows.count == 1)
    pad.settle()
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
  }

  @Test("the default window fills the screen, is hidden, and belongs to the scene")
  func windows() {
    let host = SimulationHost(device: .iPhone8Plus, os: "12.0")
    let window = UIWindow()
    #expect(window.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
    #expect(window.isHidden && host.application.windows.isEmpty)
    #expect(window.window === window)
    let root = UIViewController()
    window.rootViewController = root
    #expect(!root.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(root.view.window === window && window.isKeyWindow)
    #expect(window.windowScene?.interfaceOrientation == .portrait)
    #expect(host.screen.nativeScale < 3 && host.screen.scale == 3)
    let alert = UIWindow()
    alert.windowLevel = .alert
    alert.isHidden = false
    let plain = UIWindow()
    plain.isHidden = false
    #expect(host.application.windows == [window, plain, alert])
    #expect(window.isKeyWindow)
    plain.isHidden = true
    #expect(host.application.windows == [window, alert])
  }

  @Test("an orientation that the hardware lacks becomes portrait, with an issue")
  func impossibleStart() {
    let host = SimulationHost(
      device: .iPhoneX, os: "12.0", orientation: .portraitUpsideDown)
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.takeIssues().count == 1)
  }

  @Test("animations are at their end at once; completions run on settling, by their end times")
  func animations() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
    let view = UIView()
    var order: [String] = []
    UIView.animate(withDuration: 2) {
      view.alpha = 0.5
      #expect(UIView.inheritedAnimationDuration == 2)
    } completion: { _ in
      order.append("slow")
    }
    UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseIn]) {
      view.alpha = 0.25
    } completion: { finished in
      order.append("quick \(finished)")
      UIView.animate(withDuration: 1, animations: {}) { _ in order.append("next") }
    }
    UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: {}) { _ in
      order.append("never")
    }
    #expect(view.alpha == 0.25)
    #expect(order == [])
    host.settle()
    #expect(order == ["quick true", "next", "slow"])
    #expect(host.time == 2)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("animations that start one another endlessly are cut off with an issue")
  func endlessAnimation() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    host.setRoot(UIViewController())
    var count = 0
    func pulse() {
      UIView.animate(withDuration: 1, animations: { count += 1 }) { _ in pulse() }
    }
    pulse()
    host.settle()
    #expect(count == 61)
    #expect(host.takeIssues().count == 1)
    func instant() {
      UIView.animate(withDuration: 0, animations: {}) { _ in instant() }
    }
    instant()
    host.settle()
    #expect(host.takeIssues().count == 1)
  }

  @Test("layout that never settles is cut off with an issue that names the view")
  func endlessLayout() {
    final class Restless: UIView {
      override func layoutSubviews() { superview?.setNeedsLayout() }
    }
    final class Box: UIView {
      override func layoutSubviews() { subviews[0].setNeedsLayout() }
    }
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    let restless = Restless()
    restless.accessibilityIdentifier = "restless"
    let box = Box()
    box.addSubview(restless)
    root.view.addSubview(box)
    host.setRoot(root)
    let issues = host.takeIssues()
    #expect(issues.count == 1)
    #expect(issues.first?.location.contains("Box") == true)
    #expect(issues.first?.problem.contains("restless") == true)
  }

  @Test("layout that requests another pass from its superviews settles")
  func feedback() {
    final class Growing: UIView {
      override func layoutSubviews() {
        guard let superview, superview.bounds.height < 100 else { return }
        superview.bounds.size.height += 10
      }
    }
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let growing = Growing(frame: box.bounds)
    growing.autoresizingMask = [.flexibleHeight]
    box.addSubview(growing)
    root.view.addSubview(box)
    host.setRoot(root)
    #expect(box.bounds.height == 100 && growing.bounds.height == 100)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the layout tree lists classes, geometry and insets")
  func layoutTree() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = UIViewController()
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.accessibilityIdentifier = "inner"
    inner.bounds.origin.y = 9
    inner.alpha = 0.5
    inner.transform = CGAffineTransform(translationX: 5, y: 0)
    root.view.addSubview(inner)
    host.setRoot(root)
    let window = host.layoutTree().root
    #expect(window.className == "UIWindow")
    let view = window.children[0]
    #expect(view["safeAreaInsets"] == .insets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(view["layoutMargins"] == .insets(top: 44, left: 16, bottom: 34, right: 16))
    let node = view.children[0]
    #expect(node.identifier == "inner")
    #expect(node["frame"] == .rect(x: 6, y: 2, width: 3, height: 4))
    #expect(node["boundsOrigin"] == .point(x: 0, y: 9))
    #expect(node["alpha"] == .number(0.5))
    #expect(node["transform"] == .text("1 0 0 1 5 0"))
    #expect(node["hidden"] == nil && view["alpha"] == nil)
    #expect(host.layoutTree() == host.layoutTree())
  }

  @Test("windows are drawn from back to front, each in its place")
  func windowPictures() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let root = UIViewController()
    root.view.backgroundColor = .red
    let small = UIWindow(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    small.backgroundColor = .green
    small.isHidden = false
    host.setRoot(root)
    func fills() -> [RGBA] {
      host.displayList().commands.compactMap { command in
        if case .fillRect(_, let color) = command { color } else { nil }
      }
    }
    let red = RGBA(red: 1, green: 0, blue: 0)
    let green = RGBA(red: 0, green: 1, blue: 0)
    #expect(fills() == [green, red])
    small.windowLevel = .alert
    #expect(fills() == [red, green])
    small.isHidden = true
    #expect(fills() == [red])
  }

  @Test("hosts don't retain each other, their windows or their controllers")
  func lifetimes() {
    weak var host: SimulationHost?
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let first = SimulationHost(device: .iPhoneX, os: "12.0")
      let root = UIViewController()
      first.setRoot(root)
      first.turn(to: .landscapeLeft)
      _ = first.layoutTree()
      host = first
      controller = root
      view = root.view
    }
    _ = SimulationHost(device: .iPhone8, os: "12.0").screen
    #expect(host == nil && controller == nil && view == nil)
  }

  @Test(
    "a controller that is presenting goes with its host",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover,
      .currentContext, .overCurrentContext,
    ])
  func lifetimesOfPresentations(style: UIModalPresentationStyle) {
    weak var host: SimulationHost?
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    do {
      let first = SimulationHost(device: .iPadPro11, os: "15.0")
      let (root, other) = (UIViewController(), UIViewController())
      first.setRoot(root)
      other.modalPresentationStyle = style
      other.popoverPresentationController?.sourceView = root.view
      first.use {
        root.present(other, animated: false)
        first.settle()
      }
      #expect(root.presentedViewController === other)
      (host, presenter, presented) = (first, root, other)
    }
    _ = SimulationHost(device: .iPhone8, os: "12.0").screen
    #expect(host == nil && presenter == nil && presented == nil)
  }
}

@MainActor
struct TraitTests {
  @Test("collections merge, the last one wins, and unspecified traits stay")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 2)
    #expect(merged.horizontalSizeClass == .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(merged == UITraitCollection(traitsFrom: [merged]))
    #expect(merged.hash == UITraitCollection(traitsFrom: [merged]).hash)
    #expect(
      merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test("a window's style reaches controllers and views; an override stops it")
  func style() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = LoggingController("root", log)
    let child = LoggingController("child", log)
    child.overrideUserInterfaceStyle = .light
    root.load = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    host.setRoot(root)
    _ = log.take()
    host.window.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(log.take() == ["root.traitCollectionDidChange(old)"])
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(log.take() == ["child.traitCollectionDidChange(old)"])
  }

  @Test("a parent overrides a child's size class")
  func childOverride() {
    let host = SimulationHost(device: .iPadPro11, os: "15.0")
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    host.setRoot(root)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(root.view.traitCollection.horizontalSizeClass == .regular)
    root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("layout and drawing run under the view's own traits")
  func currentTraits() {
    final class Asking: UIView {
      var style = UIUserInterfaceStyle.unspecified
      override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
    }
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let root = UIViewController()
    let view = Asking()
    view.overrideUserInterfaceStyle = .dark
    root.view.addSubview(view)
    host.setRoot(root)
    #expect(view.style == .dark)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("a right-to-left device mirrors content that follows it")
  func rightToLeft() {
    var options = SimulationHost.Options()
    options.layoutDirection = .rightToLeft
    let host = SimulationHost(device: .iPhone15, os: "17.0", options: options)
    let root = UIViewController()
    host.setRoot(root)
    #expect(root.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    let view = UIView()
    view.directionalLayoutMargins.leading = 30
    #expect(view.layoutMargins.right == 30)
  }

  @Test("text sizes are ordered")
  func categories() {
    #expect(UIContentSizeCategory.extraSmall < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
