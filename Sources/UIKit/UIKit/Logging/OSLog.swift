import os

extension OSLog: @unchecked @retroactive Sendable {
  public static let `default` = OSLog(_isDisabled: 0)
  public static let disabled = OSLog(_isDisabled: 1)

  public init(subsystem: String, category: String) { self.init(_isDisabled: 0) }

  public init(subsystem: String, category: Category) { self.init(_isDisabled: 0) }

  /// The categories known to Apple's instruments.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Whether signposts would be recorded.
  public var signpostsEnabled: Bool { _isDisabled == 0 }

  /// Whether messages of a type would be stored by a device that isn't being observed.
  public func isEnabled(type: OSLogType) -> Bool { _isDisabled == 0 && type != .debug }
}

extension OSLogType: @retroactive Hashable, @retroactive RawRepresentable,
  @unchecked @retroactive Sendable
{
  public static let `default` = OSLogType(rawValue: 0x00)
  public static let info = OSLogType(rawValue: 0x01)
  public static let debug = OSLogType(rawValue: 0x02)
  public static let error = OSLogType(rawValue: 0x10)
  public static let fault = OSLogType(rawValue: 0x11)
}
