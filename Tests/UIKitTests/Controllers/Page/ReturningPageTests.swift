import Testing
import UIKit

@MainActor
struct ReturningPageTests {
  /// Shows the previous page again while it is loading.
  private final class Bouncing: UIViewController {
    var showFormer: () -> Void = {}

    override func loadView() {
      super.loadView()
      showFormer()
    }
  }

  /// Shows the previous page again as it is about to appear.
  private final class BouncingLate: UIViewController {
    var showFormer: () -> Void = {}

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      showFormer()
    }
  }

  @Test(
    "a page that is shown again while its replacement is about to appear never disappears",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [false, true])
  func bounceLate(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: nil)
    let log = CallbackLog()
    let former = LoggingController("former", log)
    pages.setViewControllers([former], direction: .forward, animated: false)
    host.setRoot(pages)
    _ = log.take()
    let bouncing = BouncingLate()
    bouncing.showFormer = {
      pages.setViewControllers([former], direction: .reverse, animated: animated)
    }
    pages.setViewControllers([bouncing], direction: .forward, animated: animated)
    host.settle()
    #expect(pages.viewControllers == [former] && pages.children == [former])
    #expect(former.view.window === host.window && bouncing.view.window == nil)
    #expect(log.take().filter { $0.contains("ppear") } == [])
    pages.setViewControllers([UIViewController()], direction: .forward, animated: animated)
    host.settle()
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "former.viewWillDisappear", "former.viewDidDisappear",
      ])
  }

  @Test(
    "a page that is shown again while its replacement is loading stays a child",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func bounce(style: UIPageViewController.TransitionStyle) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: nil)
    let log = CallbackLog()
    let former = LoggingController("former", log)
    pages.setViewControllers([former], direction: .forward, animated: false)
    host.setRoot(pages)
    _ = log.take()
    let bouncing = Bouncing()
    bouncing.showFormer = {
      pages.setViewControllers([former], direction: .reverse, animated: false)
    }
    pages.setViewControllers([bouncing], direction: .forward, animated: false)
    host.settle()
    #expect(pages.viewControllers == [former])
    #expect(pages.children == [former])
    #expect(former.parent === pages && bouncing.parent == nil)
    #expect(former.view.window === host.window)
    #expect(bouncing.view.window == nil)
    let heard = log.take().filter { $0.contains("ppear") || $0.contains("toParent") }
    #expect(heard == ["former.willMove(toParent: nil)", "former.didMove(toParent: parent)"])
  }
}
