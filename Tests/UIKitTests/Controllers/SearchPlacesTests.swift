import Devices
import Testing

@testable import UIKit

@Suite("What a search shows")
@MainActor
struct SearchPlacesTests {
  /// A list in a stack, with a search bar that stays.
  @MainActor
  final class Bench {
    let host: SimulationHost
    let list = UIViewController()
    let results = UIViewController()
    let search: UISearchController
    let stack: UINavigationController

    init(_ device: Device = .iPhoneX, _ os: OSVersion = "13.0", hasResults: Bool = true) {
      host = SimulationHost(device: device, os: os)
      search = UISearchController(searchResultsController: hasResults ? results : nil)
      list.navigationItem.searchController = search
      list.navigationItem.hidesSearchBarWhenScrolling = false
      list.title = "List"
      stack = UINavigationController(rootViewController: list)
      host.setRoot(stack)
    }

    var bar: CGRect { stack.navigationBar.frame }

    func type(_ text: String) {
      search.searchBar.becomeFirstResponder()
      _ = host.typeByHand(text)
      host.settle()
    }

    func begin() {
      search.isActive = true
      host.settle()
    }

    func end() {
      search.isActive = false
      host.settle()
    }

    func tap(_ place: CGPoint) {
      host.touches.send([.init(0, .began, at: place)])
      host.advance(by: 0.1)
      host.touches.send([.init(0, .ended, at: place)])
      host.settle()
    }
  }

