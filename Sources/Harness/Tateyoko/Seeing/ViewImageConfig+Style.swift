import Foundation
import UIKit

extension ViewImageConfig {
  /// Applies the user's settings: traits, language and pseudolanguage.
  package mutating func apply(_ style: SnapshotStyle) {
    traits = UITraitCollection(traitsFrom: [traits, style.traits])
    if let language = style.language { locale = Locale(userLanguage: language) }
    if let made = style.pseudoLanguage { pseudoLanguage = made }
    // A style consists of user settings, and its direction comes from the user's language.
    if style.traits.layoutDirection != .unspecified {
      languageDirection = style.traits.layoutDirection
    }
  }
}
