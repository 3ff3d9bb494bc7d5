/// The frames of the image and the texts of a list row in a content view, in leading-to-trailing
/// coordinates.
package struct ListContentGeometry {
  package var grid: PixelGrid
  package var width: CGFloat
  /// The effective margins.
  package var leading: CGFloat
  package var trailing: CGFloat
  package var top: CGFloat
  package var bottom: CGFloat
  package var leastHeight: CGFloat
  package var image: Image?
  package var imagePadding: CGFloat
  /// The gaps between the two texts, side by side and stacked.
  package var horizontalGap: CGFloat
  package var verticalGap: CGFloat
  package var prefersSideBySide: Bool

  package struct Image: Equatable {
    package var size: CGSize
    /// The maximum size; 0 for no limit.
    package var maximum: CGSize
    /// The area that contains the centred image; 0 uses the image's.
    package var reserved: CGSize

    package init(size: CGSize, maximum: CGSize, reserved: CGSize) {
      self.size = size
      self.maximum = maximum
      self.reserved = reserved
    }

    /// The displayed size of the image.
    var fitted: CGSize {
      var factor: CGFloat = 1
      if maximum.width > 0, size.width > maximum.width {
        factor = min(factor, maximum.width / size.width)
      }
      if maximum.height > 0, size.height > maximum.height {
        factor = min(factor, maximum.height / size.height)
      }
      return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// Returns the area that an image of a size takes.
    func area(_ size: CGSize) -> CGSize {
      CGSize(
        width: reserved.width > 0 && reserved.width.isFinite ? reserved.width : size.width,
        height: reserved.height > 0 && reserved.height.isFinite ? reserved.height : size.height)
    }
  }

  /// A text: its size for a width, and whether it takes the entire width.
  package struct Text {
    /// Nil if there is no text.
    package var size: ((CGFloat) -> CGSize)?
    /// Centered and justified text takes the entire width.
    package var fills: Bool

    package init(size: ((CGFloat) -> CGSize)?, fills: Bool) {
      self.size = size
      self.fills = fills
    }

    func measured(in room: CGFloat) -> CGSize {
      guard let size = size?(room) else { return .zero }
      return CGSize(width: min(size.width, room), height: size.height)
    }
  }

  package init(
    grid: PixelGrid, width: CGFloat, leading: CGFloat, trailing: CGFloat, top: CGFloat,
    bottom: CGFloat, leastHeight: CGFloat, image: Image?, imagePadding: CGFloat,
    horizontalGap: CGFloat, verticalGap: CGFloat, prefersSideBySide: Bool
  ) {
    self.grid = grid
    self.width = width
    self.leading = leading
    self.trailing = trailing
    self.top = top
    self.bottom = bottom
    self.leastHeight = leastHeight
    self.image = image
    self.imagePadding = imagePadding
    self.horizontalGap = horizontalGap
    self.verticalGap = verticalGap
    self.prefersSideBySide = prefersSideBySide
  }

  /// The frames of the parts, and the height that fits them.
  package struct Frames: Equatable {
    package var image = CGRect.zero
    package var title = CGRect.zero
    package var detail = CGRect.zero
    /// The start of the texts, and of the separators.
    package var textStart: CGFloat = 0
    package var height: CGFloat = 0
  }

  package func frames(title: Text, detail: Text) -> Frames {
    var frames = Frames()
    frames.textStart = leading
    var imageHeight: CGFloat = 0
    if let image {
      let size = image.fitted
      let area = image.area(size)
      frames.image = CGRect(
        x: leading + (area.width - size.width) / 2, y: 0, width: size.width, height: size.height)
      imageHeight = area.height
      frames.textStart = leading + area.width + imagePadding
    }
    let room = max(0, width - frames.textStart - trailing)
    let first = title.measured(in: room)
    let second = detail.measured(in: room)
    let isBeside = prefersSideBySide && first.width + horizontalGap + second.width <= room
    var textHeight = isBeside ? max(first.height, second.height) : first.height + second.height
    if !isBeside, first.height > 0, second.height > 0 { textHeight += verticalGap }
    frames.height = max(leastHeight, grid.up(top + max(textHeight, imageHeight) + bottom))
    frames.image.origin.y = grid.nearest((frames.height - frames.image.height) / 2)
    if isBeside {
      frames.title = CGRect(
        x: frames.textStart, y: grid.nearest((frames.height - first.height) / 2),
        width: first.width, height: first.height)
      frames.detail = CGRect(
        x: frames.textStart + room - second.width,
        y: grid.nearest((frames.height - second.height) / 2), width: second.width,
        height: second.height)
    } else {
      let spare = frames.height - top - bottom - textHeight
      frames.title = CGRect(
        x: frames.textStart, y: grid.nearest(top + max(0, spare) / 2),
        width: title.fills ? room : first.width, height: first.height)
      frames.detail = CGRect(
        x: frames.textStart, y: frames.title.maxY + (first.height > 0 ? verticalGap : 0),
        width: detail.fills ? room : second.width, height: second.height)
    }
    return frames
  }
}
