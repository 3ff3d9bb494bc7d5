import Foundation

/// Why a picture can't have the size that was asked for.
struct PictureSizeError: Error, CustomStringConvertible {
  var size: CGSize

  /// Checks a size that a test has given.
  ///
  /// - Throws: ``PictureSizeError`` where one of the lengths is zero, negative, infinite or no number.
  static func check(_ size: CGSize?) throws {
    guard let size else { return }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw PictureSizeError(size: size)
    }
  }

  var description: String {
    let problems = [("width", size.width), ("height", size.height)].compactMap { name, length in
      if length.isNaN { return "its \(name) is not a number" }
      if length.isInfinite { return "its \(name) is infinite" }
      if length < 0 { return "its \(name) is negative" }
      return length == 0 ? "its \(name) is zero" : nil
    }
    return """
      size: \(size.width) × \(size.height) is not a valid picture size: \
      \(problems.joined(separator: ", ")). Pass two lengths greater than 0, in points.
      """
  }
}
