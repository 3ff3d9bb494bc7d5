import Graphics
import Pixels

extension RasterPass {
  /// The blur of a filter under the current transform.
  private func deviceBlur(_ sigma: CGFloat) throws -> BoxBlur {
    guard sigma.isFinite else { throw RasterError.notFinite(what: "A blur") }
    let t = state.transform
    return BoxBlur(sigma: sigma * abs(t.a * t.d - t.b * t.c).squareRoot())
  }

  /// How far outside the visible area content has an influence, in pixels.
  func reach(of filters: [GroupFilter]) throws -> Int {
    var reach = 0
    for case .blur(let sigma, _) in filters { reach += try deviceBlur(sigma).reach }
    return reach
  }

  /// Changes the pixels of a group that is drawn completely.
  func apply(_ filters: [GroupFilter], to group: Canvas) throws {
    if filters.isEmpty { return }
    group.flush()
    for filter in filters {
      switch filter {
      case .blur(let sigma, let isOpaque):
        try blur(group.bitmap, by: deviceBlur(sigma))
        if isOpaque { PixelMath.makeOpaque(group.bitmap) }
      case .colorMatrix(let matrix):
        guard matrix.count == 20, matrix.allSatisfy(\.isFinite) else {
          throw RasterError.notFinite(what: "A colour matrix")
        }
        PixelMath.apply(matrix.map { Float($0) }, to: group.bitmap)
      }
    }
  }

  /// Blurs the four components, which are multiplied by alpha.
  private func blur(_ bitmap: Bitmap, by blur: BoxBlur) {
    if blur.passes.isEmpty { return }
    let count = bitmap.width * bitmap.height
    let bytes = bitmap.baseAddress.assumingMemoryBound(to: UInt8.self)
    let plane = Plane(width: bitmap.width, height: bitmap.height)
    for component in 0..<4 {
      var index = 0
      while index < count {
        plane.base[index] = bytes[4 &* index &+ component]
        index &+= 1
      }
      blur.apply(to: plane)
      index = 0
      while index < count {
        bytes[4 &* index &+ component] = plane.base[index]
        index &+= 1
      }
    }
  }
}

extension PixelMath {
  /// The components of a pixel that are multiplied by alpha, from blue to alpha.
  @inline(__always)
  private static func component(_ pixel: UInt32, _ shift: UInt32) -> Float {
    Float((pixel &>> shift) & 0xFF)
  }

  /// Divides all components of pixels that aren't transparent by alpha.
  static func makeOpaque(_ bitmap: Bitmap) {
    let pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)
    for index in 0..<bitmap.width * bitmap.height {
      let pixel = pixels[index]
      let alpha = pixel &>> 24
      if alpha == 0 || alpha == 255 { continue }
      func divided(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel &>> shift & 0xFF) &* 255 &+ alpha / 2) / alpha) &<< shift
      }
      pixels[index] = 0xFF00_0000 | divided(16) | divided(8) | divided(0)
    }
  }

  /// Multiplies the components by a matrix; results are clamped.
  static func apply(_ m: [Float], to bitmap: Bitmap) {
    let pixels = bitmap.baseAddress.assumingMemoryBound(to: UInt32.self)
    var (known, answer): (UInt32, UInt32) = (0, changed(0, m))
    for index in 0..<bitmap.width * bitmap.height {
      let pixel = pixels[index]
      // Neighbours usually have one colour.
      if pixel != known { (known, answer) = (pixel, changed(pixel, m)) }
      pixels[index] = answer
    }
  }

  private static func changed(_ pixel: UInt32, _ m: [Float]) -> UInt32 {
    let alpha = component(pixel, 24) / 255
    // Of a transparent pixel no component is known.
    let factor = alpha > 0 ? 1 / (alpha * 255) : 0
    let red = component(pixel, 16) * factor
    let green = component(pixel, 8) * factor
    let blue = component(pixel, 0) * factor
    func value(_ row: Int) -> Float {
      let first = 5 * row
      let sum = m[first] * red + m[first + 1] * green + m[first + 2] * blue
      return min(max(sum + m[first + 3] * alpha + m[first + 4], 0), 1)
    }
    let newAlpha = value(3)
    func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(newAlpha) &<< 24 | byte(value(0) * newAlpha) &<< 16
      | byte(value(1) * newAlpha) &<< 8 | byte(value(2) * newAlpha)
  }
}
