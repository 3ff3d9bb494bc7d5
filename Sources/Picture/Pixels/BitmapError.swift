import Foundation

/// The reason why a bitmap could not be created.
public enum BitmapError: Error, Hashable, Sendable, CustomStringConvertible {
  case invalidSize(width: Int, height: Int)
  case outOfMemory(width: Int, height: Int)

  public var description: String {
    switch self {
    case .invalidSize(let width, let height):
      return
        "A bitmap of \(width) × \(height) pixels is not possible: each side must be 1 to "
        + "\(Bitmap.maximumSide) pixels and the whole at most \(Bitmap.maximumPixelCount) pixels."
    case .outOfMemory(let width, let height):
      let megabytes = width * height * 4 / 1_000_000
      return "Not enough memory for a bitmap of \(width) × \(height) pixels (\(megabytes) MB)."
    }
  }
}

extension BitmapError: LocalizedError {
  public var errorDescription: String? { description }
}
