/// The positions of the parts of a button with a configuration.
package struct ConfiguredButtonGeometry: Equatable {
  /// The edge of the texts next to the image, by side.
  package enum ImageEdge {
    case left, right, top, bottom

    var isBeside: Bool { self == .left || self == .right }
  }

  package var scale: CGFloat
  /// The image's size with the width reserved for it; nil if there is none.
  package var image: CGSize?
  package var title: CGSize?
  package var subtitle: CGSize?
  /// The menu indicator, at the end.
  package var indicator: CGSize?
  package var imageEdge: ImageEdge
  package var imagePadding: CGFloat
  package var titlePadding: CGFloat
  package var insets: UIEdgeInsets
  /// The horizontal alignment of title and subtitle.
  package var titleAlignment = ButtonGeometry.Alignment.center
  package var horizontal = ButtonGeometry.Alignment.center
  package var vertical = ButtonGeometry.Alignment.center
  package var isRightToLeft: Bool

  package init(
    scale: CGFloat, image: CGSize?, title: CGSize?, subtitle: CGSize?, indicator: CGSize? = nil,
    imageEdge: ImageEdge = .left, imagePadding: CGFloat = 0, titlePadding: CGFloat = 1,
    insets: UIEdgeInsets, isRightToLeft: Bool = false
  ) {
    self.scale = scale
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.indicator = indicator
    self.imageEdge = imageEdge
    self.imagePadding = imagePadding
    self.titlePadding = titlePadding
    self.insets = insets
    self.isRightToLeft = isRightToLeft
  }

  package struct Frames: Equatable {
    package var image = CGRect.zero
    package var title = CGRect.zero
    package var subtitle = CGRect.zero
    package var indicator = CGRect.zero
  }

  /// The distance from the texts to the menu indicator (by eye; low).
  private static let indicatorPadding: CGFloat = 4

  /// The title above the subtitle.
  private var texts: CGSize? {
    guard title != nil || subtitle != nil else { return nil }
    let (first, second) = (title ?? .zero, subtitle ?? .zero)
    let gap = title != nil && subtitle != nil ? titlePadding : 0
    return CGSize(
      width: max(first.width, second.width), height: first.height + gap + second.height)
  }

  /// The padding, if there is something on both sides of it.
  private var gap: CGFloat { image != nil && texts != nil ? imagePadding : 0 }

  private var indicatorRoom: CGFloat {
    indicator.map { $0.width + (image != nil || texts != nil ? Self.indicatorPadding : 0) } ?? 0
  }

  /// Returns the width left for the texts by insets, image and indicator.
  package func textWidth(in width: CGFloat) -> CGFloat {
    let beside = imageEdge.isBeside ? (image?.width ?? 0) + gap : 0
    return max(0, width - insets.left - insets.right - beside - indicatorRoom)
  }

  private var content: CGSize {
    let (picture, text) = (image ?? .zero, texts ?? .zero)
    let both =
      imageEdge.isBeside
      ? CGSize(
        width: picture.width + gap + text.width, height: max(picture.height, text.height))
      : CGSize(
        width: max(picture.width, text.width), height: picture.height + gap + text.height)
    return CGSize(
      width: both.width + indicatorRoom, height: max(both.height, indicator?.height ?? 0))
  }

  package var naturalSize: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  /// Returns the frames of all parts, together at the position of the button's content.
  package func frames(in bounds: CGRect) -> Frames {
    let room = bounds.inset(by: insets)
    let content = content
    let fills = horizontal == .fill
    let all = CGRect(
      x: place(horizontal, content.width, room.minX, room.maxX),
      y: place(vertical, content.height, room.minY, room.maxY),
      width: fills ? max(content.width, room.width) : content.width, height: content.height)
    var frames = Frames()
    var inner = all
    if let indicator {
      inner.size.width -= indicatorRoom
      if isRightToLeft { inner.origin.x += indicatorRoom }
      frames.indicator = CGRect(
        x: isRightToLeft ? all.minX : all.maxX - indicator.width,
        y: all.midY - indicator.height / 2, width: indicator.width, height: indicator.height)
    }
    var words = inner
    if let image {
      frames.image.size = image
      switch imageEdge {
      case .left, .right:
        let isLeft = imageEdge == .left
        frames.image.origin = CGPoint(
          x: isLeft ? inner.minX : inner.maxX - image.width, y: inner.midY - image.height / 2)
        words.size.width -= image.width + gap
        if isLeft { words.origin.x += image.width + gap }
      case .top, .bottom:
        let isTop = imageEdge == .top
        frames.image.origin = CGPoint(
          x: inner.midX - image.width / 2, y: isTop ? inner.minY : inner.maxY - image.height)
        words.size.height -= image.height + gap
        if isTop { words.origin.y += image.height + gap }
      }
    }
    placeTexts(in: words, &frames)
    let grid = PixelGrid(scale: scale)
    return Frames(
      image: grid.withOriginOnPixels(frames.image), title: grid.withOriginOnPixels(frames.title),
      subtitle: grid.withOriginOnPixels(frames.subtitle),
      indicator: grid.withOriginOnPixels(frames.indicator))
  }

  private func placeTexts(in words: CGRect, _ frames: inout Frames) {
    guard let texts else { return }
    var y = words.midY - texts.height / 2
    func line(_ size: CGSize) -> CGRect {
      let width = min(size.width, max(0, words.width))
      defer { y += size.height + titlePadding }
      return CGRect(
        x: place(titleAlignment, width, words.minX, words.maxX), y: y, width: width,
        height: size.height)
    }
    if let title { frames.title = line(title) }
    if let subtitle { frames.subtitle = line(subtitle) }
  }

  private func place(
    _ alignment: ButtonGeometry.Alignment, _ length: CGFloat, _ start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    switch alignment {
    case .start, .fill: start
    case .end: end - length
    case .center: (start + end - length) / 2
    }
  }
}
