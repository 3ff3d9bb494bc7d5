import Testing
import UIKit

@MainActor
struct ReturningPageTests {
  /// Has the page before shown again while it is loaded itself.
  private final class Bouncing: UIViewController {
    var showFormer: () -> Void = {}

    override func loadView() {
      super.loadView()
      showFormer()
    }
  }

  @Test(
    "a page that another shows again while that is loading stays a child",
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
