import Devices
import TestSupport
import Testing

@testable import UIKit

/// A navigation controller with one plain controller, on a screen.
@MainActor
struct NavigationScreen {
  let host: SimulationHost
  let controller: UINavigationController
  let root: UIViewController

  init(
    _ device: Device, _ os: OSVersion? = nil, _ orientation: UIInterfaceOrientation = .portrait,
    root: UIViewController? = nil, configure: (UINavigationController) -> Void = { _ in }
  ) {
    host = SimulationHost(device: device, os: os, orientation: orientation)
    self.root = root ?? UIViewController()
    controller = UINavigationController(rootViewController: self.root)
    configure(controller)
    host.setRoot(controller)
  }

  var bar: CGRect { controller.navigationBar.frame }
}

@MainActor
struct NavigationFrameTests {
  @Test("E1: navigation bars of iOS 11 in portrait")
  func recordedFrames() {
    let cases: [(Device, CGRect)] = [
      (.iPhoneSE, CGRect(x: 0, y: 20, width: 320, height: 44)),
      (.iPhone7, CGRect(x: 0, y: 20, width: 375, height: 44)),
      (.iPhone8, CGRect(x: 0, y: 20, width: 375, height: 44)),
      (.iPhone7Plus, CGRect(x: 0, y: 20, width: 414, height: 44)),
      (.iPhone8Plus, CGRect(x: 0, y: 20, width: 414, height: 44)),
      (.iPhoneX, CGRect(x: 0, y: 44, width: 375, height: 44)),
    ]
    var tally = TruthTally()
    for (device, frame) in cases {
      let screen = NavigationScreen(device, "11.2")
      #expect(screen.bar == frame)
      tally.add(screen.bar == frame)
      #expect(screen.root.view.frame == screen.host.geometry.bounds)
      #expect(screen.root.view.safeAreaInsets.top == frame.maxY)
    }
    #expect(tally == TruthSet["navigationBars"])
  }

