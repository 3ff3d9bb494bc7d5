import Graphics

/// A decomposed transform of the plane: scaled, sheared, rotated and translated, in this order.
private struct PlaneParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  /// In radians.
  var angle: CGFloat
  var x: CGFloat
  var y: CGFloat

  /// Decomposes a transform (Gram–Schmidt, as in Thomas and Goldman's “Unmatrix”, which browsers
  /// use for the same purpose); nil if it has no inverse.
  init?(_ t: CGAffineTransform) {
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return nil }
    scaleX = hypot(t.a, t.b)
    angle = atan2(t.b, t.a)
    // The second axis, relative to the first one.
    let (cosine, sine) = (t.a / scaleX, t.b / scaleX)
    let along = t.c * cosine + t.d * sine
    scaleY = t.d * cosine - t.c * sine
    shear = along / scaleY
    (x, y) = (t.tx, t.ty)
  }

  var transform: CGAffineTransform {
    let (cosine, sine) = (cos(angle), sin(angle))
    let along = shear * scaleY
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: along * cosine - scaleY * sine,
      d: along * sine + scaleY * cosine, tx: x, ty: y)
  }
}

extension CATransform3D {
  /// Returns a transform between two: interpolated by parts if both are in the plane, otherwise
  /// number by number.
  func interpolated(to end: CATransform3D, _ share: CGFloat) -> CATransform3D {
    func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    if isPlane, end.isPlane, let a = PlaneParts(CATransform3DGetAffineTransform(self)),
      var b = PlaneParts(CATransform3DGetAffineTransform(end))
    {
      // A mirrored axis counts as rotated if that gives both the same orientation.
      if (a.scaleY < 0) == (b.scaleY < 0) {
        let turn = b.angle - a.angle
        b.angle = a.angle + turn - 2 * .pi * (turn / (2 * .pi)).rounded()
        b.scaleX = between(a.scaleX, b.scaleX)
        b.scaleY = between(a.scaleY, b.scaleY)
        b.shear = between(a.shear, b.shear)
        b.angle = between(a.angle, b.angle)
        b.x = between(a.x, b.x)
        b.y = between(a.y, b.y)
        var result = CATransform3DMakeAffineTransform(b.transform)
        result.m33 = between(m33, end.m33)
        result.m43 = between(m43, end.m43)
        return result
      }
    }
    return CATransform3D(
      m11: between(m11, end.m11), m12: between(m12, end.m12), m13: between(m13, end.m13),
      m14: between(m14, end.m14), m21: between(m21, end.m21), m22: between(m22, end.m22),
      m23: between(m23, end.m23), m24: between(m24, end.m24), m31: between(m31, end.m31),
      m32: between(m32, end.m32), m33: between(m33, end.m33), m34: between(m34, end.m34),
      m41: between(m41, end.m41), m42: between(m42, end.m42), m43: between(m43, end.m43),
      m44: between(m44, end.m44))
  }

  /// Whether the plane is mapped to itself; depth may be scaled and moved.
  private var isPlane: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }

  // MARK: Key paths

  /// Returns a part by its name in key paths (Apple, “CATransform3D Key Paths”); nil for others.
  func animationValue(at part: [Substring]) -> AnimationValue? {
    let plane = PlaneParts(CATransform3DGetAffineTransform(self))
    switch part.map(String.init) {
    case ["translation"]: return .size(CGSize(width: m41, height: m42))
    case ["translation", "x"]: return .number(m41)
    case ["translation", "y"]: return .number(m42)
    case ["translation", "z"]: return .number(m43)
    case ["scale"]:
      return .number(((plane?.scaleX ?? 0) + (plane?.scaleY ?? 0) + depthScale) / 3)
    case ["scale", "x"]: return .number(plane?.scaleX ?? 0)
    case ["scale", "y"]: return .number(plane?.scaleY ?? 0)
    case ["scale", "z"]: return .number(depthScale)
    case ["rotation"], ["rotation", "z"]: return .number(plane?.angle ?? 0)
    case ["rotation", "x"]: return .number(isPlane ? 0 : atan2(m23, m33))
    case ["rotation", "y"]: return .number(isPlane ? 0 : atan2(-m13, hypot(m23, m33)))
    default: return nil
    }
  }

  private var depthScale: CGFloat { (m31 * m31 + m32 * m32 + m33 * m33).squareRoot() }

  /// Sets a part without changing the others; rotations about x and y are applied before the
  /// existing transform.
  mutating func setAnimationValue(_ value: AnimationValue, at part: [Substring]) {
    let names = part.map(String.init)
    if names == ["translation"], let size = value.size {
      (m41, m42) = (size.width, size.height)
      return
    }
    guard let number = value.number else { return }
    switch names {
    case ["translation", "x"]: m41 = number
    case ["translation", "y"]: m42 = number
    case ["translation", "z"]: m43 = number
    case ["rotation", "x"]: turn(to: number, part, axis: (1, 0))
    case ["rotation", "y"]: turn(to: number, part, axis: (0, 1))
    case ["scale", "z"]: scaleDepth(to: number)
    default:
      // A singular transform has no angle and is rebuilt from its translation.
      guard
        var plane = PlaneParts(CATransform3DGetAffineTransform(self))
          ?? PlaneParts(CGAffineTransform(translationX: m41, y: m42))
      else { return }
      let wasSingular = PlaneParts(CATransform3DGetAffineTransform(self)) == nil
      switch names {
      case ["scale"]:
        (plane.scaleX, plane.scaleY) = (number, number)
        scaleDepth(to: number)
      case ["scale", "x"]:
        plane.scaleX = number
        if wasSingular { plane.scaleY = hypot(m21, m22) }
      case ["scale", "y"]:
        plane.scaleY = number
        if wasSingular { plane.scaleX = hypot(m11, m12) }
      case ["rotation"], ["rotation", "z"]:
        if wasSingular { return }
        plane.angle = number
      default: return
      }
      let flat = plane.transform
      (m11, m12, m21, m22) = (flat.a, flat.b, flat.c, flat.d)
    }
  }

  private mutating func scaleDepth(to number: CGFloat) {
    let now = depthScale
    if now > 0 {
      (m31, m32, m33) = (m31 * number / now, m32 * number / now, m33 * number / now)
    } else {
      m33 = number
    }
  }

  private mutating func turn(to angle: CGFloat, _ part: [Substring], axis: (CGFloat, CGFloat)) {
    guard let now = animationValue(at: part)?.number else { return }
    self = CATransform3DRotate(self, angle - now, axis.0, axis.1, 0)
  }
}
