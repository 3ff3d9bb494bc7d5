/// The row of a grid that a view belongs to.
package struct GridRowMembership: Equatable, Sendable {
  /// An identifier that's shared by all cells of a row and differs from the next row's.
  package var row: Int
  /// The vertical alignment of the row's cells; `nil` for the grid's.
  package var alignment: VerticalAlignment?

  package init(row: Int, alignment: VerticalAlignment? = nil) {
    self.row = row
    self.alignment = alignment
  }
}

/// A view's row; `nil` for a view outside rows, which spans all columns.
package enum GridRowKey: LayoutValueKey {
  package static var defaultValue: GridRowMembership? { nil }
}

/// The value set by `gridCellColumns(_:)`.
package enum GridCellColumnsKey: LayoutValueKey {
  package static var defaultValue: Int { 1 }
}

/// The value set by `gridColumnAlignment(_:)`, which applies to the whole column.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The value set by `gridCellAnchor(_:)`.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The value set by `gridCellUnsizedAxes(_:)`.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
