/// The information stored with the pixels of a PNG file.
public struct PNGMetadata: Hashable, Sendable {
  /// Pixels per point, written as the resolution (72 dpi × scale).
  public var scale: Double?
  /// The texts in writing order.
  public var texts: [PNGText]

  public init(scale: Double? = nil, texts: [PNGText] = []) {
    self.scale = scale
    self.texts = texts
  }
}
