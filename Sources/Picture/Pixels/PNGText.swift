/// A text embedded in a PNG file: written before the picture, so that the file's head is enough to
/// read it.
public struct PNGText: Hashable, Sendable {
  /// 1 to 79 printable ASCII characters.
  public var keyword: String
  /// Any text without NUL. It's compressed if that is likely to pay off.
  public var text: String

  public init(_ keyword: String, _ text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// The keyword of the ``PNGSeal``.
  package static let sealKeyword = "Tateyoko-Digest"
  /// The keywords of the two digests of releases before the seal, which were independent of each
  /// other: one could be replaced alone. They only show that the file was created by recording.
  package static let earlierPixelDigestKeyword = "Tateyoko-Pixels"
  static let earlierImageDataDigestKeyword = "Tateyoko-Image-Data"
}
