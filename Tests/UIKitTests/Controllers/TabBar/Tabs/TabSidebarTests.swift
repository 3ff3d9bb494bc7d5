import Devices
import Testing

@testable import UIKit

/// The sidebar of a tab bar controller on an iPad.
@MainActor
struct TabSidebarTests {
  private func bench(
    _ device: Device = .iPadPro11, _ os: OSVersion = "18.0", isMirrored: Bool = false
  ) -> TabBench {
    let bench = TabBench(device, os) { b in
      let group = b.group("g", [b.tab("g1"), b.group("i", [b.tab("i1")])])
      group.managingNavigationController = UINavigationController()
      return [b.tab("a"), b.tab("b"), group]
    }
    if isMirrored {
      bench.controller.view.semanticContentAttribute = .forceRightToLeft
      bench.controller.view.setNeedsLayout()
      bench.host.settle()
    }
    return bench
  }

  private func sidebar(_ bench: TabBench) -> _UITabSidebarView? {
    bench.controller.view.subviews.lazy.compactMap { $0 as? _UITabSidebarView }.first
  }

  private func child(_ bench: TabBench) -> CGRect? {
    guard let view = bench.controller.selectedViewController?.viewIfLoaded else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  private func cell(_ bench: TabBench, _ section: Int, _ item: Int) throws -> UICollectionViewCell {
    let list = try #require(sidebar(bench)?.list)
    return try #require(list.cellForItem(at: IndexPath(item: item, section: section)))
  }

  @Test("hidden in portrait, shown next to the content in landscape, in the bar's place")
  func turning() throws {
    let bench = bench()
    let controller = bench.controller
    #expect(controller.sidebar.isHidden)
    #expect(sidebar(bench) == nil)
    #expect(controller.tabBar.window != nil)
    let height = bench.host.geometry.size.height
    #expect(child(bench) == bench.host.geometry.bounds)
    bench.host.turn(to: .landscapeLeft)
    #expect(!controller.sidebar.isHidden)
    #expect(sidebar(bench)?.frame == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(child(bench) == CGRect(x: 320, y: 0, width: height - 320, height: 834))
    #expect(controller.tabBar.window == nil)
    bench.host.turn(to: .portrait)
    #expect(controller.sidebar.isHidden)
    #expect(controller.tabBar.window != nil)
    #expect(child(bench) == bench.host.geometry.bounds)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("the size a child receives on rotations is the size that it gets")
  func announced() {
    final class Child: UIViewController {
      var told: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        told.append(size)
      }
    }
    let host = SimulationHost(device: .iPadPro11, os: "18.0")
    let own = Child()
    let controller = UITabBarController(tabs: [
      UITab(title: "A", image: nil, identifier: "a") { _ in own }
    ])
    controller.mode = .tabSidebar
    host.setRoot(controller)
    host.turn(to: .landscapeRight)
    #expect(own.told.last == own.view.bounds.size)
    #expect(own.view.bounds.width == 874)
  }

  @Test("over the content it dims it, and closes on a touch next to it or when a tab is selected")
  func covering() throws {
    let bench = bench()
    let controller = bench.controller
    controller.sidebar.isHidden = false
    bench.host.settle()
    #expect(sidebar(bench)?.frame.width == 320)
    #expect(child(bench) == bench.host.geometry.bounds)
    bench.tap(CGPoint(x: 700, y: 600))
    #expect(controller.sidebar.isHidden)
    #expect(controller.tabBar.window != nil)
    #expect(!controller.view.subviews.contains { $0 is _UITabSidebarDimmingView })
    controller.sidebar.isHidden = false
    bench.host.settle()
    bench.tap(try cell(bench, 0, 1))
    #expect(controller.selectedTab?.identifier == "b")
    #expect(controller.sidebar.isHidden)
    #expect(bench.delegate.take() == ["should b", "did b after a"])
  }

  @Test("rows are the tabs in sections; tapping a row selects its tab, unless it is refused")
  func rows() throws {
    let bench = bench()
    bench.host.turn(to: .landscapeLeft)
    let view = try #require(sidebar(bench))
    #expect(view.list.numberOfSections == 2)
    #expect(view.rows.map { $0.tab?.identifier } == ["a", "b", "g1", "i", "i1"])
    #expect(view.rows.map(\.depth) == [0, 0, 0, 0, 1])
    #expect(view.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    bench.tap(try cell(bench, 1, 2))
    #expect(bench.controller.selectedTab?.identifier == "i1")
    #expect(view.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
    let stack = bench.controller.selectedViewController as? UINavigationController
    #expect(stack?.viewControllers.map(\.title) == ["g", "i", "i1"])
    stack?.popViewController(animated: false)
    bench.host.settle()
    #expect(view.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    _ = bench.delegate.take()
    bench.delegate.refused = "a"
    bench.tap(try cell(bench, 0, 0))
    #expect(bench.delegate.take() == ["should a"])
    #expect(view.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 1)])
    #expect(!bench.controller.sidebar.isHidden)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("groups inline, groups as rows, hidden tabs, and actions below a group")
  func sections() {
    var ran = 0
    let bench = TabBench(.iPadPro11) { b in
      let first = b.group("f", [b.tab("f1"), b.tab("f2")])
      first.sidebarAppearance = .inline
      let second = b.group("s", [b.tab("s1")])
      second.isSidebarDestination = true
      second.sidebarActions = [UIAction(title: "Add") { _ in ran += 1 }]
      return [b.tab("a"), first, second, b.tab("z")]
    }
    bench.controller.tab(forIdentifier: "f2")?.isHidden = true
    let sections = TabSidebarSection.sections(of: bench.controller.tabs)
    #expect(sections.map(\.title) == [nil, "S", nil])
    #expect(
      sections.map { $0.rows.map { $0.tab?.identifier } } == [
        ["a", "f1"], ["s", "s1", nil], ["z"],
      ])
    bench.host.turn(to: .landscapeLeft)
    if let action = try? cell(bench, 1, 2) { bench.tap(action) }
    #expect(ran == 1)
    #expect(bench.controller.selectedTab?.identifier == "a")
  }

  @Test("buttons: the bar's opens it, its own closes it; the delegate is notified before")
  func buttons() throws {
    @MainActor
    final class Hearing: NSObject, UITabBarController.Sidebar.Delegate {
      var lines: [String] = []
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
      ) {
        lines.append(sidebar.isHidden ? "hidden" : "shown")
        animator.addCompletion { [weak self] in
          self?.lines.append(sidebar.isHidden ? "now hidden" : "now shown")
        }
      }
    }
    let bench = bench()
    let hearing = Hearing()
    bench.controller.sidebar.delegate = hearing
    let open = try #require(bench.controller.tabBar.state.leadingButton)
    #expect(open.frame.maxX < (bench.controller.tabBar.state.platter?.frame.minX ?? 0))
    bench.tap(open)
    #expect(!bench.controller.sidebar.isHidden)
    let view = try #require(sidebar(bench))
    bench.tap(CGPoint(x: 30, y: view.safeAreaInsets.top + 25))
    #expect(bench.controller.sidebar.isHidden)
    #expect(hearing.lines == ["hidden", "now shown", "shown", "now hidden"])
  }

