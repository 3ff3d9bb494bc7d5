import Foundation
import StringTables

/// The languages that the user prefers.
enum UserLanguages {
  /// Those of the simulation that the calling code runs in, the first one first.
  static var current: [String] { worldsPreferredLanguages() }

  /// The made-up language in which tables of strings answer there; nil for a real one.
  static var pseudo: PseudoLanguage? {
    onMainQueue { WorldScope.current.pseudoLanguage } ?? WorldScope.published.pseudoLanguage
  }
}
