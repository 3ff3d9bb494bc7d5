import Graphics
import SystemFacts

/// The bar items of a hosting controller's views.
@MainActor final class BarItems {
  private var readers: [ItemReader] = []
  private var shown: [[Signature]] = []
  private var buttons: [BarButton] = []
  private weak var controller: UIViewController?
  private var search: SearchDriver?
  /// The places that have items of SwiftUI's.
  private var filled: Set<ToolbarItemPlacement.Place> = []
  private var appearance: UINavigationBarAppearance?
  /// The app's appearances, which come back after SwiftUI's.
  private var before: (standard: UINavigationBarAppearance?, edge: UINavigationBarAppearance?)
  private var hidesBack = false

  /// What distinguishes an item from another one.
  private struct Signature: Equatable {
    var title: String?
    var image: UIImage?
    var place: ToolbarItemPlacement
    var kind: Int
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
          title: item.item.title, image: item.item.image, place: item.placement,
          kind: item.item.kindNumber, element: item.element.id)
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
    // What SwiftUI doesn't set may be the app's own.
    if !leading.isEmpty || filled.contains(.leading) { item.leftBarButtonItems = leading }
    if !leading.isEmpty { item.leftItemsSupplementBackButton = true }
    // UIKit's are listed from the edge.
    if !trailing.isEmpty || filled.contains(.trailing) {
      item.rightBarButtonItems = trailing.reversed()
    }
    if principal != nil || filled.contains(.principal) { item.titleView = principal }
    if !bottom.isEmpty || filled.contains(.bottom) {
      controller.toolbarItems = bottom.isEmpty ? nil : bottom
    }
    filled = []
    if !leading.isEmpty { filled.insert(.leading) }
    if !trailing.isEmpty { filled.insert(.trailing) }
    if principal != nil { filled.insert(.principal) }
    if !bottom.isEmpty { filled.insert(.bottom) }
  }

  // MARK: The bar

  private func showBar(_ content: BarContent, in controller: UIViewController) {
    let item = controller.navigationItem
    if let hides = content.hidesBackButton {
      if item.hidesBackButton != hides { item.hidesBackButton = hides }
      hidesBack = true
    } else if hidesBack {
      (item.hidesBackButton, hidesBack) = (false, false)
    }
    guard content.background != nil || content.backgroundVisibility != nil else {
      if let appearance, item.standardAppearance === appearance {
        (item.standardAppearance, item.scrollEdgeAppearance) = before
      }
      appearance = nil
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
    if self.appearance == nil {
      before = (item.standardAppearance, item.scrollEdgeAppearance)
    }
    self.appearance = appearance
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
    placed(keepsOthers: true).map { item, element in
      BarItem(
        item: item, placement: element.box.value(of: ToolbarPlacementKey.self) ?? .automatic,
        space: element.space, element: element)
    }
  }
}

extension ViewElement {
  /// How a space in a toolbar is sized; `nil` for items. A `Spacer`, which alone has the lowest priority, is flexible.
  fileprivate var space: SpacerSizing? {
    (box.value(of: ToolbarSpaceKey.self) ?? nil) ?? (box.priority == -.infinity ? .flexible : nil)
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
    decorate()
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

  /// The colour of an item that has none from SwiftUI: in glass, black unless the glass itself is tinted (iOS 26.4;
  /// facts: layout §3.3, high).
  private var standardTint: UIColor? {
    let isInGlass = BarFacts.buttonsStandInCapsules[item.item.environment.systemRelease]
    return isInGlass && item.placement.place != .confirmation ? .label : nil
  }

  private func decorate() {
    let read = item.item
    made.isEnabled = read.isEnabled
    if item.placement.place == .confirmation { made.style = .done }
    let tint = read.tint?.paint(in: read.environment).solidColor.map { UIColor($0) }
    made.tintColor = tint ?? (read.kind.isDestructive ? .systemRed : standardTint)
    made.accessibilityIdentifier = read.identifier
    made.accessibilityLabel = read.spokenLabel ?? (read.image == nil ? nil : read.title)
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
