/// A row of a tab bar controller's sidebar.
@MainActor
struct TabSidebarRow {
  enum Content {
    case tab(UITab)
    case action(UIAction)
  }

  let content: Content
  let depth: Int

  var tab: UITab? { if case .tab(let tab) = content { tab } else { nil } }
}

/// A section of rows under a heading.
@MainActor
struct TabSidebarSection {
  var title: String?
  var rows: [TabSidebarRow] = []

  /// Returns the sections that represent root tabs: one for each group, and others for the tabs
  /// between.
  static func sections(of roots: [UITab]) -> [TabSidebarSection] {
    var sections: [TabSidebarSection] = []
    var loose = TabSidebarSection()
    for tab in roots where !tab.isHidden {
      guard let group = tab as? UITabGroup, group.sidebarAppearance != .inline else {
        loose.add(tab, depth: 0)
        continue
      }
      if !loose.rows.isEmpty { sections.append(loose) }
      loose = TabSidebarSection()
      var own = TabSidebarSection(title: group.title)
      if group.isSidebarDestination { own.rows.append(.init(content: .tab(group), depth: 0)) }
      own.addContent(of: group, depth: 0)
      sections.append(own)
    }
    if !loose.rows.isEmpty { sections.append(loose) }
    return sections
  }

  private mutating func add(_ tab: UITab, depth: Int) {
    guard !tab.isHidden else { return }
    guard let group = tab as? UITabGroup else {
      rows.append(.init(content: .tab(tab), depth: depth))
      return
    }
    if group.sidebarAppearance == .inline { return addContent(of: group, depth: depth) }
    rows.append(.init(content: .tab(group), depth: depth))
    addContent(of: group, depth: depth + 1)
  }

  private mutating func addContent(of group: UITabGroup, depth: Int) {
    for child in group.displayOrder { add(child, depth: depth) }
    rows += group.sidebarActions.map { .init(content: .action($0), depth: depth) }
  }
}
