import Devices
import InfoPlists
import Testing
import UIKit

/// Orientations of running apps: behaviours A3 to A8 and A10, and how launches begin.
@MainActor
struct AppOrientationTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var masks: [ObjectIdentifier: UIInterfaceOrientationMask] = [:]
    var mask = UIInterfaceOrientationMask.all

    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask {
      window.flatMap { masks[ObjectIdentifier($0)] } ?? mask
    }
  }

  private class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var rotates = true
    var isLocked = false
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { rotates }
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
  }

  private func host(
    _ device: Device = .iPhone8, _ os: OSVersion = "12.0", plist: InfoPlist? = nil,
    held: UIDeviceOrientation? = nil
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.infoPlist = plist
    options.held = held
    return SimulationHost(device: device, os: os, options: options)
  }

  private nonisolated static let four: [ScreenOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  @Test("A3: the delegate's mask replaces Info.plist's, for each window")
  func delegate() {
    let host = host(plist: InfoPlist(supportedOrientations: [.portrait]))
    host.setRoot(Screen())
    #expect(!host.turn(to: .landscapeLeft))
    host.turn(to: .portrait)
    let delegate = Delegate()
    host.application.delegate = delegate
    #expect(host.turn(to: .landscapeLeft))
    host.turn(to: .portrait)
    delegate.masks[ObjectIdentifier(host.window)] = .portrait
    #expect(!host.turn(to: .landscapeRight))
    let over = UIWindow()
    over.rootViewController = Screen()
    over.makeKeyAndVisible()
    host.settle()
    host.turn(to: .portrait)
    #expect(host.turn(to: .landscapeRight))
    // A delegate that doesn't implement the method leaves the decision to Info.plist.
    final class Silent: NSObject, UIApplicationDelegate {}
    host.application.delegate = Silent()
    #expect(!host.turn(to: .landscapeLeft))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("A4: four checked boxes turn an iPhone upside down only if a controller allows it")
  func upsideDown() {
    let host = host(plist: InfoPlist(supportedOrientations: Self.four))
    host.setRoot(UIViewController())
    #expect(!host.turn(to: .portraitUpsideDown))
    host.setRoot(Screen())
    #expect(host.interfaceOrientation == .portraitUpsideDown)
    host.turn(to: .portrait)
    #expect(host.turn(to: .portraitUpsideDown))
    let pad = self.host(.iPadPro11, "17.0", plist: InfoPlist(supportedOrientations: Self.four))
    pad.setRoot(UIViewController())
    #expect(pad.turn(to: .portraitUpsideDown))
  }

  @Test("A5: the root is queried, its children aren't, unless a container forwards the query")
  func containers() {
    final class Forwarding: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        children.last?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }
    }
    for (container, turns) in [(UIViewController(), true), (Forwarding(), false)] {
      let host = host()
      let child = Screen()
      child.mask = .portrait
      container.addChild(child)
      container.view.addSubview(child.view)
      host.setRoot(container)
      #expect(host.turn(to: .landscapeLeft) == turns)
    }
  }

  @Test("A7: contradictory masks are UIKit's exception as an issue that names all three")
  func contradiction() {
    let host = host(plist: InfoPlist(supportedOrientations: [.portrait]))
    let root = Screen()
    host.setRoot(root)
    root.mask = .landscape
    #expect(!host.turn(to: .landscapeLeft))
    let text = host.takeIssues().map(\.description).joined()
    #expect(
      text.contains("UIApplicationInvalidInterfaceOrientation: Supported orientations has no "))
    #expect(text.contains("[Screen shouldAutorotate] is returning YES"))
    #expect(text.contains("hardware: portrait, portraitUpsideDown, landscapeLeft, landscapeRight"))
    #expect(text.contains("app: portrait;"))
    #expect(text.contains("controller: landscapeLeft, landscapeRight"))
  }

  @Test("A8: a controller that doesn't rotate stays, and rotates only if it must not stay")
  func frozen() {
    let host = host(.iPhone8, "15.0")
    let root = Screen()
    root.rotates = false
    host.setRoot(root)
    #expect(!host.turn(to: .landscapeLeft))
    UIViewController.attemptRotationToDeviceOrientation()
    #expect(host.interfaceOrientation == .portrait)
    let next = Screen()
    next.rotates = false
    next.mask = .landscapeRight
    host.setRoot(next)
    #expect(host.interfaceOrientation == .landscapeRight)
    let new = self.host(.iPhone8, "16.0")
    new.setRoot(root)
    #expect(new.turn(to: .landscapeLeft))
  }

  @Test("A10: an iPad app with multitasking rotates whatever its controllers return")
  func multitasking() {
    let all = InfoPlist(supportedOrientations: nil, onIPad: Self.four)
    var full = all
    full.requiresFullScreen.base = true
    for (plist, turns) in [(all, true), (full, false), (nil, false)] {
      let host = host(.iPadPro11, "15.0", plist: plist)
      let root = Screen()
      root.mask = .portrait
      host.setRoot(root)
      #expect(host.turn(to: .landscapeLeft) == turns)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("launch: the orientation follows the device if Info.plist lists it, else its first one")
  func launches() {
    func start(
      _ listed: [ScreenOrientation]?, held: UIDeviceOrientation
    ) -> UIInterfaceOrientation {
      host(plist: InfoPlist(supportedOrientations: listed), held: held).interfaceOrientation
    }
    #expect(start(nil, held: .portrait) == .portrait)
    #expect(start(nil, held: .landscapeLeft) == .landscapeRight)
    #expect(start([.landscapeRight, .landscapeLeft], held: .portrait) == .landscapeRight)
    #expect(start([.landscapeLeft, .portrait], held: .portrait) == .portrait)
    #expect(start([.landscapeLeft, .portrait], held: .faceUp) == .portrait)
    #expect(start([.portrait], held: .landscapeRight) == .portrait)
  }

  @Test("launch: into landscape by Info.plist without any transition")
  func directLaunch() {
    let log = CallbackLog()
    let host = host(
      plist: InfoPlist(supportedOrientations: [.landscapeRight, .landscapeLeft]))
    host.setRoot(LoggingController("root", log))
    #expect(host.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(log.take().filter { $0.contains("ransition") } == [])
  }

  @Test("launch: a landscape-only root is notified of traits before it appears, and of no size")
  func landscapeRoot() {
    final class Landscape: LoggingController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let log = CallbackLog()
    let host = host(.iPhoneSE2, "15.0")
    host.setRoot(Landscape("root", log))
    let calls = log.take().filter {
      !$0.contains("Margins") && !$0.lowercased().contains("safearea") && !$0.contains("sAppearing")
    }
    #expect(
      calls == [
        "root.viewDidLoad", "root.viewWillAppear", "root.willTransition(to: traits)",
        "root.traitCollectionDidChange(old)", "root.viewWillLayoutSubviews",
        "root.view.layoutSubviews", "root.viewDidLayoutSubviews", "root.viewDidAppear",
      ])
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(host.window.bounds.size == CGSize(width: 667, height: 375))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("iOS 26: a locked controller doesn't follow the device, until it unlocks")
  func lock() {
    let host = host(.iPhone15, "26.0")
    let root = Screen()
    root.isLocked = true
    host.setRoot(root)
    #expect(host.windowScene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(!host.turn(to: .landscapeLeft))
    root.isLocked = false
    root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(!host.windowScene.effectiveGeometry.isInterfaceOrientationLocked)
    let older = self.host(.iPhone15, "18.0")
    root.isLocked = true
    older.setRoot(root)
    #expect(older.turn(to: .portrait) == false)
    #expect(older.turn(to: .landscapeRight))
  }

  @Test("status bar: Info.plist decides if it disables controllers' preferences")
  func statusBar() {
    var plist = InfoPlist()
    plist.statusBarHidden.base = true
    let host = host(plist: plist)
    host.setRoot(UIViewController())
    #expect(!host.statusBar.isHidden)
    plist.controllersDecideOnStatusBar.base = false
    plist.statusBarStyle.base = .lightContent
    let other = self.host(plist: plist)
    other.setRoot(UIViewController())
    #expect(other.statusBar.isHidden)
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    #expect(other.window.safeAreaInsets.top == 0)
  }

  @Test("status bar: an app sets it if controllers aren't queried, and only then")
  func assignedStatusBar() {
    var plist = InfoPlist()
    let host = host(plist: plist)
    host.setRoot(UIViewController())
    UIApplication.shared.isStatusBarHidden = true
    UIApplication.shared.statusBarStyle = .lightContent
    #expect(!host.statusBar.isHidden && host.statusBar.style == .default)
    plist.controllersDecideOnStatusBar.base = false
    let other = self.host(plist: plist)
    other.setRoot(UIViewController())
    #expect(!UIApplication.shared.isStatusBarHidden)
    UIApplication.shared.statusBarStyle = .lightContent
    UIApplication.shared.setStatusBarHidden(true, with: .fade)
    #expect(UIApplication.shared.isStatusBarHidden)
    #expect(UIApplication.shared.statusBarStyle == .lightContent)
    #expect(other.window.safeAreaInsets.top == 0)
    UIApplication.shared.isStatusBarHidden = false
    UIApplication.shared.setStatusBarStyle(.default, animated: true)
    #expect(!other.statusBar.isHidden && other.statusBar.style == .default)
  }

  @Test("the scene's delegate is notified of a rotation, with the previous coordinates")
  func sceneUpdate() {
    final class Scene: NSObject, UIWindowSceneDelegate {
      var facts: [String] = []
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        let corner = previousCoordinateSpace.convert(
          CGPoint(x: 0, y: 0), to: windowScene.coordinateSpace)
        facts.append(
          "\(previousInterfaceOrientation) \(previousCoordinateSpace.bounds.size.width) "
            + "\(previousTraitCollection.verticalSizeClass == .regular) \(corner.x) \(corner.y)")
      }
    }
    let host = host()
    let delegate = Scene()
    host.windowScene.delegate = delegate
    host.setRoot(UIViewController())
    host.turn(to: .landscapeLeft)
    // The previous top left corner is at the bottom left now.
    #expect(delegate.facts == ["portrait 375.0 true 0.0 375.0"])
  }
}
