import SystemFacts

extension UITabBarController {
  /// How many items the bar has room for: 5 on phones and in compact width (Apple).
  private var room: Int {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    let host = hostOfView
    if host.device.idiom == .phone || isCompact { return 5 }
    return ControllerFacts.padTabRoom[host.release] ?? Int.max
  }

  /// The controllers that the bar has no room for; the "More" tab leads to them.
  var overflow: ArraySlice<UIViewController> {
    let controllers = tabs.controllers ?? []
    return controllers.count > room ? controllers[(room - 1)...] : []
  }

  /// The items of the bar: those of the controllers, or all but the last and "More".
  var barItems: [UITabBarItem]? {
    guard let controllers = tabs.controllers else { return nil }
    let overflow = overflow
    guard !overflow.isEmpty else { return controllers.compactMap(\.tabBarItem) }
    return controllers[..<overflow.startIndex].compactMap(\.tabBarItem)
      + [moreNavigationController.tabBarItem]
  }

  func isInMore(_ controller: UIViewController) -> Bool {
    overflow.contains { $0 === controller }
  }

  /// The item that stands for a controller in the bar.
  func barItem(of controller: UIViewController) -> UITabBarItem {
    isInMore(controller) ? moreNavigationController.tabBarItem : controller.tabBarItem
  }

  /// The child whose view is shown for the selected controller: itself, or the stack of "More".
  ///
  /// UIKit puts navigation controllers onto that stack too; here they are shown by themselves.
  var hosted: UIViewController? {
    guard let selected = tabs.selected else { return nil }
    guard isInMore(selected), !(selected is UINavigationController) else { return selected }
    return moreNavigationController
  }

  func madeMoreController() -> UINavigationController {
    if let made = tabs.more { return made }
    let list = UIMoreListController(owner: self)
    let made = UINavigationController(rootViewController: list)
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    tabs.more = made
    addChild(made)
    made.call(.didMoveToParent(self))
    return made
  }

  /// Has the stack of "More" show the selected controller, or the list alone.
  func arrangeMore() {
    guard let more = tabs.more, let list = more.viewControllers.first else { return }
    guard let selected = tabs.selected, hosted === more, selected !== more else {
      if more.viewControllers.count > 1, tabs.selected === more {
        more.setViewControllers([list], animated: false)
      }
      return
    }
    if more.viewControllers.last !== selected {
      more.setViewControllers([list, selected], animated: false)
    }
  }

  /// Takes back what the stack of "More" shows no longer.
  func reclaimFromMore() {
    guard let more = tabs.more, let list = more.viewControllers.first, hosted !== more else {
      return
    }
    if more.viewControllers.count > 1 { more.setViewControllers([list], animated: false) }
    for controller in tabs.controllers ?? [] where controller.parent == nil {
      addChild(controller)
      controller.call(.didMoveToParent(self))
    }
  }
}

/// The list of controllers that a tab bar has no room for.
final class UIMoreListController: UITableViewController {
  private weak var owner: UITabBarController?

  init(owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) { nil }

  private var rows: [UIViewController] { owner.map { Array($0.overflow) } ?? [] }

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
    let item = rows[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard rows.indices.contains(indexPath.row) else { return }
    owner?.selectedViewController = rows[indexPath.row]
  }
}
