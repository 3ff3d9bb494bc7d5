import Devices
import Testing

@testable import UIKit

/// Values read by probes of an iPhone Duo's simulator, iOS 27.1, that other tests don't cover.
@MainActor
struct DuoFactsTests {
  private static func host(
    _ posture: Device.Posture, _ orientation: UIInterfaceOrientation, root: UIViewController
  ) -> SimulationHost {
    var options = SimulationHost.Options()
    options.posture = posture
    let host = SimulationHost(
      device: .iPhoneDuo, os: "27.1", orientation: orientation, options: options)
    host.setRoot(root)
    return host
  }

  @Test("both displays are a phone's")
  func idiom() {
    for posture in [Device.Posture.closed, .open] {
      let root = UIViewController()
      let host = Self.host(posture, .portrait, root: root)
      #expect(root.traitCollection.userInterfaceIdiom == .phone)
      let idiom = host.perform { UIDevice.current.userInterfaceIdiom }
      #expect(idiom == .phone)
    }
  }

  nonisolated private static let contents: [(Device.Posture, UIInterfaceOrientation, CGSize)] = [
    (.closed, .portrait, CGSize(width: 382, height: 562)),
    (.closed, .landscapeLeft, CGSize(width: 594, height: 350)),
    (.open, .landscapeLeft, CGSize(width: 867, height: 553)),
    (.open, .portrait, CGSize(width: 669, height: 783)),
  ]

  @Test("the space that a stack with a large title leaves for its content", arguments: contents)
  func content(posture: Device.Posture, orientation: UIInterfaceOrientation, size: CGSize) {
    let content = UIViewController()
    content.title = "Title"
    let stack = UINavigationController(rootViewController: content)
    stack.navigationBar.prefersLargeTitles = true
    let host = Self.host(posture, orientation, root: stack)
    #expect(content.view.bounds.inset(by: content.view.safeAreaInsets).size == size)
    withExtendedLifetime(host) {}
  }

  @Test("a sheet on the outer display has its own vertical bars")
  func sheet() {
    let root = UIViewController()
    let host = Self.host(.closed, .portrait, root: root)
    let content = UIViewController()
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    let stack = UINavigationController(rootViewController: content)
    root.present(stack, animated: false)
    host.settle()
    #expect(stack.view.subviews.contains { $0 is _UIVerticalBarView })
  }
}
