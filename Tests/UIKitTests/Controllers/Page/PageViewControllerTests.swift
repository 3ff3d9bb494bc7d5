import Devices
import Testing

@testable import UIKit

/// The second of three pages, which has no neighbours.
@MainActor
private final class DotsSource: NSObject, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
}

@MainActor
struct PageViewControllerTests {
  private func appearances(_ log: CallbackLog) -> [String] {
    log.take().filter { $0.contains("ppear") || $0.contains("DidLoad") }
  }

  @Test("a scrolling page fills the view, between its neighbours' positions and the spacing")
  func scrolling() throws {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    let log = CallbackLog()
    let first = LoggingController("first", log)
    pages.setViewControllers([first], direction: .forward, animated: false)
    #expect(!first.isViewLoaded)
    host.setRoot(pages)
    #expect(
      appearances(log) == ["first.viewDidLoad", "first.viewWillAppear", "first.viewDidAppear"])
    #expect(pages.spineLocation == .none)
    #expect(first.view.bounds.size == CGSize(width: 375, height: 812))
    #expect(first.view.convert(first.view.bounds, to: nil) == pages.view.bounds)
    #expect(first.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    let scrollView = try #require(pages.view.subviews.first as? UIScrollView)
    #expect(scrollView.frame == CGRect(x: -10, y: 0, width: 395, height: 812))
    #expect(scrollView.contentSize == CGSize(width: 1185, height: 812))
    #expect(scrollView.contentOffset == CGPoint(x: 395, y: 0))

    host.turn(to: .landscapeLeft)
    #expect(first.view.convert(first.view.bounds, to: nil) == pages.view.bounds)
    // By the bare overlap rule: the scroll view extends 10 beyond the screen.
    #expect(first.view.safeAreaInsets == UIEdgeInsets(0, 34, 21, 34))
    #expect(scrollView.contentOffset == CGPoint(x: 832, y: 0))
    _ = log.take()

