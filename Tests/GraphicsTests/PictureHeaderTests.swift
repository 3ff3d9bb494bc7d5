import Foundation
import Testing

@testable import Graphics

@Suite struct PictureHeaderTests {
  private func size(_ svg: String) -> CGSize? { SVGHeader(Data(svg.utf8))?.size }

  @Test(
    "a vector's size is its width and height, or its view box",
    arguments: [
      ("<svg width=\"24\" height=\"16\"/>", 24, 16),
      ("<svg width='24px' height='16pt' viewBox='0 0 1 1'>", 24, 16),
      ("<svg viewBox=\"0 0 48 32\">", 48, 32), ("<svg viewBox=\"0,0,48,32\">", 48, 32),
      ("<svg width=\"100%\" height=\"100%\" viewBox=\"0 0 4 3\">", 4, 3),
      ("<svg width=\"8\" viewBox=\"0 0 4 3\">", 8, 6),
      ("<svg height=\"6\" viewBox=\"0 0 4 3\">", 8, 6),
      ("<svg width=\"1in\" height=\" 25.4mm \">", 96, 96),
      (
        """
        \u{FEFF}<?xml version="1.0"?>
        <!-- a > b --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x" [<!ENTITY a "b">]>
        <svg:svg
           xmlns:svg = "http://www.w3.org/2000/svg" width="3" height="4" >
        """, 3, 4
      ),
    ] as [(String, CGFloat, CGFloat)])
  func vectors(svg: String, width: CGFloat, height: CGFloat) {
    #expect(size(svg) == CGSize(width: width, height: height))
  }

  @Test(
    "files without a size, or that aren't vectors, have no size",
    arguments: [
      "", "<svg>", "<svg width=\"0\" height=\"1\">", "<svg width=\"-1\" height=\"1\">", "<html>",
      "svg", "<svg width=\"1\"", "<!-- <svg width=\"1\" height=\"1\">", "<svg width=1 height=1>",
      "<svg width=\"inf\" height=\"1\">", "<svg width=\"nan\" height=\"nan\">", "<?xml",
      "<!DOCTYPE",
    ])
  func noVectors(svg: String) {
    #expect(size(svg) == nil)
    #expect(EncodedImage(svg: Data(svg.utf8), name: "x", scale: 1, isScalable: false) == nil)
  }

  @Test("a vector has as many pixels as its scale requires, up to a limit")
  func scales() throws {
    let data = Data("<svg width=\"10.5\" height=\"7\"/>".utf8)
    let image = try #require(EncodedImage(svg: data, name: "x", scale: 3, isScalable: true))
    #expect(image.width == 32 && image.height == 21 && image.format == .svg)
    #expect(EncodedImage(svg: data, name: "x", scale: 1e9, isScalable: true) == nil)
    #expect(EncodedImage(data, name: "x")?.width == 11)
  }

