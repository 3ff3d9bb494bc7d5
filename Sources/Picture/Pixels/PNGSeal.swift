import Foundation

/// The digest of a recorded file's pixels, and a second one over that digest and everything that
/// determines what the file shows.
///
/// They are one text, as two could come from two files. It detects mix-ups and edits, but isn't a
/// signature: the second digest can be recomputed for other pixels.
struct PNGSeal: Hashable {
  let pixels: PixelDigest
  private let proof: PixelDigest

  init(pixels: PixelDigest, imageData: PixelDigest) {
    self.pixels = pixels
    proof = Self.proof(pixels, imageData)
  }

  /// Reads a seal's `text`; nil for anything else.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let pixels = PixelDigest(parts[0]), let proof = PixelDigest(parts[1])
    else { return nil }
    self.pixels = pixels
    self.proof = proof
  }

  /// Returns whether it was created for a file with this digest of its image data.
  func vouches(for imageData: PixelDigest) -> Bool { proof == Self.proof(pixels, imageData) }

  var text: String { "\(pixels) \(proof)" }

  private static func proof(_ pixels: PixelDigest, _ imageData: PixelDigest) -> PixelDigest {
    PixelDigest(of: Data("\(pixels) \(imageData)".utf8))
  }
}
