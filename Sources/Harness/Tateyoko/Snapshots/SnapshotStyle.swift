import Foundation
import UIKit

/// A combination of user settings, for one axis of a matrix.
public struct SnapshotStyle: Sendable, Hashable {
  /// The style's part of the baselines' names; empty for a device's initial settings.
  public let name: String
  /// The traits that override the screen's.
  public let traits: UITraitCollection
  /// The user's language and region, such as `de` or `de-CH`; `nil` for the scope's.
  public let language: String?
  /// The pseudolanguage of the app's texts; `nil` for a real language.
  public let pseudoLanguage: PseudoLanguage?

  /// A pseudolanguage that shows how a translation may affect a layout, as in Xcode's schemes.
  ///
  /// Only texts from string tables are changed, so a text that stays the same isn't localised.
  public enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
    /// Doubles every text, for the length of long translations.
    case double
    /// Adds accents above and below letters.
    case accented
    /// Puts texts in brackets; a missing bracket reveals truncation.
    case bounded
    /// Uses a right-to-left layout and reverses the direction of the texts' letters.
    case rightToLeft

    /// The name in baselines and on command lines.
    package var shortName: String { self == .rightToLeft ? "rtl" : rawValue }
  }

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - name: The style's part of the baselines' names; unique in a matrix.
  ///   - traits: The traits that override the screen's.
  public init(_ name: String, traits: UITraitCollection) {
    self.init(name, traits: traits, language: nil, pseudoLanguage: nil)
  }

  private init(
    _ name: String, traits: UITraitCollection, language: String?, pseudoLanguage: PseudoLanguage?
  ) {
    self.name = name
    self.traits = traits
    self.language = language
    self.pseudoLanguage = pseudoLanguage
  }

  /// A device's initial settings: light, left to right, large text.
  public static let standard = SnapshotStyle("", traits: UITraitCollection())
  /// Dark mode.
  public static let dark = SnapshotStyle(
    "dark", traits: UITraitCollection(userInterfaceStyle: .dark))
  /// A right-to-left layout, as in Arabic and Hebrew.
  public static let rightToLeft = SnapshotStyle(
    "rtl", traits: UITraitCollection(layoutDirection: .rightToLeft))
  /// The accessibility setting “Increase Contrast”.
  public static let highContrast = SnapshotStyle(
    "contrast", traits: UITraitCollection(accessibilityContrast: .high))
  /// The accessibility setting “Bold Text”.
  public static let boldText = SnapshotStyle(
    "bold", traits: UITraitCollection(legibilityWeight: .bold))

  /// A Dynamic Type text size.
  public static func text(_ category: UIContentSizeCategory) -> SnapshotStyle {
    SnapshotStyle(
      "text-\(category.shortName)",
      traits: UITraitCollection(preferredContentSizeCategory: category))
  }

  /// A user's language, with the region in its name or else the likely one, as in `.language("de")`
  /// and `.language("de-CH")`.
  ///
  /// Texts, formats, calendars and the layout direction follow the language. The language's
  /// name is the style's.
  public static func language(_ name: String) -> SnapshotStyle {
    // The direction is always specified, so that it replaces another language's in a combination.
    let direction: UITraitEnvironmentLayoutDirection =
      Locale(userLanguage: name).isRightToLeft ? .rightToLeft : .leftToRight
    return SnapshotStyle(
      name, traits: UITraitCollection(layoutDirection: direction), language: name,
      pseudoLanguage: nil)
  }

  /// A pseudolanguage, in the region of the scope.
  public static func pseudo(_ language: PseudoLanguage) -> SnapshotStyle {
    let isRightToLeft = language == .rightToLeft
    return SnapshotStyle(
      "pseudo-\(language.shortName)",
      traits: isRightToLeft
        ? UITraitCollection(layoutDirection: .rightToLeft) : UITraitCollection(),
      language: nil, pseudoLanguage: language)
  }

  /// Combines two styles, as in `.dark.with(.rightToLeft)`; the other's traits take precedence.
  public func with(_ other: SnapshotStyle) -> SnapshotStyle {
    SnapshotStyle(
      [name, other.name].filter { !$0.isEmpty }.joined(separator: "-"),
      traits: UITraitCollection(traitsFrom: [traits, other.traits]),
      language: other.language ?? language, pseudoLanguage: other.pseudoLanguage ?? pseudoLanguage)
  }

  /// Whether two styles have the same name, traits and languages.
  public static func == (left: SnapshotStyle, right: SnapshotStyle) -> Bool {
    left.name == right.name && left.traits.values == right.traits.values
      && left.language == right.language && left.pseudoLanguage == right.pseudoLanguage
  }

  /// Hashes the style's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension [SnapshotStyle] {
  /// Returns a style for each language that a bundle has texts in, sorted by name, so that a single
  /// call pictures all of them.
  ///
  /// ```swift
  /// assertSnapshots(of: { Profile() }, on: SnapshotMatrix([.iPhone15], styles: .languages(of: .module)))
  /// ```
  ///
  /// - Parameter bundle: The bundle with the `.lproj` folders and string catalogs; for the main
  ///   bundle, the ones in the resource bundles next to it are included.
  public static func languages(of bundle: Bundle = .main) -> [SnapshotStyle] {
    bundle.textLanguages.map(SnapshotStyle.language)
  }
}
