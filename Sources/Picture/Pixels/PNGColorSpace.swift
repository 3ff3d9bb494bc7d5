/// The colour space of a PNG file's numbers, according to its chunks.
///
/// It's determined by the first of `cICP`, `iCCP`, `sRGB`, and `cHRM` with `gAMA` (W3C, *PNG
/// Specification (Third Edition)*, 4.3 *Colour spaces*). A file without any is treated as sRGB, as
/// in browsers.
public enum PNGColorSpace: Hashable, Sendable, CustomStringConvertible {
  /// sRGB, either explicit or by default.
  case sRGB
  /// Four code points of ITU-T H.273: primaries, transfer function, matrix, range.
  case coded([UInt8])
  /// An ICC profile: its name, and a digest that distinguishes profiles of one name.
  case profile(name: String, digest: PixelDigest)
  /// Chromaticities of white, red, green and blue, each an x and a y in 100,000ths, and a gamma in
  /// 100,000ths; either may be missing.
  case chromaticities([UInt32]?, gamma: UInt32?)

  public var description: String {
    switch self {
    case .sRGB: "sRGB"
    case .coded(let points):
      points.first == 12
        ? "Display P3's primaries (cICP)" : "cICP \(points.map(String.init).joined(separator: "/"))"
    case .profile(let name, let digest): "the profile “\(name)” (\("\(digest)".prefix(6)))"
    case .chromaticities(let numbers, let gamma):
      [
        numbers.map { numbers in
          let points = zip(["white", "red", "green", "blue"], 0..<4).map { name, place in
            "\(name) \(Self.text(numbers[2 * place])), \(Self.text(numbers[2 * place + 1]))"
          }
          return "chromaticities (\(points.joined(separator: "; ")))"
        },
        gamma.map { "gamma \(Self.text($0))" },
      ].compactMap { $0 }.joined(separator: " and ")
    }
  }

  /// Describes how the colours of a picture differ from its baseline's; nil if they don't.
  public func note(besideBaselineIn baseline: PNGColorSpace) -> String? {
    // Even if the pixels are equal, people may see different colours than are compared.
    guard self != baseline else { return nil }
    return "The colour spaces differ: \(baseline) in the baseline, \(self) in the picture. "
      + "Profiles and chromaticities are not applied before comparing."
  }

  /// A number of 100,000ths.
  private static func text(_ number: UInt32) -> String { "\(Double(number) / 100_000)" }

  /// sRGB's own (W3C, *PNG Specification*, 11.3.2.5 *sRGB*).
  private static let chromaticitiesOfSRGB: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]
  private static let gammaOfSRGB: UInt32 = 45_455
}

extension PNGColorSpace {
  /// The payloads of the chunks that describe colours.
  struct Chunks {
    var codePoints: Range<Int>?
    var profile: Range<Int>?
    var hasSRGB = false
    var chromaticities: Range<Int>?
    var gamma: UInt32?
  }

  init(_ chunks: Chunks, in file: UnsafeRawBufferPointer) {
    if let range = chunks.codePoints, range.count == 4 {
      let points = Array(file[range])
      // The primaries of BT.709 with sRGB's transfer function.
      self = points[0] == 1 && points[1] == 13 ? .sRGB : .coded(points)
    } else if let range = chunks.profile,
      let end = file[range].prefix(80).firstIndex(of: 0), end > range.lowerBound
    {
      var name = String.UnicodeScalarView()
      for byte in file[range.lowerBound..<end] {
        // Latin 1, limited to printable characters in names.
        name.append(byte >= 32 && byte != 127 ? Unicode.Scalar(byte) : "?")
      }
      let text = String(name)
      // Files contain sRGB's profile under several names, all with this beginning.
      self =
        text.hasPrefix("sRGB")
        ? .sRGB
        : .profile(
          name: text,
          digest: PixelDigest(of: UnsafeRawBufferPointer(rebasing: file[end..<range.upperBound])))
    } else if chunks.hasSRGB {
      self = .sRGB
    } else {
      let numbers = chunks.chromaticities.flatMap { range in
        range.count == 32
          ? (0..<8).map { PNGChunks.number(file, range.lowerBound + 4 * $0) } : nil
      }
      let hasOwnNumbers = numbers != nil && numbers != Self.chromaticitiesOfSRGB
      let hasOwnGamma = chunks.gamma != nil && chunks.gamma != Self.gammaOfSRGB
      self =
        hasOwnNumbers || hasOwnGamma
        ? .chromaticities(hasOwnNumbers ? numbers : nil, gamma: hasOwnGamma ? chunks.gamma : nil)
        : .sRGB
    }
  }
}
