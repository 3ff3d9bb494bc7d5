import Devices
import Testing

@testable import UIKit

/// The size that `viewWillTransition(to:with:)` announces is the size that the view gets.
@MainActor
struct ToldSizeTests {
  /// How the observed controller is contained.
  enum Container: String, CaseIterable {
    case none, child, stack, opaqueStack, clippedStack, tabs, opaqueTabs, clippedInTabs
    case stackInTabs, clippedStackInTabs, stackInOpaqueTabs, pages, classicSplit, doubleSplit
    case tripleSplit, splitInTabs
  }

  /// How the observed controller, or the container around it, appears on the screen.
  enum Showing: String, CaseIterable {
    case root, fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet
    case smallFormSheet, mediumSheet, attachedSheet, popover, largePopover, barPopover
  }

  private final class Observed: UIViewController {
    var told: CGSize?
    var sizeBefore = CGSize.zero
    var sizeAlongside: CGSize?

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told = size
      coordinator.animate { [weak self] _ in self?.sizeAlongside = self?.view.bounds.size }
    }

    func watch() {
      told = nil
      sizeAlongside = nil
      sizeBefore = viewIfLoaded?.bounds.size ?? .zero
    }

    /// The fault after a change; nil if there is none.
    func fault(wasShown: Bool) -> String? {
      guard wasShown, viewIfLoaded?.window != nil else { return nil }
      let got = view.bounds.size
      func isNear(_ a: CGSize, _ b: CGSize) -> Bool {
        abs(a.width - b.width) < 0.51 && abs(a.height - b.height) < 0.51
      }
      guard let told else {
        return isNear(got, sizeBefore) ? nil : "told nothing, \(sizeBefore) became \(got)"
      }
      if !isNear(told, got) { return "told \(told), got \(got)" }
      if let sizeAlongside, !isNear(sizeAlongside, got) {
        return "alongside \(sizeAlongside), got \(got)"
      }
      return nil
    }
  }

  private final class Half: UIViewController {
    override func size(
      forChildContentContainer container: UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      CGSize(width: parentSize.width / 2, height: parentSize.height)
    }

    override func viewWillLayoutSubviews() {
      children.first?.view.frame = CGRect(
        x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
    }
  }

  private func build(_ container: Container) -> (UIViewController, [Observed]) {
    let observed = Observed()
    func stack(_ controller: UIViewController = UIViewController()) -> UINavigationController {
      UINavigationController(rootViewController: controller)
    }
    func tabs(_ controller: UIViewController) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller, UIViewController()]
      return tabs
    }
    switch container {
    case .none: return (observed, [observed])
    case .child:
      let half = Half()
      half.addChild(observed)
      half.view.addSubview(observed.view)
      return (half, [observed])
    case .stack: return (stack(observed), [observed])
    case .opaqueStack:
      let stack = stack(observed)
      stack.navigationBar.isTranslucent = false
      return (stack, [observed])
    case .clippedStack:
      observed.edgesForExtendedLayout = []
      let stack = stack(observed)
      stack.setToolbarHidden(false, animated: false)
      return (stack, [observed])
    case .tabs: return (tabs(observed), [observed])
    case .opaqueTabs:
      let tabs = tabs(observed)
      tabs.tabBar.isTranslucent = false
      return (tabs, [observed])
    case .clippedInTabs:
      observed.edgesForExtendedLayout = []
      return (tabs(observed), [observed])
    case .stackInTabs: return (tabs(stack(observed)), [observed])
    case .clippedStackInTabs:
      observed.edgesForExtendedLayout = []
      return (tabs(stack(observed)), [observed])
    case .stackInOpaqueTabs:
      let tabs = tabs(stack(observed))
      tabs.tabBar.isTranslucent = false
      return (tabs, [observed])
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([observed], direction: .forward, animated: false)
      return (pages, [observed])
    case .classicSplit, .splitInTabs:
      let split = UISplitViewController()
      let list = Observed()
      observed.edgesForExtendedLayout = container == .splitInTabs ? [] : .all
      split.viewControllers = [stack(list), stack(observed)]
      return (container == .splitInTabs ? tabs(split) : split, [list, observed])
    case .doubleSplit:
      let split = UISplitViewController(style: .doubleColumn)
      let list = Observed()
      split.setViewController(list, for: .primary)
      split.setViewController(observed, for: .secondary)
      return (split, [list, observed])
    case .tripleSplit:
      let split = UISplitViewController(style: .tripleColumn)
      split.preferredDisplayMode = .twoBesideSecondary
      let others = [Observed(), Observed()]
      split.setViewController(others[0], for: .primary)
      split.setViewController(others[1], for: .supplementary)
      split.setViewController(observed, for: .secondary)
      return (split, others + [observed])
    }
  }

  private func present(
    _ controller: UIViewController, _ showing: Showing, on root: UIViewController
  ) {
    let styles: [Showing: UIModalPresentationStyle] = [
      .fullScreen: .fullScreen, .overFullScreen: .overFullScreen,
      .currentContext: .currentContext, .overCurrentContext: .overCurrentContext,
      .pageSheet: .pageSheet, .formSheet: .formSheet, .smallFormSheet: .formSheet,
      .mediumSheet: .pageSheet, .attachedSheet: .pageSheet, .popover: .popover,
      .largePopover: .popover, .barPopover: .popover,
    ]
    controller.modalPresentationStyle = styles[showing] ?? .fullScreen
    switch showing {
    case .smallFormSheet: controller.preferredContentSize = CGSize(width: 300, height: 350)
    case .mediumSheet: controller.sheetPresentationController?.detents = [.medium()]
    case .attachedSheet:
      controller.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
    case .popover, .barPopover:
      controller.preferredContentSize = CGSize(width: 260, height: 240)
    default: break
    }
    if showing == .barPopover {
      controller.popoverPresentationController?.barButtonItem =
        root.navigationItem.rightBarButtonItem
    } else if controller.modalPresentationStyle == .popover {
      let source = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 40))
      root.view.addSubview(source)
      controller.popoverPresentationController?.sourceView = source
    }
    root.present(controller, animated: false)
  }

  struct Screen: Sendable, CustomTestStringConvertible {
    var device: Device
    var os: OSVersion
    var testDescription: String { "\(device.id) \(os)" }
  }

  nonisolated static let screens: [Screen] = [
    Screen(device: .iPhone7, os: "8.4"), Screen(device: .iPhone8, os: "12.0"),
    Screen(device: .iPhone6Plus, os: "10.3"), Screen(device: .iPhone8Plus, os: "12.0"),
    Screen(device: .iPhoneX, os: "11.2"), Screen(device: .iPhoneXR, os: "13.0"),
    Screen(device: .iPhone12, os: "15.0"), Screen(device: .iPhone15ProMax, os: "17.0"),
    Screen(device: .iPhone17, os: "26.0"), Screen(device: .iPhone17ProMax, os: "26.1"),
    Screen(device: .iPadAir2, os: "9.3"), Screen(device: .iPadAir2, os: "12.0"),
    Screen(device: .iPadPro11, os: "13.0"), Screen(device: .iPadPro11, os: "17.5"),
    Screen(device: .iPadPro12_9_3, os: "18.0"), Screen(device: .iPadAir5, os: "26.1"),
  ]

  @Test(
    "announced sizes are applied: every container in every presentation, rotated and resized",
    arguments: screens)
  func everyCombination(screen: Screen) {
    var faults: [String] = []
    for container in Container.allCases {
      for showing in Showing.allCases {
        faults += self.faults(container, showing, on: screen)
      }
    }
    let first = faults.prefix(20).joined(separator: "\n")
    #expect(faults.count == 0, "\(first)")
  }

  private func faults(
    _ container: Container, _ showing: Showing, on screen: Screen
  ) -> [String] {
    let host = SimulationHost(device: screen.device, os: screen.os)
    let (shown, observed) = build(container)
    if showing == .root {
      host.setRoot(shown)
    } else {
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: nil)
      host.setRoot(UINavigationController(rootViewController: root))
      present(shown, showing, on: root)
      host.settle()
    }
    var faults: [String] = []
    func check(_ name: String, _ change: () -> Void) {
      let visible = observed.map { $0.viewIfLoaded?.window != nil }
      for one in observed { one.watch() }
      change()
      for (index, one) in observed.enumerated() {
        if let fault = one.fault(wasShown: visible[index]) {
          faults.append("\(container) \(showing) \(name) #\(index): \(fault)")
        }
      }
    }
    check("to landscape") { host.turn(to: .landscapeLeft) }
    check("to portrait") { host.turn(to: .portrait) }
    if screen.device.idiom == .pad,
      host.device.width(
        of: .slideOver, os: host.os, orientation: .portrait) != nil
    {
      check("to Slide Over") { host.setMultitasking(.slideOver) }
      check("turned there") { host.turn(to: .landscapeRight) }
      check("to two thirds") { host.setMultitasking(.splitView(.twoThirds)) }
      check("to half") { host.setMultitasking(.splitView(.oneHalf)) }
      check("to full screen") { host.setMultitasking(.fullScreen) }
    }
    return faults
  }

  private final class Alert: UIAlertController {
    var told: CGSize?

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told = size
    }
  }

  @Test("announced sizes are applied: alerts and action sheets", arguments: screens)
  func alerts(screen: Screen) {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let host = SimulationHost(device: screen.device, os: screen.os)
      let root = UIViewController()
      host.setRoot(root)
      let alert = Alert(title: "Title", message: "Message", preferredStyle: style)
      for title in ["One", "Two", "Three"] {
        alert.addAction(UIAlertAction(title: title, style: .default))
      }
      alert.popoverPresentationController?.sourceView = root.view
      alert.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 60, width: 80, height: 30)
      root.present(alert, animated: false)
      host.settle()
      for orientation in [UIDeviceOrientation.landscapeLeft, .portrait] {
        alert.told = nil
        let before = alert.view.bounds.size
        host.turn(to: orientation)
        #expect(alert.view.bounds.size == alert.told ?? before, "\(style) \(orientation)")
      }
      #expect(host.takeIssues().isEmpty)
    }
  }
}