  @Test("from right to left it is on the right side")
  func mirrored() {
    let bench = bench(isMirrored: true)
    bench.host.turn(to: .landscapeLeft)
    #expect(sidebar(bench)?.frame == CGRect(x: 874, y: 0, width: 320, height: 834))
    #expect(child(bench) == CGRect(x: 0, y: 0, width: 874, height: 834))
  }

  @Test("none on phones, before iPadOS 18, with a tab bar mode, and without groups")
  func absence() {
    for (device, os) in [(Device.iPhone15, "18.0"), (.iPadPro11, "17.0")] as [(Device, OSVersion)] {
      let bench = bench(device, os)
      bench.host.turn(to: .landscapeLeft)
      bench.controller.sidebar.isHidden = false
      bench.host.settle()
      #expect(sidebar(bench) == nil)
      #expect(bench.controller.sidebar.isHidden)
      #expect(bench.controller.tabBar.window != nil)
    }
    let plain = TabBench(.iPadPro11) { b in [b.tab("a"), b.tab("b")] }
    plain.host.turn(to: .landscapeLeft)
    #expect(plain.controller.sidebar.isHidden)
    #expect(plain.controller.tabBar.state.leadingButton == nil)
    plain.controller.mode = .tabSidebar
    plain.host.settle()
    #expect(!plain.controller.sidebar.isHidden)
    plain.controller.mode = .tabBar
    plain.host.settle()
    #expect(plain.controller.sidebar.isHidden)
    #expect(plain.controller.tabBar.window != nil)
  }

