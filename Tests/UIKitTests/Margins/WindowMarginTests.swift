import Devices
import Testing

@testable import UIKit

/// The minimum margin of root views in windows with an explicit size.
@MainActor
struct WindowMarginTests {
  /// A root controller in a window on a device.
  private func root(
    _ size: CGSize, on device: Device, os: OSVersion,
    orientation: UIInterfaceOrientation = .portrait
  ) -> (host: SimulationHost, window: UIWindow, root: UIViewController) {
    let host = SimulationHost(device: device, os: os, orientation: orientation)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    host.settle()
    return (host, window, root)
  }

  nonisolated static let sizes: [(width: CGFloat, height: CGFloat, margin: CGFloat)] = [
    (428, 926, 20), (430, 932, 20), (414, 736, 20), (1366, 1024, 20), (1024, 1366, 20),
    (320, 568, 16), (375, 667, 16), (413, 900, 16), (812, 375, 16), (844, 390, 16),
    (1366, 413, 16),
  ]

  @Test("an imposed window's shorter side decides, not the screen's", arguments: sizes)
  func imposed(width: CGFloat, height: CGFloat, margin: CGFloat) {
    let size = CGSize(width: width, height: height)
    for device in [Device.iPhone15, .iPhone15ProMax] {
      let (_, _, root) = root(size, on: device, os: "17.0")
      let safe = root.view.safeAreaInsets
      #expect(root.view.layoutMargins.left - safe.left == margin)
      #expect(root.view.layoutMargins.right - safe.right == margin)
      #expect(root.systemMinimumLayoutMargins.leading == margin)
    }
  }

  @Test("on iOS 26 the wider margin begins at 390")
  func newer() {
    func margin(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
      root(CGSize(width: width, height: height), on: .iPhone15ProMax, os: "26.0").root
        .systemMinimumLayoutMargins.leading
    }
    #expect(margin(390, 844) == 20)
    #expect(margin(844, 390) == 20)
    #expect(margin(375, 812) == 16)
    #expect(margin(812, 375) == 16)
  }

  @Test("a device that really is in landscape keeps the margin of its width")
  func turned() {
    let host = SimulationHost(device: .iPhoneX, os: "11.2")
    let root = UIViewController()
    host.setRoot(root)
    #expect(root.view.layoutMargins.left == 16)
    host.turn(to: .landscapeLeft)
    #expect(root.view.layoutMargins.left == 64)
    host.turn(to: .portrait)
    #expect(root.view.layoutMargins.left == 16)
  }

  @Test("the margins follow a resized window, also in nested controllers")
  func resized() {
    let (host, window, root) = root(
      CGSize(width: 320, height: 568), on: .iPhone15, os: "17.0")
    let holder = UIView(frame: CGRect(x: 60, y: 200, width: 100, height: 100))
    let child = UIViewController()
    child.view.frame = holder.bounds
    root.addChild(child)
    holder.addSubview(child.view)
    root.view.addSubview(holder)
    host.settle()
    #expect(child.view.layoutMargins.left == 16)
    window.frame.size = CGSize(width: 428, height: 926)
    host.settle()
    #expect(root.view.layoutMargins.left == 20)
    #expect(child.view.layoutMargins.left == 20)
    window.frame.size = CGSize(width: 926, height: 400)
    host.settle()
    #expect(child.view.layoutMargins.left == 16)
  }
}
