import Foundation

/// Why there are no pictures of moments.
public enum MomentError: Error, CustomStringConvertible, Equatable {
  /// There are none, or more than ``limit``.
  case count(Int)
  /// A moment before the start, or after ``latest``.
  case time(TimeInterval)
  /// Simulated time ended before the last one: something schedules without end.
  case notReached

  /// How many moments one call may ask for.
  public static let limit = 120
  /// How late a moment may be, in seconds.
  public static let latest: TimeInterval = 60

  static func check(_ moments: [TimeInterval]) throws {
    guard (1...limit).contains(moments.count) else { throw MomentError.count(moments.count) }
    for moment in moments where !(0...latest).contains(moment) { throw MomentError.time(moment) }
  }

  public var description: String {
    switch self {
    case .count(let count):
      "\(count) moments were asked for; name 1 to \(Self.limit) of them."
    case .time(let moment):
      "\(moment) s is no moment of an animation; use 0 to \(Self.latest) seconds."
    case .notReached:
      "Simulated time did not get to the last moment. See the simulator's issues for what keeps "
        + "scheduling callbacks."
    }
  }
}
