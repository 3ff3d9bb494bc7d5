import Foundation

/// What a file of ours says of its pixels: their digest, and a second one over that digest and all
/// that decides what the file shows.
///
/// In one text, as two could come from two files. It notices what was mixed up or edited; it is no
/// signature: who computes the second digest anew can say anything.
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

  /// Whether it was made for a file with this digest of its image data.
  func vouches(for imageData: PixelDigest) -> Bool { proof == Self.proof(pixels, imageData) }

  var text: String { "\(pixels) \(proof)" }

  private static func proof(_ pixels: PixelDigest, _ imageData: PixelDigest) -> PixelDigest {
    PixelDigest(of: Data("\(pixels) \(imageData)".utf8))
  }
}
