/// The content of a shown menu: its visible elements in sections.
@MainActor
struct MenuContent {
  /// One line of a card.
  enum Line {
    case element(UIMenuElement)
    /// Small elements side by side.
    case tiles([UIMenuElement])
    /// A placeholder for elements that haven't been provided yet.
    case loading
  }

  var title: String?
  var sections: [[Line]] = []
  /// The menu that contains each element; its options determine the effect of choosing it.
  var owners: [ObjectIdentifier: UIMenu] = [:]

  init(_ menu: UIMenu) {
    title = menu.title.isEmpty ? nil : menu.title
    add(menu)
    sections.removeAll { $0.isEmpty }
  }

  /// Adds a menu. Inline menus become their own sections; hidden elements are omitted (Apple,
  /// “UIMenu.Options”, “UIMenuElement.Attributes”).
  private mutating func add(_ menu: UIMenu) {
    if let count = menu.tilesInLine {
      let tiles = elements(menu.children, of: menu).filter { !($0 is UIMenu) }
      for start in stride(from: 0, to: tiles.count, by: count) {
        append(.tiles(Array(tiles[start..<min(start + count, tiles.count)])))
      }
      return
    }
    for element in elements(menu.children, of: menu) {
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        sections.append([])
        add(inner)
        sections.append([])
      } else if let deferred = element as? UIDeferredMenuElement, deferred.isWaiting {
        append(.loading)
      } else {
        append(.element(element))
      }
    }
  }

  private mutating func append(_ line: Line) {
    if sections.isEmpty { sections.append([]) }
    sections[sections.count - 1].append(line)
  }

  /// Returns the visible elements, with deferred ones replaced by what was provided.
  private mutating func elements(_ children: [UIMenuElement], of menu: UIMenu) -> [UIMenuElement] {
    var result: [UIMenuElement] = []
    for child in children {
      if let deferred = child as? UIDeferredMenuElement, let provided = deferred.provided {
        result += elements(provided, of: menu)
      } else if !child.shownAttributes.contains(.hidden) {
        owners[ObjectIdentifier(child)] = menu
        result.append(child)
      }
    }
    return result
  }
}

extension UIMenu {
  /// The number of elements side by side; `nil` if each has a row (Apple, `UIMenu.ElementSize`:
  /// small ones are compact, medium ones show an image over the title; how many: recalled, low).
  fileprivate var tilesInLine: Int? {
    if options.contains(.displayAsPalette) { return 6 }
    switch preferredElementSize {
    case .small: return 4
    case .medium: return 3
    case .large, .automatic: return nil
    }
  }

  /// Whether tiles show their titles.
  var tilesHaveTitles: Bool {
    preferredElementSize == .medium && !options.contains(.displayAsPalette)
  }

  /// The deferred elements of the menu and its inline menus.
  var deferredElements: [UIDeferredMenuElement] {
    children.flatMap { child -> [UIDeferredMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return [deferred] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.deferredElements
    }
  }
}

extension UIMenuElement {
  var shownAttributes: Attributes {
    switch self {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  var shownState: State {
    switch self {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }
}
