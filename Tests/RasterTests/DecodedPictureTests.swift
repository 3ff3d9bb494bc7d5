import Foundation
import Graphics
import Pixels
import Raster
import Testing

@Suite struct DecodedPictureTests {
  private func draw(
    _ image: CGImage, width: Int, height: Int, with rasterizer: Rasterizer
  ) throws -> Bitmap {
    let list = DisplayList([
      .image(image, in: CGRect(x: 0, y: 0, width: width, height: height), ImageStyle())
    ])
    return try rasterizer.render(list, size: CGSize(width: width, height: height), scale: 1)
  }

  private let vector = Data(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" \
    fill="#ff0000"/></svg>
    """.utf8)

  @Test("a vector is drawn at its scale")
  func vectors() throws {
    let file = try #require(EncodedImage(svg: vector, name: "v.svg", scale: 2, isScalable: false))
    let bitmap = try draw(CGImage(file), width: 8, height: 8, with: try Rasterizer())
    #expect(bitmap[3, 7] == BitmapPixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[4, 0].alpha == 0)
  }

  @Test("a cached vector is redrawn if it is larger, and stretched if it is wider")
  func scalableVectors() throws {
    let rasterizer = try Rasterizer()
    func edge(isScalable: Bool, width: Int, height: Int) throws -> [UInt8] {
      let file = try #require(
        EncodedImage(svg: vector, name: "v.svg", scale: 1, isScalable: isScalable))
      let bitmap = try draw(CGImage(file), width: width, height: height, with: rasterizer)
      return (0..<width).map { bitmap[$0, height / 2].alpha }
    }
    let sharp = try edge(isScalable: true, width: 40, height: 40)
    #expect(sharp == Array(repeating: 255, count: 20) + Array(repeating: 0, count: 20))
    let soft = try edge(isScalable: false, width: 40, height: 40)
    #expect(soft.contains { (1...254).contains($0) })
    let wide = try edge(isScalable: true, width: 80, height: 4)
    #expect(wide[20] == 255 && wide[38] == 255 && wide[42] == 0 && wide[79] == 0)
  }

  @Test("a cached drawing is redrawn if it is larger, too")
  func scalableDrawings() throws {
    let rasterizer = try Rasterizer()
    func edge(isScalable: Bool) throws -> [UInt8] {
      let list = DisplayList([.fillRect(CGRect(x: 0, y: 0, width: 2, height: 4), .black)])
      let image = try #require(
        CGImage(
          list, size: CGSize(width: 4, height: 4), scale: 1, isScalable: isScalable))
      let bitmap = try draw(image, width: 40, height: 40, with: rasterizer)
      return (0..<40).map { bitmap[$0, 20].alpha }
    }
    #expect(
      try edge(isScalable: true) == Array(repeating: 255, count: 20)
        + Array(repeating: 0, count: 20))
    #expect(try edge(isScalable: false).contains { (1...254).contains($0) })
  }

  @Test("a document loads no external files")
  func foreignFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tateyoko-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = try Bitmap(width: 4, height: 4)
    for y in 0..<4 { for x in 0..<4 { picture[x, y] = BitmapPixel(red: 0, green: 0, blue: 255) } }
    let other = folder.appendingPathComponent("other.png")
    try picture.pngData().write(to: other)
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="4" \
      height="4"><image xlink:href="\(other.absoluteString)" width="4" height="4"/></svg>
      """
    let file = try #require(
      EncodedImage(svg: Data(source.utf8), name: "x", scale: 1, isScalable: false))
    let bitmap = try draw(CGImage(file), width: 4, height: 4, with: try Rasterizer())
    #expect(bitmap[1, 1].alpha == 0)
  }

  @Test("damaged or too large documents are reported")
  func damagedVectors() throws {
    let rasterizer = try Rasterizer()
    func reason(_ source: String) throws -> String {
      let file = try #require(
        EncodedImage(svg: Data(source.utf8), name: "bad.svg", scale: 1, isScalable: false))
      do {
        _ = try draw(CGImage(file), width: 4, height: 4, with: rasterizer)
        return "drawn"
      } catch let error as RasterError {
        return error.description
      }
    }
    #expect(try reason("<svg width=\"4\" height=\"4\"><rect").contains("bad.svg"))
    #expect(try reason("<svg width=\"20000\" height=\"20000\"/>").contains("20000"))
  }

  @Test("a JPEG decodes to the original, within its loss")
  func jpegs() throws {
    let source = try Bitmap(width: 16, height: 8)
    for y in 0..<8 {
      for x in 0..<16 { source[x, y] = BitmapPixel(red: x < 8 ? 250 : 20, green: 90, blue: 30) }
    }
    let data = try JPEGCodec.encode(source, quality: 1)
    #expect(data.starts(with: [0xFF, 0xD8]))
    #expect(try JPEGCodec.encode(source, quality: 0).count < data.count)
    let file = try #require(EncodedImage(jpeg: data, name: "j.jpg"))
    #expect(file.width == 16 && file.height == 8)
    let bitmap = try draw(CGImage(file), width: 16, height: 8, with: try Rasterizer())
    for (x, red) in [(2, 250), (13, 20)] {
      #expect(abs(Int(bitmap[x, 4].red) - red) < 12)
      #expect(abs(Int(bitmap[x, 4].green) - 90) < 12)
      #expect(bitmap[x, 4].alpha == 255)
    }
  }

  @Test("a truncated JPEG shows what it contains, and a file that isn't a JPEG is reported")
  func damagedJPEGs() throws {
    let source = try Bitmap(width: 64, height: 64)
    for y in 0..<64 { for x in 0..<64 { source[x, y] = BitmapPixel(red: 200, green: 0, blue: 0) } }
    let data = try JPEGCodec.encode(source, quality: 0.9)
    let rasterizer = try Rasterizer()
    let half = try #require(EncodedImage(jpeg: data.dropLast(8), name: "half.jpg"))
    #expect(try draw(CGImage(half), width: 64, height: 64, with: rasterizer)[2, 2].red > 150)
    // The header of a frame, and nothing after it.
    let hollow = Data([
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63,
      0,
    ])
    let file = try #require(EncodedImage(jpeg: hollow, name: "hollow.jpg"))
    let error = #expect(throws: RasterError.self) {
      try draw(CGImage(file), width: 9, height: 9, with: rasterizer)
    }
    #expect(error?.description.contains("hollow.jpg") == true)
    #expect(throws: DecodingProblem.self) {
      try JPEGCodec.decode(data, width: 65_000, height: 65_000, name: "large.jpg")
    }
    #expect(throws: DecodingProblem.self) {
      try JPEGCodec.decode(data, width: 63, height: 64, name: "other.jpg")
    }
  }

  @Test("a WebP is read with its alpha; damaged or animated files are reported")
  func webP() throws {
    let data = try #require(
      Data(base64Encoded: "UklGRiAAAABXRUJQVlA4TBMAAAAvA0AAEA8Q+z//D/yPCmWI6H8AAA=="))
    let file = try #require(EncodedImage(data, name: "w.webp"))
    let bitmap = try draw(CGImage(file), width: 4, height: 2, with: try Rasterizer())
    #expect(bitmap[0, 0] == BitmapPixel(red: 255, green: 0, blue: 0))
    let decoded = try WebPCodec.decode(data, width: 4, height: 2, name: "w")
    // Blue at half opacity, premultiplied.
    let pixel = decoded.baseAddress.assumingMemoryBound(to: UInt8.self) + 8
    #expect([pixel[0], pixel[1], pixel[2], pixel[3]] == [128, 0, 0, 128])
    #expect(throws: DecodingProblem.self) {
      try WebPCodec.decode(data.prefix(34), width: 4, height: 2, name: "w")
    }
    #expect(throws: DecodingProblem.self) {
      try WebPCodec.decode(data, width: 5, height: 2, name: "w")
    }
    #expect(throws: DecodingProblem.self) {
      try WebPCodec.decode(data, width: 16_383, height: 16_383, name: "w")
    }
  }

  @Test("a PDF's first page is drawn at its scale, and redrawn if it is larger")
  func pages() throws {
    let data = HostileFiles.page("1 0 0 rg 0 0 4 8 re f", box: "0 0 8 8")
    let rasterizer = try Rasterizer()
    let file = try #require(EncodedImage(pdf: data, name: "p.pdf", scale: 2, isScalable: false))
    #expect(file.width == 16)
    let bitmap = try draw(CGImage(file), width: 16, height: 16, with: rasterizer)
    #expect(bitmap[7, 15] == BitmapPixel(red: 255, green: 0, blue: 0))
    #expect(bitmap[8, 0].alpha == 0)
    let vector = try #require(EncodedImage(pdf: data, name: "p.pdf", scale: 1, isScalable: true))
    let large = try draw(CGImage(vector), width: 64, height: 64, with: rasterizer)
    #expect(large[31, 9].alpha == 255 && large[32, 9].alpha == 0)
  }

  @Test("a damaged document is reported")
  func damagedPages() throws {
    let rasterizer = try Rasterizer()
    func reason(_ data: Data) throws -> String {
      let file = try #require(EncodedImage(pdf: data, name: "bad.pdf", scale: 1, isScalable: false))
      do {
        _ = try draw(CGImage(file), width: 8, height: 8, with: rasterizer)
        return "drawn"
      } catch let error as RasterError {
        return error.description
      }
    }
    #expect(
      try reason(Data("%PDF-1.4\n1 0 obj <</MediaBox [0 0 8 8]>> endobj".utf8)).contains("bad.pdf"))
  }

  @Test("a JPEG that claims to be huge, or has endless scans, is rejected before it is decoded")
  func hostileJPEGs() throws {
    let frame: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0x10, 0, 0x10, 0, 1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0, 0]
    let scans = Data(frame + Array(repeatElement(scan, count: 400).joined()))
    let error = #expect(throws: DecodingProblem.self) {
      try JPEGCodec.decode(scans, width: 4096, height: 4096, name: "scans.jpg")
    }
    #expect(error?.description.contains("400 scans") == true)
    #expect(throws: DecodingProblem.self) {
      try JPEGCodec.decode(scans, width: 30_000, height: 30_000, name: "large.jpg")
    }
  }
}
