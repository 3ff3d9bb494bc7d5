import Foundation

extension Bitmap {
  /// Returns the picture reduced by a factor in both directions; each pixel is the mean of the ones
  /// it replaces.
  package func reduced(by factor: Int) throws(BitmapError) -> Bitmap {
    guard factor > 1 else { return self }
    let small = try Bitmap(
      uninitializedWidth: max(1, width / factor), height: max(1, height / factor))
    let source = baseAddress.assumingMemoryBound(to: UInt8.self)
    let target = small.baseAddress.assumingMemoryBound(to: UInt8.self)
    for y in 0..<small.height {
      let rows = y * factor..<min(height, (y + 1) * factor)
      for x in 0..<small.width {
        let columns = x * factor..<min(width, (x + 1) * factor)
        var sums = (0, 0, 0, 0)
        for row in rows {
          var offset = row * rowBytes + columns.lowerBound * 4
          for _ in columns {
            sums.0 += Int(source[offset])
            sums.1 += Int(source[offset + 1])
            sums.2 += Int(source[offset + 2])
            sums.3 += Int(source[offset + 3])
            offset += 4
          }
        }
        let count = rows.count * columns.count
        let place = y * small.rowBytes + x * 4
        target[place] = UInt8((sums.0 + count / 2) / count)
        target[place + 1] = UInt8((sums.1 + count / 2) / count)
        target[place + 2] = UInt8((sums.2 + count / 2) / count)
        target[place + 3] = UInt8((sums.3 + count / 2) / count)
      }
    }
    return small
  }

  /// Returns the picture centred on a transparent one that is at least as large.
  package func centred(width: Int, height: Int) throws(BitmapError) -> Bitmap {
    if width == self.width, height == self.height { return self }
    let canvas = try Bitmap(width: width, height: height)
    let left = max(0, width - self.width) / 2
    let top = max(0, height - self.height) / 2
    let bytes = min(width, self.width) * 4
    for row in 0..<min(height, self.height) {
      memcpy(
        canvas.baseAddress + (top + row) * canvas.rowBytes + left * 4,
        baseAddress + row * rowBytes, bytes)
    }
    return canvas
  }
}
