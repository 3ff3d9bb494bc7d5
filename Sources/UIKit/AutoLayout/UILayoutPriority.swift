/// How much a constraint matters, from above 0 to 1000, which is required.
///
/// A constraint of a higher priority outweighs any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)
  /// The priority at which a control resists being compressed.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority at which a view hugs its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority at which a view is squeezed to be measured.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  // A suite's own operator of the same kind wins.
  @_disfavoredOverload
  public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
  // A suite's own operator of the same kind wins.
  @_disfavoredOverload
  public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
  @_disfavoredOverload
  public static func += (a: inout Self, b: Float) { a.rawValue += b }
  @_disfavoredOverload
  public static func -= (a: inout Self, b: Float) { a.rawValue -= b }
}
