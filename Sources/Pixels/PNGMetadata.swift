/// What is stored beside the pixels of a PNG file.
public struct PNGMetadata: Hashable, Sendable {
  /// Pixels per point, written as the resolution (72 dpi × scale).
  public var scale: Double?
  /// Texts in the order in which they are written.
  public var texts: [PNGText]

  public init(scale: Double? = nil, texts: [PNGText] = []) {
    self.scale = scale
    self.texts = texts
  }
}
