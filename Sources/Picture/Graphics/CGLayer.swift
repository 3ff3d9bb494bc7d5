import Foundation

/// A separate drawing that can be drawn many times.
public final class CGLayer {
  /// The canvas of the layer, in points with the origin at the upper left.
  public private(set) var context: CGContext?
  /// In points.
  public let size: CGSize

  /// Creates an empty layer for a canvas; nil if it would have no size.
  ///
  /// - Parameter auxiliaryInfo: Unused by Core Graphics.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    self.context = CGContext(recordingWithScale: context.scale, size: size)
  }
}

extension CGContext {
  /// Draws a layer with its upper left corner at a point, in points.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws a layer stretched into a rectangle, in points.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let list = layer.context?.displayList, !rect.isEmpty else { return }
    let rect = rect.standardized
    saveGState()
    clip(to: rect)
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    draw(list)
    restoreGState()
  }

  /// Draws an image in a rectangle, and repeats it in all directions as far as the clip extends.
  ///
  /// - Parameter byTiling: Whether it is repeated; if not it is drawn once.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let tile = rect.standardized
    let area = boundingBoxOfClipPath
    guard tile.width > 0, tile.height > 0, area.width.isFinite, area.height.isFinite,
      !area.isEmpty
    else { return draw(image, in: rect) }
    let columns = Self.tiles(from: area.minX, to: area.maxX, start: tile.minX, length: tile.width)
    let rows = Self.tiles(from: area.minY, to: area.maxY, start: tile.minY, length: tile.height)
    guard columns.count * rows.count <= Self.mostTiles else { return draw(image, in: rect) }
    for row in rows {
      for column in columns {
        draw(
          image,
          in: tile.offsetBy(dx: CGFloat(column) * tile.width, dy: CGFloat(row) * tile.height))
      }
    }
  }

  /// More than this are a mistake, and would take long to draw.
  private static var mostTiles: Int { 65_536 }

  /// The indices of the tiles that overlap a range; the given one has index 0.
  private static func tiles(
    from: CGFloat, to: CGFloat, start: CGFloat, length: CGFloat
  ) -> Range<Int> {
    let first = ((from - start) / length).rounded(.down)
    let last = ((to - start) / length).rounded(.up)
    guard abs(first) < 1e6, abs(last) < 1e6, last > first else { return 0..<1 }
    return Int(first)..<Int(last)
  }
}
