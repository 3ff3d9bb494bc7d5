import Graphics
import Pixels
import Raster
import Testing

/// Filters of groups, as SwiftUI's effects use them.
struct FilterTests {
  private let square = CGRect(x: 4, y: 4, width: 8, height: 8)

  /// Draws a square in a group with filters in a picture of 16 by 16 pixels.
  private func drawing(
    _ filters: [GroupFilter], _ color: RGBA, over ground: RGBA? = nil,
    _ blendMode: CGBlendMode = .normal, clip: CGRect? = nil
  ) throws -> Bitmap {
    var style = GroupStyle(blendMode: blendMode)
    style.filters = filters
    var commands: [DrawCommand] = []
    if let ground { commands.append(.fillRect(CGRect(x: 0, y: 0, width: 16, height: 16), ground)) }
    commands.append(.save)
    if let clip { commands.append(.clipRect(clip)) }
    commands += [.beginGroup(style), .fillRect(square, color), .endGroup, .restore]
    return try Rasterizer().render(
      DisplayList(commands), size: CGSize(width: 16, height: 16), scale: 1)
  }

  private let red = RGBA(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("a colour matrix changes components that aren't multiplied by alpha")
  func matrix() throws {
    var halved: [CGFloat] = [0.5, 0, 0, 0, 0, 0, 1, 0, 0, 0.25, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    let opaque = try drawing([.colorMatrix(halved)], red)
    #expect(opaque[8, 8] == BitmapPixel(red: 128, green: 64, blue: 0, alpha: 255))
    #expect(opaque[0, 0] == BitmapPixel(red: 0, green: 0, blue: 0, alpha: 0))
    halved[18] = 0.5
    let half = try drawing([.colorMatrix(halved)], red)
    #expect(half[8, 8] == BitmapPixel(red: 64, green: 32, blue: 0, alpha: 128))
  }

  @Test("a blur keeps the amount of colour, and extends beyond the content")
  func blur() throws {
    let blurred = try drawing([.blur(sigma: 1, isOpaque: false)], red)
    #expect(blurred[8, 8] == BitmapPixel(red: 255, green: 0, blue: 0, alpha: 255))
    let edge = blurred[3, 8].alpha
    #expect(edge > 60 && edge < 128)
    #expect(blurred[0, 0].alpha == 0)
    var sum = 0
    for x in 0..<16 { sum += Int(blurred[x, 8].alpha) }
    #expect(abs(sum - 8 * 255) <= 16)
    let opaque = try drawing([.blur(sigma: 1, isOpaque: true)], red)
    #expect(opaque[3, 8] == BitmapPixel(red: 255, green: 0, blue: 0, alpha: 255))
  }

  @Test("content outside the visible part is blurred into it")
  func clipped() throws {
    let clip = CGRect(x: 0, y: 0, width: 4, height: 16)
    let whole = try drawing([.blur(sigma: 1, isOpaque: false)], red)
    let part = try drawing([.blur(sigma: 1, isOpaque: false)], red, clip: clip)
    #expect(part[3, 8] == whole[3, 8])
    #expect(part[4, 8] == BitmapPixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test("filters are applied in order, and the result is blended")
  func blended() throws {
    let invert: [CGFloat] = [-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]
    let yellow = RGBA(red: 1, green: 1, blue: 0, alpha: 1)
    let picture = try drawing([.colorMatrix(invert)], red, over: yellow, .multiply)
    // Cyan multiplied by yellow.
    #expect(picture[8, 8] == BitmapPixel(red: 0, green: 255, blue: 0, alpha: 255))
    #expect(picture[0, 0] == BitmapPixel(red: 255, green: 255, blue: 0, alpha: 255))
  }
}
