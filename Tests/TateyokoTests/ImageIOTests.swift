import Foundation
import ImageIO
import TestSupport
import Testing
import UIKit

@testable import Tateyoko

@MainActor
@Suite struct ImageIOTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
      }
  }

  /// A JPEG rotated by a quarter turn, as phones write them.
  private func turned() throws -> Data {
    let jpeg = try #require(picture(8, 4).jpegData(compressionQuality: 1))
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
      + [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
    return jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2)
  }

  @Test("a source reports size and orientation, and provides the image as stored in the file")
  func sources() throws {
    let source = try #require(CGImageSourceCreateWithData(try turned(), nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.jpeg")
    let properties = try #require(
      CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 8)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 4)
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
    #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 6)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 8)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    #expect(UIImage(data: try turned())?.imageOrientation == .right)
    #expect(UIImage(data: try turned())?.size == CGSize(width: 4, height: 8))
    let vector = Data("<svg width=\"4\" height=\"4\"/>".utf8)
    #expect(CGImageSourceCreateWithData(vector, nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nothing"), nil) == nil)
  }

  @Test("a thumbnail is created on request, small, and rotated on request")
  func thumbnails() throws {
    let source = try #require(CGImageSourceCreateWithData(try turned(), nil))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
    var options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 4,
    ]
    let plain = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(plain?.width == 4 && plain?.height == 2)
    options[kCGImageSourceCreateThumbnailWithTransform] = true
    let turned = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
    #expect(turned?.width == 2 && turned?.height == 4)
    options[kCGImageSourceThumbnailMaxPixelSize] = 100
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)?.height == 8)
  }

  @Test("destinations write PNG and JPEG, to bytes and to files")
  func destinations() throws {
    let image = try #require(picture(8, 4).cgImage)
    let data = NSMutableData()
    let png = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    #expect(!CGImageDestinationFinalize(png))
    CGImageDestinationAddImage(png, image, nil)
    #expect(CGImageDestinationFinalize(png))
    #expect(UIImage(data: data as Data)?.size == CGSize(width: 8, height: 4))
    let folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path("a.jpg"))
    var sizes: [Int] = []
    for quality in [0.1, 1.0] {
      let jpeg = try #require(
        CGImageDestinationCreateWithURL(url as CFURL, "public.jpeg" as CFString, 1, nil))
      CGImageDestinationAddImage(
        jpeg, image, [kCGImageDestinationLossyCompressionQuality: quality] as CFDictionary)
      #expect(CGImageDestinationFinalize(jpeg))
      sizes.append(try Data(contentsOf: url).count)
    }
    #expect(sizes[0] < sizes[1])
    #expect(CGImageDestinationCreateWithData(data, "public.heic" as CFString, 1, nil) == nil)
  }

  @Test("an image that matches its file is written unchanged, a rotated one is encoded again")
  func writing() throws {
    let png = try #require(picture(4, 2).pngData())
    let image = try #require(UIImage(data: png))
    #expect(image.pngData() == png)
    let turned = UIImage(cgImage: try #require(image.cgImage), scale: 1, orientation: .right)
    let written = try #require(turned.pngData())
    #expect(UIImage(data: written)?.size == CGSize(width: 2, height: 4))
  }

  @Test("a decoded image has its pixels")
  func pixels() throws {
    let png = try #require(picture(4, 2).pngData())
    let image = try #require(UIImage(data: png)?.cgImage)
    let data = try #require(image.dataProvider?.data)
    #expect(data.count == image.bytesPerRow * 2)
    #expect([UInt8](data.prefix(4)) == [0, 0, 255, 255])
    #expect([UInt8](data[12..<16]) == [0, 0, 0, 0])
    #expect(
      image.cropping(to: CGRect(x: 2, y: 0, width: 2, height: 1))?.dataProvider?.data
        == Data(count: 8))
    #expect(UIImage(data: png.prefix(60))?.cgImage?.dataProvider == nil)
  }
}
