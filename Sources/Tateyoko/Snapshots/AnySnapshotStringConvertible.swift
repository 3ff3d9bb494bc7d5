import Foundation

/// A type that says itself how `.dump` shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether the value's parts follow on lines of their own.
  static var renderChildren: Bool { get }
  /// The value's own line.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}

extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The moment in UTC, whatever the machine's zone, without fractions of a second.
  public var snapshotDescription: String {
    Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down)).formatted(
      ISO8601FormatStyle())
  }
}

extension NSObject: AnySnapshotStringConvertible {
  /// What a debugger prints for the object, without addresses.
  public var snapshotDescription: String {
    debugDescription.replacing(#/:?\s*0x[0-9a-f]+/#, with: "")
  }
}
