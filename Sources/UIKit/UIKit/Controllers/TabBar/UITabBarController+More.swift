import SystemFacts

extension UITabBarController {
  /// The number of items that fit in the bar: 5 on phones and in compact width (Apple).
  private var room: Int {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let host = hostOfView
    if host.device.idiom == .phone || isCompact { return 5 }
    return ControllerFacts.padTabRoom[host.release] ?? Int.max
  }

  /// The entries that don't fit in the bar; the "More" tab leads to them.
  var overflow: ArraySlice<TabEntry> {
    let entries = entries ?? []
    return entries.count > room ? entries[(room - 1)...] : []
  }

  /// The items of the bar: the controllers' items, or the ones that fit and "More".
  var barItems: [UITabBarItem]? {
    guard let entries else { return nil }
    let overflow = overflow
    guard !overflow.isEmpty else { return entries.compactMap(\.item) }
    return entries[..<overflow.startIndex].compactMap(\.item)
      + [moreNavigationController.tabBarItem]
  }

  func isInMore(_ controller: UIViewController) -> Bool {
    overflow.contains { $0.stands(for: controller) }
  }

  /// Returns the item that represents a root tab; `nil` if the bar omits it.
  func barItem(ofRoot root: UITab) -> UITabBarItem? {
    let isOverflowing = overflow.contains { entry in
      if case .tab(let tab) = entry { tab === root } else { false }
    }
    return isOverflowing ? moreNavigationController.tabBarItem : root.tabState.item
  }

  /// The index of a tab's root in the bar; `NSNotFound` if it has none.
  func indexOfEntry(of tab: UITab) -> Int {
    let root = tab.root
    return entries?.firstIndex { entry in
      if case .tab(let own) = entry { own === root } else { false }
    } ?? NSNotFound
  }

  /// A controller for each entry, created if necessary.
  var entriesAsControllers: [UIViewController]? {
    entries?.compactMap { entry in
      switch entry {
      case .controller(let controller): return controller
      case .tab(let tab):
        return (tab as? UITabGroup)?.managingNavigationController
          ?? tab.withDescendants.lazy.compactMap(\.viewController).first
      }
    }
  }

  /// Returns the item that represents a controller in the bar.
  func barItem(of controller: UIViewController) -> UITabBarItem {
    isInMore(controller) ? moreNavigationController.tabBarItem : controller.tabBarItem
  }

  /// The child whose view is shown for the selected controller: the controller itself, or the
  /// "More" stack.
  ///
  /// UIKit puts navigation controllers onto that stack too; here they are shown by themselves.
  var hosted: UIViewController? {
    guard let selected = tabState.selected ?? selectedOfTabs else { return nil }
    guard isInMore(selected), !(selected is UINavigationController) else { return selected }
    return moreNavigationController
  }

  func madeMoreController() -> UINavigationController {
    if let made = tabState.more { return made }
    let list = UIMoreListController(owner: self)
    let made = UINavigationController(rootViewController: list)
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabState.more = made
    addChild(made)
    made.call(.didMoveToParent(self))
    return made
  }

  /// Makes the "More" stack show the selected controller, or only the list.
  func arrangeMore() {
    guard let more = tabState.more, let list = more.viewControllers.first else { return }
    guard let selected = tabState.selected, hosted === more, selected !== more else {
      if more.viewControllers.count > 1, tabState.selected === more {
        more.setViewControllers([list], animated: false)
      }
      return
    }
    if more.viewControllers.last !== selected {
      more.setViewControllers([list, selected], animated: false)
    }
  }

  /// Takes back the controllers that the "More" stack no longer shows.
  func reclaimFromMore() {
    guard let more = tabState.more, let list = more.viewControllers.first, hosted !== more else {
      return
    }
    if more.viewControllers.count > 1 { more.setViewControllers([list], animated: false) }
    for controller in tabState.controllers ?? [] where controller.parent == nil {
      addChild(controller)
      controller.call(.didMoveToParent(self))
    }
  }
}

/// The list of controllers that don't fit in a tab bar.
final class UIMoreListController: UITableViewController {
  private weak var owner: UITabBarController?

  init(owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  private var rows: [TabEntry] { owner.map { Array($0.overflow) } ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard rows.indices.contains(indexPath.row) else { return cell }
    let item = rows[indexPath.row].item
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard rows.indices.contains(indexPath.row) else { return }
    switch rows[indexPath.row] {
    case .controller(let controller): owner?.selectedViewController = controller
    case .tab(let tab): owner?.choose(tab)
    }
  }
}
