import Graphics
import Pixels

/// A wide blur of an entire picture, in integers: the picture is reduced to the means of squares,
/// blurred three times by boxes like ``BoxBlur``, and enlarged again by interpolating between the
/// squares' middles.
///
/// There is nothing outside the picture that would count: means only include existing pixels.
struct BackdropBlur {
  /// The side length of the squares in pixels, a power of two; a standard deviation spans at least
  /// four squares, so that they aren't visible.
  let side: Int
  private let shift: Int
  private let box: BoxBlur
  /// The saturation in 256ths.
  private let saturation: Int

  /// Creates a blur with a standard deviation in pixels.
  init(sigma: CGFloat, saturation: CGFloat) {
    let sigma = min(max(sigma, 0), 500)
    var shift = 0
    while shift < 5, sigma / CGFloat(2 << shift) >= 4 { shift += 1 }
    self.shift = shift
    side = 1 << shift
    box = BoxBlur(sigma: sigma / CGFloat(side))
    self.saturation = Int((min(max(saturation, 0), 16) * 256).rounded())
  }

  func apply(to bitmap: Bitmap) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    if box.passes.isEmpty && saturation == 256 { return }
    let small = SquareMeans(bitmap, side: side)
    small.blur(by: box)
    if saturation != 256 { small.saturate(by: saturation) }
    small.enlarge(into: bitmap, shift: shift)
  }
}

/// The mean colours of a picture's squares, four channels of 16 bits per square in the order of the
/// pixels' bytes.
private final class SquareMeans {
  let columns: Int
  let rows: Int
  private var base: UnsafeMutablePointer<UInt32>
  private var spare: UnsafeMutablePointer<UInt32>

  init(_ bitmap: Bitmap, side: Int) {
    columns = (bitmap.width + side - 1) / side
    rows = (bitmap.height + side - 1) / side
    let count = columns * rows * 4
    base = .allocate(capacity: count)
    spare = .allocate(capacity: count)
    base.initialize(repeating: 0, count: count)
    spare.initialize(repeating: 0, count: count)
    let pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)
    let (width, height) = (bitmap.width, bitmap.height)
    var row = 0
    while row < height {
      let line = pixels + row * width
      let sums = base + row / side * columns * 4
      var (x, column) = (0, 0)
      while x < width {
        let end = min(x &+ side, width)
        var (blue, green, red, alpha) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
        while x < end {
          let pixel = line[x]
          blue &+= pixel & 255
          green &+= pixel &>> 8 & 255
          red &+= pixel &>> 16 & 255
          alpha &+= pixel &>> 24
          x &+= 1
        }
        sums[column] &+= blue
        sums[column &+ 1] &+= green
        sums[column &+ 2] &+= red
        sums[column &+ 3] &+= alpha
        column &+= 4
      }
      row += 1
    }
    // Sums of 255 become means of 65,280, which preserves the fractional bits.
    var index = 0
    while index < columns * rows {
      let across = min(side, width - index % columns * side)
      let down = min(side, height - index / columns * side)
      let share = UInt64(across * down)
      for channel in index * 4..<index * 4 + 4 {
        base[channel] = UInt32((UInt64(base[channel]) * 256 + share / 2) / share)
      }
      index += 1
    }
  }

  deinit {
    base.deallocate()
    spare.deallocate()
  }

  func blur(by box: BoxBlur) {
    for pass in box.passes {
      run(pass, lines: rows, count: columns, line: columns * 4, step: 4)
      run(pass, lines: columns, count: rows, line: 4, step: columns * 4)
    }
  }

  /// Computes means along all lines, from `base` to `spare`, and swaps them.
  private func run(_ pass: BoxBlur.Pass, lines: Int, count: Int, line: Int, step: Int) {
    for number in 0..<lines * 4 {
      let start = number / 4 * line + number % 4
      var sum: UInt32 = 0
      var inside: UInt32 = 0
      for index in 0..<min(pass.after, count) {
        sum &+= base[start &+ index &* step]
        inside &+= 1
      }
      var index = 0
      while index < count {
        if index &+ pass.after < count {
          sum &+= base[start &+ (index &+ pass.after) &* step]
          inside &+= 1
        }
        spare[start &+ index &* step] = (sum &+ inside / 2) / inside
        if index >= pass.before {
          sum &-= base[start &+ (index &- pass.before) &* step]
          inside &-= 1
        }
        index &+= 1
      }
    }
    swap(&base, &spare)
  }

  /// Moves colours away from the grey with the same brightness, with the weights of Apple's sample
  /// “Blurring and Tinting an Image”: 0.2126, 0.7152 and 0.0722.
  func saturate(by factor: Int) {
    var index = 0
    while index < columns * rows * 4 {
      let (blue, green, red) = (Int(base[index]), Int(base[index + 1]), Int(base[index + 2]))
      let most = Int(base[index + 3])
      let grey = (red * 2126 + green * 7152 + blue * 722 + 5000) / 10000
      func moved(_ value: Int) -> UInt32 {
        UInt32(min(max(grey + (value - grey) * factor / 256, 0), most))
      }
      base[index] = moved(blue)
      base[index + 1] = moved(green)
      base[index + 2] = moved(red)
      index += 4
    }
  }

  /// Writes a picture with colours interpolated between the nearest squares.
  func enlarge(into bitmap: Bitmap, shift: Int) {
    let pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)
    let side = 1 << shift
    // Positions are in half pixels: a pixel's middle is at an odd one.
    func place(_ pixel: Int, _ limit: Int) -> (first: Int, second: Int, share: UInt32) {
      let doubled = 2 * pixel + 1 - side
      if doubled <= 0 { return (0, 0, 0) }
      let first = min(doubled >> (shift + 1), limit - 1)
      return (first, min(first + 1, limit - 1), UInt32(doubled & (2 * side - 1)))
    }
    let whole = UInt32(2 * side)
    let half = UInt32(1) &<< UInt32(shift)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: columns * 4) { buffer in
      let line = buffer.baseAddress!
      for row in 0..<bitmap.height {
        let down = place(row, rows)
        let (above, below) = (base + down.first * columns * 4, base + down.second * columns * 4)
        var index = 0
        while index < columns &* 4 {
          line[index] =
            (above[index] &* (whole &- down.share) &+ below[index] &* down.share &+ half)
            &>> UInt32(shift &+ 1)
          index &+= 1
        }
        let target = pixels + row * bitmap.width
        var x = 0
        while x < bitmap.width {
          let across = place(x, columns)
          let (a, b) = (line + across.first &* 4, line + across.second &* 4)
          let rest = whole &- across.share
          // The last 8 bits are the fraction.
          let last = UInt32(shift &+ 9)
          let rounding = UInt32(1) &<< (last &- 1)
          let blue = (a[0] &* rest &+ b[0] &* across.share &+ rounding) &>> last
          let green = (a[1] &* rest &+ b[1] &* across.share &+ rounding) &>> last
          let red = (a[2] &* rest &+ b[2] &* across.share &+ rounding) &>> last
          let alpha = (a[3] &* rest &+ b[3] &* across.share &+ rounding) &>> last
          target[x] = alpha &<< 24 | red &<< 16 | green &<< 8 | blue
          x &+= 1
        }
      }
    }
  }
}
