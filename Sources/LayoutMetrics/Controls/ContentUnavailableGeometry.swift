import Foundation

/// Where the parts stand that say that there is nothing to show: below each other, in the middle.
package struct ContentUnavailableGeometry: Equatable {
  /// A part, and how far it is from the one before, if there is one.
  package struct Part: Equatable {
    package var size: CGSize
    package var gap: CGFloat

    package init(size: CGSize, gap: CGFloat) {
      self.size = size
      self.gap = gap
    }
  }

  package var scale: CGFloat
  /// Where the parts may be.
  package var area: CGRect
  /// Whether the parts begin at the leading edge, instead of being centred.
  package var isLeading: Bool
  package var isRightToLeft: Bool

  package init(scale: CGFloat, area: CGRect, isLeading: Bool, isRightToLeft: Bool) {
    self.scale = scale
    self.area = area
    self.isLeading = isLeading
    self.isRightToLeft = isRightToLeft
  }

  /// The frames of parts, of which those that are nil are left out.
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

  /// How high all parts are together.
  package func height(of parts: [Part?]) -> CGFloat {
    let shown = parts.compactMap { $0 }
    return shown.reduce(0) { $0 + $1.size.height } + shown.dropFirst().reduce(0) { $0 + $1.gap }
  }
}
