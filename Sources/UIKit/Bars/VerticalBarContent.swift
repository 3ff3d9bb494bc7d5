import LayoutMetrics
import SystemFacts

/// What stands in a vertical bar above the tabs, in groups from top to bottom.
@MainActor
struct VerticalBarContent {
  enum Element {
    /// The system's button back.
    case back
    case item(UIBarButtonItem)
  }

  var groups: [[Element]] = []
  /// What the menu of the buttons without room offers beside them.
  var additional: UIDeferredMenuElement?
  /// Whether there is a button for a menu even where all buttons have room.
  var hasMenu: Bool { additional != nil }

  var isEmpty: Bool { groups.isEmpty && !hasMenu }

  /// The groups as their geometry sees them.
  var measures: [[VerticalBarGeometry.Button]] {
    groups.map { group in
      group.map { element in
        switch element {
        case .back: VerticalBarGeometry.Button(priority: .max)
        case .item(let item):
          VerticalBarGeometry.Button(
            priority: item.visibilityPriority.rawValue, isProminent: item.style == .done)
        }
      }
    }
  }

  /// Takes what can stand in a vertical bar of a navigation item and a toolbar.
  ///
  /// - Parameters:
  ///   - hasBack: Whether the bar has the system's button back.
  init(item: UINavigationItem?, hasBack: Bool, toolbarItems: [UIBarButtonItem], release: OSRelease)
  {
    func vertical(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
      (items ?? []).filter { !$0.isHidden && $0.standsVertically(release) }
    }
    var leading: [Element] = hasBack ? [.back] : []
    leading += vertical(item?.leftBarButtonItems).map(Element.item)
    // Right items count from the edge inwards.
    let trailing = vertical(item?.rightBarButtonItems).reversed()
    let prominent = trailing.filter { $0.style == .done }.map { [Element.item($0)] }
    let others = trailing.filter { $0.style != .done }.map(Element.item)
    var lower: [[Element]] = [[]]
    for entry in toolbarItems where !entry.isHidden {
      if entry.isSpace {
        lower.append([])
      } else if entry.standsVertically(release) {
        lower[lower.count - 1].append(.item(entry))
      }
    }
    groups = ([leading] + prominent + [others] + lower).filter { !$0.isEmpty }
    additional = item?.additionalOverflowItems
  }
}

extension UIBarButtonItem {
  /// Whether the item stands in a vertical bar where there is one.
  ///
  /// Of their own accord only pictures do: titles and custom views stay in horizontal bars (Apple).
  func standsVertically(_ release: OSRelease) -> Bool {
    guard !isSpace else { return false }
    switch axisBehavior {
    case .horizontalOnly: return false
    case .verticalPreferred: return true
    case .automatic:
      guard customView == nil else { return false }
      return image != nil
        || systemItem.flatMap { SystemItemStyle.glyph($0, release: release) } != nil
    }
  }
}
