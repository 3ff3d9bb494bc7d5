import Devices
import Testing

@testable import UIKit

/// A bar's appearance follows its content, however late that learns its size.
@MainActor
@Suite struct BarsOverLateContentTests {
  /// How a screen gets content that extends under the bottom bar.
  enum Content: CaseIterable {
    case inViewDidLayout, inAsync, byConstraints, byTable, byFlowLayout, byText, addedLate,
      afterUpdate
    case afterInsets
  }

  final class Screen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    var content = Content.inViewDidLayout
    var rows = 50
    lazy var scroll: UIScrollView = {
      switch content {
      case .byTable, .afterUpdate:
        let table = UITableView()
        table.dataSource = self
        if content == .afterUpdate { rows = 1 }
        return table
      case .byFlowLayout:
        let list = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        rows = 200
        return list
      case .byText:
        let text = UITextView()
        text.text = String(repeating: "line\n", count: 100)
        return text
      default: return UIScrollView()
      }
    }()

    override func viewDidLoad() {
      super.viewDidLoad()
      if content != .addedLate { install() }
      if content == .byConstraints {
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
          inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
          inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          inner.heightAnchor.constraint(equalToConstant: 2000),
        ])
      }
      if content == .inAsync {
        DispatchQueue.main.async { self.scroll.contentSize = CGSize(width: 10, height: 2000) }
      }
      if content == .afterInsets { scroll.contentSize = CGSize(width: 10, height: 2000) }
    }

    func install() {
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scroll)
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if content == .addedLate, scroll.superview == nil { install() }
      if content == .inViewDidLayout || content == .addedLate {
        scroll.contentSize = CGSize(width: 10, height: 2000)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      rows
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  /// Whether a screen's bottom bar is clear, and the top bar's values.
  private struct Look: Equatable {
    var lowerIsClear: Bool?
    var upperIsClear: Bool?
  }

  private func look(_ screen: Screen) -> Look {
    Look(
      lowerIsClear: screen.tabBarController?.tabBar.state.isAtScrollEdge
        ?? screen.navigationController?.toolbar.bar.isAtScrollEdge,
      upperIsClear: screen.navigationController?.navigationBar.bar.zones.isAtScrollEdge)
  }

  private func start(
    _ content: Content, tabs: Bool, stack: Bool, os: OSVersion
  ) -> (SimulationHost, Screen) {
    let host = SimulationHost(device: .iPhone13, os: os)
    let screen = Screen()
    screen.content = content
    screen.toolbarItems = [UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil)]
    var root: UIViewController = screen
    if stack {
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = tabs
      root = navigation
    }
    if tabs {
      let controller = UITabBarController()
      controller.viewControllers = [root]
      root = controller
    }
    host.setRoot(root)
    return (host, screen)
  }

  @Test(arguments: Content.allCases) func asAfterScrollingThereAndBack(content: Content) {
    for os in ["15.5", "18.5"] as [OSVersion] {
      for (tabs, stack) in [(true, false), (true, true), (false, true)] {
        let (host, screen) = start(content, tabs: tabs, stack: stack, os: os)
        func check(_ place: String, lowerIsClear: Bool) {
          let settled = look(screen)
          #expect(settled.lowerIsClear == lowerIsClear, "\(place) \(tabs) \(stack) \(os)")
          screen.scroll.contentOffset.y += 1
          host.settle()
          screen.scroll.contentOffset.y -= 1
          host.settle()
          #expect(look(screen) == settled, "\(place) \(tabs) \(stack) \(os)")
        }
        host.settle()
        if content == .afterUpdate {
          check("before", lowerIsClear: true)
          screen.rows = 60
          (screen.scroll as? UITableView)?.reloadData()
          host.settle()
        }
        if content == .afterInsets {
          let most = screen.scroll.contentSize.height + screen.scroll.adjustedContentInset.bottom
          screen.scroll.contentOffset.y = most - screen.scroll.bounds.height
          host.settle()
          check("at the end", lowerIsClear: true)
          screen.scroll.contentInset.bottom = 300
          host.settle()
        }
        check("launch", lowerIsClear: false)
        host.turn(to: .landscapeLeft)
        check("turn", lowerIsClear: false)
        host.turn(to: .portrait)
        check("back", lowerIsClear: false)
        #expect(host.takeIssues().isEmpty)
      }
    }
  }
}
