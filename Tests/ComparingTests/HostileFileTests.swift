import Foundation
import TestProcesses
import TestSupport
import Testing

/// Files crafted to do harm are rejected, or read, within a second of processor time and 200 MB of memory,
/// both enforced by the system; the message explains the problem, its position and the remedy.
@Suite(.waitingForProcesses) struct HostileFileTests {
  struct Hostile: Sendable, CustomTestStringConvertible {
    var name: String
    /// Part of the message; nil for files that are read because their oddities do no harm.
    var words: String?
    var data: @Sendable () -> Data

    var testDescription: String { name }
  }

  static let good = RawPNG.header(64, 64)
  static let image = RawPNG.chunk("IDAT", RawPNG.zeros(64 * (64 * 3 + 1)))

  /// A small file with other chunks in addition to a picture.
  static func beside(_ chunks: [UInt8]) -> Data { RawPNG.file(good, chunks, image) }

  static func repeated(_ chunk: [UInt8], _ count: Int) -> [UInt8] {
    var all = chunk
    while all.count < chunk.count * count {
      all += all.prefix(chunk.count * count - all.count)
    }
    return all
  }

  /// The limit that applies, and how to change it.
  private static let beyondTheLimit =
    "the limit is 40000000. It was not decoded. Restore it, or delete it and record it again. If "
    + "you trust the file, raise the limit with --max-pixels."

  static let files: [Hostile] = [
    Hostile(name: "800 MB of pixels in 25 kB", words: "made to exhaust memory") {
      // One bit a pixel: the image data is whole.
      RawPNG.file(
        RawPNG.header(6_000, 6_600, bitDepth: 1, colorType: 0),
        RawPNG.chunk("IDAT", RawPNG.zeros(6_600 * 751)))
    },
    Hostile(name: "more pixels than any picture of ours", words: beyondTheLimit) {
      RawPNG.file(
        RawPNG.header(19_999, 9_999, bitDepth: 1, colorType: 0),
        RawPNG.chunk("IDAT", RawPNG.zeros(9_999 * 2_501)))
    },
    Hostile(name: "sides of 2³¹ − 1", words: "2147483647 × 2147483647") {
      RawPNG.file(RawPNG.header(.max >> 1, .max >> 1), image)
    },
    Hostile(name: "sides beyond what PNG allows", words: "4294967295 × 1") {
      RawPNG.file(RawPNG.header(.max, 1), image)
    },
    Hostile(name: "no width", words: "0 × 64") { RawPNG.file(RawPNG.header(0, 64), image) },
    Hostile(name: "no height", words: "64 × 0") { RawPNG.file(RawPNG.header(64, 0), image) },
    Hostile(name: "a header that its data can't hold", words: "can't hold") {
      RawPNG.file(RawPNG.header(3_000, 3_000), image)
    },
    Hostile(name: "the slowest picture that is read", words: nil) {
      // 12 million pixels of 64 bits, interlaced, from 100 kB.
      RawPNG.file(
        RawPNG.header(4_000, 3_000, bitDepth: 16, colorType: 6, interlace: 1),
        RawPNG.chunk("gAMA", RawPNG.big(100_000)),
        RawPNG.chunk("IDAT", RawPNG.zeros(96_000_000 + 3_000 * 2)))
    },
    Hostile(name: "a packed text of 48 MB", words: nil) {
      beside(RawPNG.chunk("zTXt", Array("Comment".utf8) + [0, 0] + RawPNG.zeros(48 << 20)))
    },
    Hostile(name: "a packed international text of 48 MB", words: nil) {
      beside(
        RawPNG.chunk("iTXt", Array("Comment".utf8) + [0, 1, 0, 0, 0] + RawPNG.zeros(48 << 20)))
    },
    Hostile(name: "a colour profile of 48 MB, beside a gamma", words: nil) {
      beside(
        RawPNG.chunk("gAMA", RawPNG.big(100_000))
          + RawPNG.chunk("iCCP", Array("Profile".utf8) + [0, 0] + RawPNG.zeros(48 << 20)))
    },
    Hostile(name: "image data for a picture a thousand times as large", words: nil) {
      RawPNG.file(good, RawPNG.chunk("IDAT", RawPNG.zeros(48 << 20)))
    },
    Hostile(name: "a million texts", words: "20000 chunks besides its image data") {
      beside(repeated(RawPNG.chunk("tEXt", [65, 0, 66]), 1_000_000))
    },
    Hostile(name: "a million unknown chunks", words: "20000 chunks besides its image data") {
      beside(repeated(RawPNG.chunk("teSt"), 1_000_000))
    },
    Hostile(name: "two million empty pieces of image data", words: "1000000 pieces") {
      beside(repeated(RawPNG.chunk("IDAT"), 2_000_000))
    },
    Hostile(name: "a million frames of an animation", words: "20000 chunks") {
      beside(repeated(RawPNG.chunk("fcTL", [UInt8](repeating: 0, count: 26)), 300_000))
    },
    Hostile(name: "an animation", words: nil) {
      beside(
        RawPNG.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
          + RawPNG.chunk("fdAT", [0, 0, 0, 1] + RawPNG.zeros(40 << 20)))
    },
    Hostile(name: "40 MB after the end", words: nil) {
      beside([]) + Data(repeating: 0xAB, count: 40 << 20)
    },
    Hostile(name: "two headers", words: "two headers") { RawPNG.file(good, good, image) },
    Hostile(name: "two palettes", words: "libpng says") {
      RawPNG.file(
        RawPNG.header(64, 64, colorType: 3), RawPNG.chunk("PLTE", [1, 2, 3]),
        RawPNG.chunk("PLTE", [4, 5, 6]), RawPNG.chunk("IDAT", RawPNG.zeros(64 * 65)))
    },
    Hostile(name: "a palette after the image", words: "libpng says") {
      RawPNG.file(
        RawPNG.header(64, 64, colorType: 3), RawPNG.chunk("IDAT", RawPNG.zeros(64 * 65)),
        RawPNG.chunk("PLTE", [1, 2, 3]))
    },
    Hostile(name: "image data in two places", words: "libpng says") {
      let packed = RawPNG.zeros(64 * 193)
      return RawPNG.file(
        good, RawPNG.chunk("IDAT", Array(packed[..<20])), RawPNG.chunk("teSt"),
        RawPNG.chunk("IDAT", Array(packed[20...])))
    },
    Hostile(name: "no header", words: "instead of IHDR") { RawPNG.file(image) },
    Hostile(name: "no image", words: "no image data") { RawPNG.file(good) },
    Hostile(name: "a chunk without a name", words: "no valid chunk at byte 33") {
      beside([0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0])
    },
    Hostile(name: "a chunk of 4 GB", words: "no valid chunk at byte 33") {
      beside(RawPNG.big(.max) + Array("teSt".utf8) + [0, 0, 0, 0])
    },
    Hostile(name: "an unknown chunk that can't be done without", words: "libpng says") {
      beside(RawPNG.chunk("TEST"))
    },
    Hostile(name: "an unknown filter", words: "libpng says") {
      RawPNG.file(
        good, RawPNG.chunk("IDAT", RawPNG.packed([UInt8](repeating: 9, count: 64 * 193))))
    },
    Hostile(name: "image data that ends early", words: "libpng says") {
      RawPNG.file(good, RawPNG.chunk("IDAT", RawPNG.zeros(64 * 100)))
    },
    Hostile(name: "image data that is no zlib stream", words: "libpng says") {
      RawPNG.file(good, RawPNG.chunk("IDAT", [UInt8](repeating: 0xFF, count: 500)))
    },
    Hostile(name: "a dictionary that nobody has", words: "libpng says") {
      RawPNG.file(good, RawPNG.chunk("IDAT", [0x78, 0xBB, 1, 2, 3, 4, 0, 0]))
    },
    Hostile(name: "no PNG at all", words: "begins with the bytes 47 49") { Data("GIF89a".utf8) },
    Hostile(name: "nothing", words: "0 bytes") { Data() },
  ]

