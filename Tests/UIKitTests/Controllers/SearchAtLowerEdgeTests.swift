import Devices
import Testing

@testable import UIKit

@Suite("A phone's search bar at the lower edge (iOS 26)")
@MainActor
struct SearchAtLowerEdgeTests {
  @MainActor
  final class Bench {
    let host: SimulationHost
    let list = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let stack: UINavigationController

    init(_ device: Device = .iPhoneSE3, _ os: OSVersion = "26.0", inTabs: Bool = false) {
      host = SimulationHost(device: device, os: os)
      list.navigationItem.searchController = search
      list.navigationItem.hidesSearchBarWhenScrolling = false
      list.title = "List"
      stack = UINavigationController(rootViewController: list)
      if inTabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        host.setRoot(tabs)
      } else {
        host.setRoot(stack)
      }
    }

    var bar: UISearchBar { search.searchBar }
    var isInBar: Bool { bar.superview === stack.navigationBar }
  }

  @Test("a capsule of 48, 28 from the edges; content ends 76 above the lower one")
  func place() {
    let bench = Bench()
    #expect(bench.bar.superview === bench.stack.view)
    #expect(bench.bar.frame == CGRect(x: 28, y: 591, width: 319, height: 48))
    #expect(bench.bar.searchTextField.frame == CGRect(x: 5, y: 5, width: 309, height: 38))
    #expect(bench.list.view.safeAreaInsets.bottom == 76)
    #expect(bench.stack.navigationBar.frame.height == 54)
    let new = Bench(.iPhone17, "26.1")
    #expect(new.bar.frame == CGRect(x: 28, y: 798, width: 346, height: 48))
    #expect(new.list.view.safeAreaInsets.bottom == 76)
    #expect(bench.host.takeIssues().isEmpty && new.host.takeIssues().isEmpty)
  }

  @Test("a search has a round cancel button, and is above the keyboard")
  func searching() throws {
    let bench = Bench(.iPhone17, "26.1")
    bench.bar.becomeFirstResponder()
    bench.host.settle()
    #expect(bench.search.isActive)
    let top = try #require(bench.host.keyboard.shownFrame).minY
    #expect(bench.bar.frame.maxY == top - 8)
    #expect(bench.bar.cancelButton.frame == CGRect(x: 298, y: 0, width: 48, height: 48))
    #expect(bench.bar.searchTextField.frame == CGRect(x: 5, y: 5, width: 276, height: 38))
    #expect(bench.bar.capsules.views.map(\.frame.width) == [286, 48])
    bench.search.isActive = false
    bench.host.settle()
    #expect(bench.bar.frame.maxY == 846)
    #expect(bench.bar.capsules.views.map(\.frame.width) == [346])
  }

  @Test("it's in the navigation bar in tabs, on other releases, with scopes, or if the app says so")
  func elsewhere() {
    #expect(Bench(.iPhone17, "26.1", inTabs: true).isInBar)
    #expect(Bench(.iPhone15, "18.5").isInBar)
    #expect(Bench(.iPadPro11, "26.1").isInBar)
    let bench = Bench()
    bench.list.navigationItem.preferredSearchBarPlacement = .stacked
    bench.host.settle()
    #expect(bench.isInBar && bench.list.view.safeAreaInsets.bottom == 0)
    bench.list.navigationItem.preferredSearchBarPlacement = .integrated
    bench.host.settle()
    #expect(!bench.isInBar)
    bench.bar.scopeButtonTitles = ["All", "Mine"]
    bench.host.settle()
    #expect(bench.isInBar)
    bench.bar.scopeButtonTitles = nil
    bench.stack.isToolbarHidden = false
    bench.host.settle()
    #expect(bench.isInBar)
  }

  @Test("it leaves with its controller, comes back, and is in the bar of a turned phone")
  func moving() {
    let bench = Bench(.iPhone17, "26.1")
    bench.stack.pushViewController(UIViewController(), animated: false)
    bench.host.settle()
    #expect(bench.bar.superview == nil)
    bench.stack.popViewController(animated: false)
    bench.host.settle()
    #expect(bench.bar.superview === bench.stack.view)
    bench.host.turn(to: .landscapeLeft)
    #expect(bench.isInBar && bench.bar.capsules.views.isEmpty)
    bench.host.turn(to: .portrait)
    #expect(bench.bar.superview === bench.stack.view && bench.bar.frame.width == 346)
    #expect(bench.host.takeIssues().isEmpty)
  }
}
