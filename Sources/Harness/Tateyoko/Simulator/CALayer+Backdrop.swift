import UIKit

extension CALayer {
  /// Returns the visible background colour at a point, in this layer's coordinates, ignoring
  /// pictures and drawings.
  func backdrop(at point: CGPoint) -> CGColor? {
    guard !isHidden, opacity >= 0.5 else { return nil }
    let isInside = bounds.contains(point)
    if masksToBounds, !isInside { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let color = layer.backdrop(at: layer.convert(point, from: self)) { return color }
    }
    guard isInside, let backgroundColor, backgroundColor.alpha >= 0.5 else { return nil }
    return backgroundColor
  }
}

extension CGColor {
  /// The lightness of the colour, from 0 to 1, with the weights of sRGB.
  var luminance: CGFloat {
    let parts = components ?? []
    switch parts.count {
    case 4...: return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    case 2...: return parts[0]
    default: return 1
    }
  }
}
