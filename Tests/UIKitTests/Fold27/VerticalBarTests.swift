import Devices
import Testing

@testable import UIKit

@MainActor
struct VerticalBarTests {
  private final class Content: UIViewController {
    var behavior = UIVerticalBarBehavior.automatic
    override var preferredVerticalBarBehavior: UIVerticalBarBehavior { behavior }
  }

  private static func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
  }

  private static func button(_ style: UIBarButtonItem.Style = .plain) -> UIBarButtonItem {
    UIBarButtonItem(image: picture(), style: style, target: nil, action: nil)
  }

  private func column(of stack: UINavigationController) -> _UIVerticalBarView? {
    stack.view.subviews.compactMap { $0 as? _UIVerticalBarView }.first
  }

  private func buttons(of stack: UINavigationController) -> [CGRect] {
    guard let column = column(of: stack) else { return [] }
    return column.subviews.filter { $0 is _UIButtonBarButton }.map {
      column.convert($0.frame, to: stack.view)
    }.sorted { $0.minY < $1.minY }
  }

  @Test("with everything in the vertical bar the content begins at the screen's top edge")
  func noTopBar() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItems = [Self.button(), Self.button(.done)]
    let host = duo(.closed, root: stack)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
    #expect(column(of: stack)?.frame == CGRect(x: 382, y: 0, width: 84, height: 678))
    // The prominent one first, below the status.
    #expect(
      buttons(of: stack)
        == [
          CGRect(x: 396, y: 178, width: 44, height: 44),
          CGRect(x: 396, y: 230, width: 44, height: 44),
        ])
    content.title = "Title"
    host.settle()
    #expect(content.view.safeAreaInsets.top == 82)
    #expect(stack.navigationBar.frame.minY == 28 && stack.navigationBar.frame.height == 54)
  }

  @Test("titles and custom views stay in the horizontal bar, unless they request the other")
  func horizontal() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    let word = UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)
    let custom = UIBarButtonItem(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
    content.navigationItem.rightBarButtonItems = [word, custom]
    let host = duo(.closed, root: stack)
    #expect(column(of: stack) == nil)
    #expect(content.view.safeAreaInsets.top == 82)
    custom.axisBehavior = .verticalPreferred
    host.settle()
    #expect(custom.customView?.superview is _UIVerticalBarView)
    content.navigationItem.rightBarButtonItems = [Self.button()]
    content.navigationItem.rightBarButtonItem?.axisBehavior = .horizontalOnly
    host.settle()
    #expect(column(of: stack) == nil && content.view.safeAreaInsets.top == 82)
  }

  @Test("tabs are at the bottom of the column; the bar covers no content below")
  func tabs() {
    let content = Content()
    let bar = UITabBarController()
    bar.viewControllers = [content, Content(), Content(), Content()]
    for (index, child) in (bar.viewControllers ?? []).enumerated() {
      child.tabBarItem = UITabBarItem(title: "\(index)", image: Self.picture(), tag: index)
    }
    let host = duo(.open, .landscapeRight, root: bar)
    #expect(bar.tabBar.frame == CGRect(x: 867, y: 0, width: 84, height: 669))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
    let platter = bar.tabBar.state.platter
    #expect(platter?.frame == CGRect(x: 11, y: 423, width: 50, height: 212))
    #expect(bar.tabBar.state.buttons.last?.frame == CGRect(x: 2, y: 158, width: 46, height: 52))
    _ = host.displayList()
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the inner display in portrait has its bars at the top and bottom edges")
  func portrait() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItem = Self.button()
    let bar = UITabBarController()
    bar.viewControllers = [stack]
    _ = duo(.open, .portrait, root: bar)
    #expect(column(of: stack) == nil)
    #expect(bar.tabBar.frame.width == 669 && bar.tabBar.frame.maxY == 951)
    #expect(stack.navigationBar.frame.maxY == 82)
  }

  @Test("a controller disables vertical bars for its window; an update brings them back")
  func disabled() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItem = Self.button()
    let host = duo(.closed, root: stack)
    #expect(column(of: stack) != nil)
    content.behavior = .disabled
    content.setNeedsUpdateOfVerticalBarConfiguration()
    host.settle()
    #expect(column(of: stack) == nil && content.view.safeAreaInsets.top == 82)
    #expect(content.view.safeAreaInsets.right == 0, "its inset goes with the bar")
    #expect(content.traitCollection.verticalBarEdge == .trailing)
    content.behavior = .automatic
    content.setNeedsUpdateOfVerticalBarConfiguration()
    host.settle()
    #expect(column(of: stack) != nil && content.view.safeAreaInsets.right == 84)
    let next = Content()
    next.behavior = .disabled
    stack.pushViewController(next, animated: false)
    host.settle()
    #expect(column(of: stack) == nil && next.view.safeAreaInsets.right == 0)
    stack.popViewController(animated: false)
    host.settle()
    #expect(column(of: stack) != nil && content.view.safeAreaInsets.right == 84)
  }

  @Test("a tab that disables vertical bars appears with the insets that it requests")
  func selecting() {
    final class Told: UIViewController {
      var insets: [CGFloat] = []
      override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        insets.append(view.safeAreaInsets.right)
      }
    }
    let (first, second) = (Content(), Told())
    let bar = UITabBarController()
    bar.viewControllers = [first, second]
    let host = duo(.closed, root: bar)
    #expect(bar.tabBar.frame.width == 84)
    bar.selectedIndex = 1
    host.settle()
    #expect(Set(second.insets) == [0])
    #expect(bar.tabBar.frame.width == 466 && bar.view.safeAreaInsets.right == 0)
    bar.selectedIndex = 0
    host.settle()
    #expect(bar.tabBar.frame.width == 84)
    #expect(first.view.safeAreaInsets.right == 84 && bar.view.safeAreaInsets.right == 84)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a window that doesn't fill the screen has vertical bars if it reaches their side")
  func windows() {
    let host = duo(.closed)
    for (x, isVertical) in [(0, false), (166, true)] as [(CGFloat, Bool)] {
      let window = UIWindow(windowScene: host.windowScene)
      window.frame = CGRect(x: x, y: 0, width: 300, height: 678)
      let bar = UITabBarController()
      bar.viewControllers = [Content(), Content()]
      window.rootViewController = bar
      window.isHidden = false
      host.settle()
      #expect(window.safeAreaInsets.right == (isVertical ? 84 : 0))
      #expect(bar.tabBar.frame.width == (isVertical ? 84 : 300))
      let region = bar.view.layoutGuide(for: .bar(onEdge: .right, extent: 40))
      #expect(region.layoutFrame.midX == (isVertical ? 252 : 280))
      // Below the status, which has its position on the screen.
      if isVertical { #expect((bar.tabBar.state.platter?.frame.minY ?? 0) > 170) }
    }
  }

  @Test("an outer controller's preference moves the bars of its contained containers")
  func disabledOutside() {
    let outer = Content()
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItem = Self.button()
    outer.addChild(stack)
    outer.view.addSubview(stack.view)
    stack.didMove(toParent: outer)
    stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let host = duo(.closed, root: outer)
    stack.view.frame = outer.view.bounds
    host.settle()
    #expect(column(of: stack) != nil)
    outer.behavior = .disabled
    outer.setNeedsUpdateOfVerticalBarConfiguration()
    host.settle()
    #expect(column(of: stack) == nil && content.view.safeAreaInsets.right == 0)
  }

  @Test("a custom view keeps its size in the vertical bar, and out of it again")
  func customViews() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let held = UIView()
    held.translatesAutoresizingMaskIntoConstraints = false
    held.widthAnchor.constraint(equalToConstant: 24).isActive = true
    held.heightAnchor.constraint(equalToConstant: 26).isActive = true
    content.navigationItem.rightBarButtonItems = [framed, held].map {
      let item = UIBarButtonItem(customView: $0)
      item.axisBehavior = .verticalPreferred
      return item
    }
    let host = duo(.open, .portrait, root: stack)
    for posture in [Device.Posture.open, .closed, .open] {
      host.fold(to: posture)
      let isVertical = posture == .closed
      #expect((framed.superview is _UIVerticalBarView) == isVertical)
      #expect((held.superview is _UIVerticalBarView) == isVertical)
      #expect(framed.frame.size == CGSize(width: 30, height: 20), "\(posture)")
      #expect(held.frame.size == CGSize(width: 24, height: 26), "\(posture)")
      if isVertical { #expect(framed.frame.midX == held.frame.midX) }
    }
    #expect(host.takeIssues().isEmpty)
  }

  @Test("items without room are tracked, and come back when they change")
  func overflowedItems() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    let items = (0..<6).map { _ in Self.button() }
    content.navigationItem.rightBarButtonItems = items
    let bar = UITabBarController()
    bar.viewControllers = [stack] + (0..<3).map { _ in Content() }
    let host = duo(.closed, root: bar)
    func shown() -> [UIBarButtonItem] {
      column(of: stack)?.subviews.compactMap { ($0 as? _UIButtonBarButton)?.item } ?? []
    }
    #expect(!shown().contains { $0 === items[0] })
    items[0].visibilityPriority = .high
    host.settle()
    #expect(shown().contains { $0 === items[0] })
  }

  private func tap(_ view: UIView, _ host: SimulationHost) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    host.touches.send([.init(0, .began, at: place)])
    host.advance(by: 0.1)
    host.touches.send([.init(0, .ended, at: place)])
    host.settle()
  }

  @Test(
    "tapping the three dots opens a menu of the overflow, and of what always goes there")
  func overflowMenu() throws {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    let items = (0..<6).map { _ in Self.button() }
    var performed: [String] = []
    items[0].title = "First"
    items[0].primaryAction = UIAction(title: "First", image: Self.picture()) { _ in
      performed.append("first")
    }
    items[1].title = "Second"
    items[1].isEnabled = false
    content.navigationItem.rightBarButtonItems = items
    content.navigationItem.additionalOverflowItems = UIDeferredMenuElement { done in
      done([UIAction(title: "Always") { _ in performed.append("always") }])
    }
    let bar = UITabBarController()
    bar.viewControllers = [stack] + (0..<3).map { _ in Content() }
    let host = duo(.closed, root: bar)
    let dots = try #require(host.namedElements().first { $0.label == "More" }?.view)
    tap(dots, host)
    func cells(_ view: UIView) -> [_UIContextMenuCell] {
      (view as? _UIContextMenuCell).map { [$0] } ?? view.subviews.flatMap { cells($0) }
    }
    let shown = cells(host.window)
    #expect(shown.map(\.accessibilityLabel).contains("First"))
    #expect(shown.last?.accessibilityLabel == "Always")
    tap(try #require(shown.first { $0.accessibilityLabel == "First" }), host)
    #expect(performed == ["first"])
    tap(dots, host)
    tap(try #require(cells(host.window).last), host)
    #expect(performed == ["first", "always"])
  }

  @Test("tapping a vertical bar's arrow goes back")
  func backByTap() throws {
    let stack = UINavigationController(rootViewController: Content())
    stack.pushViewController(Content(), animated: false)
    let host = duo(.closed, root: stack)
    let back = try #require(host.namedElements().first { $0.identifier == "BackButton" }?.view)
    tap(back, host)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("an opaque bar at the side takes no height from its children")
  func opaqueTabs() {
    let content = Content()
    let bar = UITabBarController()
    bar.viewControllers = [content]
    bar.tabBar.isTranslucent = false
    let host = duo(.open, .portrait, root: bar)
    #expect(content.view.frame.maxY == bar.tabBar.frame.minY)
    host.fold(to: .closed)
    #expect(content.view.frame == bar.view.bounds)
  }

  @Test("the back button comes first, then the toolbar's images in groups; a toolbar has no place")
  func backAndToolbar() {
    let stack = UINavigationController(rootViewController: Content())
    let content = Content()
    stack.pushViewController(content, animated: false)
    content.toolbarItems = [Self.button(), .flexibleSpace(), Self.button()]
    stack.isToolbarHidden = false
    _ = duo(.closed, root: stack)
    let column = column(of: stack)
    let back = column?.subviews.first { $0 is BarGlyphView }
    #expect(back?.frame.minY == 178)
    #expect(buttons(of: stack).map(\.minY) == [230, 282])
    #expect(stack.toolbar.superview == nil)
    #expect(content.view.safeAreaInsets.bottom == 34)
  }

  @Test("prominent items are between the leading ones and the others, each a group")
  func groups() {
    func button(_ style: UIBarButtonItem.Style, _ priority: Int) -> UIBarButtonItem {
      let button = Self.button(style)
      button.visibilityPriority = .init(priority)
      return button
    }
    let host = duo(.closed)
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItems = [button(.plain, 1)]
    // The first one is the outermost.
    item.rightBarButtonItems = [
      button(.plain, 5), button(.done, 4), button(.plain, 3), button(.done, 2),
    ]
    let content = VerticalBarContent(
      item: item, hasBack: false, toolbarItems: [button(.plain, 6)], release: host.release)
    #expect(content.measures.map { $0.map(\.priority) } == [[1], [2], [4], [3, 5], [6]])
    #expect(
      content.measures.map { $0.map(\.isProminent) }
        == [[false], [true], [true], [false, false], [false]])
  }

  @Test("without room buttons overflow above the tabs, or the tabs collapse if the item prefers it")
  func compression() {
    let content = Content()
    let stack = UINavigationController(rootViewController: content)
    content.navigationItem.rightBarButtonItems = (0..<6).map { _ in Self.button() }
    let bar = UITabBarController()
    bar.viewControllers = [stack] + (0..<3).map { _ in Content() }
    let host = duo(.closed, root: bar)
    // 474 between status and home indicator, 212 of it the tabs'.
    #expect(buttons(of: stack).count == 4)
    #expect(column(of: stack)?.subviews.contains { $0 is BarGlyphView } == true)
    content.navigationItem.verticalBarCompressionBehavior = .prefersBarItems
    host.settle()
    #expect(buttons(of: stack).count == 6)
    #expect(bar.tabBar.state.buttons.filter { !$0.isHidden }.map(\.item) == [stack.tabBarItem])
    #expect(bar.tabBar.state.platter?.frame.height == 56)
    content.navigationItem.verticalBarCompressionBehavior = .automatic
    content.navigationItem.rightBarButtonItems?.last?.visibilityPriority = .high
    host.settle()
    #expect(bar.tabBar.state.buttons.allSatisfy { !$0.isHidden })
  }

  @Test("bars created by the app keep their orientation")
  func ownBars() {
    let content = Content()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 500, width: 382, height: 44))
    toolbar.items = [Self.button()]
    content.view.addSubview(toolbar)
    _ = duo(.closed, root: content)
    #expect(toolbar.frame == CGRect(x: 0, y: 500, width: 382, height: 44))
    #expect(toolbar.subviews.contains { $0 is _UIButtonBarButton })
  }

  @Test("folding and rotating give each child the size it gets, with vertical bars or not")
  func toldIsGot() {
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }
    let content = Told()
    content.title = "Title"
    let stack = UINavigationController(rootViewController: content)
    let bar = UITabBarController()
    bar.viewControllers = [stack]
    let host = duo(.closed, root: bar)
    for posture in [Device.Posture.open, .closed] {
      host.fold(to: posture)
      #expect(content.sizes.last == content.view.frame.size)
    }
    #expect(host.takeIssues().isEmpty)
  }

  @Test("priorities are ordered")
  func priorities() {
    #expect(UIBarButtonItemVisibilityPriority.low < .standard)
    #expect(UIBarButtonItemVisibilityPriority(higherThan: .high) > .high)
    #expect(UIBarButtonItemVisibilityPriority(lowerThan: .low) < .low)
    #expect(UIBarButtonItem().visibilityPriority == .standard)
    #expect(UINavigationItem().navigationBarMinimization == UIBarMinimization())
  }
}
