extension UITableView {
  func registerCell(_ nib: UINib?, _ identifier: String) {
    pool.cellClasses[identifier] = nil
    pool.cellNibs[identifier] = nib.map { NibPrototype($0) }
  }

  func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
    pool.headerClasses[identifier] = nil
    pool.headerNibs[identifier] = nib.map { NibPrototype($0) }
  }

  func makeNibCell(_ identifier: String) -> UITableViewCell? {
    guard let prototype = pool.cellNibs[identifier] else { return nil }
    guard let cell = prototype.make() as? UITableViewCell else {
      report(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewCell instance",
        advice: "Make a table view cell the nib's only object.")
      return nil
    }
    if let own = cell.reuseIdentifier, own != identifier {
      report(
        "cell reuse indentifier in nib (\(own)) does not match the identifier used to register "
          + "the nib (\(identifier))",
        advice: "Use one identifier for both, or none in the nib.")
    }
    cell.storedReuseIdentifier = identifier
    return cell
  }

  func makeNibHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let prototype = pool.headerNibs[identifier] else { return nil }
    guard let view = prototype.make() as? UITableViewHeaderFooterView else {
      report(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a UITableViewHeaderFooterView instance",
        advice: "Give the nib's only view that class.")
      return nil
    }
    view.storedReuseIdentifier = identifier
    view.tableView = self
    return view
  }
}
