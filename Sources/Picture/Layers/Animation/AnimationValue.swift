import Foundation
import Graphics

/// A value of an animatable property.
enum AnimationValue {
  /// The structure of the numbers in a value.
  enum Shape {
    case number, flag, point, size, rect, list

    /// The number of numbers; nil for any.
    var count: Int? {
      switch self {
      case .number, .flag: 1
      case .point, .size: 2
      case .rect: 4
      case .list: nil
      }
    }
  }

  case numbers([CGFloat], Shape)
  case transform(CATransform3D)
  case color(RGBA?)
  case colors([RGBA])
  case path(CGPath?)
  /// A value that can't be interpolated, such as an image.
  case object(Any?)

  /// Converts a value given to an animation to one like its property's; nil if that isn't possible.
  init?(_ value: Any, like own: AnimationValue) {
    switch own {
    case .numbers(_, let shape):
      guard let numbers = Self.numbers(value, shape), numbers.allSatisfy(\.isFinite) else {
        return nil
      }
      self = .numbers(numbers, shape)
    case .transform:
      let matrix: CATransform3D
      switch value {
      case let transform as CATransform3D: matrix = transform
      case let transform as CGAffineTransform: matrix = CATransform3DMakeAffineTransform(transform)
      case let value as NSValue:
        guard let transform = value.transformIfAny else { return nil }
        matrix = transform
      default: return nil
      }
      guard matrix.isFinite else { return nil }
      self = .transform(matrix)
    case .color:
      guard let color = value as? CGColor else { return nil }
      self = .color(color.rgba)
    case .colors:
      guard let colors = value as? [Any] else { return nil }
      self = .colors(colors.compactMap { ($0 as? CGColor)?.rgba })
    case .path:
      guard let path = value as? CGPath else { return nil }
      self = .path(path)
    case .object:
      self = .object(value)
    }
  }

  private static func numbers(_ value: Any, _ shape: Shape) -> [CGFloat]? {
    switch shape {
    case .number, .flag: return number(value).map { [$0] }
    case .list: return (value as? [Any])?.compactMap(number)
    // A translation may be specified by a point as well as by a size.
    case .point, .size, .rect: return geometry(value).flatMap { $0.count == shape.count ? $0 : nil }
    }
  }

  /// Returns the numbers of a point, a size or a rectangle, wrapped or not; nil for anything else.
  private static func geometry(_ value: Any) -> [CGFloat]? {
    switch value {
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    case let value as NSValue:
      // Foundation stops the program if a value is read as a different type than its own.
      switch String(cString: value.objCType) {
      case String(cString: NSValue(point: .zero).objCType): geometry(value.pointValue)
      case String(cString: NSValue(size: .zero).objCType): geometry(value.sizeValue)
      case String(cString: NSValue(rect: .zero).objCType): geometry(value.rectValue)
      default: nil
      }
    default: nil
    }
  }

  /// Returns a number of any of the types that code uses; Foundation on Linux bridges few of them.
  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as Double: CGFloat(number)
    case let number as CGFloat: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let flag as Bool: flag ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: Parts

  var number: CGFloat? {
    guard case .numbers(let numbers, _) = self, numbers.count == 1 else { return nil }
    return numbers[0]
  }

  var point: CGPoint? {
    guard case .numbers(let n, _) = self, n.count == 2 else { return nil }
    return CGPoint(x: n[0], y: n[1])
  }

  var size: CGSize? {
    guard case .numbers(let n, _) = self, n.count == 2 else { return nil }
    return CGSize(width: n[0], height: n[1])
  }

