import Devices
import Testing

@testable import UIKit

@MainActor
struct SplitViewControllerTests {
  private func frame(_ controller: UIViewController?) -> CGRect? {
    guard let view = controller?.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  private func oldStyle() -> (UISplitViewController, UINavigationController, UIViewController) {
    let split = UISplitViewController()
    let primary = UINavigationController(rootViewController: UIViewController())
    let secondary = UIViewController()
    split.viewControllers = [primary, secondary]
    return (split, primary, secondary)
  }

  @Test("an iPad has 320 next to the rest in landscape, only the secondary controller in portrait")
  func pad() {
    let host = SimulationHost(device: .iPadAir2, os: "12.0", orientation: .landscapeLeft)
    let (split, primary, secondary) = oldStyle()
    host.setRoot(split)
    #expect(split.displayMode == .allVisible && !split.isCollapsed)
    #expect(split.primaryColumnWidth == 320)
    #expect(frame(primary) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(frame(secondary) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(primary.traitCollection.horizontalSizeClass == .compact)
    #expect(secondary.traitCollection.horizontalSizeClass == .regular)
    host.turn(to: .portrait)
    #expect(split.displayMode == .primaryHidden)
    #expect(frame(primary) == nil)
    #expect(frame(secondary) == CGRect(x: 0, y: 0, width: 768, height: 1024))
    split.preferredDisplayMode = .primaryOverlay
    host.settle()
    #expect(frame(primary) == CGRect(x: 0, y: 0, width: 0.4 * 768, height: 1024))
    #expect(frame(secondary)?.width == 768)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("three columns in landscape below 1366 points: the secondary and supplementary ones")
  func automaticModeOfThreeColumns() {
    for (device, mode) in [
      (Device.iPadPro11, UISplitViewController.DisplayMode.oneBesideSecondary),
      (.iPadPro12_9_3, .twoBesideSecondary),
    ] {
      let host = SimulationHost(device: device, os: "16.0", orientation: .landscapeLeft)
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(UIViewController(), for: column)
      }
      host.setRoot(split)
      #expect(split.displayMode == mode, "\(device.id)")
      host.turn(to: .portrait)
      #expect(split.displayMode == .secondaryOnly, "\(device.id)")
    }
  }

  @Test("the delegate chooses the mode in which columns expand")
  func modeOnExpanding() {
    @MainActor final class Chooser: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
          UISplitViewController.DisplayMode
      ) -> UISplitViewController.DisplayMode { .secondaryOnly }
    }
    let host = SimulationHost(device: .iPadPro11, os: "16.0", orientation: .landscapeLeft)
    let split = UISplitViewController(style: .doubleColumn)
    let chooser = Chooser()
    split.delegate = chooser
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    host.setRoot(split)
    #expect(split.displayMode == .oneBesideSecondary)
    host.setMultitasking(.slideOver)
    #expect(split.isCollapsed)
    host.setMultitasking(.fullScreen)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("widths: fraction, minimum, maximum; the primary column may be trailing")
  func widths() {
    let host = SimulationHost(device: .iPadAir2, os: "12.0", orientation: .landscapeLeft)
    let (split, primary, _) = oldStyle()
    host.setRoot(split)
    split.maximumPrimaryColumnWidth = 400
    #expect(split.primaryColumnWidth == 400)
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(split.primaryColumnWidth == 256)
    split.minimumPrimaryColumnWidth = 300
    #expect(split.primaryColumnWidth == 300)
    split.primaryEdge = .trailing
    host.settle()
    #expect(frame(primary) == CGRect(x: 724, y: 0, width: 300, height: 768))
  }

