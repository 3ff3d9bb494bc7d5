import Foundation
import SystemFacts

@testable import LayoutMetrics

/// Releases on both sides of every change to bars, sheets and controls.
let testedReleases: [OSRelease] = [7, 9, 10, 11, 12, 13, 14, 15, 18, 26].map {
  OSVersion($0).release
}

let testedScales: [CGFloat] = [1, 2, 3]

extension OSRelease {
  /// The release of iOS with the given number.
  static func iOS(_ number: Int) -> OSRelease { OSVersion(number).release }
}

extension CGFloat {
  func isOnPixels(_ scale: CGFloat) -> Bool {
    Swift.abs(self * scale - (self * scale).rounded()) < 1e-6
  }
}

extension CGRect {
  /// The rectangle in a view with the opposite layout direction.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }

  /// The rectangle in a strip of the given width with the opposite layout direction.
  func mirrored(in width: CGFloat) -> CGRect {
    mirrored(in: CGRect(x: 0, y: 0, width: width, height: 0))
  }

  func hasOriginOnPixels(_ scale: CGFloat) -> Bool {
    minX.isOnPixels(scale) && minY.isOnPixels(scale)
  }

  func isNear(_ other: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }

  /// Whether this rectangle contains another one, except for a pixel that rounding may add.
  func holds(_ other: CGRect, within pixel: CGFloat = 0.5) -> Bool {
    other.minX >= minX - pixel && other.maxX <= maxX + pixel && other.minY >= minY - pixel
      && other.maxY <= maxY + pixel
  }
}

/// Whether no two of the rectangles overlap by more than a pixel.
func liesApart(_ rects: [CGRect]) -> Bool {
  let sorted = rects.sorted { $0.minX < $1.minX }
  return zip(sorted, sorted.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 }
}
