import CoreImage
import Foundation
import Graphics
import Testing
import UIKit

@testable import CoreImage

@Suite("Core Image")
struct CoreImageTests {
  /// Bytes of a drawn image: blue, green, red and alpha, from the top.
  private func bytes(_ image: CIImage, in rect: CGRect? = nil) throws -> [UInt8] {
    let drawn = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
    guard case .pixels(let pixels) = drawn.source else { return [] }
    let buffer = UnsafeRawBufferPointer(
      start: pixels.baseAddress, count: pixels.rowBytes * pixels.height)
    return Array(buffer)
  }

  private func code(_ message: String, _ level: String) throws -> CIImage {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(message.utf8), forKey: "inputMessage")
    filter.setValue(level, forKey: "inputCorrectionLevel")
    return try #require(filter.outputImage)
  }

  /// The modules of a code without its border, from the top; `1` is dark.
  private func rows(_ code: CIImage) throws -> [String] {
    let size = Int(code.extent.width)
    let all = try bytes(code)
    return (1..<size - 1).map { row in
      (1..<size - 1).map { all[(row * size + $0) * 4] == 0 ? "1" : "0" }.joined()
    }
  }

  private func digest(_ rows: [String]) -> UInt64 {
    rows.joined().utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  // The expected modules are those of another encoder (the Python package qrcode 8) for the same
  // mask, so that this compares everything but the choice of the mask, which encoders make
  // differently.

  @Test("a QR code has the modules of another encoder, and a border of one")
  func smallCode() throws {
    let code = try code("https://example.com", "M")
    #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    #expect(
      try rows(code) == [
        "1111111000011100101111111", "1000001000100111101000001", "1011101011010010001011101",
        "1011101010000111001011101", "1011101011100100101011101", "1000001010010011001000001",
        "1111111010101010101111111", "0000000010000010100000000", "1011111000001000001111100",
        "0100110010110100010100010", "1111101011000111100101011", "1101110010110101101100001",
        "0111001000011011011010111", "1111100010100000100101010", "1000001100111001001111011",
        "1001000100010011111110001", "1010011011110000111110100", "0000000011001111100011000",
        "1111111000000110101010111", "1000001011001100100011010", "1011101011101011111110101",
        "1011101010000001011011111", "1011101011111001000001101", "1000001000010010110111001",
        "1111111011010000011111111",
      ])
  }

  @Test("larger codes have versions, several blocks and a longer count")
  func largeCodes() throws {
    let high = try rows(code(String(repeating: "x", count: 200), "H"))
    #expect(high.count == 77 && digest(high) == 0x6633_839A_8A37_0FEF)
    let low = try rows(code(String(repeating: "y", count: 700), "L"))
    #expect(low.count == 89 && digest(low) == 0x44F3_8491_C776_0873)
  }

  @Test("a message that is too long, a missing one and an unknown level have no code")
  func refusedCodes() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    #expect(filter.outputImage == nil)
    filter.setValue(Data(repeating: 1, count: 2953), forKey: "inputMessage")
    filter.setValue("L", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage?.extent.width == 179)
    filter.setValue(Data(repeating: 1, count: 2954), forKey: "inputMessage")
    #expect(filter.outputImage == nil)
    filter.setValue(Data([1]), forKey: "inputMessage")
    filter.setValue("X", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage == nil)
  }

  @Test("an enlarged code has sharp modules")
  func enlargedCode() throws {
    let code = try code("a", "M")
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 230, height: 230))
    let (small, all) = (try bytes(code), try bytes(large))
    for y in stride(from: 0, to: 230, by: 7) {
      for x in stride(from: 0, to: 230, by: 7) {
        #expect(all[(y * 230 + x) * 4] == small[(y / 10 * 23 + x / 10) * 4])
      }
    }
  }

  private var square: CIImage {
    CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  @Test("a blur is a Gaussian of light that widens the image by three deviations")
  func blur() throws {
    let blurred = square.applyingGaussianBlur(sigma: 5)
    #expect(blurred.extent == CGRect(x: -15, y: -15, width: 70, height: 70))
    let all = try bytes(blurred)
    func alpha(_ x: Int, _ y: Int) -> Double { Double(all[(y * 70 + x) * 4 + 3]) / 255 }
    // The middle of the square, the middle of an edge, and a corner.
    #expect(alpha(35, 35) > 0.99)
    #expect(abs(alpha(15, 35) - 0.54) < 0.02)
    #expect(abs(alpha(15, 15) - 0.29) < 0.02)
    let clamped = square.clampedToExtent().applyingGaussianBlur(sigma: 5).cropped(to: square.extent)
    #expect(try bytes(clamped).allSatisfy { $0 == 255 })
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    filter.setValue(square, forKey: kCIInputImageKey)
    #expect(filter.outputImage?.extent.width == 100)
    #expect(filter.value(forKey: kCIInputRadiusKey) as? Double == 10)
  }

  @Test("blurs without a limit and pictures that are too large end", .timeLimit(.minutes(1)))
  func extremes() throws {
    for sigma in [Double.infinity, .nan, -1] {
      #expect(square.applyingGaussianBlur(sigma: sigma).extent == square.extent)
    }
    #expect(square.applyingGaussianBlur(sigma: 1e300).extent.width == 3040)
    let huge = CGRect(x: 0, y: 0, width: 30_000, height: 30_000)
    #expect(CIContext().createCGImage(.white, from: huge) == nil)
    let part = CGRect(x: 0, y: 0, width: 2, height: 1)
    #expect(try bytes(CIImage.white.cropped(to: huge), in: part).allSatisfy { $0 == 255 })
    let tiny = square.transformed(by: CGAffineTransform(scaleX: 1e-20, y: 1e-20))
    #expect(CIContext().createCGImage(tiny, from: part) != nil)
  }

  @Test("a filter changes no pixels outside of its image")
  func edges() throws {
    let solid = square.applyingFilter(
      "CIColorMatrix", parameters: ["inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 1)])
    let part = CGRect(x: 39, y: 0, width: 2, height: 1)
    #expect(try bytes(solid, in: part) == [255, 255, 255, 255, 0, 0, 0, 0])
  }

  @Test("colours are controlled, inverted, tinted and replaced")
  func colors() throws {
    let red = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    func changed(_ name: String, _ parameters: [String: Any] = [:]) throws -> [UInt8] {
      try bytes(red.applyingFilter(name, parameters: parameters))
    }
    // The light of red, 0.2126, is level 127.
    #expect(try changed("CIColorControls", [kCIInputSaturationKey: 0]) == [127, 127, 127, 255])
    #expect(try changed("CIColorControls") == [0, 0, 255, 255])
    #expect(try changed("CIColorInvert") == [255, 255, 0, 255])
    #expect(
      try changed("CIFalseColor", ["inputColor0": CIColor.blue, "inputColor1": CIColor.blue])
        == [255, 0, 0, 255])
    let half = CIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let over = CIImage(color: half).cropped(to: red.extent).composited(over: red)
    // Half of the light of each.
    #expect(try bytes(over) == [188, 0, 188, 255])
  }

  @Test("filters that aren't implemented don't exist")
  func unknownFilters() {
    #expect(CIFilter(name: "CITwirlDistortion") == nil)
    #expect(CIFilter.filterNames(inCategory: nil).contains("CIGaussianBlur"))
    #expect(CIFilter.filterNames(inCategory: nil).allSatisfy { CIFilter(name: $0) != nil })
  }

  @Test("typed filters have the values of keys")
  func builtins() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("a".utf8)
    #expect(filter.correctionLevel == "M" && filter.outputImage?.extent.width == 23)
    let blur = CIFilter.gaussianBlur()
    blur.inputImage = square
    blur.radius = 2
    #expect(blur.outputImage?.extent.width == 52)
  }

  @Test("pictures are drawn at once, and know the image")
  func pictures() throws {
    let code = try code("a", "M")
    let picture = UIImage(ciImage: code)
    #expect(picture.ciImage === code)
    #expect(picture.size == CGSize(width: 23, height: 23))
    #expect(UIImage(ciImage: CIImage(color: .red)).cgImage == nil)
  }
}
