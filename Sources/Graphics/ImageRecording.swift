import Foundation

/// A drawing that becomes an image when it is rasterised.
package final class ImageRecording: Sendable, Hashable {
  package let list: DisplayList
  /// The drawing's size in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat

  package init(list: DisplayList, size: CGSize, scale: CGFloat) {
    self.list = list
    self.size = size
    self.scale = scale
  }

  package static func == (lhs: ImageRecording, rhs: ImageRecording) -> Bool {
    lhs === rhs || (lhs.size == rhs.size && lhs.scale == rhs.scale && lhs.list == rhs.list)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
  }
}
