import Foundation
import Pixels

/// Draws a comparison as a picture: the faded reference, differences in colour, a box around each
/// region.
///
/// It needs fewer than 256 colours, so that it's written as a palette PNG: small, and quickly.
public enum DifferencePicture {
  /// Pixels that exceed the tolerance.
  static let exceeding = BitmapPixel(red: 224, green: 0, blue: 72)
  /// Pixels that differ within the tolerance's metric.
  static let tolerated = BitmapPixel(red: 240, green: 160, blue: 0)
  /// Pixels in an ignored region, or that only soften or shift an edge.
  static let excused = BitmapPixel(red: 60, green: 130, blue: 220)
  /// The box around a region, and the light line that separates it from its surroundings.
  static let box = BitmapPixel(red: 0, green: 84, blue: 220)
  static let boxEdge = BitmapPixel(red: 255, green: 255, blue: 254)
  /// Stripes for areas that only one of the pictures covers.
  static let removed = BitmapPixel(red: 250, green: 170, blue: 185)
  static let added = BitmapPixel(red: 150, green: 215, blue: 165)
  /// Areas that neither picture covers.
  static let outside = BitmapPixel(red: 208, green: 208, blue: 210)

  /// Draws the difference at a size that fits both pictures.
  ///
  /// - Throws: `BitmapError` if a picture of that size can't be created.
  public static func draw(
    reference: Bitmap, actual: Bitmap, comparison: ImageComparison
  ) throws(BitmapError) -> Bitmap {
    let picture = try Bitmap(
      uninitializedWidth: max(reference.width, actual.width),
      height: max(reference.height, actual.height))
    var judge = PixelJudge(reference, actual, comparison.tolerance)
    draw(
      0..<picture.height, into: picture.baseAddress.assumingMemoryBound(to: UInt32.self),
      &judge, reference, actual, comparison)
    return picture
  }

  /// Returns the same picture, to be drawn while it's packed: it's never in memory as a whole.
  package static func drawn(
    reference: Bitmap, actual: Bitmap, comparison: ImageComparison
  ) -> DrawnPicture {
    var judge = PixelJudge(reference, actual, comparison.tolerance)
    return DrawnPicture(
      width: max(reference.width, actual.width), height: max(reference.height, actual.height),
      palette: palette
    ) { rows, pixels in
      draw(rows, into: pixels, &judge, reference, actual, comparison)
    }
  }

  /// All colours in such a picture.
  static var palette: [BitmapPixel] {
    let faded = (170...255).map { BitmapPixel(red: $0, green: $0, blue: $0) }
    return faded + [
      exceeding, tolerated, excused, box, boxEdge, removed, added, outside, light(removed),
      light(added),
    ]
  }

  private static func draw(
    _ rows: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>, _ judge: inout PixelJudge,
    _ reference: Bitmap, _ actual: Bitmap, _ comparison: ImageComparison
  ) {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    let canvas = DifferenceCanvas(pixels: pixels, width: width, rows: rows)
    let overlapWidth = min(reference.width, actual.width)
    let overlapHeight = min(reference.height, actual.height)
    let colors = (exceeding: exceeding.bgra, near: tolerated.bgra, excused: excused.bgra)

    var y = rows.lowerBound
    var isOpaque = false
    while y < rows.upperBound {
      let row = canvas.row(y)
      if y < overlapHeight {
        let source = self.pixels(reference, y)
        // Screens contain many equal rows.
        if isOpaque, memcmp(source, self.pixels(reference, y - 1), overlapWidth * 4) == 0 {
          memcpy(row, row - width, overlapWidth * 4)
        } else {
          isOpaque = fade(source, into: row, count: overlapWidth, y: y)
        }
      }
      if y >= overlapHeight || width > overlapWidth {
        stripes(row, y: y, from: y < overlapHeight ? overlapWidth : 0, width, reference, actual)
      }
      y += 1
    }
    for region in comparison.tolerance.ignoredRegions { shade(region, on: canvas) }
    let thickness = max(2, min(width, height) / 320)
    for region in comparison.regions { frame(region.frame, thickness, on: canvas) }
    // The differences come last, so that no box hides one.
    y = rows.lowerBound
    while y < min(rows.upperBound, overlapHeight) {
      let one = self.pixels(reference, y)
      let two = self.pixels(actual, y)
      let row = canvas.row(y)
      defer { y += 1 }
      if memcmp(one, two, overlapWidth * 4) == 0 { continue }
      var x = 0
      while x < overlapWidth {
        if one[x] != two[x] {
          row[x] =
            switch judge.judge(x: x, y: y) {
            case .exceeding: colors.exceeding
            case .near: colors.near
            case .excused: colors.excused
            }
        }
        x += 1
      }
    }
  }

