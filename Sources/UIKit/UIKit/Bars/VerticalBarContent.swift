import LayoutMetrics
import SystemFacts

/// The content of a vertical bar above the tabs, in groups from top to bottom.
@MainActor
struct VerticalBarContent {
  enum Element {
    /// The system's back button.
    case back
    case item(UIBarButtonItem)
  }

  var groups: [[Element]] = []
  /// Additional elements in the menu of the buttons without room.
  var additional: UIDeferredMenuElement?
  /// Whether there is a menu button even if all buttons have room.
  var hasMenu: Bool { additional != nil }

  var isEmpty: Bool { groups.isEmpty && !hasMenu }

  /// The groups as measured for the geometry.
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

  /// Creates the content from the parts of a navigation item and a toolbar that support a vertical
  /// bar.
  ///
  /// - Parameters:
  ///   - hasBack: Whether the bar has the system's back button.
  init(item: UINavigationItem?, hasBack: Bool, toolbarItems: [UIBarButtonItem], release: OSRelease)
  {
    func vertical(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
      (items ?? []).filter { !$0.isHidden && $0.standsVertically(release) }
    }
    var leading: [Element] = hasBack ? [.back] : []
    leading += vertical(item?.leftBarButtonItems).map(Element.item)
    // Right items are ordered from the edge inwards.
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
  /// Whether the item is in the vertical bar, if there is one.
  ///
  /// By default only images are: titles and custom views stay in horizontal bars (Apple).
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
