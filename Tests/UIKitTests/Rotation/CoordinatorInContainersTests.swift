import Devices
import Testing
import UIKit

/// Behaviour B2 as controllers in containers see it.
@MainActor
struct CoordinatorInContainersTests {
  /// Records the values of a rotation.
  private final class Spy: UIViewController {
    private(set) var told: CGSize?
    private(set) var alongside: CGSize?
    private(set) var end: CGSize?
    private(set) var times: [TimeInterval] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      told = size
      let host = SimulationHost.current
      #expect(coordinator.isAnimated && !coordinator.isCancelled)
      #expect(coordinator.transitionDuration == 0.4)
      #expect(view.bounds.size != size)
      let start = host.time
      let taken = coordinator.animate { context in
        self.alongside = self.view.bounds.size
        #expect(!context.isCancelled && context.isAnimated)
        #expect(self.view.window?.bounds.size == host.screen.bounds.size)
        self.times.append(host.time - start)
      } completion: { context in
        self.end = self.view.bounds.size
        #expect(!context.isCancelled)
        self.times.append(host.time - start)
      }
      #expect(taken)
    }
  }

  enum Place: CaseIterable, Sendable {
    case root, navigation, tab, tabOverNavigation, split, page, child, modal, cover
  }

  private func show(_ spy: UIViewController, _ place: Place, on host: SimulationHost) {
    switch place {
    case .root: host.setRoot(spy)
    case .navigation: host.setRoot(UINavigationController(rootViewController: spy))
    case .tab, .tabOverNavigation:
      let tabs = UITabBarController()
      tabs.viewControllers = [
        place == .tab ? spy : UINavigationController(rootViewController: spy)
      ]
      host.setRoot(tabs)
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), spy]
      host.setRoot(split)
    case .page:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([spy], direction: .forward, animated: false)
      host.setRoot(pages)
    case .child:
      let parent = UIViewController()
      parent.addChild(spy)
      spy.view.frame = parent.view.bounds
      spy.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.view.addSubview(spy.view)
      spy.didMove(toParent: parent)
      host.setRoot(parent)
    case .modal, .cover:
      host.setRoot(UIViewController())
      spy.modalPresentationStyle = place == .modal ? .fullScreen : .overFullScreen
      host.window.rootViewController?.present(spy, animated: false)
      host.settle()
    }
  }

  @Test(
    "B2: the block has the announced size, the completion runs after the rotation",
    arguments: Place.allCases, [Device.iPhoneX, .iPadPro11])
  func sizes(place: Place, device: Device) throws {
    // A collapsed split view shows its first column.
    guard place != .split || device == .iPadPro11 else { return }
    let host = SimulationHost(device: device, os: "12.0")
    let spy = Spy()
    show(spy, place, on: host)
    host.turn(to: .landscapeLeft)
    let told = try #require(spy.told)
    #expect(spy.alongside == told)
    #expect(spy.end == told)
    try #require(spy.times.count == 2)
    #expect(spy.times[0] == 0 && abs(spy.times[1] - 0.4) < 1e-9)
  }
}