  @Test("a phone stacks the controllers; a Plus phone has them side by side in landscape")
  func phone() {
    let host = SimulationHost(device: .iPhone8Plus, os: "12.0")
    let (split, primary, secondary) = oldStyle()
    host.setRoot(split)
    #expect(split.isCollapsed)
    #expect(primary.viewControllers.count == 2 && primary.topViewController === secondary)
    #expect(frame(secondary)?.size == CGSize(width: 414, height: 736))
    host.turn(to: .landscapeLeft)
    #expect(!split.isCollapsed)
    #expect(primary.viewControllers.count == 1)
    #expect(secondary.parent === split)
    #expect(frame(primary)?.width == 0.4 * 736)
    #expect(frame(secondary)?.maxX == 736)
    host.turn(to: .portrait)
    #expect(split.isCollapsed && primary.topViewController === secondary)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the delegate may drop the secondary controller on collapsing, and return one on expanding")
  func delegate() {
    @MainActor final class Picky: NSObject, UISplitViewControllerDelegate {
      let other = UIViewController()
      func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
      func splitViewController(
        _ splitViewController: UISplitViewController,
        separateSecondaryFrom primaryViewController: UIViewController
      ) -> UIViewController? { other }
    }
    let host = SimulationHost(device: .iPhoneXR, os: "13.0")
    let (split, primary, _) = oldStyle()
    let picky = Picky()
    split.delegate = picky
    host.setRoot(split)
    #expect(primary.viewControllers.count == 1)
    #expect(frame(primary)?.size == CGSize(width: 414, height: 896))
    host.turn(to: .landscapeLeft)
    #expect(frame(picky.other)?.maxX == 896)
    #expect(split.viewControllers.last === picky.other)
  }

  @Test("columns are embedded in navigation controllers, and shown and hidden")
  func columns() {
    let host = SimulationHost(device: .iPadPro11, os: "17.0", orientation: .landscapeLeft)
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    host.setRoot(split)
    #expect(split.viewController(for: .primary) === primary)
    #expect(primary.navigationController?.parent === split)
    #expect(primary.splitViewController === split)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(frame(primary)?.width == 320)
    #expect(frame(secondary)?.minX == 320.5)
    #expect(primary.view.safeAreaInsets.top == 74)
    split.hide(.primary)
    host.settle()
    #expect(split.displayMode == .secondaryOnly && frame(primary) == nil)
    #expect(frame(secondary)?.width == 1194)
    split.show(.primary)
    host.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    host.turn(to: .portrait)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    host.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(primary)?.width == 320 && frame(secondary)?.width == 834)
    split.displayModeButtonItem.primaryAction?.perform(sender: nil)
    host.settle()
    #expect(split.displayMode == .secondaryOnly)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("three columns, and none if the style has none")
  func triple() {
    let host = SimulationHost(device: .iPadPro12_9_3, os: "17.0", orientation: .landscapeLeft)
    let split = UISplitViewController(style: .tripleColumn)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let children = columns.map { _ in UIViewController() }
    for (column, child) in zip(columns, children) { split.setViewController(child, for: column) }
    host.setRoot(split)
    #expect(split.displayMode == .twoBesideSecondary)
    #expect(children.compactMap { frame($0)?.minX } == [0, 320.5, 641])
    split.preferredDisplayMode = .oneBesideSecondary
    host.settle()
    #expect(frame(children[0]) == nil)
    #expect(frame(children[1])?.minX == 0)
    #expect(frame(children[2])?.width == 1366 - 320.5)
    #expect(host.takeIssues().isEmpty)
    split.viewControllers = []
    UISplitViewController().setViewController(UIViewController(), for: .primary)
    UISplitViewController(style: .doubleColumn).setViewController(nil, for: .supplementary)
    #expect(host.takeIssues().count == 3)
  }

  @Test("columns collapse onto the first one or to the compact column; the delegate picks the top")
  func collapsedColumns() {
    @MainActor final class Top: NSObject, UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column {
        #expect(proposedTopColumn == .secondary)
        return .primary
      }
    }
    let host = SimulationHost(device: .iPhone15ProMax, os: "17.0")
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    host.setRoot(split)
    #expect(split.isCollapsed)
    #expect(frame(secondary)?.size == CGSize(width: 430, height: 932))
    #expect(secondary.navigationController === primary.navigationController)
    split.show(.primary)
    host.settle()
    #expect(frame(primary) != nil && frame(secondary) == nil)
    split.show(.secondary)
    host.settle()
    #expect(frame(secondary) != nil)
    host.turn(to: .landscapeLeft)
    #expect(!split.isCollapsed)
    #expect(secondary.navigationController !== primary.navigationController)
    #expect(frame(primary)?.width == 320)

    let other = UISplitViewController(style: .doubleColumn)
    let top = Top()
    other.delegate = top
    let first = UIViewController()
    other.setViewController(first, for: .primary)
    other.setViewController(UIViewController(), for: .secondary)
    host.turn(to: .portrait)
    host.setRoot(other)
    #expect(frame(first)?.width == 430)

    let third = UISplitViewController(style: .doubleColumn)
    let compact = UIViewController()
    third.setViewController(UIViewController(), for: .primary)
    third.setViewController(UIViewController(), for: .secondary)
    third.setViewController(compact, for: .compact)
    host.setRoot(third)
    #expect(frame(compact)?.width == 430)
    #expect(compact.navigationController == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("showDetailViewController replaces the secondary controller, or pushes it on the stack")
  func showDetail() {
    let host = SimulationHost(device: .iPadAir2, os: "12.0", orientation: .landscapeLeft)
    let (split, primary, old) = oldStyle()
    host.setRoot(split)
    let new = UIViewController()
    primary.topViewController?.showDetailViewController(new, sender: nil)
    host.settle()
    #expect(frame(old) == nil && old.parent == nil)
    #expect(frame(new)?.minX == 320.5)

    let phone = SimulationHost(device: .iPhone8, os: "12.0")
    let (collapsed, stack, first) = oldStyle()
    phone.setRoot(collapsed)
    #expect(stack.topViewController === first)
    let second = UIViewController()
    collapsed.showDetailViewController(second, sender: nil)
    phone.settle()
    #expect(stack.topViewController === second && stack.viewControllers.count == 2)
    #expect(phone.takeIssues().isEmpty && host.takeIssues().isEmpty)
  }

  @Test("B1: columns receive their own sizes before a rotation; a hidden one isn't laid out")
  func turning() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPadAir2, os: "12.0", orientation: .landscapeLeft)
    let split = UISplitViewController()
    let primary = LoggingController("primary", log)
    let secondary = LoggingController("secondary", log)
    split.viewControllers = [primary, secondary]
    host.setRoot(split)
    _ = log.take()
    host.turn(to: .portrait)
    let entries = log.take()
    #expect(entries.contains("secondary.viewWillTransition(to: 768x1024)"))
    #expect(entries.contains("secondary.alongside(768x1024)"))
    #expect(entries.contains("primary.viewWillDisappear"))
    #expect(!entries.contains("primary.viewDidLayoutSubviews"))
  }

  @Test("A5: a split view controller's own override counts, its delegate's before it")
  func orientations() {
    final class Sideways: NSObject, UISplitViewControllerDelegate {
      func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    _ = SimulationHost(device: .iPadAir2, os: "12.0")
    let split = UISplitViewController()
    #expect(split.supportedInterfaceOrientations == .all)
    let delegate = Sideways()
    split.delegate = delegate
    #expect(split.supportedInterfaceOrientations == .landscape)
  }
}
