import Devices
import InfoPlists
import Testing

@testable import UIKit

/// An app's share of a folding phone's screens, when the phone is rotated, folded and shared.
@MainActor
struct FoldingPlaceTests {
  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var told: [CGSize] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told.append(size)
    }
  }

  private func duo(
    _ posture: Device.Posture = .closed, held: UIDeviceOrientation = .portrait,
    plist: InfoPlist? = nil, root: UIViewController = UIViewController()
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.posture = posture
    options.held = held
    options.infoPlist = plist
    let host = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    host.setRoot(root)
    return host
  }

  private let fullScreen = InfoPlist(supportedOrientations: nil, requiresFullScreen: true)

  // MARK: An app that requires full screen

  @Test("the main screen of an app that requires full screen is rotated, and not left")
  func mainScreen() {
    let host = duo(plist: fullScreen)
    let main = host.mainScreen
    host.turn(to: .landscapeLeft)
    #expect(host.screen === main)
    #expect(main.bounds.size == CGSize(width: 678, height: 466))
    host.turn(to: .portrait)
    #expect(host.screen === main)
    #expect(main.bounds.size == CGSize(width: 466, height: 678))
    host.fold(to: .open)
    #expect(host.screen !== main)
    let inner = host.screen
    host.turn(to: .landscapeLeft)
    #expect(host.screen === inner)
    host.fold(to: .closed)
    #expect(host.screen === main)
    #expect(main.bounds.size == host.geometry.size)
  }

  @Test("its half of the inner display is its screen, also while that is half open")
  func halfScreen() {
    let host = duo(.open, plist: fullScreen)
    let whole = host.screen
    #expect(host.setMultitasking(.splitView(.oneHalf)))
    #expect(host.screen !== whole && host.screen !== host.mainScreen)
    let half = CGSize(width: 475, height: 669)
    #expect(host.screen.bounds.size == half)
    host.fold(to: .halfOpen)
    #expect(host.screen.bounds.size == half)
    #expect(host.screenGeometry == host.geometry)
  }

  @Test("its orientations count on the inner display from launch on")
  func launch() {
    var options = SimulationHost.Options()
    options.posture = .open
    options.held = .portrait
    options.infoPlist = InfoPlist(supportedOrientations: [.portrait])
    let other = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    #expect(other.interfaceOrientation == .landscapeLeft)
    options.infoPlist?.requiresFullScreen.base = true
    let host = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    #expect(host.interfaceOrientation == .portrait)
  }

  // MARK: Folding

  @Test("an app that had a half queries its controller again on the outer display")
  func foldingHalf() {
    let root = Screen()
    root.mask = .landscapeRight
    let host = duo(.open, root: root)
    #expect(host.setMultitasking(.splitView(.oneHalf)))
    #expect(host.fold(to: .closed))
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(host.multitasking == .fullScreen)
    #expect(root.view.bounds.size == CGSize(width: 678, height: 466))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("rotated and unfolded in the background, the app is resized once")
  func background() {
    let root = Screen()
    let host = duo(root: root)
    host.enterBackground()
    host.turn(to: .landscapeLeft)
    host.fold(to: .open)
    #expect(root.told.isEmpty)
    host.enterForeground()
    #expect(host.interfaceOrientation == .portrait)
    #expect(root.told == [CGSize(width: 669, height: 951)])
    #expect(root.view.bounds.size == CGSize(width: 669, height: 951))
  }

  @Test("the coordinates of a screen that was left are unchanged")
  func leftScreen() {
    let host = duo()
    host.turn(to: .landscapeLeft)
    let main = host.mainScreen
    let corner = CGPoint(x: 10, y: 20)
    func upright() -> CGPoint {
      main.coordinateSpace.convert(corner, to: main.fixedCoordinateSpace)
    }
    let before = upright()
    #expect(before == CGPoint(x: 446, y: 10))
    host.fold(to: .open)
    #expect(host.interfaceOrientation == .portrait)
    #expect(upright() == before)
    #expect(main.fixedCoordinateSpace.convert(before, to: main.coordinateSpace) == corner)
    #expect(
      host.screen.coordinateSpace.convert(corner, to: host.screen.fixedCoordinateSpace) == corner)
  }

  // MARK: Explanations

  @Test("the reason not to query a controller is the app's part of the screen")
  func reasons() {
    func reason(_ host: SimulationHost) -> String {
      host.orientationResolution().opinions.last?.reason ?? ""
    }
    let half = duo(.open, plist: fullScreen)
    half.setMultitasking(.splitView(.oneHalf))
    #expect(reason(half) == "not asked: the app is next to another one in Split View")
    let pad = SimulationHost(device: .iPadPro11_M5, os: "26.1")
    pad.setRoot(UIViewController())
    pad.resize(to: CGSize(width: 500, height: 700))
    #expect(reason(pad) == "not asked: the app is in a window that can be resized")
    var options = SimulationHost.Options()
    options.infoPlist = InfoPlist(supportedOrientations: ScreenOrientation.allCases)
    let listed = SimulationHost(device: .iPadPro11, os: "17.0", options: options)
    listed.setRoot(UIViewController())
    #expect(reason(listed).contains("as all four orientations are listed"))
  }
}
