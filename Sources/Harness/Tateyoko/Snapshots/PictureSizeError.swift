import Foundation

/// Why a picture can't have the requested size.
struct PictureSizeError: Error, CustomStringConvertible {
  var size: CGSize

  /// Checks a size given by a test.
  ///
  /// - Throws: ``PictureSizeError`` if one of the lengths is zero, negative, infinite or not a
  ///   number.
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
