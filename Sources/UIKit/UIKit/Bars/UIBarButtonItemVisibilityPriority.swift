/// The priority of keeping a button in a bar without room for all: higher priorities stay longer
/// (iOS 27).
public struct UIBarButtonItemVisibilityPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Creates the next higher priority.
  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    rawValue = other.rawValue == .max ? .max : other.rawValue + 1
  }

  /// Creates the next lower priority.
  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    rawValue = other.rawValue == .min ? .min : other.rawValue - 1
  }

  // The values are AppKit's, for toolbar items (UIKit's aren't known; low).
  public static let low = UIBarButtonItemVisibilityPriority(rawValue: -1000)
  public static let standard = UIBarButtonItemVisibilityPriority(rawValue: 0)
  public static let high = UIBarButtonItemVisibilityPriority(rawValue: 1000)

  public static func < (
    a: UIBarButtonItemVisibilityPriority, b: UIBarButtonItemVisibilityPriority
  ) -> Bool {
    a.rawValue < b.rawValue
  }
}