  @Test("E1: bars and the remaining area, on every device, OS range and orientation")
  func everyScreen() {
    let releases: [OSVersion] = [
      "7.0", "8.0", "9.3", "10.3", "11.2", "12.4", "13.0", "14.4", "15.5", "16.2", "17.2", "18.3",
      "26.0",
    ]
    var screens = 0
    for device in Device.all {
      for os in releases where device.runs(os) {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
          let screen = NavigationScreen(device, os, orientation)
          let geometry = screen.host.geometry
          let insets = geometry.contentInsets(inNavigationBar: true, inTabBar: false)
          let expected = UIEdgeInsets(
            top: insets?.top ?? -1, left: insets?.left ?? -1, bottom: insets?.bottom ?? -1,
            right: insets?.right ?? -1)
          let (bar, expectedBar) = (screen.bar, geometry.navigationBar)
          #expect(abs(bar.minY - expectedBar.minY) < 1e-9, "\(device.id) \(os) \(orientation)")
          #expect(bar.size == expectedBar.size && bar.minX == 0)
          if os.major >= 11 {
            #expect(
              screen.root.view.safeAreaInsets == expected, "\(device.id) \(os) \(orientation)")
          } else {
            #expect(screen.root.topLayoutGuide.length == expected.top)
            #expect(screen.root.bottomLayoutGuide.length == expected.bottom)
          }
          #expect(screen.host.takeIssues().isEmpty)
          screens += 1
        }
      }
    }
    #expect(screens > 500)
  }

  @Test("E3: the safe area is zero in viewDidLoad, set by viewDidLayoutSubviews, new on rotation")
  func timing() {
    final class Root: UIViewController {
      var atLoad: UIEdgeInsets?
      var atLayout: [UIEdgeInsets] = []
      override func viewDidLoad() { atLoad = view.safeAreaInsets }
      override func viewDidLayoutSubviews() { atLayout.append(view.safeAreaInsets) }
    }
    let root = Root()
    let screen = NavigationScreen(.iPhoneX, "11.2", root: root)
    #expect(root.atLoad == .zero)
    #expect(root.atLayout.first == UIEdgeInsets(88, 0, 34, 0))
    root.atLayout = []
    screen.host.turn(to: .landscapeLeft)
    #expect(root.atLayout == [UIEdgeInsets(32, 44, 21, 44)])
    screen.host.turn(to: .portrait)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(88, 0, 34, 0))
  }

  @Test("a rotation notifies the child of its insets once")
  func oneChange() {
    final class Root: UIViewController {
      var seen: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { seen.append(view.safeAreaInsets) }
    }
    let root = Root()
    let screen = NavigationScreen(.iPhone8, "12.0", root: root)
    #expect(root.seen == [UIEdgeInsets(64, 0, 0, 0)])
    screen.host.turn(to: .landscapeRight)
    #expect(root.seen == [UIEdgeInsets(64, 0, 0, 0), UIEdgeInsets(32, 0, 0, 0)])
  }

  @Test("the view hierarchy is UIKit's")
  func tree() {
    let screen = NavigationScreen(.iPhone8, "12.0")
    var names: [String] = []
    var view: UIView? = screen.root.view
    while let current = view {
      names.append("\(type(of: current))")
      view = current.superview
    }
    #expect(
      names == [
        "UIView", "UIViewControllerWrapperView", "UINavigationTransitionView",
        "UILayoutContainerView", "UIWindow",
      ])
    #expect(screen.controller.navigationBar.superview === screen.controller.view)
    #expect(screen.controller.view.subviews.count == 2)
  }

  @Test("large titles, prompts and both make the bar higher")
  func zones() {
    let large = NavigationScreen(.iPhoneX, "12.0") { $0.navigationBar.prefersLargeTitles = true }
    #expect(large.bar == CGRect(x: 0, y: 44, width: 375, height: 96))
    #expect(large.root.view.safeAreaInsets.top == 140)
    large.root.navigationItem.prompt = "Prompt"
    large.host.settle()
    #expect(large.bar.height == 126)
    large.root.navigationItem.largeTitleDisplayMode = .never
    large.host.settle()
    #expect(large.bar.height == 74)
    #expect(large.root.view.safeAreaInsets.top == 118)
    large.root.navigationItem.prompt = nil
    large.root.navigationItem.largeTitleDisplayMode = .always
    large.host.turn(to: .landscapeLeft)
    #expect(large.bar == CGRect(x: 0, y: 0, width: 812, height: 32))
    large.host.turn(to: .portrait)
    #expect(large.bar.height == 96)

    // 116 on iOS 11 and 122 from iOS 12 on (hacknicity).
    let pad11 = NavigationScreen(.iPad5, "11.2") { $0.navigationBar.prefersLargeTitles = true }
    #expect(pad11.root.view.safeAreaInsets.top == 116)
    let pad12 = NavigationScreen(.iPad5, "12.0") { $0.navigationBar.prefersLargeTitles = true }
    #expect(pad12.root.view.safeAreaInsets.top == 122)
    let pad26 = NavigationScreen(.iPadA16, "26.1") { $0.navigationBar.prefersLargeTitles = true }
    #expect(pad26.root.view.safeAreaInsets.top == 138)
    let se26 = NavigationScreen(.iPhoneSE3, "26.1") { $0.navigationBar.prefersLargeTitles = true }
    #expect(se26.root.view.safeAreaInsets.top == 116)
    let old = NavigationScreen(.iPhone7, "10.3") { $0.navigationBar.prefersLargeTitles = true }
    #expect(old.bar.height == 44)
  }

  @Test("large titles: automatic items inherit the mode of the item below them")
  func displayModes() {
    let screen = NavigationScreen(.iPhone8, "12.0") { $0.navigationBar.prefersLargeTitles = true }
    let second = UIViewController()
    second.navigationItem.largeTitleDisplayMode = .never
    let third = UIViewController()
    screen.controller.setViewControllers([screen.root, second, third], animated: false)
    screen.host.settle()
    #expect(screen.bar.height == 44)
    third.navigationItem.largeTitleDisplayMode = .always
    screen.host.settle()
    #expect(screen.bar.height == 96)
    third.navigationItem.largeTitleDisplayMode = .inline
    screen.host.settle()
    #expect(screen.bar.height == 44)
    screen.controller.popToRootViewController(animated: false)
    screen.host.settle()
    #expect(screen.bar.height == 96)
  }

  @Test("large titles: an item that is inline or never large has the plain bar")
  func plainTitles() {
    for mode in [UINavigationItem.LargeTitleDisplayMode.inline, .never] {
      let screen = NavigationScreen(.iPhone8, "17.0") {
        $0.navigationBar.prefersLargeTitles = true
      }
      screen.root.navigationItem.largeTitleDisplayMode = mode
      screen.host.settle()
      #expect(screen.bar.height == 44)
      #expect(screen.root.view.safeAreaInsets.top == 64)
    }
  }

  @Test("large titles collapse with scrolled content, and come back with it")
  func collapsing() {
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 375, height: 3000)
    root.view.addSubview(scroll)
    let screen = NavigationScreen(.iPhoneX, "13.0", root: root) {
      $0.navigationBar.prefersLargeTitles = true
    }
    #expect(scroll.contentOffset.y == -140)
    #expect(scroll.adjustedContentInset.top == 140)
    scroll.contentOffset.y = -120
    #expect(screen.bar.height == 76)
    #expect(scroll.adjustedContentInset.top == 120)
    scroll.contentOffset.y = 500
    screen.host.settle()
    #expect(screen.bar.height == 44)
    #expect(scroll.adjustedContentInset.top == 88)
    #expect(scroll.contentOffset.y == 500)
    scroll.contentOffset.y = -140
    screen.host.settle()
    #expect(screen.bar.height == 96)
    screen.host.turn(to: .landscapeLeft)
    #expect(scroll.contentOffset.y == -32)
    screen.host.turn(to: .portrait)
    #expect(screen.bar.height == 96)
    #expect(scroll.contentOffset.y == -140)
  }

  @Test("hidden bars leave the screen's own insets")
  func hiddenBar() {
    let screen = NavigationScreen(.iPhoneX, "12.0")
    screen.controller.setNavigationBarHidden(true, animated: false)
    #expect(screen.controller.navigationBar.isHidden)
    #expect(screen.root.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    screen.controller.isNavigationBarHidden = false
    #expect(screen.root.view.safeAreaInsets.top == 88)
    screen.controller.hidesBarsWhenVerticallyCompact = true
    #expect(screen.root.view.safeAreaInsets.top == 88)
    screen.host.turn(to: .landscapeRight)
    #expect(screen.root.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    screen.host.turn(to: .portrait)
    #expect(screen.root.view.safeAreaInsets.top == 88)
  }

  @Test("toolbars are above the home indicator and show the top controller's items")
  func toolbar() {
    let screen = NavigationScreen(.iPhoneX, "12.0")
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    screen.root.toolbarItems = [item]
    screen.controller.setToolbarHidden(false, animated: false)
    screen.host.settle()
    #expect(screen.controller.toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
    #expect(screen.controller.toolbar.items == [item])
    #expect(screen.root.view.safeAreaInsets == UIEdgeInsets(88, 0, 78, 0))
    screen.host.turn(to: .landscapeLeft)
    #expect(screen.controller.toolbar.frame == CGRect(x: 0, y: 322, width: 812, height: 32))
    #expect(screen.root.view.safeAreaInsets == UIEdgeInsets(32, 44, 53, 44))
    screen.root.hidesBottomBarWhenPushed = true
    screen.host.settle()
    #expect(screen.root.view.safeAreaInsets.bottom == 21)
  }

  @Test("edges that aren't extended end at the bars")
  func extendedEdges() {
    let screen = NavigationScreen(.iPhone8, "11.2") {
      $0.setToolbarHidden(false, animated: false)
    }
    screen.root.edgesForExtendedLayout = []
    screen.host.settle()
    #expect(screen.root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 559))
    #expect(screen.root.view.safeAreaInsets == .zero)
    screen.root.edgesForExtendedLayout = .top
    screen.host.settle()
    #expect(screen.root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 623))
    #expect(screen.root.view.safeAreaInsets == UIEdgeInsets(64, 0, 0, 0))
    screen.host.turn(to: .landscapeLeft)
    #expect(screen.root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 343))
    #expect(screen.root.view.safeAreaInsets == UIEdgeInsets(32, 0, 0, 0))
  }

  @Test("under opaque bars content begins below, unless it includes them")
  func opaqueBars() {
    let screen = NavigationScreen(.iPhone8, "11.2") { $0.navigationBar.isTranslucent = false }
    #expect(screen.root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(screen.root.view.safeAreaInsets == .zero)
    screen.root.extendedLayoutIncludesOpaqueBars = true
    screen.host.settle()
    #expect(screen.root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(screen.root.view.safeAreaInsets.top == 64)

    let old = NavigationScreen(.iPhone7, "10.3") { $0.navigationBar.isTranslucent = false }
    #expect(old.root.topLayoutGuide.length == 0)
    #expect(old.root.view.frame.minY == 64)
    old.controller.navigationBar.isTranslucent = true
    old.host.settle()
    #expect(old.root.topLayoutGuide.length == 64)
  }

  @Test("additional insets of child and container are added to the bar's")
  func additionalInsets() {
    let screen = NavigationScreen(.iPhone8, "11.2")
    screen.root.additionalSafeAreaInsets.top = 120
    #expect(screen.root.view.safeAreaInsets.top == 184)
  }

  @Test("a table in a bar rests below it, and before iOS 11 by its content inset")
  func tables() {
    let table = UITableViewController()
    let screen = NavigationScreen(.iPhone8, "11.2", root: table)
    #expect(table.tableView.adjustedContentInset == UIEdgeInsets(64, 0, 0, 0))
    #expect(table.tableView.contentOffset.y == -64)
    screen.host.turn(to: .landscapeLeft)
    #expect(table.tableView.contentOffset.y == -32)

    let older = UITableViewController()
    let old = NavigationScreen(.iPhone7, "10.3", root: older)
    #expect(older.tableView.contentInset == UIEdgeInsets(64, 0, 0, 0))
    #expect(older.tableView.contentOffset.y == -64)
    old.host.turn(to: .landscapeLeft)
    #expect(older.tableView.contentInset == UIEdgeInsets(32, 0, 0, 0))
    let own = UITableViewController()
    own.automaticallyAdjustsScrollViewInsets = false
    _ = NavigationScreen(.iPhone7, "10.3", root: own)
    #expect(own.tableView.contentInset == .zero)
  }
  @Test func aShortFormAboveTheKeyboardBeginsBelowTheBar() throws {
    final class Form: UIViewController {
      let scroll = UIScrollView()
      var lowest: UIView?

      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        if let lowest { view.addSubview(lowest) }
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scroll.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
      }
    }
    let form = Form()
    let screen = NavigationScreen(.iPhone15, "17.0", root: form)
    let top = screen.controller.navigationBar.frame.maxY
    #expect(form.scroll.frame.maxY == 852 - 34 && top > 90)
    #expect(form.scroll.adjustedContentInset == UIEdgeInsets(top, 0, 0, 0))
    #expect(form.scroll.contentOffset.y == -top)
    // A view that is neither the bottom subview nor as high as the view isn't the controller's content.
    let other = Form()
    other.lowest = UIView()
    _ = NavigationScreen(.iPhone15, "17.0", root: other)
    #expect(other.scroll.adjustedContentInset == .zero)
  }
}
