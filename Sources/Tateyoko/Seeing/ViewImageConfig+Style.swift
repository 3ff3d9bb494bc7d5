import Foundation
import UIKit

extension ViewImageConfig {
  /// Takes in what a user sets: traits, language and made-up language.
  package mutating func apply(_ style: SnapshotStyle) {
    traits = UITraitCollection(traitsFrom: [traits, style.traits])
    if let language = style.language { locale = Locale(userLanguage: language) }
    if let made = style.pseudoLanguage { pseudoLanguage = made }
    // A style is what a user sets, and its direction that of the user's language.
    if style.traits.layoutDirection != .unspecified {
      languageDirection = style.traits.layoutDirection
    }
  }
}
