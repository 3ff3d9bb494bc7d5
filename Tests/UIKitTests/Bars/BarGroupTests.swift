import Devices
import Testing

@testable import UIKit

/// Menus and groups of buttons in bars, at rest.
@MainActor
struct BarGroupTests {
  @Test("groups show their items like left and right items, and follow their changes")
  func groups() {
    let host = SimulationHost(device: .iPhoneX, os: "16.4")
    func button(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }
    let (a, b, c, d) = (button("A"), button("B"), button("C"), button("D"))
    let root = UIViewController()
    let trailing = UIBarButtonItemGroup(barButtonItems: [b, c], representativeItem: nil)
    root.navigationItem.leadingItemGroups = [a.creatingFixedGroup()]
    root.navigationItem.trailingItemGroups = [trailing, .fixedGroup(items: [d])]
    #expect(root.navigationItem.leftBarButtonItems == [a])
    // From the edge inwards.
    #expect(root.navigationItem.rightBarButtonItems == [d, c, b])
    host.setRoot(UINavigationController(rootViewController: root))
    host.settle()
    trailing.isHidden = true
    #expect(root.navigationItem.rightBarButtonItems == [d])
    trailing.isHidden = false
    trailing.barButtonItems = [c]
    #expect(root.navigationItem.rightBarButtonItems == [d, c])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a button with a menu doesn't show it, but describes its contents")
  func menus() {
    _ = SimulationHost(device: .iPhoneX, os: "16.4")
    let copy = UIAction(title: "Copy") { _ in }
    let ticked = UIAction(title: "Sort by name", state: .on) { _ in }
    let sorting = UIMenu(options: .displayInline, children: [ticked])
    let menu = UIMenu(title: "More", children: [copy, sorting])
    let item = UIBarButtonItem(systemItem: .action, menu: menu)
    #expect(item.menu === menu)
    #expect(menu.children == [copy, sorting])
    #expect(menu.selectedElements == [ticked])
    #expect(menu.replacingChildren([copy]).children == [copy])
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
    item.trigger()
  }
}
