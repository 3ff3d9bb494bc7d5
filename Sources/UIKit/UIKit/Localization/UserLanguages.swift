import Foundation
import StringTables

/// The languages that the user prefers.
enum UserLanguages {
  /// The languages of the simulation that the calling code runs in, in order of preference.
  static var current: [String] { worldsPreferredLanguages() }

  /// The pseudolanguage of string tables in that simulation; nil for a real one.
  static var pseudo: PseudoLanguage? {
    onMainQueue { WorldScope.current.pseudoLanguage } ?? WorldScope.published.pseudoLanguage
  }
}
