/// The row of a grid that a view is a cell of.
package struct GridRowMembership: Equatable, Sendable {
  /// The same for all cells of a row, and another for the next row.
  package var row: Int
  /// What the row's cells are aligned on; nil for the grid's alignment.
  package var alignment: VerticalAlignment?

  package init(row: Int, alignment: VerticalAlignment? = nil) {
    self.row = row
    self.alignment = alignment
  }
}

/// A view's row; nil outside of rows, where it spans all columns.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMembership? { nil }
}

/// `gridCellColumns(_:)`
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// `gridColumnAlignment(_:)`, which is the whole column's.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// `gridCellAnchor(_:)`
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// `gridCellUnsizedAxes(_:)`
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
