extension ClassEntry {
  static let tableView = ClassEntry(
    UITableView.self,
    keys: { ($0 as? any _UITableViewKeys.Type)?.listUITableView(&$1) },
    fresh: { style in UITableView(frame: .zero, style: style) },
    appearance: [
      AppearanceProperty(\UITableView.separatorColor),
      // Both are automatic until they are set, and follow the place in the window then.
      AppearanceProperty(
        get: { (table: UITableView) in table.insets.separator },
        set: { if let inset = $1 { $0.separatorInset = inset } }, isEqual: ==),
      AppearanceProperty(\UITableView.separatorStyle),
      AppearanceProperty(\UITableView.rowHeight),
      AppearanceProperty(\UITableView.estimatedRowHeight),
      AppearanceProperty(\UITableView.sectionHeaderHeight),
      AppearanceProperty(\UITableView.sectionFooterHeight),
      AppearanceProperty(\UITableView.estimatedSectionHeaderHeight),
      AppearanceProperty(\UITableView.estimatedSectionFooterHeight),
      AppearanceProperty(\UITableView.sectionHeaderTopPadding),
    ])
}

// Names in Objective-C from Apple's headers.
protocol _UITableViewKeys: UITableView {}
extension UITableView: _UITableViewKeys {}

extension _UITableViewKeys {
  @MainActor static func listUITableView(_ members: inout _DialectMembers) {
    members.system("rowHeight", \Self.rowHeight)
    members.system("sectionHeaderHeight", \Self.sectionHeaderHeight)
    members.system("sectionFooterHeight", \Self.sectionFooterHeight)
    members.system("estimatedRowHeight", \Self.estimatedRowHeight)
    members.system("estimatedSectionHeaderHeight", \Self.estimatedSectionHeaderHeight)
    members.system("estimatedSectionFooterHeight", \Self.estimatedSectionFooterHeight)
    members.system("sectionHeaderTopPadding", \Self.sectionHeaderTopPadding)
    members.system("separatorStyle", \Self.separatorStyle)
    members.system("separatorColor", \Self.separatorColor)
    members.system("separatorInset", \Self.separatorInset)
    members.system("backgroundView", \Self.backgroundView)
    members.system("tableHeaderView", \Self.tableHeaderView)
    members.system("tableFooterView", \Self.tableFooterView)
    members.system("allowsSelection", \Self.allowsSelection)
    members.system("allowsMultipleSelection", \Self.allowsMultipleSelection)
    members.system("dataSource", \Self.dataSource)
    members.system("delegate", \Self.delegate)
  }
}
