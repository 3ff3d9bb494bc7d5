import Foundation
import Testing

@testable import UIKit

@Suite("Containers and presentations follow touches")
@MainActor
struct ContainersByHandTests {
  private let host = SimulationHost(device: .iPhone15, os: "26.1")

  private final class Log { var lines: [String] = [] }

  private final class Page: UIViewController {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("\(name) will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name) did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.lines.append("\(name) will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.lines.append("\(name) did disappear")
    }
  }

  @Test("a drag from the edge goes back, or is cancelled")
  func back() {
    let bench = TouchBench(host)
    let log = Log()
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = UINavigationController()
    navigation.viewControllers = [first, second]
    host.setRoot(navigation)
    log.lines = []
    bench.down(5, 400)
    for x in stride(from: 20, through: 100, by: 20) { bench.move(CGFloat(x), 400) }
    #expect(log.lines == ["second will disappear", "first will appear"])
    #expect(second.view.transform.tx == 85)
    #expect(first.view.window != nil)
    bench.up(after: 0.2)
    host.settle()
    #expect(navigation.topViewController === second)
    #expect(second.view.transform == .identity && second.view.window != nil)
    #expect(first.viewIfLoaded?.window == nil)
    log.lines = []
    bench.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), frames: 12)
    host.settle()
    #expect(navigation.topViewController === first)
    #expect(first.view.transform == .identity)
    #expect(
      log.lines == [
        "second will disappear", "first will appear", "second did disappear", "first did appear",
      ])
    #expect(host.issues.isEmpty)
    bench.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400), frames: 12)
    host.settle()
    #expect(navigation.topViewController === first)
  }

  private final class SheetEar: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      calls.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) { calls.append("detent") }
  }

  @Test("a sheet is dragged through its detents, and dismissed if allowed")
  func sheet() throws {
    let bench = TouchBench(host)
    let ear = SheetEar()
    let content = UIViewController()
    let sheet = try #require(content.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.delegate = ear
    bench.controller.present(content, animated: true)
    host.settle()
    func top() -> CGFloat { content.view.convert(content.view.bounds, to: nil).minY }
    let medium = top()
    bench.drag(
      from: CGPoint(x: 200, y: medium + 30), to: CGPoint(x: 200, y: medium - 170), frames: 20,
      lifts: false)
    #expect(abs(top() - (medium - 190)) < 1)
    bench.move(200, 120)
    bench.up(after: 0.2)
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(top() < 120)
    #expect(ear.calls == ["detent"])
    bench.drag(
      from: CGPoint(x: 200, y: top() + 30), to: CGPoint(x: 200, y: medium + 60), frames: 40,
      lifts: false)
    bench.up(after: 0.2)
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(abs(top() - medium) < 1)
    ear.calls = []
    ear.allows = false
    bench.drag(from: CGPoint(x: 200, y: medium + 30), to: CGPoint(x: 200, y: 840), frames: 10)
    host.settle()
    #expect(ear.calls == ["should", "attempt"])
    #expect(abs(top() - medium) < 1)
    ear.allows = true
    ear.calls = []
    bench.drag(from: CGPoint(x: 200, y: medium + 30), to: CGPoint(x: 200, y: 840), frames: 10)
    host.settle()
    #expect(ear.calls == ["should", "will", "did"])
    #expect(bench.controller.presentedViewController == nil)
  }

  @Test("a tap outside a sheet closes it; a list in it scrolls unless it is at its top")
  func beside() throws {
    let bench = TouchBench(host)
    let content = UIViewController()
    content.sheetPresentationController?.detents = [.medium()]
    let scroll = UIScrollView(frame: content.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 3000)
    content.view.addSubview(scroll)
    bench.controller.present(content, animated: true)
    host.settle()
    scroll.contentOffset.y = 500
    bench.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 700), frames: 10, lifts: false)
    bench.up(after: 0.3)
    host.settle()
    // An iOS 26 card is scaled, together with its contents.
    let width = content.view.convert(content.view.bounds, to: nil).width
    #expect(abs(scroll.contentOffset.y - (500 - 90 * 393 / width)) < 0.5)
    #expect(width < 380)
    scroll.contentOffset.y = 0
    bench.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 850), frames: 6)
    host.settle()
    #expect(bench.controller.presentedViewController == nil)
    let other = UIViewController()
    bench.controller.present(other, animated: true)
    host.settle()
    bench.tap(200, 20)
    host.settle()
    #expect(bench.controller.presentedViewController == nil)
  }

  @Test("a tap presses an alert's button, and its handler runs after the alert is gone")
  func alert() throws {
    let bench = TouchBench(host)
    var pressed: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { _ in
          pressed.append(title + (bench.controller.presentedViewController == nil ? "" : " early"))
        })
    }
    bench.controller.present(alert, animated: true)
    host.settle()
    let label = try #require(
      host.namedElements().first { $0.texts == ["Delete"] }?.view)
    let middle = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    bench.tap(middle.x, middle.y)
    host.settle()
    #expect(pressed == ["Delete"])
    bench.controller.present(alert, animated: true)
    host.settle()
    bench.tap(10, 100)
    host.settle()
    #expect(bench.controller.presentedViewController === alert)
    host.escapeByHand()
    host.settle()
    #expect(pressed == ["Delete", "Cancel"])
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var calls: [String] = []
    init(_ pages: [UIViewController]) { self.pages = pages }
    private func index(_ page: UIViewController) -> Int { pages.firstIndex(of: page) ?? 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController) - 1
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      let index = index(viewController) + 1
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will \(index(pendingViewControllers[0]))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did from \(index(previousViewControllers[0])) \(completed)") }
  }

  @Test("pages are swiped, as far as there are any")
  func pages() {
    let bench = TouchBench(host)
    let book = Book((0..<3).map { _ in UIViewController() })
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pager.dataSource = book
    pager.delegate = book
    pager.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    host.setRoot(pager)
    func swipe(_ way: CGFloat, frames: Int = 8, hold: Double = 0) {
      bench.drag(
        from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way, y: 400), frames: frames,
        lifts: false)
      bench.up(after: hold)
      host.settle()
    }
    swipe(-150)
    #expect(pager.viewControllers == [book.pages[1]])
    #expect(book.pages[1].view.window != nil && book.pages[0].view.window == nil)
    #expect(book.calls == ["will 1", "did from 0 true"])
    swipe(-60, hold: 0.3)
    #expect(pager.viewControllers == [book.pages[1]])
    #expect(book.calls.suffix(2) == ["will 2", "did from 1 false"])
    swipe(-150)
    swipe(-150)
    #expect(pager.viewControllers == [book.pages[2]])
    swipe(150)
    swipe(150)
    swipe(150)
    #expect(pager.viewControllers == [book.pages[0]])
    #expect(
      book.pages[0].view.convert(book.pages[0].view.bounds, to: nil)
        == CGRect(x: 0, y: 0, width: 393, height: 852))
  }
}
