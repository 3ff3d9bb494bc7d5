import Foundation

/// The predefined timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// From Apple's documentation of the names (high).
  var points: (CGPoint, CGPoint) {
    switch self {
    case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeInEaseOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .default: (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    default: (.zero, CGPoint(x: 1, y: 1))
    }
  }
}
