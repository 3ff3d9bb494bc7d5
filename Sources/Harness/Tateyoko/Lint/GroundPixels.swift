import Foundation
import Graphics
import Pixels
import Raster
import Synchronization

/// Draws parts of screens for rules that depend on what is behind a text.
///
/// A point becomes a single pixel, because rules need the most common colours, not edges.
final class GroundPixels: Sendable {
  /// The rasteriser with its buffers, created lazily.
  private struct Painter: @unchecked Sendable {
    var rasterizer: Rasterizer?
  }

  private let painter = Mutex(Painter())

  /// The longest side that is drawn, in points; only the upper left of larger parts is examined.
  private static let longest: CGFloat = 2048

  /// Returns the colours of a drawing in a rectangle, left to right and top to bottom; `nil` if it
  /// can't be drawn.
  func colors(of list: DisplayList, in rect: CGRect) -> [RGBA]? {
    let rect = rect.integral
    guard rect.width >= 1, rect.height >= 1 else { return nil }
    let size = CGSize(
      width: min(rect.width, Self.longest), height: min(rect.height, Self.longest))
    var builder = DisplayListBuilder()
    builder.save()
    builder.concatenate(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
    builder.append(list)
    builder.restore()
    let part = builder.finish()
    return painter.withLock { painter in
      guard let rasterizer = try? painter.rasterizer ?? Rasterizer(),
        let bitmap = try? rasterizer.render(part, size: size, scale: 1)
      else { return nil }
      painter.rasterizer = rasterizer
      return bitmap.colors
    }
  }
}

extension Bitmap {
  /// The colours of all pixels.
  fileprivate var colors: [RGBA] {
    let count = width * height
    return [RGBA](unsafeUninitializedCapacity: count) { buffer, filled in
      let bytes = baseAddress.assumingMemoryBound(to: UInt8.self)
      var index = 0
      while index < count {
        let pixel = bytes + index * 4
        let alpha = CGFloat(pixel[3])
        let scale = alpha > 0 ? 1 / alpha : 0
        (buffer.baseAddress! + index).initialize(
          to: RGBA(
            red: CGFloat(pixel[2]) * scale, green: CGFloat(pixel[1]) * scale,
            blue: CGFloat(pixel[0]) * scale, alpha: alpha / 255))
        index += 1
      }
      filled = count
    }
  }
}
