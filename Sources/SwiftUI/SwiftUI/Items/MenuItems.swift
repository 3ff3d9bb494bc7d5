extension UIMenu {
  /// Creates a menu of views' items; those of a section are in a group of their own.
  convenience init(
    title: String = "", image: UIImage? = nil, _ items: [ReadItem],
    options: UIMenu.Options = []
  ) {
    var groups: [(section: Int, title: String, elements: [UIMenuElement])] = []
    for item in items {
      if case .divider? = item.kind {
        groups.append((item.section, "", []))
        continue
      }
      if groups.last?.section != item.section { groups.append((item.section, "", [])) }
      if item.isHeader {
        groups[groups.count - 1].title = item.title ?? ""
      } else if let element = item.menuElement {
        groups[groups.count - 1].elements.append(element)
      }
    }
    groups.removeAll { $0.elements.isEmpty }
    let isPlain = groups.count == 1 && groups[0].title.isEmpty
    let children: [UIMenuElement] =
      isPlain
      ? groups[0].elements
      : groups.map { UIMenu(title: $0.title, options: .displayInline, children: $0.elements) }
    self.init(title: title, image: image, options: options, children: children)
  }
}

extension ReadItem {
  /// The item in a menu.
  var menuElement: UIMenuElement? {
    var attributes: UIMenuElement.Attributes = isEnabled ? [] : .disabled
    switch kind {
    case .button(let role, let action):
      if role == .destructive { attributes.insert(.destructive) }
      return UIAction(title: title ?? "", image: image, attributes: attributes) { _ in action() }
    case .toggle(let isOn, let set):
      return UIAction(
        title: title ?? "", image: image, attributes: attributes, state: isOn ? .on : .off
      ) { _ in set(!isOn) }
    case .menu(let content):
      return UIMenu(
        title: title ?? "", image: image, ItemReader(content, environment).items)
    case .field, .divider: return nil
    case nil:
      return UIAction(title: title ?? "", image: image, attributes: .disabled) { _ in }
    }
  }
}

extension View {
  /// The texts of a view, and its first image, as UIKit's elements have them.
  @MainActor func labelItem(in environment: EnvironmentValues) -> ReadItem? {
    ItemReader(AnyView(self), environment).items.first
  }
}
