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

  /// The keyword of the ``PNGSeal``.
  package static let sealKeyword = "Tateyoko-Digest"
  /// The keywords of the two digests of releases before the seal, which knew nothing of each other:
  /// one could be replaced alone. They only tell that recording made the file.
  package static let earlierPixelDigestKeyword = "Tateyoko-Pixels"
  static let earlierImageDataDigestKeyword = "Tateyoko-Image-Data"
}
