/// Reusable cells and headers by identifier, and the classes and nibs to create new ones from.
@MainActor
struct TableReusePool {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The registered nibs by identifier; an identifier has either a nib or a class.
  var cellNibs: [String: NibPrototype] = [:]
  var headerNibs: [String: NibPrototype] = [:]
  /// The cell being reconfigured, which the data source receives instead of a reused one.
  var reconfiguring: ShownTableViews.Row?

  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// Cells that were put away during this layout and are still subviews.
  private var leavingCells: [UITableViewCell] = []

  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    headers[identifier]?.popLast()
  }

  /// Puts a cell away; returns false if it has no identifier to reuse it by.
  mutating func put(_ cell: UITableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    cells[identifier, default: []].append(cell)
    leavingCells.append(cell)
    return true
  }

  /// Puts a header away, unless it has no identifier.
  mutating func put(_ header: UITableViewHeaderFooterView) {
    guard let identifier = header.reuseIdentifier else { return }
    headers[identifier, default: []].append(header)
  }

  /// Returns the cells that were put away since the last call.
  mutating func takeLeavingCells() -> [UITableViewCell] {
    defer { leavingCells.removeAll() }
    return leavingCells
  }
}
