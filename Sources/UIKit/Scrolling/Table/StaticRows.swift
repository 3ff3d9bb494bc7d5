/// The sections and cells that a storyboard has for a table, made with the table.
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

  /// The height that the storyboard states for a row, or else for the table's rows.
  func height(_ path: IndexPath, in table: UITableView) -> CGFloat {
    cell(path)?.statedHeight ?? table.rowHeight
  }
}
