import Graphics
import SystemFacts

/// The frames of a cell's content view and accessory, in leading-to-trailing coordinates.
///
/// For the content view and the safe area, see facts: layout §4.2; for accessories, §4.3.
package struct CellFrameGeometry {
  package var size: CGSize
  /// The cell's effective margins.
  package var leadingMargin: CGFloat
  package var trailingMargin: CGFloat
  /// The safe area that the content view avoids; zero if tables don't inset it.
  package var leadingInset: CGFloat
  package var trailingInset: CGFloat
  /// The size of the accessory, nil if there is none.
  package var accessory: CGSize?
  package var accessoryGap: CGFloat
  /// The line at the bottom that the content view excludes.
  package var separator: CGFloat
  /// The columns next to the content of a row in editing mode; nil otherwise.
  package var editing: CellEditColumns?

  package init(
    size: CGSize,
    leadingMargin: CGFloat,
    trailingMargin: CGFloat,
    leadingInset: CGFloat,
    trailingInset: CGFloat,
    accessory: CGSize? = nil,
    accessoryGap: CGFloat,
    separator: CGFloat,
    editing: CellEditColumns? = nil
  ) {
    self.editing = editing
    self.size = size
    self.leadingMargin = leadingMargin
    self.trailingMargin = trailingMargin
    self.leadingInset = leadingInset
    self.trailingInset = trailingInset
    self.accessory = accessory
    self.accessoryGap = accessoryGap
    self.separator = separator
  }

  /// Returns the accessory's frame, vertically centred; it ends at the margin, or before the
  /// reorder control in editing mode.
  package func accessoryFrame(_ profile: TableProfile) -> CGRect? {
    guard let accessory else { return nil }
    return CGRect(
      x: accessoryEnd - accessory.width,
      y: profile.grid.nearest((size.height - accessory.height) / 2),
      width: accessory.width, height: accessory.height)
  }

  package var contentFrame: CGRect {
    var end = reorderFrame?.minX ?? size.width - trailingInset
    if let accessory { end = accessoryEnd - accessory.width - accessoryGap }
    let start = contentStart
    return CGRect(
      x: start, y: 0, width: max(0, end - start),
      height: max(0, size.height - separator))
  }
}

