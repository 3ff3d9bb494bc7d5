/// The part of a value that changed, such as the left edge of insets.
///
/// Records of newer versions may contain others.
public struct LayoutComponent: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A value as a whole, such as a number.
  public static let whole = Self(rawValue: "")
  public static let x = Self(rawValue: "x")
  public static let y = Self(rawValue: "y")
  public static let width = Self(rawValue: "width")
  public static let height = Self(rawValue: "height")
  public static let top = Self(rawValue: "top")
  public static let left = Self(rawValue: "left")
  public static let bottom = Self(rawValue: "bottom")
  public static let right = Self(rawValue: "right")
  public static let leading = Self(rawValue: "leading")
  public static let trailing = Self(rawValue: "trailing")

  /// The component as an edge of SwiftUI's, whose insets are stored from the leading to the trailing edge.
  var edge: Self {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