  @Test("the bar rises and keeps the field; results are below it as soon as there is text")
  func course() {
    let bench = Bench()
    #expect(bench.bar == CGRect(x: 0, y: 44, width: 375, height: 96))
    bench.begin()
    #expect(bench.bar == CGRect(x: 0, y: 44, width: 375, height: 55))
    #expect(bench.stack.navigationBar.bar.content.isHidden)
    #expect(bench.search.searchBar.searchTextField.frame.midY == 27.5)
    #expect(bench.list.view.safeAreaInsets.top == 99)
    #expect(bench.search.view.safeAreaInsets.top == 99)
    #expect(bench.search.dimming?.window != nil)
    #expect(bench.search.dimming?.frame == CGRect(x: 0, y: 99, width: 375, height: 713))
    #expect(bench.results.viewIfLoaded?.window == nil)
    bench.type("a")
    #expect(bench.results.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(bench.results.view.safeAreaInsets.top == 99)
    #expect(bench.search.dimming?.window == nil)
    #expect(bench.search.showsSearchResultsController)
    #expect(bench.results.presentingViewController === bench.list)
    bench.end()
    #expect(bench.bar == CGRect(x: 0, y: 44, width: 375, height: 96))
    #expect(bench.results.view.window == nil && bench.results.parent == nil)
    #expect(bench.search.view.window == nil && bench.list.children.isEmpty)
    #expect(!bench.stack.navigationBar.bar.content.isHidden)
    #expect(bench.list.view.safeAreaInsets.top == 140)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("results appear and disappear once each")
  func appearances() {
    final class Results: UIViewController {
      var calls: [String] = []
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
    }
    let results = Results()
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    let list = UIViewController()
    let search = UISearchController(searchResultsController: results)
    list.navigationItem.searchController = search
    host.setRoot(UINavigationController(rootViewController: list))
    search.showsSearchResultsController = true
    search.isActive = true
    host.settle()
    #expect(results.calls == ["did"])
    results.dismiss(animated: false)
    host.settle()
    #expect(!search.isActive && results.calls == ["did", "gone"])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("touching the dimmed area ends the search; undimmed content can be touched")
  func dimming() {
    let bench = Bench(hasResults: false)
    let button = UIButton(frame: CGRect(x: 100, y: 400, width: 100, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    bench.list.view.addSubview(button)
    bench.begin()
    bench.tap(CGPoint(x: 150, y: 425))
    #expect(!bench.search.isActive && taps == 0)
    bench.search.obscuresBackgroundDuringPresentation = false
    bench.begin()
    #expect(bench.search.dimming?.window == nil)
    bench.tap(CGPoint(x: 150, y: 425))
    #expect(bench.search.isActive && taps == 1)
  }

  @Test("titles stay if they aren't hidden, and on iOS 26")
  func titlesStay() {
    let bench = Bench()
    bench.search.hidesNavigationBarDuringPresentation = false
    bench.begin()
    #expect(bench.bar.height == 96 && !bench.stack.navigationBar.bar.content.isHidden)
    let new = Bench(.iPhone17, "26.1")
    let before = new.bar
    new.begin()
    #expect(new.bar == before)
  }

  @Test("a large title disappears, and comes back")
  func largeTitle() {
    let bench = Bench(.iPhone8)
    bench.stack.navigationBar.prefersLargeTitles = true
    bench.host.settle()
    #expect(bench.bar.height == 148)
    bench.begin()
    #expect(bench.bar == CGRect(x: 0, y: 20, width: 375, height: 50))
    #expect(bench.stack.navigationBar.bar.largeTitle.isHidden)
    bench.end()
    #expect(bench.bar.height == 148)
  }

  @Test("scopes appear with the search, with text, or manually, and add 47")
  func scopes() throws {
    let bench = Bench(.iPhone8)
    let bar = bench.search.searchBar
    bar.scopeButtonTitles = ["All", "Mine"]
    bench.host.settle()
    #expect(bench.bar.height == 96)
    bench.begin()
    #expect(bench.bar.height == 97)
    let control = try #require(bar.scopeControl)
    #expect(control.superview === bar && control.frame.minY > bar.searchTextField.frame.maxY)
    #expect(control.frame.maxY <= bar.bounds.height)
    #expect(control.frame.minX == bar.searchTextField.frame.minX)
    bench.end()
    #expect(bench.bar.height == 96 && control.superview == nil)
    bench.search.scopeBarActivation = .onTextEntry
    bench.begin()
    #expect(bench.bar.height == 50)
    bench.type("a")
    #expect(bench.bar.height == 97)
    bench.end()
    bench.search.scopeBarActivation = .manual
    bench.begin()
    #expect(bench.bar.height == 50)
    bar.showsScopeBar = true
    bench.host.settle()
    #expect(bench.bar.height == 97)
  }

  @Test("the device rotates during a search")
  func turning() {
    let bench = Bench()
    bench.begin()
    bench.type("a")
    bench.host.turn(to: .landscapeLeft)
    #expect(bench.bar == CGRect(x: 0, y: 0, width: 812, height: 50))
    #expect(bench.results.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(bench.results.view.safeAreaInsets == UIEdgeInsets(50, 44, 21, 44))
    bench.end()
    #expect(bench.bar == CGRect(x: 0, y: 0, width: 812, height: 84))
    bench.host.turn(to: .portrait)
    #expect(bench.bar == CGRect(x: 0, y: 44, width: 375, height: 96))
    #expect(bench.list.view.subviews.isEmpty && bench.list.children.isEmpty)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("on an iPad, right to left")
  func mirrored() throws {
    let bench = Bench(.iPadPro11, "17.0")
    bench.stack.navigationBar.semanticContentAttribute = .forceRightToLeft
    bench.search.searchBar.semanticContentAttribute = .forceRightToLeft
    bench.begin()
    #expect(bench.bar.height == 50)
    let bar = bench.search.searchBar
    #expect(bar.cancelButton.frame.maxX < bar.searchTextField.frame.minX)
    #expect(bar.cancelButton.frame.midY == bar.searchTextField.frame.midY)
  }

  @Test("a controller pushed from the results covers the search, which continues below it")
  func pushing() {
    let bench = Bench()
    bench.begin()
    bench.type("a")
    let detail = UIViewController()
    bench.results.presentingViewController?.navigationController?
      .pushViewController(detail, animated: false)
    bench.host.settle()
    #expect(detail.view.window != nil && bench.results.view.window == nil)
    #expect(bench.bar.height == 44 && !bench.stack.navigationBar.bar.content.isHidden)
    bench.stack.popViewController(animated: false)
    bench.host.settle()
    #expect(bench.search.isActive && bench.results.view.window != nil)
    #expect(bench.bar.height == 55)
    #expect(bench.host.takeIssues().isEmpty)
  }

  @Test("the cancel button is a disc of 44 on iOS 26, 11 from the field")
  func cross() {
    let new = SimulationHost(device: .iPhone17, os: "26.1")
    let root = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 64))
    bar.showsCancelButton = true
    root.view.addSubview(bar)
    new.setRoot(root)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 249, height: 44))
    #expect(bar.cancelButton.frame == CGRect(x: 268, y: 10, width: 44, height: 44))
    #expect(bar.cancelButton.title(for: .normal) == nil)
  }
}
