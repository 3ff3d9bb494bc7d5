import Foundation

/// A drawing that becomes an image when it's rasterised.
package final class ImageRecording: Sendable, Hashable {
  package let list: DisplayList
  /// The drawing's size in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// Whether it's redrawn when it's shown larger.
  package let isScalable: Bool

  package init(list: DisplayList, size: CGSize, scale: CGFloat, isScalable: Bool = false) {
    self.list = list
    self.size = size
    self.scale = scale
    self.isScalable = isScalable
  }

  package var pixelWidth: Int { Int((size.width * scale).rounded(.up)) }
  package var pixelHeight: Int { Int((size.height * scale).rounded(.up)) }

  package static func == (lhs: ImageRecording, rhs: ImageRecording) -> Bool {
    lhs === rhs
      || (lhs.size == rhs.size && lhs.scale == rhs.scale && lhs.isScalable == rhs.isScalable
        && lhs.list == rhs.list)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
  }
}