    let second = LoggingController("second", log)
    var completed: Bool?
    pages.setViewControllers([second], direction: .forward, animated: true) { completed = $0 }
    #expect(completed == nil)
    host.settle()
    #expect(completed == true)
    #expect(
      appearances(log) == [
        "second.viewDidLoad", "second.viewWillAppear", "first.viewWillDisappear",
        "first.viewDidDisappear", "second.viewDidAppear",
      ])
    #expect(first.parent == nil && second.parent === pages)
    #expect(pages.viewControllers?.first === second)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the strip of dots is 37 high and above the home indicator")
  func dotsAboveTheHomeIndicator() throws {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let source = DotsSource()
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = source
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    host.setRoot(pages)
    let control = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(control.frame == CGRect(x: 0, y: 741, width: 375, height: 37))
    #expect(control.numberOfPages == 3 && control.currentPage == 1)
    #expect(page.view.bounds.size == CGSize(width: 375, height: 741))
    host.turn(to: .landscapeLeft)
    #expect(control.frame == CGRect(x: 0, y: 317, width: 812, height: 37))
    #expect(page.view.bounds.size == CGSize(width: 812, height: 317))
  }

  @Test("the spine location is queried on a rotation, and two pages share the view")
  func spine() {
    @MainActor final class Spine: NSObject, UIPageViewControllerDelegate {
      var asked: [UIInterfaceOrientation] = []
      let other = UIViewController()
      func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation {
        asked.append(orientation)
        let first = pageViewController.viewControllers?.first ?? other
        if orientation.isPortrait {
          pageViewController.setViewControllers([first], direction: .forward, animated: false)
          return .min
        }
        pageViewController.isDoubleSided = true
        pageViewController.setViewControllers(
          [first, other], direction: .forward, animated: false)
        return .mid
      }
    }
    let host = SimulationHost(device: .iPadAir2, os: "12.0")
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    let delegate = Spine()
    pages.delegate = delegate
    let log = CallbackLog()
    let first = LoggingController("first", log)
    pages.setViewControllers([first], direction: .forward, animated: false)
    host.setRoot(pages)
    #expect(pages.spineLocation == .min)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    _ = log.take()
    host.turn(to: .landscapeLeft)
    #expect(delegate.asked == [.landscapeRight])
    #expect(pages.spineLocation == .mid)
    #expect(log.take().contains("first.viewWillTransition(to: 512x768)"))
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 512, height: 768))
    #expect(delegate.other.view.frame == CGRect(x: 512, y: 0, width: 512, height: 768))
    host.turn(to: .landscapeRight)
    #expect(delegate.asked.count == 1)
    host.turn(to: .portrait)
    #expect(delegate.asked == [.landscapeRight, .portrait])
    #expect(pages.viewControllers?.count == 1)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(delegate.other.viewIfLoaded?.window == nil)
  }

  @Test("a wrong number of pages is an issue in UIKit's words, and changes nothing")
  func wrongNumber() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    host.setRoot(pages)
    pages.setViewControllers(
      [UIViewController(), UIViewController()], direction: .forward, animated: false)
    pages.setViewControllers(nil, direction: .forward, animated: false)
    #expect(pages.viewControllers?.first === page)
    let issues = host.takeIssues()
    #expect(issues.count == 2)
    #expect(
      issues[0].problem == "The number of view controllers provided (2) doesn't match the number "
        + "required (1) for the requested transition.")
  }

  @Test("dots are shown if the data source returns both numbers")
  func dots() throws {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let source = DotsSource()
    pages.dataSource = source
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    host.setRoot(pages)
    let control = try #require(pages.view.subviews.last as? UIPageControl)
    #expect(control.frame == CGRect(x: 0, y: 630, width: 375, height: 37))
    #expect(control.numberOfPages == 3 && control.currentPage == 1)
    #expect(page.view.bounds.size == CGSize(width: 375, height: 630))
  }

  @Test("a page control's size and dots")
  func pageControl() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    #expect(control.intrinsicContentSize == CGSize(width: 39, height: 37))
    control.sizeToFit()
    host.window.addSubview(control)
    host.window.makeKeyAndVisible()
    host.settle()
    #expect(control.subviews.map(\.frame.minX) == [0, 16, 32])
    #expect(control.subviews.allSatisfy { $0.frame.size == CGSize(width: 7, height: 7) })
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    host.settle()
    #expect(control.subviews.isEmpty)
    let later = SimulationHost(device: .iPhone8, os: "15.0")
    later.becomeCurrent()
    #expect(UIPageControl().intrinsicContentSize.height == 27.5)
  }

  @Test("A5: a page view controller's own override counts, its delegate's before it")
  func orientations() {
    final class Sideways: NSObject, UIPageViewControllerDelegate {
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask { .landscape }
    }
    _ = SimulationHost(device: .iPhone8, os: "12.0")
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.supportedInterfaceOrientations == .allButUpsideDown)
    let delegate = Sideways()
    pages.delegate = delegate
    #expect(pages.supportedInterfaceOrientations == .landscape)
  }

  /// Counts the queries for its page's size.
  private final class CountingPages: UIPageViewController {
    nonisolated(unsafe) static var count = 0

    override func size(
      forChildContentContainer container: UIContentContainer,
      withParentContainerSize parentSize: CGSize
    ) -> CGSize {
      Self.count += 1
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
  }

  @Test("nested page view controllers with dots query sizes in proportion to their number")
  func nested() {
    let source = DotsSource()
    func count(depth: Int) -> Int {
      let host = SimulationHost(device: .iPhoneX, os: "12.0")
      var inner = UIViewController()
      for _ in 0..<depth {
        let pages = CountingPages(
          transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        pages.dataSource = source
        pages.setViewControllers([inner], direction: .forward, animated: false)
        inner = pages
      }
      host.setRoot(inner)
      CountingPages.count = 0
      host.turn(to: .landscapeLeft)
      return CountingPages.count
    }
    let few = count(depth: 5)
    #expect(few >= 5)
    #expect(count(depth: 10) <= 2 * few)
  }

  /// Shows another page when it is loaded.
  private final class Forwarding: UIViewController {
    let target: UIViewController
    weak var pages: UIPageViewController?
    private(set) var comesIn = false

    init(to target: UIViewController, in pages: UIPageViewController) {
      self.target = target
      self.pages = pages
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      pages?.setViewControllers([target], direction: .forward, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      comesIn = true
    }
  }

  @Test(
    "a page that shows another one while it loads never appears",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func forwarding(style: UIPageViewController.TransitionStyle) {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    let log = CallbackLog()
    let first = LoggingController("first", log)
    let last = LoggingController("last", log)
    pages.setViewControllers([first], direction: .forward, animated: false)
    host.setRoot(pages)
    _ = log.take()
    let between = Forwarding(to: last, in: pages)
    pages.setViewControllers([between], direction: .forward, animated: false)
    host.settle()
    #expect(pages.viewControllers == [last])
    #expect(pages.children == [last])
    #expect(between.parent == nil)
    #expect(!between.comesIn)
    #expect(between.view.window == nil)
    #expect(first.view.window == nil)
    #expect(last.view.window === host.window)
    let heard = log.take()
    #expect(heard.filter { $0 == "last.viewDidAppear" }.count == 1)
    #expect(heard.filter { $0 == "first.viewDidDisappear" }.count == 1)
  }
}
