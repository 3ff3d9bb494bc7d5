import Testing
import UIKit

@testable import UIKit

/// Refresh controls (facts: controls §1).
@Suite("Refresh controls")
@MainActor
struct RefreshControlTests {
  private func launch() -> (host: SimulationHost, scroll: UIScrollView, control: UIRefreshControl) {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let control = UIRefreshControl()
    scroll.refreshControl = control
    let root = UIViewController()
    root.view.addSubview(scroll)
    host.setRoot(root)
    return (host, scroll, control)
  }

  @Test("it is the first subview, as wide as the view, and hidden at rest")
  func rest() {
    let (host, scroll, control) = launch()
    host.settle()
    #expect(scroll.subviews.first === control && control.isHidden)
    #expect(control.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    let top = scroll.adjustedContentInset.top
    scroll.contentOffset.y = 100
    #expect(control.frame.minY == 100 + top)
    let other = UIRefreshControl()
    scroll.refreshControl = other
    #expect(control.superview == nil && other.superview === scroll)
    scroll.refreshControl = nil
    #expect(other.superview == nil)
  }

  @Test("while it refreshes the content begins one control lower")
  func refreshing() {
    let (host, scroll, control) = launch()
    host.settle()
    let (top, offset) = (scroll.adjustedContentInset.top, scroll.contentOffset.y)
    control.beginRefreshing()
    host.settle()
    #expect(control.isRefreshing && !control.isHidden)
    #expect(scroll.adjustedContentInset.top == top + 60)
    #expect(scroll.contentOffset.y == offset - 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    control.endRefreshing()
    host.settle()
    #expect(!control.isRefreshing && control.isHidden)
    #expect(scroll.adjustedContentInset.top == top && scroll.contentOffset.y == offset)
  }

  @Test("a title makes it 84.5 high, with the label 10 in")
  func title() throws {
    let (host, scroll, control) = launch()
    host.settle()
    let top = scroll.adjustedContentInset.top
    control.attributedTitle = NSAttributedString(string: "Loading")
    control.beginRefreshing()
    host.settle()
    #expect(control.frame.height == 84.5 && scroll.adjustedContentInset.top == top + 84.5)
    let label = try #require(control.subviews.first as? UILabel)
    #expect(label.frame == CGRect(x: 10, y: 60.75, width: 355, height: 17.5))
    control.attributedTitle = nil
    #expect(control.frame.height == 60 && scroll.adjustedContentInset.top == top + 60)
  }

  @Test("eight blades are drawn, in the tint if one was set")
  func wheel() throws {
    let (_, _, control) = launch()
    func colors() throws -> [RGBA] {
      control.setNeedsDisplay()
      control.layer.displayIfNeeded()
      guard case .drawing(let list, _) = control.layer.storedContents else { return [] }
      return list.commands.compactMap {
        guard case .fillPath(_, _, let color) = $0 else { return nil }
        return color
      }
    }
    control.beginRefreshing()
    let plain = try colors()
    #expect(plain.count == 8)
    let alpha = try #require(plain.first).alpha
    #expect(abs(alpha - 216.0 / 255) < 1e-6)
    control.tintColor = .red
    #expect(try colors().first?.red == 1)
  }

  @Test("a table view controller passes it on")
  func tables() {
    let host = SimulationHost(device: .iPhone8, os: "15.0")
    let controller = UITableViewController(style: .plain)
    let control = UIRefreshControl()
    controller.refreshControl = control
    host.setRoot(controller)
    #expect(controller.tableView.refreshControl === control)
  }
}
