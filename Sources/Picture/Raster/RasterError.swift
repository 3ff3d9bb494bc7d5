import Foundation

/// A reason why a drawing could not be rasterised.
public enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The picture would have this many pixels, which is none or too many.
  case invalidSize(width: Double, height: Double)
  /// There isn't enough memory for a buffer of this many pixels.
  case outOfMemory(width: Int, height: Int)
  /// A number in the drawing isn't finite, so there is no position to draw at.
  case notFinite(what: String)
  /// Drawings or groups are nested deeper than any screen needs.
  case tooDeep(limit: Int)
  /// A group or a mask is not ended, or ended without having begun.
  case unbalanced(what: String)
  /// A font file could not be opened or scaled.
  case unusableFont(path: String, index: Int, reason: String)
  /// A font has no picture of a glyph.
  case unusableGlyph(path: String, glyph: UInt32, reason: String)
  /// An image file of the app is damaged.
  case unreadableImage(name: String, reason: String)
  /// The drawing needs something that isn't available, such as a font.
  case unavailable(reason: String)
  /// The drawing library refused an operation.
  case cairo(doing: String, reason: String)

  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      return
        "A picture of \(width) × \(height) pixels cannot be drawn: each side must be 1 to 20,000 "
        + "pixels and the whole at most 200,000,000. Check the size and the scale of the screen."
    case .outOfMemory(let width, let height):
      return
        "There is not enough memory to draw \(width) × \(height) pixels. Draw fewer screens at a time."
    case .notFinite(let what):
      return
        "\(what) has a coordinate that is not a number or is infinite. Look for a division by zero "
        + "in the code that places or draws it."
    case .tooDeep(let limit):
      return "Images or groups are nested more than \(limit) deep."
    case .unbalanced(let what):
      return "The drawing \(what)."
    case .unusableFont(let path, let index, let reason):
      return "Face \(index) of the font \(path) cannot be used: \(reason)."
    case .unusableGlyph(let path, let glyph, let reason):
      return "The font \(path) has no image of glyph \(glyph): \(reason)."
    case .unreadableImage(let name, let reason):
      return "The image \(name) cannot be drawn: \(reason)"
    case .unavailable(let reason):
      return reason
    case .cairo(let doing, let reason):
      return "The drawing library failed at \(doing): \(reason)."
    }
  }
}

extension RasterError: LocalizedError {
  public var errorDescription: String? { description }
}
