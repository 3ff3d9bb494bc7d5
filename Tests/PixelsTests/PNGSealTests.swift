import Foundation
import Pixels
import TestSupport
import Testing

/// A stored digest of pixels is valid only for the image data that it was stored with.
@Suite struct PNGSealTests {
  /// The chunks of a file, as their names and all of their bytes.
  static func chunks(of data: Data) -> [(name: String, bytes: Data)] {
    var result: [(String, Data)] = []
    var offset = 8
    while offset + 12 <= data.count {
      let length = data[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: data[offset + 4..<offset + 8], as: UTF8.self)
      result.append((name, data[offset..<offset + 12 + length]))
      offset += 12 + length
    }
    return result
  }

  static func file(_ chunks: [(name: String, bytes: Data)]) -> Data {
    chunks.reduce(into: Data(RawPNG.signature)) { $0 += $1.bytes }
  }

  /// The keyword of a text chunk.
  static func keyword(_ chunk: (name: String, bytes: Data)) -> String? {
    guard ["tEXt", "zTXt", "iTXt"].contains(chunk.name) else { return nil }
    return String(decoding: chunk.bytes.dropFirst(8).prefix { $0 != 0 }, as: UTF8.self)
  }

  private func picture(_ color: BitmapPixel) throws -> Bitmap {
    let bitmap = try Bitmap(width: 20, height: 10)
    bitmap.fill(color)
    return bitmap
  }

  /// Each of our texts alone, in place of the other's, before it and after it, and all of them.
  @Test func textsOfAnotherPictureVouchForNothing() throws {
    let (one, other) = (
      try picture(BitmapPixel(red: 255, green: 0, blue: 0)),
      try picture(BitmapPixel(red: 0, green: 0, blue: 255))
    )
    let (ours, theirs) = (Self.chunks(of: try one.pngData()), Self.chunks(of: try other.pngData()))
    let texts = ours.filter { Self.keyword($0)?.hasPrefix("Tateyoko-") == true }
    #expect(!texts.isEmpty)
    let own = try PNGCodec.head(Self.file(theirs)).pixelDigest
    #expect(own == PixelDigest(other))
    var forged: [Data] = []
    for text in texts {
      let place = try #require(theirs.firstIndex { Self.keyword($0) == Self.keyword(text) })
      var file = theirs
      file[place] = text
      forged.append(Self.file(file))
      forged.append(Self.file(theirs[..<place] + [text] + theirs[place...]))
      forged.append(Self.file(theirs[...place] + [text] + theirs[(place + 1)...]))
    }
    let without = theirs.filter { Self.keyword($0)?.hasPrefix("Tateyoko-") != true }
    forged.append(Self.file(without[..<1] + texts + without[1...]))
    for data in forged {
      #expect(try PNGCodec.head(data).pixelDigest != PixelDigest(one))
      #expect(try PNGCodec.decode(data).hasSamePixels(as: other))
    }
  }

  /// The same sequence of bytes, with three that are colours in one file and transparency in the other.
  @Test func bytesThatMoveToAnotherChunkAreNoticed() throws {
    let bitmap = try Bitmap(width: 4, height: 1)
    for (x, alpha) in [UInt8(255), 128, 64, 0].enumerated() {
      bitmap[x, 0] = BitmapPixel(red: alpha / 2, green: alpha, blue: 0, alpha: alpha)
    }
    var chunks = Self.chunks(of: try bitmap.pngData())
    let palette = try #require(chunks.firstIndex { $0.name == "PLTE" })
    let alphas = try #require(chunks.firstIndex { $0.name == "tRNS" })
    func payload(_ index: Int) -> [UInt8] { Array(chunks[index].bytes.dropFirst(8).dropLast(4)) }
    let (colors, transparency) = (payload(palette), payload(alphas))
    try #require(transparency.count >= 3)
    chunks[palette].bytes = Data(
      RawPNG.chunk("PLTE", colors + Array(transparency.prefix(3))))
    chunks[alphas].bytes = Data(
      RawPNG.chunk("tRNS", Array(transparency.dropFirst(3)) + [0]))
    let moved = Self.file(chunks)
    chunks[alphas].bytes = Data(RawPNG.chunk("tRNS", Array(transparency.dropFirst(3))))
    for data in [moved, Self.file(chunks)] {
      let head = try PNGCodec.head(data)
      #expect(head.pixelDigest == nil)
      #expect(head.isImageDataIntact == false)
    }
  }

  /// A file that libpng rejects has no picture, whatever digest is stored with it.
  @Test func imageDataInTwoPlacesIsNotVouchedFor() throws {
    let bitmap = try Pictures.screen(200, 200)
    var chunks = Self.chunks(of: try bitmap.pngData())
    let place = try #require(chunks.firstIndex { $0.name == "IDAT" })
    let bytes = Array(chunks[place].bytes.dropFirst(8).dropLast(4))
    chunks.replaceSubrange(
      place...place,
      with: [
        ("IDAT", Data(RawPNG.chunk("IDAT", Array(bytes[..<9])))),
        ("tEXt", Data(RawPNG.chunk("tEXt", Array("Comment\0here".utf8)))),
        ("IDAT", Data(RawPNG.chunk("IDAT", Array(bytes[9...])))),
      ])
    #expect(try PNGCodec.head(Self.file(chunks)).pixelDigest == nil)
  }

  /// A time or a text that a tool adds changes no pixel; the picture is decoded at worst.
  @Test func whatChangesNoPixelChangesNoVerdict() throws {
    let bitmap = try Pictures.screen(100, 100)
    var chunks = Self.chunks(of: try bitmap.pngData())
    chunks.insert(
      ("tEXt", Data(RawPNG.chunk("tEXt", Array("Comment\0seen".utf8)))), at: 1)
    #expect(try PNGCodec.head(Self.file(chunks)).pixelDigest == PixelDigest(bitmap))
    chunks.insert(
      ("tIME", Data(RawPNG.chunk("tIME", [7, 0xD0, 1, 1, 0, 0, 0]))), at: 1)
    let timed = Self.file(chunks)
    #expect([nil, PixelDigest(bitmap)].contains(try PNGCodec.head(timed).pixelDigest))
    #expect(try PNGCodec.decode(timed).hasSamePixels(as: bitmap))
  }
}
