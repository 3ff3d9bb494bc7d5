import Foundation

/// The positions of the parts of an empty state: stacked vertically, in the middle.
package struct ContentUnavailableGeometry: Equatable {
  /// A part, and its distance from the previous one, if there is one.
  package struct Part: Equatable {
    package var size: CGSize
    package var gap: CGFloat

    package init(size: CGSize, gap: CGFloat) {
      self.size = size
      self.gap = gap
    }
  }

  package var scale: CGFloat
  /// The available area.
  package var area: CGRect
  /// Whether the parts are aligned to the leading edge, instead of being centred.
  package var isLeading: Bool
  package var isRightToLeft: Bool

  package init(scale: CGFloat, area: CGRect, isLeading: Bool, isRightToLeft: Bool) {
    self.scale = scale
    self.area = area
    self.isLeading = isLeading
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the frames of parts, skipping the nil ones.
  package func frames(of parts: [Part?]) -> [CGRect?] {
    let grid = PixelGrid(scale: scale)
    var y = grid.nearest(area.midY - height(of: parts) / 2)
    var isFirst = true
    return parts.map { part in
      guard let part else { return nil }
      if !isFirst { y += part.gap }
      isFirst = false
      defer { y += part.size.height }
      let width = min(part.size.width, max(0, area.width))
      let x =
        isLeading
        ? (isRightToLeft ? area.maxX - width : area.minX)
        : grid.nearest(area.midX - width / 2)
      return CGRect(x: x, y: y, width: width, height: part.size.height)
    }
  }

  /// Returns the total height of all parts.
  package func height(of parts: [Part?]) -> CGFloat {
    let shown = parts.compactMap { $0 }
    return shown.reduce(0) { $0 + $1.size.height } + shown.dropFirst().reduce(0) { $0 + $1.gap }
  }
}
