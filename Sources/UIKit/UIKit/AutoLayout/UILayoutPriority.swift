/// The priority of a constraint, from above 0 to 1000, which is required.
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
  /// The priority of a control's resistance to compression.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of a view hugging its content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of compressing a view to measure it.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  // An app's or a test's own operator of this kind takes precedence.
  @_disfavoredOverload
  public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
  // An app's or a test's own operator of this kind takes precedence.
  @_disfavoredOverload
  public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
  @_disfavoredOverload
  public static func += (a: inout Self, b: Float) { a.rawValue += b }
  @_disfavoredOverload
  public static func -= (a: inout Self, b: Float) { a.rawValue -= b }
}