  /// Draws thin slanted lines over the areas that aren't compared.
  private static func shade(_ region: PixelRect, on canvas: DifferenceCanvas) {
    var y = max(canvas.rows.lowerBound, region.y)
    while y < min(region.maxY, canvas.rows.upperBound) {
      let row = canvas.row(y)
      var x = max(0, region.x)
      while x < min(region.maxX, canvas.width) {
        if (x + y) % 12 < 2 { row[x] = excused.bgra }
        x += 1
      }
      y += 1
    }
  }

  private static func pixels(_ bitmap: Bitmap, _ y: Int) -> UnsafePointer<UInt32> {
    UnsafePointer(
      (bitmap.baseAddress + y * bitmap.rowBytes).assumingMemoryBound(to: UInt32.self))
  }

  /// Fades a row to grey with a third of the contrast; a checkerboard shows through translucent
  /// pixels.
  ///
  /// Returns whether the row is opaque.
  private static func fade(
    _ source: UnsafePointer<UInt32>, into row: UnsafeMutablePointer<UInt32>, count: Int, y: Int
  ) -> Bool {
    var common = UInt32.max
    for x in 0..<count { common &= source[x] }
    if common >= 0xFF00_0000 {
      // Free of branches, so that the compiler processes several pixels at once.
      for x in 0..<count {
        // The product is a third of a value of at most 255, rounded down.
        row[x] = grey(170 &+ ((luma(source[x]) &* 171) &>> 9))
      }
      return true
    }
    for x in 0..<count {
      let alpha = source[x] >> 24
      let ground: UInt32 = (x >> 4 ^ y >> 4) & 1 == 0 ? 255 : 190
      let shine = luma(source[x]) + ground * (255 - alpha) / 255
      row[x] = grey(170 + min(shine, 255) / 3)
    }
    return false
  }

  /// Rec. 709 luma, in 256ths.
  @inline(__always)
  private static func luma(_ pixel: UInt32) -> UInt32 {
    let blue = pixel & 0xFF
    let green = (pixel &>> 8) & 0xFF
    let red = (pixel &>> 16) & 0xFF
    return (red &* 54 &+ green &* 183 &+ blue &* 19) &>> 8
  }

  @inline(__always)
  private static func grey(_ level: UInt32) -> UInt32 {
    0xFF00_0000 | level &<< 16 | level &<< 8 | level
  }

  private static func stripes(
    _ row: UnsafeMutablePointer<UInt32>, y: Int, from start: Int, _ width: Int,
    _ reference: Bitmap, _ actual: Bitmap
  ) {
    var x = start
    while x < width {
      let isReference = x < reference.width && y < reference.height
      let isActual = x < actual.width && y < actual.height
      let isStripe = (x + y) >> 3 & 1 == 0
      let color = isReference ? removed : isActual ? added : outside
      row[x] = (isStripe || !(isReference || isActual) ? color : light(color)).bgra
      x += 1
    }
  }

  /// Returns the colour between stripes of another colour.
  private static func light(_ color: BitmapPixel) -> BitmapPixel {
    BitmapPixel(
      red: 255 - (255 - color.red) / 3, green: 255 - (255 - color.green) / 3,
      blue: 255 - (255 - color.blue) / 3)
  }

  /// Draws a frame around the region, without covering its pixels.
  private static func frame(
    _ region: PixelRect, _ thickness: Int, on canvas: DifferenceCanvas
  ) {
    // Measured from the region to the outer edge.
    let reach = 3 * thickness
    for (reach, size, color) in [
      (reach + 1, thickness + 2, boxEdge), (reach, thickness, box),
    ] {
      let left = region.x - reach
      let top = region.y - reach
      let right = region.maxX + reach
      let bottom = region.maxY + reach
      canvas.fill(left, top, right, top + size, color)
      canvas.fill(left, bottom - size, right, bottom, color)
      canvas.fill(left, top, left + size, bottom, color)
      canvas.fill(right - size, top, right, bottom, color)
    }
  }
}

/// Some rows of a picture, for drawing.
private struct DifferenceCanvas {
  var pixels: UnsafeMutablePointer<UInt32>
  var width: Int
  var rows: Range<Int>

  /// Returns a row of the picture, which must be one of them.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y - rows.lowerBound) * width }

  /// Fills the part of a rectangle inside the rows.
  func fill(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ color: BitmapPixel) {
    var y = max(rows.lowerBound, top)
    while y < min(bottom, rows.upperBound) {
      let row = row(y)
      var x = max(0, left)
      while x < min(right, width) {
        row[x] = color.bgra
        x += 1
      }
      y += 1
    }
  }
}
