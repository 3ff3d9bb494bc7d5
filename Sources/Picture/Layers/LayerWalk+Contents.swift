import Graphics

extension LayerWalk {
  /// Adds a layer's assigned or recorded contents.
  mutating func addStoredContents(
    of shown: CALayer, clip: CGRect, alpha: CGFloat
  ) {
    switch shown.storedContents {
    case .none:
      return
    case .image(let image):
      addImage(image, of: shown, clip: clip, alpha: alpha)
    case .drawing(let list, let size):
      addDrawing(list, size: size, of: shown, clip: clip, alpha: alpha)
    }
  }

  private mutating func addDrawing(
    _ list: DisplayList, size: CGSize, of layer: CALayer, clip: CGRect, alpha: CGFloat
  ) {
    let place = layer.contentsFrame(for: size)
    guard clip.overlaps(place), size.width > 0, size.height > 0 else { return }
    builder.save()
    builder.concatenate(
      CGAffineTransform(
        a: place.width / size.width, b: 0, c: 0, d: place.height / size.height, tx: place.minX,
        ty: place.minY))
    // A backing store ends on a whole pixel, and so does the drawing in it.
    let whole = CGRect(origin: .zero, size: PixelGrid(scale: scale).up(size))
    builder.clip(to: whole)
    if alpha >= 1 && !list.needsIsolation {
      builder.append(list)
    } else if let faded = list.multiplyingAlpha(by: alpha) {
      builder.append(faded)
    } else {
      builder.beginGroup(GroupStyle(alpha: alpha, bounds: whole))
      builder.append(list)
      builder.endGroup()
    }
    builder.restore()
  }

  private mutating func addImage(
    _ image: CGImage, of layer: CALayer, clip: CGRect, alpha: CGFloat
  ) {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let wanted = layer.contentsRect.standardized
    guard let shownPart = image.part(wanted) else { return }
    let divisor = layer.contentsScale > 0 ? layer.contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) * wanted.width / divisor,
      height: CGFloat(image.height) * wanted.height / divisor)
    let place = layer.contentsFrame(for: size)
    guard clip.overlaps(place) else { return }
    let grows = place.width * scale >= CGFloat(shownPart.width)
    let filter = grows ? layer.magnificationFilter : layer.minificationFilter
    let style = ImageStyle(
      interpolation: filter == .nearest ? .none : (grows ? .low : .high), alpha: alpha)
    let center = layer.contentsCenter.standardized
    if center == unit || center.isNull {
      builder.paint(.image(shownPart, in: place, style))
      return
    }
    for piece in NinePieces(image: shownPart, center: center, place: place, divisor: divisor).list {
      builder.paint(.image(piece.image, in: piece.rect, style))
    }
  }
}

extension CALayer {
  /// Returns the frame of contents with a size in points, by the gravity: a view's content mode, such as aspect fit.
  package final func contentsFrame(for size: CGSize) -> CGRect {
    let bounds = bounds
    if size == bounds.size { return bounds }
    var place = CGRect(origin: .zero, size: size)
    switch contentsGravity {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (across, down) = (bounds.width / size.width, bounds.height / size.height)
      let factor = contentsGravity == .resizeAspect ? min(across, down) : max(across, down)
      place.size = CGSize(width: size.width * factor, height: size.height * factor)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      break
    default:
      return bounds
    }
    switch contentsGravity {
    case .left, .topLeft, .bottomLeft: place.origin.x = bounds.minX
    case .right, .topRight, .bottomRight: place.origin.x = bounds.maxX - place.width
    default: place.origin.x = bounds.midX - place.width / 2
    }
    switch contentsGravity {
    case .bottom, .bottomLeft, .bottomRight: place.origin.y = bounds.minY
    case .top, .topLeft, .topRight: place.origin.y = bounds.maxY - place.height
    default: place.origin.y = bounds.midY - place.height / 2
    }
    return place
  }
}

extension CGImage {
  /// Returns the part of the image inside a rectangle given in fractions of its size.
  fileprivate func part(_ share: CGRect) -> CGImage? {
    if share == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
    let (width, height) = (CGFloat(width), CGFloat(height))
    return cropping(
      to: CGRect(
        x: (share.minX * width).rounded(), y: (share.minY * height).rounded(),
        width: (share.width * width).rounded(), height: (share.height * height).rounded()))
  }
}

/// An image divided by its stretchable centre, with its corners at their own size.
struct NinePieces {
  var list: [(image: CGImage, rect: CGRect)] = []

  init(image: CGImage, center: CGRect, place: CGRect, divisor: CGFloat) {
    let columns = NinePieces.cuts(
      pixels: image.width, from: center.minX, to: center.maxX, start: place.minX,
      length: place.width, divisor: divisor)
    let rows = NinePieces.cuts(
      pixels: image.height, from: center.minY, to: center.maxY, start: place.minY,
      length: place.height, divisor: divisor)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.pixel, y: row.pixel, width: column.pixels, height: row.pixels)
        guard let piece = image.cropping(to: source) else { continue }
        let rect = CGRect(
          x: column.place, y: row.place, width: column.length, height: row.length)
        list.append((piece, rect))
      }
    }
  }

  private struct Cut {
    var pixel: Int
    var pixels: Int
    var place: CGFloat
    var length: CGFloat
  }

  private static func cuts(
    pixels: Int, from: CGFloat, to: CGFloat, start: CGFloat, length: CGFloat, divisor: CGFloat
  ) -> [Cut] {
    let limit = CGFloat(pixels)
    let head = Int(min(max(from, 0), 1) * limit + 0.5)
    // A centre without a width still needs a pixel to stretch.
    let end = max(Int(min(max(to, 0), 1) * limit + 0.5), min(head + 1, pixels))
    var first = CGFloat(head) / divisor
    var last = CGFloat(pixels - end) / divisor
    if first + last > length, first + last > 0 {
      let factor = length / (first + last)
      first *= factor
      last *= factor
    }
    let all = [
      Cut(pixel: 0, pixels: head, place: start, length: first),
      Cut(
        pixel: head, pixels: end - head, place: start + first, length: length - first - last),
      Cut(pixel: end, pixels: pixels - end, place: start + length - last, length: last),
    ]
    return all.filter { $0.pixels > 0 && $0.length > 0 }
  }
}
