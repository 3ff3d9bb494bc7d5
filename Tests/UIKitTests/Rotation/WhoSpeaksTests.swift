import Devices
import InfoPlists
import Testing
import UIKit

/// Which controllers are queried for orientations, and when: behaviours A5, A7, A10 and C2.
@MainActor
struct WhoSpeaksTests {
  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var preferred: UIInterfaceOrientation?
    var rotates = true
    private(set) var questions = 0
    private(set) var preferenceQuestions = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      questions += 1
      return mask
    }
    override var shouldAutorotate: Bool { rotates }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      preferenceQuestions += 1
      return preferred ?? super.preferredInterfaceOrientationForPresentation
    }

    func forgetQuestions() {
      questions = 0
      preferenceQuestions = 0
    }

    convenience init(_ mask: UIInterfaceOrientationMask) {
      self.init(nibName: nil, bundle: nil)
      self.mask = mask
    }
  }

  private final class Answering: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .landscape }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  /// UIKit's containers, around a child.
  private func containers(_ child: () -> UIViewController) -> [UIViewController] {
    let stack = UINavigationController(rootViewController: child())
    let tabs = UITabBarController()
    tabs.viewControllers = [child()]
    let split = UISplitViewController()
    split.viewControllers = [child(), child()]
    let columns = UISplitViewController(style: .doubleColumn)
    columns.setViewController(child(), for: .primary)
    columns.setViewController(child(), for: .secondary)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([child()], direction: .forward, animated: false)
    let plain = UIViewController()
    let inner = child()
    plain.addChild(inner)
    plain.view.addSubview(inner.view)
    inner.didMove(toParent: plain)
    return [stack, tabs, split, columns, pages, plain]
  }

  private func host(
    _ device: Device = .iPhone8, _ os: OSVersion = "12.0", plist: InfoPlist? = nil
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.infoPlist = plist
    return SimulationHost(device: device, os: os, options: options)
  }

  private static let four: [ScreenOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  @Test("A5: whatever a container's children return, the container's own answer counts")
  func childrenAreNotAsked() {
    for container in containers({ Screen(.portrait) }) {
      let host = host()
      host.setRoot(container)
      #expect(host.turn(to: .landscapeLeft), "\(container)")
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("A5: containers' delegates answer for them, also for the presentation orientation")
  func delegates() {
    for container in containers({ UIViewController() }) {
      let delegate = Answering()
      switch container {
      case let stack as UINavigationController: stack.delegate = delegate
      case let tabs as UITabBarController: tabs.delegate = delegate
      case let split as UISplitViewController: split.delegate = delegate
      case let pages as UIPageViewController: pages.delegate = delegate
      default: continue
      }
      #expect(container.supportedInterfaceOrientations == .landscape, "\(container)")
      let host = host()
      let root = UIViewController()
      host.setRoot(root)
      container.modalPresentationStyle = .fullScreen
      root.present(container, animated: false)
      host.settle()
      #expect(host.interfaceOrientation == .landscapeLeft, "\(container)")
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test(
    "A5: a full-screen modal on a sheet, or presented by a child, is queried like one on the root"
  )
  func topmostFullScreen() {
    for style in [UIModalPresentationStyle.pageSheet, .popover, .overCurrentContext] {
      let host = host(.iPadPro11, "15.0")
      let root = UIViewController()
      let child = UIViewController()
      child.definesPresentationContext = true
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      host.setRoot(root)
      let sheet = Screen(.portrait)
      sheet.modalPresentationStyle = style
      sheet.popoverPresentationController?.sourceView = root.view
      child.present(sheet, animated: false)
      host.settle()
      #expect(host.turn(to: .landscapeLeft), "a sheet has no say")
      #expect(host.turn(to: .portrait))
      let modal = Screen(.portrait)
      modal.modalPresentationStyle = .fullScreen
      sheet.present(modal, animated: false)
      host.settle()
      #expect(!host.turn(to: .landscapeLeft), "\(style)")
      modal.dismiss(animated: false)
      host.settle()
      #expect(host.interfaceOrientation == .landscapeRight)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("A5: the preference of a sheet or of a transparent modal doesn't count")
  func preferenceOfSheets() {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen] {
      let host = host(.iPhoneX, "13.0")
      let root = UIViewController()
      host.setRoot(root)
      let modal = Screen(.allButUpsideDown)
      modal.preferred = .landscapeLeft
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      host.settle()
      #expect(host.interfaceOrientation == .portrait)
    }
  }

  // MARK: Exceptions

  private let noCommon =
    "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common orientation "
    + "with the application, and [Screen shouldAutorotate] is returning YES"

  private func problems(_ host: SimulationHost) -> [String] {
    host.takeIssues().map(\.problem)
  }

  @Test("A7: a modal without an orientation in common raises when it is presented")
  func presentedWithoutCommonOrientation() {
    func raised(
      _ os: OSVersion, _ style: UIModalPresentationStyle, rotates: Bool = true
    ) -> [String] {
      let host = host(.iPhone8, os, plist: InfoPlist(supportedOrientations: [.portrait]))
      let root = UIViewController()
      host.setRoot(root)
      let modal = Screen(.landscape)
      modal.rotates = rotates
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      host.settle()
      #expect(host.interfaceOrientation == .portrait)
      #expect(modal.view.window != nil)
      return problems(host)
    }
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
      for os in ["9.3", "12.0", "15.0", "16.0"] as [OSVersion] {
        let raised = raised(os, style)
        #expect(raised.count == 1)
        #expect(raised.first?.hasPrefix(noCommon) == true, "\(os) \(raised)")
        #expect(
          raised.first?.hasSuffix("app: portrait; controller: landscapeLeft, landscapeRight)")
            == true)
      }
      #expect(raised("15.0", style, rotates: false).isEmpty, "it is not returning YES")
    }
    #expect(raised("15.0", .pageSheet).isEmpty, "a sheet is not asked")
    #expect(raised("15.0", .currentContext).isEmpty)
  }

  @Test("A7: a presenter without an orientation in common raises when it comes back")
  func uncoveredWithoutCommonOrientation() {
    let host = host(plist: InfoPlist(supportedOrientations: [.portrait]))
    let root = Screen(.portrait)
    host.setRoot(root)
    let modal = Screen(.portrait)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    host.settle()
    #expect(problems(host).isEmpty)
    root.mask = .landscape
    modal.dismiss(animated: false)
    host.settle()
    #expect(problems(host).first?.hasPrefix(noCommon) == true)
  }

  @Test("a root assigned to a visible window is queried at once: it rotates, or raises")
  func assignedRoot() {
    let host = host(plist: InfoPlist(supportedOrientations: [.portrait, .landscapeRight]))
    host.setRoot(UIViewController())
    let window = host.window
    let wide = Screen(.landscape)
    window.rootViewController = wide
    #expect(wide.questions > 0)
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(wide.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(problems(host).isEmpty)
    window.rootViewController = Screen(.portrait)
    #expect(host.interfaceOrientation == .portrait)
    window.rootViewController = Screen(.landscapeLeft)
    let raised = problems(host)
    #expect(raised.first?.hasPrefix(noCommon) == true)
    #expect(raised.first?.contains("controller: landscapeLeft)") == true)
    #expect(host.interfaceOrientation == .portrait)
    host.settle()
    #expect(problems(host).isEmpty)
  }

  @Test("the root of a hidden window, or of one behind the key window, isn't queried")
  func assignedRootElsewhere() {
    let host = host()
    host.setRoot(UIViewController())
    let other = UIWindow()
    let root = Screen(.landscape)
    other.rootViewController = root
    #expect(root.questions == 0)
    other.isHidden = false
    let second = Screen(.landscape)
    other.rootViewController = second
    host.settle()
    #expect(second.questions == 0)
    #expect(host.interfaceOrientation == .portrait)
  }

  @Test("a root assigned in a rotation callback is queried after that rotation")
  func assignedInTurn() {
    final class Replacing: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        view.window?.rootViewController = Screen(.portrait)
      }
    }
    let host = host()
    host.setRoot(Replacing())
    host.turn(to: .landscapeLeft)
    #expect(host.interfaceOrientation == .portrait)
    #expect(host.window.rootViewController?.view.frame == host.window.bounds)
    #expect(host.window.bounds.size == CGSize(width: 375, height: 667))
    #expect(problems(host).isEmpty)
  }

  // MARK: Multitasking

  @Test(
    "A10: iPads with only Slide Over ignore the controller too; full screen queries it",
    arguments: [Device.iPadAir, .iPadMini2, .iPadMini3, .iPadAir2, .iPadMini4])
  func slideOverPads(device: Device) {
    for (requiresFullScreen, os) in [
      (false, "9.3"), (true, "9.3"), (false, "8.4"), (false, "12.0"),
    ] as [(Bool, OSVersion)] where device.runs(os) {
      var plist = InfoPlist(supportedOrientations: nil, onIPad: Self.four)
      plist.requiresFullScreen.base = requiresFullScreen
      let host = host(device, os, plist: plist)
      let root = Screen(.portrait)
      root.rotates = false
      host.setRoot(root)
      #expect(host.turn(to: .landscapeLeft) == (!requiresFullScreen && os.major >= 9), "\(os)")
      let modal = Screen(.portrait)
      modal.preferred = .portrait
      modal.modalPresentationStyle = .fullScreen
      root.present(modal, animated: false)
      host.settle()
      #expect(
        (host.interfaceOrientation == .portrait) == (requiresFullScreen || os.major < 9), "\(os)")
      #expect(problems(host).isEmpty)
    }
    let mini = host(
      .iPadMini, "9.3", plist: InfoPlist(supportedOrientations: nil, onIPad: Self.four))
    mini.setRoot(Screen(.portrait))
    #expect(!mini.turn(to: .landscapeLeft), "no multitasking at all")
  }

  // MARK: Dismissing

  @Test("C2: a dismissal queries the presenter's preference, as a presentation queries the modal's")
  func askedOnDismissal() {
    let host = host(.iPhoneX, "12.0")
    let root = Screen(.allButUpsideDown)
    root.preferred = .portrait
    host.setRoot(root)
    let modal = Screen(.landscapeRight)
    modal.preferred = .landscapeRight
    modal.modalPresentationStyle = .fullScreen
    root.forgetQuestions()
    root.present(modal, animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(modal.preferenceQuestions > 0 && root.preferenceQuestions == 0)
    host.turn(to: .landscapeLeft)
    modal.dismiss(animated: true)
    host.settle()
    #expect(root.questions > 0 && root.preferenceQuestions > 0)
    #expect(host.interfaceOrientation == .portrait, "though it is held in landscape")
    #expect(root.view.bounds.size == CGSize(width: 375, height: 812))
    #expect(problems(host).isEmpty)
  }

  @Test("C2: a presenter's unsupported preference raises on dismissal")
  func wrongPreferenceOnDismissal() {
    let host = host(.iPhoneX, "13.0")
    let root = Screen(.portrait)
    root.preferred = .landscapeLeft
    host.setRoot(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    host.settle()
    #expect(problems(host).isEmpty)
    modal.dismiss(animated: false)
    host.settle()
    #expect(
      problems(host).first
        == "UIApplicationInvalidInterfaceOrientation: preferredInterfaceOrientationForPresentation "
        + "'landscapeLeft' must match a supported interface orientation: 'portrait'!")
  }

  // MARK: Half turns

  @Test("B5: a half turn reaches a full-screen modal as it reaches a root, and not what it covers")
  func halfTurn() {
    for (style, names) in [
      (UIModalPresentationStyle.fullScreen, ["modal"]), (.overFullScreen, ["root", "modal"]),
      (.formSheet, ["root"]),
    ] {
      let log = CallbackLog()
      let device: Device = style == .formSheet ? .iPadAir2 : .iPhone7
      let host = SimulationHost(device: device, os: "10.3", orientation: .landscapeLeft)
      let root = LoggingController("root", log)
      host.setRoot(root)
      let modal = LoggingController("modal", log)
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      host.settle()
      _ = log.take()
      #expect(host.turn(to: .landscapeLeft))
      let told = log.take().filter { $0.contains("viewWillTransition") }
      #expect(told.map { String($0.prefix { $0 != "." }) } == names, "\(style) \(told)")
    }
  }
}
