import Foundation
import Graphics
import Pixels
import Raster
import Testing

@Suite struct EncodedImageTests {
  /// A file of 2 × 1 pixels: red, and green at half intensity.
  private func file() throws -> Data {
    let bitmap = try Bitmap(width: 2, height: 1)
    bitmap[0, 0] = BitmapPixel(red: 255, green: 0, blue: 0)
    bitmap[1, 0] = BitmapPixel(red: 0, green: 128, blue: 0, alpha: 128)
    return try bitmap.pngData()
  }

  private func draw(_ image: CGImage, with rasterizer: Rasterizer) throws -> Bitmap {
    let list = DisplayList([
      .image(
        image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height),
        ImageStyle(interpolation: .none))
    ])
    return try rasterizer.render(
      list, size: CGSize(width: image.width, height: image.height), scale: 1)
  }

  @Test func filesBecomePixelsWhenTheyAreDrawn() throws {
    let image = CGImage(try #require(EncodedImage(png: file(), name: "two")))
    #expect(image.width == 2 && image.height == 1)
    let rasterizer = try Rasterizer()
    for _ in 0..<2 {
      let bitmap = try draw(image, with: rasterizer)
      #expect(bitmap[0, 0] == BitmapPixel(red: 255, green: 0, blue: 0))
      #expect(bitmap[1, 0] == BitmapPixel(red: 0, green: 128, blue: 0, alpha: 128))
    }
    let right = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(
      try draw(right, with: rasterizer)[0, 0]
        == BitmapPixel(red: 0, green: 128, blue: 0, alpha: 128))
  }

  @Test func aDamagedFileIsNamed() throws {
    var data = try file()
    let place = try #require(data.range(of: Data("IDAT".utf8))).upperBound
    data[place + 4] ^= 0xFF
    let image = CGImage(try #require(EncodedImage(png: data, name: "broken.png")))
    let rasterizer = try Rasterizer()
    let error = #expect(throws: RasterError.self) { try draw(image, with: rasterizer) }
    guard case .unreadableImage(let name, _)? = error else {
      Issue.record("Not an unreadable image: \(String(describing: error))")
      return
    }
    #expect(name == "broken.png")
    #expect(error?.description.contains("broken.png") == true)
  }
}
