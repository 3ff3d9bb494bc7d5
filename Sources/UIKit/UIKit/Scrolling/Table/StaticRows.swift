/// The static sections and cells of a table from a storyboard, created with the table.
@MainActor
struct StaticRows {
  struct Section {
    var headerTitle: String?
    var footerTitle: String?
    var cells: [UITableViewCell]
  }

  var sections: [Section]

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard path.count == 2, let cells = section(path.section)?.cells,
      cells.indices.contains(path.row)
    else { return nil }
    return cells[path.row]
  }

  /// Returns the height that the storyboard specifies for a row, or otherwise for the table's rows.
  func height(_ path: IndexPath, in table: UITableView) -> CGFloat {
    cell(path)?.statedHeight ?? table.rowHeight
  }
}