  @Test(arguments: files)
  func isRefusedOrReadInNoTime(_ hostile: Hostile) throws {
    let folder = try TemporaryFolder()
    try folder.write(hostile.data(), "bad.png")
    try folder.write(RawPNG.picture(64, 64), "good.png")
    for order in [["good.png", "bad.png"], ["bad.png", "good.png"]] {
      let call = try CompareCall(order.map(folder.path), limits: (200, 1))
      let words = call.errors + call.output
      if let expected = hostile.words {
        #expect(call.status == 2, "\(words)")
        #expect(call.errors.contains(expected), "\(words)")
        #expect(call.errors.contains(folder.path("bad.png")), "\(words)")
        #expect(call.errors.contains("Restore it, or delete it"), "\(words)")
      } else {
        #expect(call.status == 1, "\(words)")
        #expect(call.errors.isEmpty)
      }
    }
  }

  @Test func aFileLargerThanAnyPictureIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write(RawPNG.picture(64, 64), "good.png")
    try folder.write(RawPNG.picture(64, 64), "bad.png")
    // Three gigabytes that take no space on the disk.
    #expect(truncate(folder.path("bad.png"), 3 << 30) == 0)
    let call = try CompareCall(
      [folder.path("good.png"), folder.path("bad.png")], limits: (200, 1))
    #expect(call.status == 2)
    #expect(call.errors.contains("3221225472 bytes"), "\(call.errors)")
  }

  @Test func theLimitsThatTheSystemEnforcesBite() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      RawPNG.file(
        RawPNG.header(19_999, 9_999, bitDepth: 1, colorType: 0),
        RawPNG.chunk("IDAT", RawPNG.zeros(9_999 * 2_501))), "bad.png")
    try folder.write(RawPNG.picture(64, 64), "good.png")
    let call = try CompareCall(
      ["--max-pixels", "200000000", folder.path("good.png"), folder.path("bad.png")],
      limits: (200, 1))
    #expect(call.status == 2)
    #expect(call.errors.contains("not enough memory"), "\(call.errors)")
  }
}
