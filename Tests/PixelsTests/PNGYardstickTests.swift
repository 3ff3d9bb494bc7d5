import CLibPNG
import Foundation
import TestSupport
import Testing

@testable import Pixels

/// The decoded picture equals, bit by bit, the result of libpng's simplified reader.
@Suite struct PNGYardstickTests {
  /// The picture decoded by libpng alone, premultiplied like ours; nil if it rejects the file.
  static func yardstick(_ data: Data) -> (width: Int, height: Int, pixels: [UInt32])? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return data.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
      else { return nil }
      // BGRA: alpha 1, colour 2, blue first 16.
      image.format = 1 | 2 | 16
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var pixels = [UInt32](repeating: 0, count: Int(image.width * image.height))
      guard png_image_finish_read(&image, nil, &pixels, Int32(image.width * 4), nil) != 0
      else { return nil }
      for index in pixels.indices {
        let pixel = pixels[index]
        let alpha = pixel >> 24
        func level(_ shift: UInt32) -> UInt32 { ((pixel >> shift & 255) * alpha + 127) / 255 }
        pixels[index] = alpha << 24 | level(16) << 16 | level(8) << 8 | level(0)
      }
      return (Int(image.width), Int(image.height), pixels)
    }
  }

  static func expectYardstick(
    _ data: Data, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // libpng 1.6.39 as Debian patched it mixes up the passes of interlaced 16-bit pictures here, so those are
    // compared with their own versions without interlacing (`interlacingChangesNothing`).
    if data[24] == 16, data[28] == 1 { return }
    let expected = try #require(yardstick(data), "\(name)", sourceLocation: sourceLocation)
    for isQuick in [true, false] {
      let bitmap = try data.withUnsafeBytes { bytes in
        try PNGCodec.decode(bytes, path: name, limits: .foreign, isQuick: isQuick)
      }
      #expect(
        bitmap.width == expected.width && bitmap.height == expected.height, "\(name)",
        sourceLocation: sourceLocation)
      let wrong = expected.pixels.indices.first {
        bitmap[$0 % bitmap.width, $0 / bitmap.width].bgra != expected.pixels[$0]
      }
      if let wrong {
        let (x, y) = (wrong % bitmap.width, wrong / bitmap.width)
        Issue.record(
          """
          \(name), \(isQuick ? "quickly" : "by libpng"): at \(x), \(y) it is \
          \(String(bitmap[x, y].bgra, radix: 16)), not \(String(expected.pixels[wrong], radix: 16))
          """, sourceLocation: sourceLocation)
      }
    }
  }

  static let foreign: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Foreign")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".png") }.sorted().map(folder.appendingPathComponent)
  }()

  /// Files by Pillow, OpenCV and ImageMagick; Foreign/make.py documents how they were created.
  @Test func filesOfOtherEncoders() throws {
    #expect(Self.foreign.count > 80)
    var gammas = 0
    for file in Self.foreign {
      let data = try Data(contentsOf: file)
      try Self.expectYardstick(data, file.lastPathComponent)
      gammas += data.range(of: Data("gAMA".utf8)) == nil ? 0 : 1
    }
    #expect(gammas > 5)
  }

  /// A gamma does change the picture: otherwise the rows above would be equal in any case.
  @Test func anotherGammaIsTurnedIntoSRGB() throws {
    let folder = Self.foreign[0].deletingLastPathComponent()
    func read(_ gamma: Int) throws -> Bitmap {
      try PNGCodec.read(from: folder.appendingPathComponent("pillow-rgba-gamma\(gamma).png"))
    }
    #expect(try read(45_000).hasSamePixels(as: read(45_455)), "within libpng's threshold")
    #expect(try !read(100_000).hasSamePixels(as: read(45_455)))
    #expect(try !read(35_000).hasSamePixels(as: read(45_455)))
  }

  /// Every colour type, depth and interlacing, with and without transparency, rows with every filter, in
  /// several sizes and split into IDAT chunks at arbitrary positions.
  @Test(arguments: [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8),
    (4, 8), (4, 16), (6, 8), (6, 16),
  ])
  func everyForm(colorType: Int, bitDepth: Int) throws {
    var random = SeededGenerator(seed: UInt64(colorType * 100 + bitDepth))
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]!
    for round in 0..<24 {
      let sizes = [(1, 1), (2, 1), (3, 5), (8, 8), (33, 7), (64, 80)]
      let (width, height) = sizes[round % sizes.count]
      let paletteCount = colorType == 3 ? Int.random(in: 1...(1 << bitDepth), using: &random) : 0
      let top = colorType == 3 ? paletteCount - 1 : (1 << bitDepth) - 1
      var png = HandmadePNG(
        width: width, height: height, bitDepth: bitDepth, colorType: colorType,
        isInterlaced: round % 4 == 3, samples: { _, _ in [] })
      let grid = (0..<width * height).map { index in
        (0..<channels).map { _ in
          // Repeated runs as well as noise.
          round % 2 == 0 ? Int.random(in: 0...top, using: &random) : (index / 3) % (top + 1)
        }
      }
      png.samples = { x, y in grid[y * width + x] }
      png.filter = { _ in UInt8.random(in: 0...4, using: &random) }
      png.pieces = round % 3 == 0 ? 1 : Int.random(in: 1...40, using: &random)
      if colorType == 3 {
        png.extra.append(
          ("PLTE", (0..<paletteCount * 3).map { _ in UInt8.random(in: 0...255, using: &random) }))
      }
      if round % 3 == 1 {
        switch colorType {
        case 0: png.extra.append(("tRNS", RawPNG.big(UInt32(grid[0][0])).suffix(2)))
        case 2:
          png.extra.append(("tRNS", grid[0].flatMap { RawPNG.big(UInt32($0)).suffix(2) }))
        case 3:
          png.extra.append(
            ("tRNS", (0..<paletteCount).map { _ in UInt8.random(in: 0...255, using: &random) }))
        default: break
        }
      }
      if round % 6 == 5 {
        png.extra.insert(("gAMA", RawPNG.big(round % 12 == 5 ? 100_000 : 45_455)), at: 0)
      }
      try Self.expectYardstick(png.data, "colour type \(colorType), \(bitDepth) bits, \(round)")
    }
  }

  @Test(arguments: [0, 2, 4, 6], [nil, 100_000, 35_000])
  func interlacingChangesNothing(colorType: Int, gamma: UInt32?) throws {
    let channels = [0: 1, 2: 3, 4: 2, 6: 4][colorType]!
    for bitDepth in [8, 16] {
      var png = HandmadePNG(
        width: 37, height: 29, bitDepth: bitDepth, colorType: colorType
      ) { x, y in (0..<channels).map { (x * (1771 + $0) + y * 2203) & ((1 << bitDepth) - 1) } }
      if let gamma { png.extra = [("gAMA", RawPNG.big(gamma))] }
      let plain = try PNGCodec.decode(png.data)
      try Self.expectYardstick(png.data, "not interlaced")
      png.isInterlaced = true
      #expect(try PNGCodec.decode(png.data).hasSamePixels(as: plain))
    }
  }

  /// Pictures large enough that zlib declares its largest window, so that libdeflate is used.
  @Test(
    arguments: [(2, 8), (6, 8), (3, 8), (0, 8), (4, 8), (3, 4), (0, 1)], [false, true])
  func largePictures(form: (Int, Int), isFlat: Bool) throws {
    let (colorType, bitDepth) = form
    var random = SeededGenerator(seed: 7)
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]!
    let top = (1 << bitDepth) - 1
    // Runs of a few colours, rows that repeat the one above except for a pixel or two; or nothing similar.
    let colors = (0..<4).map { _ in
      (0..<channels).map { _ in Int.random(in: 0...top, using: &random) }
    }
    var grid: [[Int]] = []
    for y in 0..<257 {
      var row = grid.suffix(301)
      if y == 0 || Int.random(in: 0..<3, using: &random) == 0 {
        row = []
        while row.count < 301 {
          let run = min(301 - row.count, Int.random(in: 1...25, using: &random))
          row += Array(repeating: colors.randomElement(using: &random)!, count: run)
        }
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        row[row.indices.randomElement(using: &random)!] = colors.randomElement(using: &random)!
      }
      grid += row
    }
    var png = HandmadePNG(
      width: 301, height: 257, bitDepth: bitDepth, colorType: colorType
    ) { x, y in
      isFlat
        ? grid[y * 301 + x]
        : (0..<channels).map { ((x * (3 + $0) ^ y * 5) + (x * y) / 9) & top }
    }
    png.filter = { _ in UInt8.random(in: 0...4, using: &random) }
    png.pieces = 5
    if colorType == 3 { png.extra = [("PLTE", (0..<3 << bitDepth).map { UInt8($0 % 251) })] }
    let data = png.data
    try Self.expectYardstick(data, "\(colorType)")
    try data.withUnsafeBytes { bytes in
      let chunks = try PNGChunks(bytes, path: "")
      #expect(QuickPNG.decode(bytes, chunks) != nil, "the quick way was not taken")
    }
  }

  /// Our files keep no digest of other content.
  @Test func chunksOutOfPlaceAreLeftToLibpng() throws {
    let palette = RawPNG.chunk("PLTE", [1, 2, 3, 4, 5, 6])
    let image = RawPNG.chunk("IDAT", RawPNG.packed([0, 0b0101_0000]))
    let end = RawPNG.chunk("IEND", [])
    let start =
      RawPNG.signature + RawPNG.header(4, 1, bitDepth: 1, colorType: 3)
    for (name, body) in [
      ("two palettes", palette + RawPNG.chunk("PLTE", [9, 9, 9]) + image),
      ("palette after the image", image + palette),
      ("transparency before the palette", RawPNG.chunk("tRNS", [5]) + palette + image),
      ("no palette", image),
      ("unknown critical chunk", palette + RawPNG.chunk("ABCD", []) + image),
      ("too much transparency", palette + RawPNG.chunk("tRNS", [1, 2, 3, 4]) + image),
      ("an empty image chunk", palette + RawPNG.chunk("IDAT", []) + image),
    ] {
      let data = Data(start + body + end)
      let expected = Self.yardstick(data)
      let bitmap = try? PNGCodec.decode(data)
      #expect((bitmap == nil) == (expected == nil), "\(name)")
      if let bitmap, let expected {
        #expect(
          expected.pixels.indices.allSatisfy { bitmap[$0, 0].bgra == expected.pixels[$0] },
          "\(name)")
      }
    }
  }
}
