import Foundation

/// Why moments can't be rendered.
public enum MomentError: Error, CustomStringConvertible, Equatable {
  /// There are no moments, or more than ``limit``.
  case count(Int)
  /// A moment is before the start, or after ``latest``.
  case time(TimeInterval)
  /// Simulated time ended before the last moment, because something keeps scheduling work.
  case notReached

  /// The maximum number of moments in one call.
  public static let limit = 120
  /// The latest moment, in seconds.
  public static let latest: TimeInterval = 60

  static func check(_ moments: [TimeInterval]) throws {
    guard (1...limit).contains(moments.count) else { throw MomentError.count(moments.count) }
    for moment in moments where !(0...latest).contains(moment) { throw MomentError.time(moment) }
  }

  /// A description of the error.
  public var description: String {
    switch self {
    case .count(let count):
      "\(count) moments were requested; pass 1 to \(Self.limit)."
    case .time(let moment):
      "\(moment) s is not a valid moment; use 0 to \(Self.latest) seconds."
    case .notReached:
      "Simulated time didn't reach the last moment. The simulator's issues say what keeps scheduling "
        + "callbacks."
    }
  }
}
