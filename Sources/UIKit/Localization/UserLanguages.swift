import Foundation

/// The languages that the user prefers.
enum UserLanguages {
  /// Those of the simulation that the calling code runs in, the first one first.
  static var current: [String] { worldsPreferredLanguages() }
}
