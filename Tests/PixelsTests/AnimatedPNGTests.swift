import CLibPNG
import Foundation
import Testing

@testable import Pixels

struct AnimatedPNGTests {
  private struct Chunk {
    let name: String
    let payload: [UInt8]

    func number(_ offset: Int) -> Int {
      payload[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    func short(_ offset: Int) -> Int { Int(payload[offset]) << 8 | Int(payload[offset + 1]) }
  }

  /// Parses a file; each checksum must be correct.
  private func chunks(_ file: Data) throws -> [Chunk] {
    let bytes = Array(file)
    #expect(Array(bytes.prefix(8)) == PNGChunks.signature)
    var chunks: [Chunk] = []
    var offset = 8
    while offset < bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let named = Array(bytes[offset + 4..<offset + 8 + length])
      let sum = bytes[offset + 8 + length..<offset + 12 + length].reduce(UInt32(0)) {
        $0 << 8 | UInt32($1)
      }
      #expect(named.withUnsafeBytes { Deflate.checkSum($0) } == sum)
      chunks.append(
        Chunk(name: String(decoding: named[..<4], as: UTF8.self), payload: Array(named[4...])))
      offset += 12 + length
    }
    return chunks
  }

  private func picture(_ width: Int, _ height: Int, _ bytes: [UInt8]) throws -> Bitmap {
    let bitmap = try Bitmap(width: width, height: height)
    bitmap.withUnsafeMutableBytes { target in
      for index in target.indices { target[index] = bytes[index % 4] }
    }
    return bitmap
  }

  private func bytes(_ bitmap: Bitmap) -> [UInt8] { bitmap.withUnsafeBytes { Array($0) } }

  @Test("chunks in order, numbered, with their times; the first picture is the file's own")
  func structure() throws {
    let red = try picture(6, 4, [0, 0, 255, 255])
    let blue = try picture(6, 4, [255, 0, 0, 255])
    let file = try AnimatedPNG.encode([red, blue, red], milliseconds: 900)
    let chunks = try chunks(file)
    #expect(
      chunks.map(\.name) == [
        "IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(chunks[0].payload == [0, 0, 0, 6, 0, 0, 0, 4, 8, 2, 0, 0, 0])
    #expect(chunks[2].number(0) == 3 && chunks[2].number(4) == 0)
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { $0.number(0) } == [0, 1, 2, 3, 4])
    for control in chunks where control.name == "fcTL" {
      #expect(control.payload.count == 26)
      #expect(control.number(4) == 6 && control.number(8) == 4)
      #expect(control.number(12) == 0 && control.number(16) == 0)
      #expect(control.short(20) == 900 && control.short(22) == 1000)
      #expect(control.payload[24...] == [0, 0])
    }
    // The same picture is packed to the same bytes at any position.
    #expect(chunks[8].payload.dropFirst(4).elementsEqual(chunks[4].payload))
    #expect(bytes(try PNGCodec.decode(file)) == bytes(red))
    #expect(try AnimatedPNG.encode([red, blue, red], milliseconds: 900) == file)
  }

  @Test("a later picture, substituted for the first one, decodes unchanged")
  func laterPictures() throws {
    let red = try picture(5, 5, [0, 0, 255, 255])
    let grey = try picture(5, 5, [90, 91, 92, 255])
    let chunks = try chunks(try AnimatedPNG.encode([red, grey], milliseconds: 100))
    let data = try #require(chunks.first { $0.name == "fdAT" })
    var file = Data(PNGChunks.signature)
    file += PNGCodec.chunk("IHDR", chunks[0].payload)
    file += PNGCodec.chunk("IDAT", Array(data.payload.dropFirst(4)))
    file += PNGCodec.chunk("IEND", [])
    #expect(bytes(try PNGCodec.decode(file)) == bytes(grey))
  }

  @Test("pictures of other sizes are centred on a transparent background")
  func sizes() throws {
    let tall = try picture(2, 6, [0, 0, 255, 255])
    let wide = try picture(6, 2, [255, 0, 0, 255])
    let file = try AnimatedPNG.encode([tall, wide], milliseconds: 100)
    let chunks = try chunks(file)
    #expect(chunks[0].payload == [0, 0, 0, 6, 0, 0, 0, 6, 8, 6, 0, 0, 0])
    let first = bytes(try PNGCodec.decode(file))
    for y in 0..<6 {
      for x in 0..<6 {
        let pixel = Array(first[(y * 6 + x) * 4..<(y * 6 + x) * 4 + 4])
        #expect(pixel == ((2...3).contains(x) ? [0, 0, 255, 255] : [0, 0, 0, 0]))
      }
    }
  }

  @Test("no pictures, and too many, are rejected")
  func refusals() throws {
    #expect(throws: PNGError.self) { try AnimatedPNG.encode([], milliseconds: 1) }
    let dot = try picture(1, 1, [0, 0, 0, 255])
    let many = [Bitmap](repeating: dot, count: AnimatedPNG.maximumFrameCount + 1)
    #expect(throws: PNGError.self) { try AnimatedPNG.encode(many, milliseconds: 1) }
  }

  @Test("a reduced picture has the mean of each square; leftover pixels at the edges are cut off")
  func reducing() throws {
    let bitmap = try Bitmap(width: 5, height: 2)
    bitmap.withUnsafeMutableBytes { target in
      for x in 0..<5 {
        for y in 0..<2 {
          for channel in 0..<4 { target[y * 20 + x * 4 + channel] = UInt8(x * 10 + y) }
        }
      }
    }
    let small = try bitmap.reduced(by: 2)
    #expect(small.width == 2 && small.height == 1)
    // The means of 0, 10, 1, 11 and of 20, 30, 21, 31: 5.5 and 25.5, rounded up.
    #expect(bytes(small) == [6, 6, 6, 6, 26, 26, 26, 26])
    #expect(try bitmap.reduced(by: 1) === bitmap)
    #expect(try bitmap.reduced(by: 8).width == 1)
  }
}