  @Test("header, footer and a bottom bar frame the list")
  func frame() throws {
    let bench = bench()
    var header = UIListContentConfiguration.cell()
    header.text = "Header"
    bench.controller.sidebar.headerContentConfiguration = header
    bench.controller.sidebar.footerContentConfiguration = header
    let bar = UIView()
    bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
    bench.controller.sidebar.bottomBarView = bar
    bench.host.turn(to: .landscapeLeft)
    let view = try #require(sidebar(bench))
    #expect(bar.frame.height == 60)
    #expect(bar.frame.maxY == 834 - view.safeAreaInsets.bottom)
    #expect(view.list.frame.maxY < bar.frame.minY)
    #expect(view.list.frame.minY > view.safeAreaInsets.top + 50)
    bench.controller.sidebar.bottomBarView = nil
    #expect(bar.superview == nil)
  }

  @Test("pinned tabs show only their image in a bar at the top")
  func pinned() throws {
    let bench = TabBench(.iPadPro11) { b in
      [b.tab("a"), UISearchTab { _ in UIViewController() }]
    }
    let button = try #require(bench.controller.tabBar.state.buttons.last)
    #expect(button.subviews.contains { $0 is UITabBarButtonLabel && $0.isHidden })
    let first = try #require(bench.controller.tabBar.state.buttons.first)
    #expect(first.subviews.contains { $0 is UITabBarButtonLabel && !$0.isHidden })
    // The others show their titles only.
    #expect(first.subviews.contains { $0 is UIImageView && $0.isHidden })
    #expect(button.subviews.contains { $0 is UIImageView && !$0.isHidden })
    bench.controller.tabs[0].preferredPlacement = .pinned
    bench.host.settle()
    let later = try #require(bench.controller.tabBar.state.buttons.first)
    #expect(later.subviews.contains { $0 is UITabBarButtonLabel && $0.isHidden })
    let phone = TabBench { b in [b.tab("a")] }
    let below = try #require(phone.controller.tabBar.state.buttons.first)
    #expect(below.subviews.allSatisfy { !$0.isHidden })
  }

  @Test("a navigation bar under a tab bar leaves the title to it; next to a sidebar it has its own")
  func titles() throws {
    let bench = TabBench(.iPadPro11) { b in
      let group = b.group("g", [b.tab("g1")])
      group.managingNavigationController = UINavigationController()
      return [group, b.tab("a")]
    }
    let stack = try #require(bench.controller.selectedViewController as? UINavigationController)
    let title = stack.navigationBar.bar.content.titleLabel
    #expect(title.superview == nil)
    bench.controller.sidebar.isHidden = false
    bench.host.settle()
    #expect(title.superview != nil && title.text == "g")
    bench.controller.sidebar.isHidden = true
    bench.host.settle()
    #expect(title.superview == nil)
    bench.controller.isTabBarHidden = true
    bench.host.settle()
    #expect(title.superview != nil)
  }
}
