import Graphics

/// The bar items of a hosting controller's views.
@MainActor final class BarItems {
  private var readers: [ItemReader] = []
  private var shown: [[Signature]] = []
  private var buttons: [BarButton] = []
  private weak var controller: UIViewController?
  private var search: SearchDriver?

  /// What distinguishes an item from another one.
  private struct Signature: Equatable {
    var title: String?
    var hasImage: Bool
    var symbol: ObjectIdentifier?
    var place: ToolbarItemPlacement
    var kind: Int
    var isEnabled: Bool
    var element: Int
  }

  func show(_ content: BarContent, in controller: UIViewController) {
    self.controller = controller
    showBar(content, in: controller)
    showSearch(content.search, in: controller)
    let requests = content.toolbars
    if requests.isEmpty, readers.isEmpty { return }
    if readers.count > requests.count { readers.removeLast(readers.count - requests.count) }
    for (index, request) in requests.enumerated() {
      if index < readers.count {
        readers[index].update(request.content, request.environment)
      } else {
        let reader = ItemReader(request.content, request.environment)
        reader.changed = { [weak self] in self?.showItems() }
        readers.append(reader)
      }
    }
    showItems()
  }

  private func showItems() {
    guard let controller else { return }
    let items = readers.map(\.barItems).flatMap { $0 }
    let signatures = items.map { item in
      [
        Signature(
          title: item.item.title, hasImage: item.item.image != nil,
          symbol: nil, place: item.placement, kind: item.item.kindNumber,
          isEnabled: item.item.isEnabled, element: item.element.id)
      ]
    }
    if signatures == shown, buttons.count == items.count {
      for (button, item) in zip(buttons, items) { button.update(item) }
      return
    }
    shown = signatures
    buttons = items.map(BarButton.init)
    arrange(in: controller)
  }

  private func arrange(in controller: UIViewController) {
    var (leading, trailing, bottom): ([UIBarButtonItem], [UIBarButtonItem], [UIBarButtonItem]) =
      ([], [], [])
    var principal: UIView?
    var overflow: [UIMenuElement] = []
    for button in buttons {
      switch button.item.placement.place {
      case .leading, .navigation, .cancellation: leading.append(button.made)
      case .automatic, .trailing, .primaryAction, .confirmation, .destructive:
        trailing.append(button.made)
      case .secondaryAction:
        if let element = button.item.item.menuElement { overflow.append(element) }
      case .bottom, .status: bottom.append(button.made)
      case .principal, .title, .largeTitle: principal = button.ownView
      case .keyboard, .subtitle, .largeSubtitle: break
      }
    }
    if !overflow.isEmpty {
      trailing.append(
        UIBarButtonItem(
          image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: overflow)))
    }
    let item = controller.navigationItem
    item.leftBarButtonItems = leading
    if !leading.isEmpty { item.leftItemsSupplementBackButton = true }
    // UIKit's are listed from the edge.
    item.rightBarButtonItems = trailing.reversed()
    item.titleView = principal
    controller.toolbarItems = bottom.isEmpty ? nil : bottom
  }

  // MARK: The bar

  private func showBar(_ content: BarContent, in controller: UIViewController) {
    let item = controller.navigationItem
    guard content.background != nil || content.backgroundVisibility != nil else {
      if item.standardAppearance != nil {
        (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil)
      }
      return
    }
    let appearance = UINavigationBarAppearance()
    if content.backgroundVisibility == .hidden {
      appearance.configureWithTransparentBackground()
    } else if let color = content.background {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
      appearance.shadowColor = nil
    }
    item.standardAppearance = appearance
    // Without `visible`, content under the bar only shows the background (documentation, medium).
    item.scrollEdgeAppearance = content.backgroundVisibility == nil ? nil : appearance
  }

  private func showSearch(_ request: SearchRequest?, in controller: UIViewController) {
    guard let request else {
      if search != nil { controller.navigationItem.searchController = nil }
      search = nil
      return
    }
    let driver = search ?? SearchDriver()
    if search == nil {
      search = driver
      controller.navigationItem.searchController = driver.controller
    }
    driver.update(request, in: controller)
  }
}

extension ItemReader {
  /// An item of a toolbar with its place.
  struct BarItem {
    var item: ReadItem
    var placement: ToolbarItemPlacement
    var space: SpacerSizing?
    var element: ViewElement
  }

  var barItems: [BarItem] {
    placed.map { item, element in
      BarItem(
        item: item, placement: element.box.value(of: ToolbarPlacementKey.self) ?? .automatic,
        space: element.box.value(of: ToolbarSpaceKey.self) ?? nil, element: element)
    }
  }
}

extension ReadItem {
  fileprivate var kindNumber: Int {
    switch kind {
    case nil: 0
    case .button: 1
    case .toggle(let isOn, _): isOn ? 2 : 3
    case .menu: 4
    case .field: 5
    case .divider: 6
    }
  }
}

/// A bar button whose action is always the latest.
@MainActor private final class BarButton {
  private(set) var item: ItemReader.BarItem
  private(set) var made: UIBarButtonItem

  init(_ item: ItemReader.BarItem) {
    self.item = item
    made = UIBarButtonItem()
    made = make()
    decorate()
  }

  func update(_ item: ItemReader.BarItem) {
    self.item = item
    if case .menu(let content) = item.item.kind {
      made.menu = UIMenu(ItemReader(content, item.item.environment).items)
    }
  }

  private func act() {
    switch item.item.kind {
    case .button(_, let action): action()
    case .toggle(let isOn, let set): set(!isOn)
    default: break
    }
  }

  private func make() -> UIBarButtonItem {
    let read = item.item
    if let space = item.space {
      return space == .flexible ? .flexibleSpace() : .fixedSpace(8)
    }
    switch read.kind {
    case .button, .toggle:
      let action = UIAction(
        title: read.image == nil ? read.title ?? "" : "", image: read.image
      ) { [weak self] _ in self?.act() }
      let button = UIBarButtonItem(primaryAction: action)
      if case .toggle(true, _) = read.kind { button.isSelected = true }
      return button
    case .menu(let content):
      return UIBarButtonItem(
        title: read.image == nil ? read.title : nil, image: read.image,
        menu: UIMenu(ItemReader(content, read.environment).items))
    case .field, .divider, nil: return UIBarButtonItem(customView: ownView)
    }
  }

  private func decorate() {
    made.isEnabled = item.item.isEnabled
    if item.placement.place == .confirmation { made.style = .done }
    if item.item.kind.isDestructive { made.tintColor = .systemRed }
    if let tint = item.item.tint?.paint(in: item.item.environment).solidColor {
      made.tintColor = UIColor(tint)
    }
    made.accessibilityIdentifier = item.item.identifier
    made.accessibilityLabel =
      item.item.spokenLabel ?? (item.item.image == nil ? nil : item.item.title)
  }

  /// The item as it's drawn outside bars.
  var ownView: UIView {
    let view = _UIHostingView(ElementView(item.element), in: item.item.environment)
    view.backgroundColor = .clear
    view.frame = CGRect(origin: .zero, size: view.intrinsicContentSize)
    return view
  }
}

extension ItemKind? {
  fileprivate var isDestructive: Bool {
    if case .button(.destructive?, _)? = self { true } else { false }
  }
}
