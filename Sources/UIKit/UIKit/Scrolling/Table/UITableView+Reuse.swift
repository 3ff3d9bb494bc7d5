import Graphics

extension UITableView {
  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    pool.cellNibs[identifier] = nil
    guard let cellClass else {
      pool.cellClasses[identifier] = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      return report(
        "\(cellClass) is registered for '\(identifier)', but is not a UITableViewCell.",
        advice: "Register a UITableViewCell or a subclass of it.")
    }
    pool.cellClasses[identifier] = type
  }

  func registerHeaderFooter(_ aClass: AnyClass?, _ identifier: String) {
    pool.headerNibs[identifier] = nil
    guard let aClass else {
      pool.headerClasses[identifier] = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return report(
        "\(aClass) is registered for '\(identifier)', but is not a "
          + "UITableViewHeaderFooterView.",
        advice: "Register a UITableViewHeaderFooterView or a subclass of it.")
    }
    pool.headerClasses[identifier] = type
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    inOwnWorld {
      if let cell = pool.takeCell(identifier) {
        cell.prepareForReuse()
        cell.markForConfigurationUpdate()
        return cell
      }
      guard let type = pool.cellClasses[identifier] else { return makeNibCell(identifier) }
      return ReusableViewFactory.makeCell(type, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Dequeues a cell and gives it the size of its row. UIKit raises an exception for an identifier
  /// that wasn't registered; here it results in an issue and a plain cell.
  func dequeueCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let again = pool.reconfiguring, again.path == path, again.cell.reuseIdentifier == identifier
    {
      return again.cell
    }
    let cell: UITableViewCell
    if let found = dequeueCell(identifier) {
      cell = found
    } else {
      report(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard",
        advice: "Call register(_:forCellReuseIdentifier:) first; an empty cell is shown instead.")
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if data.map.contains(path) {
      let size = rect(data.map.span(ofRow: path)).size
      if cell.bounds.size != size { cell.frame.size = size }
    }
    return cell
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    inOwnWorld {
      if let view = pool.takeHeader(identifier) {
        view.prepareForReuse()
        view.markForConfigurationUpdate()
        return view
      }
      guard let type = pool.headerClasses[identifier] else { return makeNibHeader(identifier) }
      let view = ReusableViewFactory.makeHeaderFooter(type, reuseIdentifier: identifier)
      view.tableView = self
      return view
    }
  }

  func reportMalformed(_ path: IndexPath) {
    report(
      "The index path \(Array(path)) does not consist of a section and a row.",
      advice: "Create it with IndexPath(row:section:).")
  }

  /// Returns the paths that consist of a section and a row, and reports the others.
  func wellFormed(_ paths: [IndexPath]) -> [IndexPath] {
    paths.filter { path in
      if path.count == 2 { return true }
      reportMalformed(path)
      return false
    }
  }

  /// Reports what UIKit would raise an exception for.
  func report(_ problem: String, advice: String) {
    refuse(SimulationIssue(where: summary, what: problem, advice: advice))
  }
}
