/// The positions of a button's image and title.
package struct ButtonGeometry: Equatable {
  package var scale: CGFloat
  package var image: CGSize
  /// The intrinsic size of the title in whole points, nil if there is none.
  package var title: CGSize?
  /// Move the image or the title within the content.
  package var imageInsets: UIEdgeInsets
  package var titleInsets: UIEdgeInsets
  package var horizontal: Alignment
  package var vertical: Alignment
  package var isRightToLeft: Bool

  package init(
    scale: CGFloat, image: CGSize, title: CGSize?, imageInsets: UIEdgeInsets = .zero,
    titleInsets: UIEdgeInsets = .zero, horizontal: Alignment = .center,
    vertical: Alignment = .center, isRightToLeft: Bool = false
  ) {
    self.scale = scale
    self.image = image
    self.title = title
    self.imageInsets = imageInsets
    self.titleInsets = titleInsets
    self.horizontal = horizontal
    self.vertical = vertical
    self.isRightToLeft = isRightToLeft
  }

  /// The alignment of content along an axis, by side.
  package enum Alignment {
    /// At the left or the top.
    case start
    case center
    /// At the right or the bottom.
    case end
    case fill
  }

  package struct Frames: Equatable {
    package var image: CGRect
    package var title: CGRect
  }

  /// Returns the frames of image and title side by side in the content, with the title truncated to
  /// the space that the image leaves.
  ///
  /// Each is positioned in the content without its own insets, at the alignment of the pair.
  package func frames(in content: CGRect) -> Frames {
    let imageRoom = content.inset(by: imageInsets)
    let titleRoom = content.inset(by: titleInsets)
    let natural = title ?? .zero
    let shown = CGSize(
      width: max(0, min(natural.width, titleRoom.width - image.width)),
      height: max(0, min(natural.height, titleRoom.height)))
    let pair = image.width + shown.width
    var frames = Frames(
      image: CGRect(
        x: left(of: pair, in: imageRoom) + (isRightToLeft ? shown.width : 0),
        y: top(of: image.height, in: imageRoom), width: image.width, height: image.height),
      title: CGRect(
        x: left(of: pair, in: titleRoom) + (isRightToLeft ? 0 : image.width),
        y: top(of: shown.height, in: titleRoom), width: shown.width, height: shown.height))
    if horizontal == .fill { fillWidth(&frames, imageRoom, titleRoom) }
    if vertical == .fill {
      frames.title.origin.y = titleRoom.minY
      frames.title.size.height = titleRoom.height
      frames.image.origin.y = imageRoom.minY
      frames.image.size.height = imageRoom.height
    }
    let grid = PixelGrid(scale: scale)
    return Frames(
      image: grid.withOriginOnPixels(frames.image), title: grid.withOriginOnPixels(frames.title))
  }

  private func left(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch horizontal {
    case .start: room.minX
    case .end: room.maxX - width
    case .center, .fill: room.midX - width / 2
    }
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch vertical {
    case .start: room.minY
    case .end: room.maxY - height
    case .center, .fill: room.midY - height / 2
    }
  }

  /// The title takes the width that the image leaves; a single image takes all.
  private func fillWidth(_ frames: inout Frames, _ imageRoom: CGRect, _ titleRoom: CGRect) {
    guard title != nil else {
      frames.image.origin.x = imageRoom.minX
      frames.image.size.width = imageRoom.width
      return
    }
    frames.title.origin.x = isRightToLeft ? titleRoom.minX : titleRoom.minX + image.width
    frames.title.size.width = max(0, titleRoom.width - image.width)
    frames.image.origin.x = isRightToLeft ? imageRoom.maxX - image.width : imageRoom.minX
  }
}
