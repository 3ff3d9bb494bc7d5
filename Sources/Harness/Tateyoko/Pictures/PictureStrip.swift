import Pixels

/// Combines pictures side by side in one bitmap, at a size for viewing.
package enum PictureStrip {
  /// Creates a strip that isn't larger than the given size, in pixels.
  ///
  /// All pictures are scaled by the same factor, at most 1; each pixel is the mean of the ones it
  /// represents.
  package static func make(
    _ pictures: [Bitmap], maximumWidth: Int, maximumHeight: Int, gap: Int = 2
  ) throws -> Bitmap {
    let gaps = gap * max(0, pictures.count - 1)
    let width = pictures.reduce(0) { $0 + $1.width }
    let height = pictures.map(\.height).max() ?? 1
    let factor = min(
      1, Double(max(1, maximumWidth - gaps)) / Double(max(1, width)),
      Double(max(1, maximumHeight)) / Double(max(1, height)))
    func scaled(_ length: Int) -> Int { max(1, Int(Double(length) * factor)) }
    let strip = try Bitmap(
      width: max(1, pictures.reduce(gaps) { $0 + scaled($1.width) }),
      height: scaled(height))
    strip.fill(.transparent)
    var left = 0
    for picture in pictures {
      draw(
        picture, on: strip, left: left, width: scaled(picture.width),
        height: min(strip.height, scaled(picture.height)))
      left += scaled(picture.width) + gap
    }
    return strip
  }

  private static func draw(
    _ picture: Bitmap, on strip: Bitmap, left: Int, width: Int, height: Int
  ) {
    picture.withUnsafeBytes { source in
      strip.withUnsafeMutableBytes { target in
        var y = 0
        while y < height {
          let top = y * picture.height / height
          let bottom = max(top + 1, (y + 1) * picture.height / height)
          var x = 0
          while x < width {
            let start = x * picture.width / width
            let end = max(start + 1, (x + 1) * picture.width / width)
            var sums = (0, 0, 0, 0)
            var row = top
            while row < bottom {
              var offset = row * picture.rowBytes + start * 4
              let stop = row * picture.rowBytes + end * 4
              while offset < stop {
                sums.0 += Int(source[offset])
                sums.1 += Int(source[offset + 1])
                sums.2 += Int(source[offset + 2])
                sums.3 += Int(source[offset + 3])
                offset += 4
              }
              row += 1
            }
            let count = (bottom - top) * (end - start)
            let place = y * strip.rowBytes + (left + x) * 4
            target[place] = UInt8(sums.0 / count)
            target[place + 1] = UInt8(sums.1 / count)
            target[place + 2] = UInt8(sums.2 / count)
            target[place + 3] = UInt8(sums.3 / count)
            x += 1
          }
          y += 1
        }
      }
    }
  }
}
