import Foundation
import Graphics

extension UIImage {
  /// Draws the image at its size, with its top left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its size.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, scaled or resized with its caps, to fill a rectangle of the current context.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context, tint: nil)
  }

  /// Draws the image to fill a rectangle of the current context.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context, tint: nil)
    context.restoreGState()
  }

  /// Draws the image in a rectangle, using `tint` if given, otherwise its own tint or colours.
  func draw(in rect: CGRect, of context: CGContext, tint: CGColor?) {
    guard let image = cgImage, rect.width > 0, rect.height > 0 else { return }
    let color = tint ?? values.tint?.cgColor
    guard values.capInsets != nil else {
      draw(image, in: rect, of: context, tint: color)
      return
    }
    for piece in resized(to: rect) {
      guard let part = image.cropping(to: piece.source) else { continue }
      context.saveGState()
      context.clip(to: piece.target)
      for tile in piece.tiles { draw(part, in: tile, of: context, tint: color) }
      context.restoreGState()
    }
  }

  private func draw(
    _ image: CGImage, in rect: CGRect, of context: CGContext, tint: CGColor?
  ) {
    guard imageOrientation != .up else {
      context.drawUpright(image, in: rect, tint: tint)
      return
    }
    // Rotates about the middle of the rectangle; a quarter turn swaps the sides.
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    var size = rect.size
    switch imageOrientation {
    case .left, .leftMirrored: context.rotate(by: -.pi / 2)
    case .right, .rightMirrored: context.rotate(by: .pi / 2)
    case .down: context.rotate(by: .pi)
    case .up, .upMirrored, .downMirrored: break
    }
    switch imageOrientation {
    case .left, .right, .leftMirrored, .rightMirrored:
      size = CGSize(width: size.height, height: size.width)
    case .up, .down, .upMirrored, .downMirrored: break
    }
    switch imageOrientation {
    case .upMirrored, .leftMirrored, .rightMirrored: context.scaleBy(x: -1, y: 1)
    case .downMirrored: context.scaleBy(x: 1, y: -1)
    case .up, .down, .left, .right: break
    }
    let place = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    context.drawUpright(image, in: place, tint: tint)
    context.restoreGState()
  }

  /// A part of a resizable image: its pixels and their destination.
  struct Piece: Equatable {
    var source: CGRect
    var target: CGRect
    var tiles: [CGRect]
  }

  /// Divides the image at its caps. The corners keep their size, while the edges and the middle
  /// fill the rest.
  func resized(to rect: CGRect) -> [Piece] {
    let size = size
    let caps = capInsets
    // Caps that leave no middle, or don't fit into the rectangle, shrink proportionally.
    func spans(
      _ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ start: CGFloat, _ target: CGFloat
    ) -> [(source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)] {
      let low = min(max(low, 0), length)
      let high = min(max(high, 0), length - low)
      let factor = low + high > target ? target / (low + high) : 1
      let end = start + target
      let first = start + low * factor
      let last = end - high * factor
      return [
        (0...low, start...first), (low...(length - high), first...max(first, last)),
        ((length - high)...length, max(first, last)...end),
      ]
    }
    let columns = spans(caps.left, caps.right, size.width, rect.minX, rect.width)
    let rows = spans(caps.top, caps.bottom, size.height, rect.minY, rect.height)
    var pieces: [Piece] = []
    for (rowIndex, row) in rows.enumerated() {
      for (columnIndex, column) in columns.enumerated() {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.upperBound - column.source.lowerBound,
          height: row.source.upperBound - row.source.lowerBound)
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
          continue
        }
        let pixels = CGRect(
          x: source.minX * scale, y: source.minY * scale, width: source.width * scale,
          height: source.height * scale)
        pieces.append(
          Piece(
            source: pixels, target: target,
            tiles: tiles(
              of: source.size, in: target, alongX: columnIndex == 1, alongY: rowIndex == 1)))
      }
    }
    return pieces
  }

  private func tiles(
    of size: CGSize, in target: CGRect, alongX: Bool, alongY: Bool
  ) -> [CGRect] {
    // A middle of one pixel looks the same tiled and stretched, which avoids drawing many tiles.
    let pixel = 1 / scale
    func step(_ length: CGFloat, _ whole: CGFloat, _ along: Bool) -> CGFloat {
      guard along, resizingMode == .tile, length > pixel, whole / length < 1000 else {
        return whole
      }
      return length
    }
    let width = step(size.width, target.width, alongX)
    let height = step(size.height, target.height, alongY)
    var tiles: [CGRect] = []
    var y = target.minY
    while y < target.maxY - 1e-6 {
      var x = target.minX
      while x < target.maxX - 1e-6 {
        tiles.append(CGRect(x: x, y: y, width: width, height: height))
        x += width
      }
      y += height
    }
    return tiles
  }
}