/// The frames of the labels and the image of a cell's built-in styles in its content view, in
/// leading-to-trailing coordinates (facts: layout §4.4).
package struct CellContentGeometry {
  /// The labels that a cell shows, and their arrangement.
  package enum Style {
    /// One label.
    case `default`
    /// A label at the start, another at the end.
    case value1
    /// A label that ends at the start of the other.
    case value2
    /// Two labels, one above the other.
    case subtitle
  }

  package var profile: TableProfile
  package var style: Style
  package var isGrouped: Bool
  package var contentSize: CGSize
  /// The height of the entire cell; before iOS 13 a pixel more than the content's.
  package var cellHeight: CGFloat
  /// The start of the content, and the inset of its end.
  package var leading: CGFloat
  package var trailing: CGFloat
  package var imageSize: CGSize?
  /// Returns the size of a label for a width; nil if there is no text.
  package var titleSize: ((CGFloat) -> CGSize)?
  package var detailSize: ((CGFloat) -> CGSize)?

  package init(
    profile: TableProfile,
    style: Style,
    isGrouped: Bool,
    contentSize: CGSize,
    cellHeight: CGFloat,
    leading: CGFloat,
    trailing: CGFloat,
    imageSize: CGSize? = nil,
    titleSize: ((CGFloat) -> CGSize)? = nil,
    detailSize: ((CGFloat) -> CGSize)? = nil
  ) {
    self.profile = profile
    self.style = style
    self.isGrouped = isGrouped
    self.contentSize = contentSize
    self.cellHeight = cellHeight
    self.leading = leading
    self.trailing = trailing
    self.imageSize = imageSize
    self.titleSize = titleSize
    self.detailSize = detailSize
  }

  package struct Frames {
    package var title = CGRect.zero
    package var detail = CGRect.zero
    package var image = CGRect.zero
    package var textStart: CGFloat = 0
    /// The cell height that fits the labels.
    package var fittingHeight = TableProfile.rowHeight
  }

  package func frames() -> Frames {
    var frames = Frames()
    frames.fittingHeight = profile.minimumRowHeight
    var start = leading
    if let imageSize {
      let fitted = fit(imageSize)
      frames.image = CGRect(
        x: leading, y: profile.grid.nearest((contentSize.height - fitted.height) / 2),
        width: fitted.width, height: fitted.height)
      start = leading + fitted.width + profile.imageGap
      frames.fittingHeight = max(frames.fittingHeight, imageSize.height)
    }
    frames.textStart = start
    let width = max(0, contentSize.width - trailing - start)
    switch style {
    case .default: layOutTitle(in: &frames, start: start, width: width)
    case .subtitle: layOutSubtitle(in: &frames, start: start, width: width)
    case .value1: layOutValue1(in: &frames, start: start, width: width)
    case .value2: layOutValue2(in: &frames, start: start)
    }
    return frames
  }

  /// An image higher than the row is scaled down to fit (medium).
  private func fit(_ size: CGSize) -> CGSize {
    guard size.height > contentSize.height, size.height > 0 else { return size }
    let factor = contentSize.height / size.height
    return CGSize(width: size.width * factor, height: contentSize.height)
  }

  /// The label is as high as the content; UILabel centres its text.
  private func layOutTitle(in frames: inout Frames, start: CGFloat, width: CGFloat) {
    guard let titleSize else { return }
    frames.title = CGRect(x: start, y: 0, width: width, height: contentSize.height)
    frames.fittingHeight = max(
      frames.fittingHeight, profile.automaticHeight(titleHeight: titleSize(width).height))
  }

  private func layOutSubtitle(in frames: inout Frames, start: CGFloat, width: CGFloat) {
    guard let detailSize else { return layOutTitle(in: &frames, start: start, width: width) }
    let title = titleSize?(width) ?? .zero
    let detail = detailSize(width)
    let titleWidth = min(title.width, width)
    let detailWidth = min(detail.width, width)
    if profile.subtitleIsCentred {
      let y = ((cellHeight - title.height - detail.height) / 2).rounded(.up)
      frames.title = CGRect(x: start, y: y, width: titleWidth, height: title.height)
      frames.detail = CGRect(
        x: start, y: y + title.height, width: detailWidth, height: detail.height)
      frames.fittingHeight = max(
        frames.fittingHeight, profile.grid.up(title.height + detail.height))
      return
    }
    let spacing = profile.subtitleSpacing(isGrouped: isGrouped)
    let wanted = spacing.top + title.height + spacing.gap + detail.height + spacing.bottom
    frames.fittingHeight = max(frames.fittingHeight, profile.grid.up(wanted))
    let slack = (contentSize.height - frames.fittingHeight) / 2
    let y = profile.grid.nearest(spacing.top + slack)
    frames.title = CGRect(x: start, y: y, width: titleWidth, height: title.height)
    frames.detail = CGRect(
      x: start, y: y + title.height + spacing.gap, width: detailWidth, height: detail.height)
  }

  /// The value is truncated first: the title keeps its width as long as it fits.
  private func layOutValue1(in frames: inout Frames, start: CGFloat, width: CGFloat) {
    let gap: CGFloat = 6
    let title = titleSize?(width) ?? .zero
    let titleWidth = min(title.width, width)
    frames.title = CGRect(
      x: start, y: centre(title.height), width: titleWidth, height: title.height)
    frames.fittingHeight = max(
      frames.fittingHeight, profile.automaticHeight(titleHeight: title.height))
    guard let detailSize else { return }
    let room = max(0, titleWidth > 0 ? width - titleWidth - gap : width)
    let detail = detailSize(room)
    let detailWidth = min(detail.width, room)
    frames.detail = CGRect(
      x: start + width - detailWidth, y: centre(detail.height), width: detailWidth,
      height: detail.height)
  }

  /// The width of the column with a value 2 title at its end, and the gap after it (recalled from
  /// Interface Builder's frames of iOS 7 and later; low).
  private static let value2Column: CGFloat = 91
  private static let value2Gap: CGFloat = 6

  private func layOutValue2(in frames: inout Frames, start: CGFloat) {
    let title = titleSize?(Self.value2Column) ?? .zero
    frames.title = CGRect(
      x: start, y: centre(title.height), width: Self.value2Column, height: title.height)
    let x = start + Self.value2Column + Self.value2Gap
    let room = max(0, contentSize.width - trailing - x)
    let detail = detailSize?(room) ?? .zero
    frames.detail = CGRect(
      x: x, y: centre(detail.height), width: min(detail.width, room), height: detail.height)
    frames.fittingHeight = max(
      frames.fittingHeight,
      profile.automaticHeight(titleHeight: max(title.height, detail.height)))
  }

  /// Labels are on whole points, or on pixels.
  private func centre(_ height: CGFloat) -> CGFloat {
    let y = (cellHeight - height) / 2
    return TableFacts.labelsStandOnPoints[profile.release] ? y.rounded(.up) : profile.grid.up(y)
  }
}
