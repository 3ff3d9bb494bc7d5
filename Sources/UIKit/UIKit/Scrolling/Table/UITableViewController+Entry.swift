extension ClassEntry {
  static let tableViewController = ClassEntry(
    UITableViewController.self,
    keys: { ($0 as? any _UITableViewControllerKeys.Type)?.listUITableViewController(&$1) })
}

// Names in Objective-C from Apple's headers.
protocol _UITableViewControllerKeys: UITableViewController {}
extension UITableViewController: _UITableViewControllerKeys {}

extension _UITableViewControllerKeys {
  @MainActor static func listUITableViewController(_ members: inout _DialectMembers) {
    // Its getter makes what isn't there yet.
    members.system("tableView", \Self.tableView) { $0.tableView = $1 }
    members.system("refreshControl", \Self.refreshControl)
    members.system(
      "clearsSelectionOnViewWillAppear", \Self.clearsSelectionOnViewWillAppear)
  }
}
