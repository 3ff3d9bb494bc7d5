import Foundation
import SystemFacts

/// What the tests of controls' geometry share.
enum ControlCases {
  /// Releases on both sides of every change that controls went through.
  static let releases = [7, 12, 13, 14, 18, 26].map { OSVersion($0).release }

  static let scales: [CGFloat] = [1, 2, 3]

  static func isOnPixels(_ value: CGFloat, _ scale: CGFloat) -> Bool {
    abs(value * scale - (value * scale).rounded()) < 1e-6
  }

  /// The rectangle as it lies in a view that runs the other way.
  static func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  static func near(_ a: CGRect, _ b: CGRect, within tolerance: CGFloat = 1e-6) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }
}
