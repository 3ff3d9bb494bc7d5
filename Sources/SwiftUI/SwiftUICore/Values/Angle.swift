/// A geometric angle whose value you access in either radians or degrees.
@frozen public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public init() {
    radians = 0
  }

  public init(radians: Double) {
    self.radians = radians
  }

  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle: VectorArithmetic, Animatable {
  public typealias AnimatableData = Double

  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  public static func + (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians + rhs.radians)
  }
  public static func - (lhs: Angle, rhs: Angle) -> Angle {
    Angle(radians: lhs.radians - rhs.radians)
  }
  public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }
  public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }
  public mutating func scale(by rhs: Double) { radians *= rhs }
  public var magnitudeSquared: Double { radians * radians }
  public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
  public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
}
