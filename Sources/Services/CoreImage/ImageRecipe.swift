import Foundation
import Graphics
import UIKit

/// How the pixels of an image come about.
protocol ImageRecipe {
  var extent: CGRect { get }
  /// Returns the pixels in a rectangle, transparent outside the extent; nil if a picture can't be
  /// drawn.
  func pixels(in rect: PixelRect) -> PixelBlock?
  /// Whether it is enlarged without blending neighbours.
  var isSampledNearest: Bool { get }
}

extension ImageRecipe {
  var isSampledNearest: Bool { false }
}

struct EmptyRecipe: ImageRecipe {
  var extent: CGRect { .null }
  func pixels(in rect: PixelRect) -> PixelBlock? { PixelBlock(rect) }
}

/// A picture, decoded or drawn when it's needed.
struct PictureRecipe: ImageRecipe {
  let image: CGImage

  init(_ image: CGImage) { self.image = image }

  var extent: CGRect { CGRect(x: 0, y: 0, width: image.width, height: image.height) }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    guard let bytes = image.dataProvider?.data else { return nil }
    let (width, height, rowBytes) = (image.width, image.height, image.bytesPerRow)
    guard bytes.count >= rowBytes * height else { return nil }
    var block = PixelBlock(rect)
    bytes.withUnsafeBytes { bytes in
      for row in 0..<rect.height {
        let line = height - 1 - (rect.y + row)
        guard line >= 0, line < height else { continue }
        for column in max(0, -rect.x)..<max(0, -rect.x, min(rect.width, width - rect.x)) {
          let offset = line * rowBytes + (rect.x + column) * 4
          let alpha = bytes[offset + 3]
          guard alpha > 0 else { continue }
          func level(_ place: Int) -> Float {
            let byte = bytes[offset + place]
            if alpha == 255 { return Light.levels[Int(byte)] }
            return Light.linear(min(1, Float(byte) / Float(alpha))) * Float(alpha) / 255
          }
          block.values[row * rect.width + column] = SIMD4(
            level(2), level(1), level(0), Float(alpha) / 255)
        }
      }
    }
    return block
  }
}

struct ColorRecipe: ImageRecipe {
  let color: CIColor

  init(_ color: CIColor) { self.color = color }

  var extent: CGRect { .infinite }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    var block = PixelBlock(rect)
    let pixel = Light.pixel(color)
    block.transform { _ in pixel }
    return block
  }
}

/// The modules of a QR code, with a border of one.
struct CodeRecipe: ImageRecipe {
  let code: QRCode

  var extent: CGRect { CGRect(x: 0, y: 0, width: code.size + 2, height: code.size + 2) }
  var isSampledNearest: Bool { true }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    var block = PixelBlock(rect)
    let size = code.size + 2
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let (x, y) = (rect.x + column, size - 1 - (rect.y + row))
        guard x >= 0, y >= 0, x < size, y < size else { continue }
        let isInside = x > 0 && y > 0 && x < size - 1 && y < size - 1
        let isDark = isInside && code[x - 1, y - 1]
        block.values[row * rect.width + column] =
          isDark ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
      }
    }
    return block
  }
}

struct NearestRecipe: ImageRecipe {
  let base: any ImageRecipe

  init(_ base: any ImageRecipe) { self.base = base }

  var extent: CGRect { base.extent }
  var isSampledNearest: Bool { true }
  func pixels(in rect: PixelRect) -> PixelBlock? { base.pixels(in: rect) }
}

struct CropRecipe: ImageRecipe {
  let base: any ImageRecipe
  let rect: CGRect

  init(_ base: any ImageRecipe, _ rect: CGRect) {
    self.base = base
    self.rect = rect
  }

  var extent: CGRect { base.extent.intersection(rect) }
  var isSampledNearest: Bool { base.isSampledNearest }

  func pixels(in wanted: PixelRect) -> PixelBlock? {
    guard var block = base.pixels(in: wanted) else { return nil }
    block.crop(to: extent)
    return block
  }
}

struct ClampRecipe: ImageRecipe {
  let base: any ImageRecipe

  init(_ base: any ImageRecipe) { self.base = base }

  var extent: CGRect { base.extent.isNull ? .null : .infinite }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    guard !base.extent.isInfinite, let whole = PixelRect(base.extent) else {
      return base.pixels(in: rect)
    }
    guard let source = base.pixels(in: whole) else { return nil }
    var block = PixelBlock(rect)
    for row in 0..<rect.height {
      let y = min(max(rect.y + row, whole.y), whole.y + whole.height - 1)
      for column in 0..<rect.width {
        let x = min(max(rect.x + column, whole.x), whole.x + whole.width - 1)
        block.values[row * rect.width + column] = source[x, y]
      }
    }
    return block
  }
}

