/// The frames of a list cell's content view and accessories, in leading-to-trailing coordinates.
package struct ListCellGeometry {
  package var profile: TableProfile
  package var size: CGSize
  /// The cell's effective margins.
  package var leading: CGFloat
  package var trailing: CGFloat
  package var indentation: CGFloat
  package var indentsAccessories: Bool
  /// The part of the safe area at the cell's end that overlaps the cell.
  package var trailingInset: CGFloat

  package init(
    profile: TableProfile, size: CGSize, leading: CGFloat, trailing: CGFloat,
    indentation: CGFloat, indentsAccessories: Bool, trailingInset: CGFloat = 0
  ) {
    self.trailingInset = trailingInset
    self.profile = profile
    self.size = size
    self.leading = leading
    self.trailing = trailing
    self.indentation = indentation
    self.indentsAccessories = indentsAccessories
  }

  /// An accessory of a cell.
  package struct Accessory: Equatable {
    package var size: CGSize
    /// The width that it is centred in; nil uses its own.
    package var reservedWidth: CGFloat?
    package var isLeading: Bool
    package var isShown: Bool
    /// Whether it is an editing control, which has the same position as in tables.
    package var isEditControl = false

    package init(
      size: CGSize, reservedWidth: CGFloat?, isLeading: Bool, isShown: Bool,
      isEditControl: Bool = false
    ) {
      self.isEditControl = isEditControl
      self.size = size
      self.reservedWidth = reservedWidth
      self.isLeading = isLeading
      self.isShown = isShown
    }

    var width: CGFloat { reservedWidth ?? size.width }
  }

  package struct Frames: Equatable {
    package var content: CGRect
    /// One for each accessory; zero for one that isn't shown.
    package var accessories: [CGRect]
  }

  package func frames(_ accessories: [Accessory]) -> Frames {
    var frames = Array(repeating: CGRect.zero, count: accessories.count)
    var start: CGFloat = 0
    var end = size.width
    // The content view's own minimum margin is 8; its text is beyond that.
    let least: CGFloat = 8
    let columns = profile.editColumns
    if indentation > 0 { start = leading + indentation - least }
    var place = leading + (indentsAccessories ? indentation : 0)
    for (index, accessory) in accessories.enumerated()
    where accessory.isLeading && accessory.isShown {
      frames[index] = frame(
        accessory, from: place + (accessory.isEditControl ? columns.controlStart : 0))
      place += (accessory.isEditControl ? columns.contentStart : accessory.width) + 16
      start = max(start, place - least)
    }
    place = size.width - trailing
    var standsAtMargin = true
    for (index, accessory) in accessories.enumerated().reversed()
    where !accessory.isLeading && accessory.isShown {
      if accessory.isEditControl, standsAtMargin, !columns.reorderStandsAtMargin {
        place = size.width - trailingInset
      }
      standsAtMargin = false
      frames[index] = frame(accessory, from: place - accessory.width)
      place -= accessory.width
      // A reorder control ends at the end of the content, as in tables.
      end = accessory.isEditControl ? place : place - profile.accessoryGap
      place -= 12
    }
    let content = CGRect(
      x: start, y: 0, width: max(start, end) - start, height: size.height)
    return Frames(content: content, accessories: frames)
  }

  private func frame(_ accessory: Accessory, from start: CGFloat) -> CGRect {
    CGRect(
      x: start + (accessory.width - accessory.size.width) / 2,
      y: profile.grid.nearest((size.height - accessory.size.height) / 2),
      width: accessory.size.width, height: accessory.size.height)
  }
}
