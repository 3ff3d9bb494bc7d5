import Graphics
import SystemFacts

/// The columns next to the content of a row in editing mode.
package struct CellEditColumns: Equatable {
  /// The distance from the row's margin to the control before the content.
  package var controlStart: CGFloat
  /// The size of that control.
  package var control: CGSize
  /// The distance from the row's margin to the content view.
  package var contentStart: CGFloat
  /// The width of the reorder control, which is as high as the row.
  package var reorderWidth: CGFloat
  /// Whether that control ends at the row's margin instead of its edge.
  package var reorderStandsAtMargin: Bool

  /// Whether there is a control before the content.
  package var showsControl = false
  /// Whether the content is indented for it.
  package var indents = false
  /// Whether there is a reorder control.
  package var showsReorder = false

  /// Whether a row with these columns has its normal layout.
  package var isEmpty: Bool { !showsControl && !indents && !showsReorder }
}

extension TableProfile {
  /// The columns next to rows in editing mode.
  ///
  /// Three text sizes are recorded; values for sizes between them are interpolated linearly, and
  /// smaller and larger ones use the nearest (low).
  package var editColumns: CellEditColumns {
    let columns = [
      RowEditingFacts.column[release], RowEditingFacts.columnAtXXXL[release],
      RowEditingFacts.columnAtAccessibilityLarge[release],
    ]
    let widths = [
      RowEditingFacts.reorderWidth[release], RowEditingFacts.reorderWidthAtXXXL[release],
      RowEditingFacts.reorderWidthAtAccessibilityLarge[release],
    ]
    func between(_ values: [CGFloat]) -> CGFloat {
      let size = bodyText.size
      if size <= 17 { return values[0] }
      if size <= 23 { return values[0] + (values[1] - values[0]) * (size - 17) / 6 }
      if size <= 33 { return values[1] + (values[2] - values[1]) * (size - 23) / 10 }
      return values[2]
    }
    return CellEditColumns(
      controlStart: grid.nearest(between(columns.map(\.start))),
      control: CGSize(
        width: grid.nearest(between(columns.map(\.size.width))),
        height: grid.nearest(between(columns.map(\.size.height)))),
      contentStart: grid.nearest(between(columns.map(\.content))),
      reorderWidth: grid.nearest(between(widths)),
      reorderStandsAtMargin: RowEditingFacts.reorderStandsAtMargin[release])
  }
}

extension CellFrameGeometry {
  /// Returns the frame of the control before the content, vertically centred.
  package func controlFrame(_ profile: TableProfile) -> CGRect? {
    guard let editing, editing.showsControl else { return nil }
    return CGRect(
      x: leadingMargin + editing.controlStart,
      y: profile.grid.nearest((size.height - editing.control.height) / 2),
      width: editing.control.width, height: editing.control.height)
  }

  /// The frame of the reorder control, as high as the row.
  package var reorderFrame: CGRect? {
    guard let editing, editing.showsReorder else { return nil }
    let end = editing.reorderStandsAtMargin ? trailingMargin : trailingInset
    return CGRect(
      x: size.width - end - editing.reorderWidth, y: 0, width: editing.reorderWidth,
      height: size.height)
  }

  /// The end of the accessory: at the margin, or before the reorder control, separated by the gap
  /// between accessories and content if that control is at the margin (low).
  var accessoryEnd: CGFloat {
    guard let editing, let reorderFrame else { return size.width - trailingMargin }
    return reorderFrame.minX - (editing.reorderStandsAtMargin ? accessoryGap : 0)
  }

  /// The start of the content view.
  var contentStart: CGFloat {
    guard let editing, editing.indents else { return leadingInset }
    return leadingMargin + editing.contentStart
  }
}
