import Devices
import Testing
import UIKit

@testable import UIKit

@Suite("Screens with nothing to show")
@MainActor
struct ContentUnavailableTests {
  private func show(_ controller: UIViewController) -> SimulationHost {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(controller)
    host.settle()
    return host
  }

  private func texts(_ view: UIView) -> [String] {
    if view.isHidden { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap(texts)
  }

  @Test("parts are stacked, in the centre of the area that bars leave free")
  func places() throws {
    let controller = UIViewController()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "tray")
    empty.text = "No Mail"
    empty.secondaryText = "Mail that you receive appears here."
    empty.button.title = "Check"
    empty.secondaryButton.title = "Write"
    controller.contentUnavailableConfiguration = empty
    let host = show(UINavigationController(rootViewController: controller))
    let view = try #require(controller.contentUnavailable.view)
    #expect(view.frame == controller.view.bounds && view.superview === controller.view)
    #expect(texts(view) == ["No Mail", "Mail that you receive appears here.", "Check", "Write"])
    let parts = view.subviews.filter { !$0.isHidden && !($0 is CellBackgroundView) }
    #expect(parts.count == 5)
    let frames = parts.map(\.frame).sorted { $0.minY < $1.minY }
    let free = controller.view.bounds.inset(by: controller.view.safeAreaInsets)
    #expect(frames.allSatisfy { abs($0.midX - view.bounds.midX) < 0.5 })
    let middle = try (#require(frames.first).minY + #require(frames.last).maxY) / 2
    #expect(abs(middle - free.midY) < 1)
    let gaps = zip(frames, frames.dropFirst()).map { $1.minY - $0.maxY }
    #expect(gaps.map { $0.rounded() } == [12, 6, 16, 8])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a controller is queried once for each time that it requests an update")
  func updates() throws {
    final class List: UIViewController {
      var items = 0
      var asked: [String?] = []
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) {
        asked.append(state.searchText)
        contentUnavailableConfiguration =
          items == 0 ? UIContentUnavailableConfiguration.search() : nil
      }
    }
    let list = List()
    let search = UISearchController(searchResultsController: nil)
    list.navigationItem.searchController = search
    let host = show(UINavigationController(rootViewController: list))
    #expect(list.asked.isEmpty && list.contentUnavailable.view == nil)
    search.searchBar.text = "xyz"
    list.setNeedsUpdateContentUnavailableConfiguration()
    list.setNeedsUpdateContentUnavailableConfiguration()
    host.settle()
    #expect(list.asked == ["xyz"])
    let view = try #require(list.contentUnavailable.view)
    #expect(texts(view).first == "No Results for “xyz”")
    #expect(list.view.subviews.last === view)
    list.items = 3
    list.setNeedsUpdateContentUnavailableConfiguration()
    host.settle()
    #expect(list.asked.count == 2 && view.superview == nil)
    #expect(list.contentUnavailable.view == nil && host.takeIssues().isEmpty)
  }

  @Test("a view is reused for a configuration of its type; other types have their own")
  func kinds() throws {
    let controller = UITableViewController(style: .plain)
    let host = show(controller)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    host.settle()
    let first = try #require(controller.contentUnavailable.view)
    #expect(texts(first) == ["Loading…"])
    #expect(first.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true })
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    host.settle()
    #expect(controller.contentUnavailable.view === first)
    #expect(texts(first) == ["No Results", "Check the spelling or try a new search."])
    controller.tableView.contentOffset.y = 30
    host.settle()
    #expect(first.frame == controller.tableView.bounds, "it stays in sight")
    controller.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    host.settle()
    #expect(controller.contentUnavailable.view is UIListContentView && first.superview == nil)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("leading content, large images, and buttons that act")
  func details() throws {
    var made = UIContentUnavailableConfiguration.empty()
    made.alignment = .natural
    made.text = "None"
    made.image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in }
    made.imageProperties.maximumSize = CGSize(width: 100, height: 80)
    var taps = 0
    made.buttonProperties.primaryAction = UIAction(title: "Retry") { _ in taps += 1 }
    made.buttonProperties.isEnabled = false
    #expect(made == made && made != .empty())
    let view = UIContentUnavailableView(configuration: made)
    let root = UIViewController()
    root.view.addSubview(view)
    let host = show(root)
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
    host.settle()
    let picture = try #require(view.subviews.first { ($0 as? UIImageView)?.image != nil })
    #expect(picture.frame.size == CGSize(width: 100, height: 50))
    let button = try #require(view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(picture.frame.minX == button.frame.minX && picture.frame.minX >= 16)
    #expect(!button.isEnabled)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    view.configuration = UIListContentConfiguration.cell()
    #expect((view.configuration as? UIContentUnavailableConfiguration) == made, "not its kind")
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 100)
    #expect(host.takeIssues().isEmpty)
  }
}
