import Foundation

/// Bytes for an image, or from an image.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider from bytes.
  public init?(data: CFData) { self.data = data }

  /// Creates a provider from a file's bytes; `nil` if it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}
