import Devices
import Testing

@testable import UIKit

@MainActor
struct NavigationBarTests {
  private func image(_ side: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.filter { !$0.isHidden }
      .flatMap { labels($0) + [$0 as? UILabel].compactMap { $0 } }
  }

  private func label(_ text: String, in bar: UIView) -> UILabel? {
    labels(bar).first { $0.text == text }
  }

  @Test("the plus of a left button is where UIKit of iOS 13 drew it")
  func recordedPlus() throws {
    // Columns 54 to 107 and rows 39 to 93 of a picture at 3x, 375 points wide: 18 to 35.667 horizontally and
    // 13 to 31 vertically, within an image whose edge is at the margin of 16.
    let screen = NavigationScreen(.iPhone8, "13.0")
    screen.root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    screen.host.settle()
    let content = screen.controller.navigationBar.bar.content
    let button = try #require(content.subviews.first { $0 is _UIButtonBarButton })
    #expect(button.frame.minX == 16)
    #expect(button.frame.midY == 22)
    let glyph = try #require(button.subviews.first)
    #expect(abs(button.frame.minX + glyph.frame.midX - 26.833) < 0.34)
    screen.host.turn(to: .landscapeLeft)
    #expect(button.frame.minX == 20)
  }

  @Test("titles are centred, and items set later appear")
  func titles() throws {
    let screen = NavigationScreen(.iPhone8, "13.0")
    screen.root.title = "Title"
    screen.root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: nil, action: nil)
    screen.host.settle()
    let bar = screen.controller.navigationBar
    let title = try #require(label("Title", in: bar))
    #expect(abs(title.convert(title.bounds, to: bar).midX - 187.5) < 0.5)
    #expect(abs(title.convert(title.bounds, to: bar).midY - 22) < 0.5)
    let done = try #require(label("Done", in: bar))
    #expect(abs(done.convert(done.bounds, to: bar).maxX - 359) < 0.5)
    screen.root.title = "Other"
    screen.host.settle()
    #expect(label("Title", in: bar) == nil)
    #expect(label("Other", in: bar) != nil)
    screen.root.navigationItem.rightBarButtonItem?.title = "Ready"
    screen.host.settle()
    #expect(label("Ready", in: bar) != nil)
  }

  @Test("the back button shows the previous controller's title, or Back, or nothing")
  func backButton() {
    let screen = NavigationScreen(.iPhone8, "14.0")
    screen.root.title = "First"
    let next = UIViewController()
    next.title = "Second"
    screen.controller.pushViewController(next, animated: false)
    screen.host.settle()
    let bar = screen.controller.navigationBar
    #expect(label("First", in: bar) != nil)
    #expect(bar.bar.content.backChevron.superview != nil)
    #expect(bar.bar.content.backChevron.frame.minX == 8)
    screen.root.navigationItem.backButtonTitle = "Home"
    screen.host.settle()
    #expect(label("Home", in: bar) != nil)
    screen.root.navigationItem.backButtonDisplayMode = .generic
    screen.host.settle()
    #expect(label("Back", in: bar) != nil)
    screen.root.navigationItem.backButtonDisplayMode = .minimal
    screen.host.settle()
    #expect(bar.bar.content.backLabel.superview == nil)
    #expect(bar.bar.content.backChevron.superview != nil)
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Menu", style: .plain, target: nil, action: nil)
    screen.host.settle()
    #expect(bar.bar.content.backChevron.superview == nil)
    next.navigationItem.leftItemsSupplementBackButton = true
    screen.host.settle()
    #expect(bar.bar.content.backChevron.superview != nil)
    next.navigationItem.hidesBackButton = true
    screen.host.settle()
    #expect(bar.bar.content.backChevron.superview == nil)
  }

  @Test("custom views keep their sizes, title views are centred")
  func customViews() {
    let screen = NavigationScreen(.iPhone8, "13.0")
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 20))
    screen.root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    screen.root.navigationItem.titleView = middle
    screen.host.settle()
    #expect(custom.frame == CGRect(x: 299, y: 7, width: 60, height: 30))
    #expect(middle.frame == CGRect(x: 137, y: 12, width: 101, height: 20))
    screen.root.navigationItem.titleView = nil
    screen.host.settle()
    #expect(middle.superview == nil)
  }

  @Test("a button runs its action and its target's selector, unless it is disabled")
  func actions() throws {
    final class Target {
      var calls: [String] = []
    }
    let target = Target()
    let screen = NavigationScreen(.iPhone8, "14.0")
    let item = UIBarButtonItem(
      title: "Go", style: .plain, target: target,
      action: Selector("go(_:)") { target, sender in
        (target as? Target)?.calls.append(sender is UIBarButtonItem ? "go" : "?")
      })
    item.primaryAction = UIAction { _ in target.calls.append("action") }
    screen.root.navigationItem.rightBarButtonItem = item
    screen.host.settle()
    let button = try #require(
      screen.controller.navigationBar.bar.content.subviews.compactMap { $0 as? UIControl }.first)
    button.sendActions(for: .touchUpInside)
    // The target's method is ignored while there is an action (UIBarButtonItem.h).
    #expect(target.calls == ["action"])
    item.primaryAction = nil
    button.sendActions(for: .touchUpInside)
    #expect(target.calls == ["action", "go"])
    item.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(target.calls.count == 2)
  }

  @Test("B11: the bar's metrics choose its background")
  func metrics() {
    let (regular, compact, prompt) = (image(), image(), image())
    let screen = NavigationScreen(.iPhone8, "12.0")
    let bar = screen.controller.navigationBar
    bar.setBackgroundImage(regular, for: .default)
    bar.setBackgroundImage(compact, for: .compact)
    screen.host.settle()
    #expect(bar.metrics == .default)
    #expect(bar.look.background.image === regular)
    screen.host.turn(to: .landscapeLeft)
    #expect(bar.metrics == .compact)
    #expect(bar.look.background.image === compact)
    screen.root.navigationItem.prompt = "?"
    screen.host.settle()
    #expect(bar.metrics == .compactPrompt)
    #expect(bar.look.background.image === compact)
    bar.setBackgroundImage(prompt, for: .defaultPrompt)
    screen.host.turn(to: .portrait)
    #expect(bar.look.background.image === prompt)
    bar.setBackgroundImage(nil, for: .defaultPrompt)
    #expect(bar.look.background.image === regular)
    #expect(UIBarMetrics.landscapePhone == .compact)

    let pad = NavigationScreen(.iPad5, "12.0", .landscapeLeft)
    #expect(pad.controller.navigationBar.metrics == .default)
    let plus = NavigationScreen(.iPhone8Plus, "12.0", .landscapeLeft)
    #expect(plus.controller.navigationBar.metrics == .compact)
  }

  @Test("appearances: the item's comes before the bar's, compact height before regular")
  func appearances() {
    func appearance(_ color: UIColor) -> UINavigationBarAppearance {
      let made = UINavigationBarAppearance()
      made.configureWithOpaqueBackground()
      made.backgroundColor = color
      return made
    }
    let screen = NavigationScreen(.iPhone8, "13.0")
    let bar = screen.controller.navigationBar
    bar.standardAppearance = appearance(.red)
    #expect(bar.look.background.color == .red)
    bar.compactAppearance = appearance(.green)
    #expect(bar.look.background.color == .red)
    screen.host.turn(to: .landscapeLeft)
    #expect(bar.look.background.color == .green)
    screen.root.navigationItem.standardAppearance = appearance(.blue)
    screen.host.turn(to: .portrait)
    #expect(bar.look.background.color == .blue)
    #expect(bar.look.background.material == .opaque)
  }

  @Test("from iOS 15 on a bar without content under it is clear, unless it has an edge appearance")
  func scrollEdge() {
    func look(_ os: OSVersion, offset: CGFloat?, _ change: (UINavigationBar) -> Void = { _ in })
      -> BarSurface
    {
      let table = UITableViewController()
      let screen = NavigationScreen(
        .iPhone8, os, root: offset == nil ? UIViewController() : table)
      change(screen.controller.navigationBar)
      if let offset { table.tableView.contentOffset.y += offset }
      screen.host.settle()
      return screen.controller.navigationBar.look.background
    }
    #expect(look("14.0", offset: 0).material == .chrome)
    #expect(look("15.0", offset: 0).material == .none)
    #expect(look("15.0", offset: 0).shadowColor == nil)
    #expect(look("15.0", offset: nil).material == .none)
    #expect(look("15.0", offset: 30).material == .chrome)
    #expect(look("15.0", offset: 30).shadowColor != nil)
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    #expect(look("15.0", offset: 0) { $0.scrollEdgeAppearance = edge }.material == .opaque)
    #expect(look("15.0", offset: 30) { $0.scrollEdgeAppearance = edge }.material == .chrome)
    #expect(look("14.0", offset: 0) { $0.prefersLargeTitles = true }.material == .none)
    #expect(look("12.0", offset: 0) { $0.prefersLargeTitles = true }.material == .chrome)
    #expect(look("15.0", offset: 0) { $0.barTintColor = .red }.color == nil)
    #expect(look("14.0", offset: 0) { $0.barTintColor = .red }.color != nil)
  }

  @Test("UIAppearance: bars adopt proxy values for properties that they don't set")
  func proxies() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().isTranslucent = false
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 3.0], for: .normal)
    UIToolbar.appearance().barTintColor = .green
    let root = UIViewController()
    let controller = UINavigationController(rootViewController: root)
    controller.navigationBar.isTranslucent = true
    host.setRoot(controller)
    #expect(controller.navigationBar.barTintColor == .red)
    #expect(controller.navigationBar.tintColor == .white)
    #expect(controller.navigationBar.isTranslucent)
    controller.setToolbarHidden(false, animated: false)
    #expect(controller.toolbar.barTintColor == .green)

    _ = SimulationHost(device: .iPhone8, os: "12.0")
    #expect(UINavigationBar.appearance().barTintColor == nil)
  }

  @Test("a standalone bar works by itself")
  func standalone() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let root = UIViewController()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
    let item = UINavigationItem(title: "Alone")
    item.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: nil, action: nil)
    bar.items = [item]
    root.view.addSubview(bar)
    host.setRoot(root)
    #expect(label("Alone", in: bar) != nil)
    #expect(label("Cancel", in: bar) != nil)
    #expect(bar.sizeThatFits(.zero).height == 44)
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    host.settle()
    #expect(label("Second", in: bar) != nil)
    #expect(label("Alone", in: bar) != nil)
    #expect(bar.popItem(animated: false)?.title == "Second")
    #expect(bar.topItem === item)
  }

  @Test("toolbars divide the remaining width among flexible spaces")
  func toolbar() {
    let host = SimulationHost(device: .iPhone8, os: "13.0")
    let root = UIViewController()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    bar.items = [
      UIBarButtonItem(customView: views[0]), .flexibleSpace(),
      UIBarButtonItem(customView: views[1]),
      .fixedSpace(5), UIBarButtonItem(customView: views[2]),
    ]
    root.view.addSubview(bar)
    host.setRoot(root)
    #expect(views.map(\.frame.minX) == [16, 314, 339])
    #expect(views.map(\.frame.minY) == [12, 12, 12])
  }

  @Test("iOS 26: a toolbar is 48 high by sizeToFit, and keeps its width (recorded)")
  func fittingToolbar() {
    func size(_ width: CGFloat, _ device: Device, _ os: OSVersion) -> CGSize {
      SimulationHost(device: device, os: os).use {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        bar.items = [.flexibleSpace()]
        bar.sizeToFit()
        #expect(bar.intrinsicContentSize.height == bar.frame.height)
        return bar.frame.size
      }
    }
    #expect(size(0, .iPhoneSE3, "26.0") == CGSize(width: 0, height: 48))
    #expect(size(320, .iPhoneSE3, "26.0") == CGSize(width: 320, height: 48))
    #expect(size(393, .iPhone16, "26.1") == CGSize(width: 393, height: 48))
    #expect(size(375, .iPhoneSE3, "18.5") == CGSize(width: 375, height: 44))
    // A navigation controller's stays as it was: not measured.
    let screen = NavigationScreen(.iPhone15, "26.0") { $0.setToolbarHidden(false, animated: false) }
    #expect(screen.controller.toolbar.frame.height == 44)
  }

  @Test("a search bar is in the bar's bottom strip; with scrollable content it is hidden")
  func search() {
    let screen = NavigationScreen(.iPhoneX, "12.0")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    screen.root.navigationItem.searchController = search
    screen.host.settle()
    #expect(screen.bar.height == 96)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(screen.root.view.safeAreaInsets.top == 140)
    let table = UITableViewController()
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    screen.controller.pushViewController(table, animated: false)
    screen.host.settle()
    #expect(screen.bar.height == 44)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    screen.host.settle()
    #expect(screen.bar.height == 96)
    #expect(search.searchBar.superview == nil)
  }

  @Test("search bars: 44 high through iOS 10, then 56")
  func searchBarHeights() {
    for (os, height, field) in [("10.3", 44.0, 28.0), ("11.2", 56, 36)]
      as [(OSVersion, CGFloat, CGFloat)]
    {
      let host = SimulationHost(device: .iPhone7, os: os)
      let bar = UISearchBar()
      let root = UIViewController()
      bar.frame = CGRect(x: 0, y: 100, width: 375, height: height)
      root.view.addSubview(bar)
      host.setRoot(root)
      #expect(bar.intrinsicContentSize.height == height)
      #expect(bar.field.frame == CGRect(x: 8, y: (height - field) / 2, width: 359, height: field))
    }
  }

  @Test("bars of custom classes are created by their own initialisers")
  func barClasses() {
    final class Tall: UINavigationBar {
      private(set) var note = ""
      override init(frame: CGRect) {
        super.init(frame: frame)
        note = "made"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Low: UIToolbar {
      let number = 7
    }
    _ = SimulationHost(device: .iPhone8, os: "13.0")
    let controller = UINavigationController(navigationBarClass: Tall.self, toolbarClass: Low.self)
    #expect((controller.navigationBar as? Tall)?.note == "made")
    #expect((controller.toolbar as? Low)?.number == 7)
    let wrong = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
    #expect(type(of: wrong.navigationBar) == UINavigationBar.self)
    #expect(SimulationHost.current.takeIssues().count == 1)
  }

  @Test("iOS 26: adjacent items share a capsule, and a done item has a tinted one")
  func capsules() {
    let screen = NavigationScreen(.iPhone15, "26.0") { $0.setToolbarHidden(false, animated: false) }
    let items = [UIBarButtonItem.SystemItem.add, .edit, .done].map {
      UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
    }
    screen.root.navigationItem.rightBarButtonItems = items
    screen.root.toolbarItems = items.dropLast() + [.flexibleSpace(), items[2]]
    screen.host.settle()
    let bar = screen.controller.navigationBar
    #expect(bar.bar.content.capsules.views.count == 2)
    #expect(bar.bar.content.capsules.views.map(\.frame.height) == [44, 44])
    #expect(screen.controller.toolbar.bar.capsules.views.count == 2)
    #expect(screen.controller.toolbar.bar.capsules.views.last?.frame.maxX == 373)
    #expect(screen.host.takeIssues().isEmpty)
    screen.root.navigationItem.rightBarButtonItems = nil
    screen.host.settle()
    #expect(bar.bar.content.capsules.views.isEmpty)
  }

  @Test("in a sheet the bar is 56 high and begins at the sheet's edge")
  func sheet() {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let root = UIViewController()
    host.setRoot(root)
    let content = UIViewController()
    let controller = UINavigationController(rootViewController: content)
    root.present(controller, animated: false)
    host.settle()
    guard controller.view.convert(CGPoint.zero, to: nil).y > 0 else { return }
    #expect(controller.navigationBar.frame.minY == 0)
    #expect(controller.navigationBar.frame.height == 56)
    #expect(content.view.safeAreaInsets.top == 56)
    #expect(controller.visibleViewController === content)
  }

  @Test("a bar lays out its own container, whatever its delegate is")
  func ownerIsNotDelegate() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let controller = UINavigationController(rootViewController: UIViewController())
    host.setRoot(controller)
    let bar: UINavigationBar = controller.navigationBar
    bar.delegate = nil
    bar.prefersLargeTitles = true
    host.settle()
    #expect(bar.frame.height == 96)

    let other = UINavigationBar()
    other.delegate = controller
    other.items = [UINavigationItem(title: "Other")]
    #expect(!controller.view.layoutFlag)
    #expect(other.sizeThatFits(.zero).height == 44)
  }
}