  var rect: CGRect? {
    guard case .numbers(let n, _) = self, n.count == 4 else { return nil }
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  static func number(_ number: CGFloat) -> AnimationValue { .numbers([number], .number) }
  static func flag(_ flag: Bool) -> AnimationValue { .numbers([flag ? 1 : 0], .flag) }
  static func point(_ point: CGPoint) -> AnimationValue { .numbers([point.x, point.y], .point) }
  static func size(_ size: CGSize) -> AnimationValue {
    .numbers([size.width, size.height], .size)
  }
  static func rect(_ rect: CGRect) -> AnimationValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height], .rect)
  }

  /// The value as exposed to code.
  var any: Any? {
    switch self {
    case .numbers(let numbers, let shape):
      switch shape {
      case .number: numbers[0]
      case .flag: numbers[0] != 0
      case .point: point
      case .size: size
      case .rect: rect
      case .list: numbers.map { NSNumber(value: Double($0)) }
      }
    case .transform(let transform): transform
    case .color(let color): color.map { CGColor($0) }
    case .colors(let colors): colors.map { CGColor($0) }
    case .path(let path): path
    case .object(let object): object
    }
  }

  // MARK: Arithmetic

  /// The neutral value for addition.
  var zero: AnimationValue {
    switch self {
    case .numbers(let numbers, let shape): .numbers(numbers.map { _ in 0 }, shape)
    case .transform: .transform(CATransform3DIdentity)
    case .color: .color(RGBA(red: 0, green: 0, blue: 0, alpha: 0))
    case .colors, .path, .object: self
    }
  }

  /// Returns the sum with another value; transforms are concatenated, and values that can't be
  /// added are unchanged.
  func adding(_ other: AnimationValue, times factor: CGFloat) -> AnimationValue {
    switch (self, other) {
    case (.numbers(let a, let shape), .numbers(let b, _)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * factor }, shape)
    case (.transform(let a), .transform(let b)):
      if factor < 0 { return .transform(CATransform3DConcat(CATransform3DInvert(b), a)) }
      var result = a
      for _ in 0..<Int(min(factor, 1000)) { result = CATransform3DConcat(b, result) }
      return .transform(result)
    case (.color(let a?), .color(let b?)):
      return .color(
        RGBA(
          red: a.red + b.red * factor, green: a.green + b.green * factor,
          blue: a.blue + b.blue * factor, alpha: a.alpha + b.alpha * factor))
    default: return self
    }
  }

  /// Returns the interpolation between two values, or beyond the second; the nearer one if they
  /// can't be interpolated.
  func interpolated(to end: AnimationValue, _ share: CGFloat) -> AnimationValue {
    if share == 1 { return end }
    switch (self, end) {
    case (.numbers(let a, let shape), .numbers(let b, _))
    where a.count == b.count && shape != .flag:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * share }, shape)
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, share))
    case (.color(let a), .color(let b)):
      return .color(Self.mixed(a, b, share))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mixed($0, $1, share) ?? $1 })
    case (.path(let a?), .path(let b?)):
      return a.data.interpolated(to: b.data, share).map { .path(CGPath($0)) }
        ?? (share < 0.5 ? self : end)
    default: return share < 0.5 ? self : end
    }
  }

  /// Returns a colour between two, with alpha premultiplied, as they are composited; no colour is
  /// clear.
  private static func mixed(_ a: RGBA?, _ b: RGBA?, _ share: CGFloat) -> RGBA? {
    guard a != nil || b != nil else { return nil }
    let a = a ?? b!.multiplyingAlpha(by: 0)
    let b = b ?? a.multiplyingAlpha(by: 0)
    let alpha = min(max(a.alpha + (b.alpha - a.alpha) * share, 0), 1)
    if alpha == 0 { return RGBA(red: b.red, green: b.green, blue: b.blue, alpha: 0) }
    func channel(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
      let value = from * a.alpha + (to * b.alpha - from * a.alpha) * share
      return min(max(value / alpha, 0), 1)
    }
    return RGBA(
      red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
      alpha: alpha)
  }

  /// Returns the distance between two values, for a steady speed.
  func distance(to other: AnimationValue) -> CGFloat {
    switch (self, other) {
    case (.numbers(let a, _), .numbers(let b, _)):
      return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    default: return 1
    }
  }
}

extension PathData {
  /// Returns the interpolation of two paths with the same elements; nil otherwise.
  fileprivate func interpolated(to other: PathData, _ share: CGFloat) -> PathData? {
    guard verbs == other.verbs else { return nil }
    let between = zip(points, other.points).map { a, b in
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var result = PathData()
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: result.move(to: between[next])
      case .line: result.addLine(to: between[next])
      case .quad: result.addQuadCurve(to: between[next + 1], control: between[next])
      case .cubic:
        result.addCurve(
          to: between[next + 2], control1: between[next], control2: between[next + 1])
      case .close: result.close()
      }
      next += verb.pointCount
    }
    return result
  }
}
