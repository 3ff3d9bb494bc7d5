import Foundation

// Cells of data tables, by the rules that AccessibilitySnapshot found on devices (medium).
extension AccessibilityReader {
  /// Returns what is said of a cell's place in a table; nil for an object that isn't a cell.
  func cell(
    _ object: NSObject, in table: any UIAccessibilityContainerDataTable
  ) -> Tree.TableCell? {
    guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
    let (rows, columns) = (cell.accessibilityRowRange(), cell.accessibilityColumnRange())
    let row = rows.location == NSNotFound ? nil : rows.location
    let column = columns.location == NSNotFound ? nil : columns.location
    var isFirst = false
    if let row, let column { isFirst = beginsRow(row, column, in: table) }
    var result = Tree.TableCell()
    if isFirst { result.row = row.map { $0 + 1 } }
    result.column = column.map { $0 + 1 }
    if row != nil { result.rowSpan = rows.length }
    if column != nil { result.columnSpan = columns.length }
    // A row's headers are said once.
    let rowHeaders =
      isFirst ? table.accessibilityHeaderElements(forRow: rows.location) ?? [] : []
    let columnHeaders =
      column.flatMap { table.accessibilityHeaderElements(forColumn: $0) } ?? []
    let headers =
      rowHeaders.filter { $0 !== cell && isIn(table, $0) }
      + columnHeaders.filter { header in
        guard header !== cell else { return false }
        // The header just above the first cell of a row has been read just before.
        return
          !(isFirst && header.accessibilityRowRange().location == rows.location - 1
          && header.accessibilityColumnRange().location == columns.location)
      }
    result.headers = headers.compactMap { header -> String? in
      guard let object = header as? NSObject else { return nil }
      let read = ReadObject(object)
      let texts = [read.label, read.value].compactMap { $0?.isEmpty == false ? $0 : nil }
      return texts.isEmpty ? nil : texts.joined(separator: ": ")
    }
    return result
  }

  /// Whether no cell of the row is in an earlier column.
  private func beginsRow(
    _ row: Int, _ column: Int, in table: any UIAccessibilityContainerDataTable
  ) -> Bool {
    // A column beyond the table's would make the search endless.
    let columns = max(0, min(column, table.accessibilityColumnCount()))
    return !(0..<columns).contains {
      table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
    }
  }

  private func isIn(
    _ table: any UIAccessibilityContainerDataTable,
    _ cell: any UIAccessibilityContainerDataTableCell
  ) -> Bool {
    table.accessibilityDataTableCellElement(
      forRow: cell.accessibilityRowRange().location,
      column: cell.accessibilityColumnRange().location) === cell
  }
}