/// Pixels moved by a transform: blended from four neighbours, or the nearest one.
struct TransformRecipe: ImageRecipe {
  let base: any ImageRecipe
  let matrix: CGAffineTransform

  init(_ base: any ImageRecipe, _ matrix: CGAffineTransform) {
    self.base = base
    self.matrix = matrix
  }

  var extent: CGRect {
    base.extent.isInfinite || base.extent.isNull
      ? base.extent : base.extent.applying(matrix)
  }
  var isSampledNearest: Bool { base.isSampledNearest }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return PixelBlock(rect) }
    let inverse = matrix.inverted()
    let wanted = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let needed = wanted.applying(inverse).insetBy(dx: -1, dy: -1)
    let part = base.extent.isInfinite ? needed : needed.intersection(base.extent)
    guard let source = PixelRect(part) else { return PixelBlock(rect) }
    guard let pixels = base.pixels(in: source) else { return nil }
    var block = PixelBlock(rect)
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        let place = CGPoint(x: Double(rect.x + column) + 0.5, y: Double(rect.y + row) + 0.5)
          .applying(inverse)
        // No source is that far away.
        guard abs(place.x) < 2e6, abs(place.y) < 2e6 else { continue }
        block.values[row * rect.width + column] =
          isSampledNearest
          ? pixels[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
          : Self.blend(pixels, at: place)
      }
    }
    return block
  }

  private static func blend(_ pixels: PixelBlock, at place: CGPoint) -> SIMD4<Float> {
    let (x, y) = (place.x - 0.5, place.y - 0.5)
    let (left, low) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (Float(x - Double(left)), Float(y - Double(low)))
    let bottom = pixels[left, low] * (1 - u) + pixels[left + 1, low] * u
    let top = pixels[left, low + 1] * (1 - u) + pixels[left + 1, low + 1] * u
    return bottom * (1 - v) + top * v
  }
}

struct OverRecipe: ImageRecipe {
  let front: any ImageRecipe
  let back: any ImageRecipe

  var extent: CGRect { front.extent.union(back.extent) }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    guard let top = front.pixels(in: rect), var block = back.pixels(in: rect) else { return nil }
    for index in block.values.indices {
      let pixel = top.values[index]
      block.values[index] = pixel + block.values[index] * (1 - pixel.w)
    }
    return block
  }
}

/// A change of each pixel of an image on its own.
struct PixelRecipe: ImageRecipe {
  let base: any ImageRecipe
  let change: (SIMD4<Float>) -> SIMD4<Float>

  var extent: CGRect { base.extent }
  var isSampledNearest: Bool { base.isSampledNearest }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    guard var block = base.pixels(in: rect) else { return nil }
    block.transform(change)
    block.crop(to: extent)
    return block
  }
}

/// A Gaussian blur of light, whose image is larger by three standard deviations on each side.
struct BlurRecipe: ImageRecipe {
  /// Wider blurs are one colour, and would take minutes.
  private static let sigmaLimit = 500.0

  let base: any ImageRecipe
  let sigma: Double

  init(_ base: any ImageRecipe, sigma: Double) {
    self.base = base
    self.sigma = sigma.isFinite ? min(max(0, sigma), Self.sigmaLimit) : 0
  }

  private var reach: Int { Int((3 * sigma).rounded(.up)) }

  var extent: CGRect {
    base.extent.isInfinite || base.extent.isNull
      ? base.extent : base.extent.insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
  }

  func pixels(in rect: PixelRect) -> PixelBlock? {
    let reach = reach
    guard reach > 0 else { return base.pixels(in: rect) }
    guard let wider = rect.insetBy(-reach), let source = base.pixels(in: wider) else { return nil }
    var weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    // Across first, over all rows that the second pass needs.
    var across = [SIMD4<Float>](repeating: .zero, count: rect.width * source.height)
    for row in 0..<source.height {
      for column in 0..<rect.width {
        var pixel = SIMD4<Float>.zero
        let start = row * source.width + column
        for index in weights.indices { pixel += source.values[start + index] * weights[index] }
        across[row * rect.width + column] = pixel
      }
    }
    var block = PixelBlock(rect)
    for row in 0..<rect.height {
      for column in 0..<rect.width {
        var pixel = SIMD4<Float>.zero
        for index in weights.indices {
          pixel += across[(row + index) * rect.width + column] * weights[index]
        }
        block.values[row * rect.width + column] = pixel
      }
    }
    return block
  }
}
