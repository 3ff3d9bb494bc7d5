import Devices
import InfoPlists
import Testing
import UIKit

/// The orientation of the interface on the two displays of a folding device.
@MainActor
struct FoldingOrientationTests {
  private final class Screen: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var isLocked = false
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
  }

  private func launched(
    _ posture: Device.Posture = .closed, plist: InfoPlist? = nil, root: Screen = Screen()
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.posture = posture
    options.infoPlist = plist
    let host = SimulationHost(device: .iPhoneDuo, os: "27.1", options: options)
    host.setRoot(root)
    return host
  }

  @Test(
    "the inner display is a quarter turn from the device's orientation, whatever the app supports",
    arguments: [
      (.portrait, .landscapeLeft), (.landscapeLeft, .portrait),
      (.portraitUpsideDown, .landscapeRight), (.landscapeRight, .portraitUpsideDown),
    ] as [(UIDeviceOrientation, UIInterfaceOrientation)])
  func inner(held: UIDeviceOrientation, interface: UIInterfaceOrientation) {
    for mask in [.all, .portrait, .landscapeRight] as [UIInterfaceOrientationMask] {
      let root = Screen()
      root.mask = mask
      let host = launched(
        .open, plist: InfoPlist(supportedOrientations: [.portrait]), root: root)
      host.turn(to: .faceUp)
      host.turn(to: held)
      #expect(host.interfaceOrientation == interface)
      #expect(root.view.bounds.size == host.geometry.size)
      let resolution = host.orientationResolution()
      #expect(resolution.allowed == .all && resolution.failure == nil)
      // In this orientation, the device unfolds to the same.
      let folded = launched(root: Screen())
      folded.turn(to: held)
      folded.fold(to: .open)
      #expect(folded.interfaceOrientation == interface)
    }
  }

  @Test("the outer display respects supported orientations, and is never upside down")
  func outer() {
    let host = launched()
    for (held, interface) in [
      (.landscapeLeft, .landscapeRight), (.portraitUpsideDown, .landscapeRight),
      (.landscapeRight, .landscapeLeft), (.portrait, .portrait),
    ] as [(UIDeviceOrientation, UIInterfaceOrientation)] {
      host.turn(to: held)
      #expect(host.interfaceOrientation == interface)
    }
    let upright = launched(plist: InfoPlist(supportedOrientations: [.portrait]))
    upright.turn(to: .landscapeLeft)
    #expect(upright.interfaceOrientation == .portrait)
  }

  @Test("folding back takes the supported orientation nearest to the device's")
  func foldingBack() {
    /// Device orientation, orientations in Info.plist, interface on the outer display.
    let rows: [(UIDeviceOrientation, [ScreenOrientation], UIInterfaceOrientation)] = [
      (.portrait, [.portrait, .landscapeLeft, .landscapeRight], .portrait),
      (.landscapeLeft, [.portrait, .landscapeLeft, .landscapeRight], .landscapeRight),
      (.landscapeLeft, [.portrait], .portrait),
      (.landscapeLeft, [.landscapeLeft, .portrait], .portrait),
      (.landscapeLeft, [.landscapeLeft], .landscapeLeft),
      (.portraitUpsideDown, [.portrait, .landscapeLeft], .landscapeLeft),
      (.portraitUpsideDown, [.portrait], .portrait),
      (.portrait, [.landscapeLeft, .landscapeRight], .landscapeLeft),
      (.portrait, [.landscapeRight, .landscapeLeft], .landscapeRight),
    ]
    for (held, listed, interface) in rows {
      let host = launched(.open, plist: InfoPlist(supportedOrientations: listed))
      host.turn(to: held)
      host.fold(to: .closed)
      #expect(host.interfaceOrientation == interface, "\(held) \(listed)")
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("a device lying flat keeps the interface's orientation")
  func flat() {
    let host = launched()
    host.turn(to: .landscapeLeft)
    host.turn(to: .faceUp)
    host.fold(to: .open)
    #expect(host.interfaceOrientation == .portrait)
    host.fold(to: .closed)
    #expect(host.interfaceOrientation == .landscapeRight)
  }

  @Test("a lock applies to both displays, and the orientation is chosen again on each")
  func lock() {
    let root = Screen()
    root.isLocked = true
    let host = launched(root: root)
    host.turn(to: .landscapeLeft)
    #expect(host.interfaceOrientation == .portrait)
    host.fold(to: .open)
    #expect(host.interfaceOrientation == .portrait && host.geometry.size.width == 669)
    host.turn(to: .portrait)
    #expect(host.interfaceOrientation == .portrait)
    host.fold(to: .halfOpen)
    #expect(host.interfaceOrientation == .portrait)
    host.fold(to: .closed)
    host.turn(to: .landscapeRight)
    #expect(host.interfaceOrientation == .portrait)
  }

  @Test("the explanation names the display, and why nothing is queried")
  func explanation() {
    func reasons(_ posture: Device.Posture) -> [String] {
      launched(posture).orientationResolution().opinions.map(\.reason)
    }
    #expect(
      reasons(.closed).first
        == "the outer display of an iPhone Duo has no upside-down orientation")
    let ignored = "not asked: on the inner display the interface always follows the device"
    #expect(
      reasons(.open) == ["the inner display supports every orientation", ignored, ignored])
  }
}
