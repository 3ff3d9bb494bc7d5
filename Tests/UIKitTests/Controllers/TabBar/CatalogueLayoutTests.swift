import Devices
import Testing

@testable import UIKit

/// A navigation controller in a tab bar controller, on the whole catalogue.
///
/// The tests of `Devices` compare the screens' bars and insets with recorded tables; here controllers must
/// reproduce them.
@MainActor
struct CatalogueLayoutTests {
  private final class AnyWay: UITabBarController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  }

  private final class Child: UIViewController {
    var insetsOnLoading: UIEdgeInsets?

    override func viewDidLoad() {
      super.viewDidLoad()
      insetsOnLoading = view.safeAreaInsets
    }
  }

  private static let orientations: [UIInterfaceOrientation] = [
    .portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight,
  ]

  /// Lays the screen out and compares it; returns the number of layouts.
  private func check(_ device: Device, _ os: OSVersion, turning: Bool) -> Int {
    var layouts = 0
    if turning {
      let host = SimulationHost(device: device, os: os)
      let screen = show(on: host)
      for orientation in Self.orientations {
        host.turn(to: orientation.deviceOrientation)
        compare(screen, host)
        layouts += 1
      }
      #expect(host.takeIssues().isEmpty)
    } else {
      for orientation in Self.orientations {
        let possible = device.orientations.contains { UIInterfaceOrientation($0) == orientation }
        let host = SimulationHost(
          device: device, os: os, orientation: possible ? orientation : .portrait)
        compare(show(on: host), host)
        #expect(host.takeIssues().isEmpty)
        layouts += 1
      }
    }
    return layouts
  }

  private func show(on host: SimulationHost) -> (AnyWay, UINavigationController, Child) {
    let child = Child()
    child.title = "Title"
    let navigation = UINavigationController(rootViewController: child)
    let tabs = AnyWay()
    tabs.viewControllers = [navigation, UIViewController()]
    host.setRoot(tabs)
    return (tabs, navigation, child)
  }

  private func compare(
    _ screen: (tabs: AnyWay, navigation: UINavigationController, child: Child),
    _ host: SimulationHost
  ) {
    let (tabs, navigation, child) = screen
    let geometry = host.geometry
    let name = Comment(rawValue: "\(host.device.id) \(host.os) \(host.interfaceOrientation)")
    #expect(child.view.frame.size == geometry.size, name)
    #expect(child.insetsOnLoading == .zero, name)
    // The catalogue's bars are at the top and the bottom; vertical ones have separate tests.
    guard tabs.traitCollection.verticalBarEdge == .unspecified else { return }
    let bar = navigation.navigationBar
    expectClose(bar.convert(bar.bounds, to: nil), geometry.navigationBar, name)
    if let frame = geometry.tabBar.frame {
      expectClose(tabs.tabBar.convert(tabs.tabBar.bounds, to: nil), frame, name)
    }
    guard let insets = geometry.contentInsets(inNavigationBar: true, inTabBar: true) else {
      return
    }
    let expected = UIEdgeInsets(insets.top, insets.left, insets.bottom, insets.right)
    if geometry.safeAreaInsets == nil {
      #expect(child.view.safeAreaInsets == .zero, name)
      #expect(child.topLayoutGuide.length == insets.top, name)
      #expect(child.bottomLayoutGuide.length == insets.bottom, name)
    } else {
      let actual = child.view.safeAreaInsets
      for edge in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
        #expect(abs(actual[keyPath: edge] - expected[keyPath: edge]) < 0.0006, name)
      }
    }
  }

  private func expectClose(_ a: CGRect, _ b: CGRect, _ name: Comment) {
    #expect(
      abs(a.minX - b.minX) < 0.0006 && abs(a.minY - b.minY) < 0.0006
        && abs(a.width - b.width) < 0.0006 && abs(a.height - b.height) < 0.0006,
      "\(name): \(a), not \(b)")
  }

  @Test("E2, E3: every device on its newest OS, rotated through four orientations")
  func wholeCatalogue() {
    let layouts = Device.all.reduce(0) { $0 + check($1, $1.newestOS, turning: true) }
    #expect(layouts == 4 * Device.all.count)
    #expect(layouts >= 360)
  }

  @Test(
    "E2, E3: every device that runs a release, launched in each orientation",
    arguments: [
      "7.1", "8.4", "9.3", "10.3", "11.4", "12.4", "13.7", "14.8", "15.8", "17.7", "18.6",
    ])
  func releases(os: String) throws {
    let version = try #require(OSVersion(os))
    let devices = Device.all.filter { $0.runs(version) }
    #expect(!devices.isEmpty)
    for device in devices { _ = check(device, version, turning: false) }
  }
}