  /// The segments of a JPEG: Exif with an orientation, a frame of 3 × 2, the beginning of a scan.
  private func jpeg(orientation: UInt8, isLittle: Bool = true, frame: UInt8 = 0xC0) -> [UInt8] {
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0,
    ]
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
    ]
    let exif = Array("Exif\0\0".utf8) + (isLittle ? little : big)
    return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xFF, frame, 0, 8, 8]
      + [0, 2, 0, 3, 1] + [0xFF, 0xDA, 0, 2]
  }

  @Test("a JPEG's size and orientation are read from its segments")
  func jpegs() throws {
    for isLittle in [true, false] {
      let header = try #require(JPEGHeader(Data(jpeg(orientation: 6, isLittle: isLittle))))
      #expect(header.width == 3 && header.height == 2 && header.orientation == 6)
    }
    #expect(JPEGHeader(Data(jpeg(orientation: 9)))?.orientation == 1)
    #expect(JPEGHeader(Data(jpeg(orientation: 1, frame: 0xC2)))?.width == 3)
    // A table whose number resembles a frame's.
    #expect(JPEGHeader(Data(jpeg(orientation: 1, frame: 0xC4))) == nil)
    let whole = jpeg(orientation: 3)
    for count in 0..<whole.count - 4 { #expect(JPEGHeader(Data(whole.prefix(count))) == nil) }
    for index in whole.indices {
      for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = value
        // Read or rejected, without a trap.
        _ = JPEGHeader(Data(changed))
      }
    }
  }

  @Test("a JPEG's header may follow megabytes of profiles and previews")
  func longJPEGs() {
    let start: [UInt8] = [0xFF, 0xD8]
    let rest: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 2]
    let segment = [0xFF, 0xE2, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 65_533)
    let long = Data(start + Array(repeatElement(segment, count: 40).joined()) + rest)
    #expect(EncodedImage(jpeg: long, name: "x")?.width == 3)
    // Endless segments are abandoned.
    let endless = Data(
      start + Array(repeatElement([0xFF, 0xE2, 0, 2], count: 20_000).joined()) + rest)
    #expect(EncodedImage(jpeg: endless, name: "x") == nil)
  }

  @Test(
    "a WebP's size is read from each of its three formats",
    arguments: [
      ("524946463800000057454250565038202c0000009001009d012a04000200", 4, 2),
      ("5249464620000000574542505650384c130000002f034000100f10fb3fff", 4, 2),
      ("524946467600000057454250565038580a00000010000000030000010000", 4, 2),
    ])
  func webP(bytes: String, width: Int, height: Int) {
    let digits = Array(bytes.utf8)
    let data = Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
      })
    let image = EncodedImage(data, name: "x")
    #expect(image?.format == .webp && image?.width == width && image?.height == height)
    for count in 0..<30 { #expect(EncodedImage(webP: data.prefix(count), name: "x") == nil) }
  }

  @Test(
    "a PDF's size is its page's media box, rotated with the page",
    arguments: [
      ("/MediaBox [0 0 24 16]", 24, 16), ("/MediaBox[ -2 1 22.5 17 ]", 24.5, 16),
      ("/Rotate 90 /MediaBox [0 0 24 16]", 16, 24), ("/MediaBox [0 0 24 16]/Rotate -270", 16, 24),
      ("/Rotate 180 /MediaBox [0 0 24 16]", 24, 16),
      ("/MediaBox 5 0 R/Rotate 90>> endobj 15 0 obj [0 0 1 1] endobj 5 0 obj[0 0 24 16]", 16, 24),
    ] as [(String, CGFloat, CGFloat)])
  func pages(box: String, width: CGFloat, height: CGFloat) {
    let text = "%PDF-1.4\n1 0 obj <</Rotate 90>> endobj 2 0 obj <<\(box)>> endobj /Rotate 90"
    #expect(PDFHeader(Data(text.utf8))?.size == CGSize(width: width, height: height))
  }

  @Test(
    "a PDF without a valid box has no size",
    arguments: [
      "", "/MediaBox", "/MediaBox 3 0 R", "/MediaBox 3 0 R 3 0 obj 3",
      "/MediaBox 3 0 R/BBox[0 0 9 9]",
      "/MediaBox [0 0 24]", "/MediaBox [0 0 0 5]",
      "/MediaBox [0 0 1e9 5]", "/MediaBox [0 0 nan 5]", "/MediaBox [0 0 5 5", "/ObjStm stream",
      "/ObjStm stream x endstream",
    ])
  func noPages(box: String) {
    #expect(PDFHeader(Data("%PDF-1.4\n\(box)".utf8)) == nil)
    #expect(PDFHeader(Data(box.utf8)) == nil)
  }

  @Test("a box may be in a compressed object stream")
  func compressedPages() throws {
    // "<</MediaBox [0 0 30 20]>>" by zlib.
    let stream = try #require(Data(base64Encoded: "eJyzsdH3TU3JTHTKr1CINlAwUDA2UDAyiLWzAwBbrgaK"))
    var data = Data("%PDF-1.5\n1 0 obj <</Type/ObjStm>>\nstream\r\n".utf8)
    data += stream + Data("\r\nendstream endobj".utf8)
    #expect(PDFHeader(data)?.size == CGSize(width: 30, height: 20))
  }
}
