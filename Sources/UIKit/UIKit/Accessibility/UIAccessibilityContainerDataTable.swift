import Foundation

/// A container whose elements are the cells of a table; its ``accessibilityContainerType`` is
/// `.dataTable`.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int

  // Optional on a device: the cells that are read before those of a row or column.
  func accessibilityHeaderElements(forRow row: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// A cell of a data table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The first row, and the number of rows that the cell covers; the row is `NSNotFound` if it has
  /// none.
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}
