/// A text that travels in a PNG file: written before the picture, so that the file's head is
/// enough to read it.
public struct PNGText: Hashable, Sendable {
  /// 1 to 79 printable ASCII characters.
  public var keyword: String
  /// Any text without NUL. Stored compressed when that may pay.
  public var text: String

  public init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// The keyword of the digest of the pixels.
  package static let pixelDigestKeyword = "Tateyoko-Pixels"
  /// The keyword of the digest of the compressed image data.
  package static let imageDataDigestKeyword = "Tateyoko-Image-Data"
}
