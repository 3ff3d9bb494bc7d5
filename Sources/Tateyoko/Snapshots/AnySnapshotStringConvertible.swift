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

extension Unicode.Scalar: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { "\(count) bytes" }
}

extension Date: AnySnapshotStringConvertible {
  /// The moment in UTC, whatever the machine's zone.
  public var snapshotDescription: String {
    let style = ISO8601FormatStyle(
      includingFractionalSeconds: timeIntervalSince1970.remainder(
        dividingBy: 1) != 0)
    return formatted(style)
  }
}
