import Foundation

/// A type with a custom representation in `.dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's children follow on separate lines.
  static var renderChildren: Bool { get }
  /// The text for the value itself.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the value's children follow on separate lines; `false` by default.
  public static var renderChildren: Bool { false }
}

extension String: AnySnapshotStringConvertible {
  /// The text for the value itself.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text for the value itself.
  public var snapshotDescription: String { debugDescription }
}

extension Character: AnySnapshotStringConvertible {
  /// The text for the value itself.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The text for the value itself.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in UTC, independent of the machine's time zone, without fractions of a second.
  public var snapshotDescription: String {
    Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)).formatted(
      ISO8601FormatStyle())
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The object's debug description, without addresses.
  public var snapshotDescription: String {
    debugDescription.replacing(#/:?\s*0x[0-9a-f]+/#, with: "")
  }
}
