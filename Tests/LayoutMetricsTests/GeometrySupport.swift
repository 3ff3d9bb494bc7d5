import Foundation
import SystemFacts

@testable import LayoutMetrics

/// Releases on both sides of every change that bars and sheets went through.
let testedReleases: [OSRelease] = [7, 9, 10, 11, 12, 13, 15, 18, 26].map { OSVersion($0).release }

extension OSRelease {
  /// The release of iOS with a number.
  static func iOS(_ number: Int) -> OSRelease { OSVersion(number).release }
}

extension CGRect {
  /// The rectangle in a strip of a width that runs the other way.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  func hasOriginOnPixels(_ scale: CGFloat) -> Bool {
    [minX * scale, minY * scale].allSatisfy { abs($0 - $0.rounded()) < 1e-6 }
  }

  /// Whether a rectangle lies in this one, but for a pixel that rounding may add.
  func holds(_ other: CGRect, within pixel: CGFloat = 0.5) -> Bool {
    other.minX >= minX - pixel && other.maxX <= maxX + pixel && other.minY >= minY - pixel
      && other.maxY <= maxY + pixel
  }
}

/// Whether no two of the rectangles share more than a pixel along.
func liesApart(_ rects: [CGRect]) -> Bool {
  let sorted = rects.sorted { $0.minX < $1.minX }
  return zip(sorted, sorted.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 0.5 }
}
