import Graphics

/// A blur close to a Gaussian: three successive box blurs, in integers.
///
/// The widths are from the SVG specification's feGaussianBlur for a standard deviation.
struct BoxBlur: Hashable {
  /// The number of pixels that each pass includes before and after its own.
  let passes: [Pass]

  struct Pass: Hashable {
    var before: Int
    var after: Int
  }

  /// Creates a blur with a standard deviation in pixels; below a quarter of a pixel nothing is
  /// blurred.
  init(sigma: CGFloat) {
    // 3/4·√(2π), and a limit beyond which a shadow is uniformly invisible.
    let width = Int((min(max(sigma, 0), 500) * 1.879_971_205_598_573 + 0.5).rounded(.down))
    let half = width / 2
    if width <= 1 {
      passes = []
    } else if width % 2 == 1 {
      passes = Array(repeating: Pass(before: half, after: half), count: 3)
    } else {
      passes = [
        Pass(before: half, after: half - 1), Pass(before: half - 1, after: half),
        Pass(before: half, after: half),
      ]
    }
  }

  /// How far the blur of a pixel extends.
  var reach: Int { passes.reduce(0) { $0 + $1.before } }

  /// Blurs coverage in place. Outside there is none; the plane must leave enough space for the
  /// reach.
  func apply(to plane: Plane) {
    if passes.isEmpty { return }
    let (width, height) = (plane.width, plane.height)
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(byteCount: longest + 64, alignment: 16) { scratch in
      let line = scratch.baseAddress!.assumingMemoryBound(to: UInt8.self)
      var row = 0
      while row < height {
        let start = plane.base + row * width
        for pass in passes {
          memcpy(line, start, width)
          BoxBlur.blurRow(from: line, to: start, count: width, pass)
        }
        row += 1
      }
    }
    // Columns are blurred as rows of sums, which keeps memory access sequential.
    let copy = Plane(width: width, height: height)
    var (from, to) = (plane, copy)
    for pass in passes {
      BoxBlur.blurColumns(from: from, to: to, pass)
      swap(&from, &to)
    }
    if from.base != plane.base { memcpy(plane.base, from.base, width * height) }
  }

  /// The sum of a box times this, over 2³², is its mean.
  private static func reciprocal(_ width: Int) -> UInt64 {
    ((1 << 32) + UInt64(width) / 2) / UInt64(width)
  }

  private static func blurRow(
    from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, count: Int, _ pass: Pass
  ) {
    let factor = reciprocal(pass.before + pass.after + 1)
    var sum: UInt64 = 0
    var index = 0
    while index < min(pass.after, count) {
      sum &+= UInt64(from[index])
      index &+= 1
    }
    index = 0
    while index < count {
      if index &+ pass.after < count { sum &+= UInt64(from[index &+ pass.after]) }
      to[index] = UInt8(truncatingIfNeeded: (sum &* factor &+ 0x8000_0000) &>> 32)
      if index >= pass.before { sum &-= UInt64(from[index &- pass.before]) }
      index &+= 1
    }
  }

  private static func blurColumns(from: Plane, to: Plane, _ pass: Pass) {
    let (width, height) = (from.width, from.height)
    let factor = reciprocal(pass.before + pass.after + 1)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
      let sum = sums.baseAddress!
      sum.initialize(repeating: 0, count: width)
      func add(_ row: Int) {
        let line = from.base + row * width
        var x = 0
        while x < width {
          sum[x] &+= UInt32(line[x])
          x &+= 1
        }
      }
      func subtract(_ row: Int) {
        let line = from.base + row * width
        var x = 0
        while x < width {
          sum[x] &-= UInt32(line[x])
          x &+= 1
        }
      }
      var row = 0
      while row < min(pass.after, height) {
        add(row)
        row += 1
      }
      row = 0
      while row < height {
        if row + pass.after < height { add(row + pass.after) }
        let line = to.base + row * width
        var x = 0
        while x < width {
          line[x] = UInt8(truncatingIfNeeded: (UInt64(sum[x]) &* factor &+ 0x8000_0000) &>> 32)
          x &+= 1
        }
        if row >= pass.before { subtract(row - pass.before) }
        row += 1
      }
    }
  }
}
