import Foundation

extension Locale {
  /// Creates the locale of a user with a language: in the region that its name specifies, or else
  /// in the one from CLDR's likely subtags, as on a device set up there.
  package init(userLanguage name: String) {
    let parts = Locale(identifier: name)
    guard parts.region == nil else {
      self = parts
      return
    }
    var components = Locale.Components(identifier: name)
    components.languageComponents.region =
      Locale.Language(identifier: parts.language.maximalIdentifier).region
    self = Locale(components: components)
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

extension Bundle {
  /// The languages that the bundle has texts in, in order; the main bundle's include the ones of
  /// the resource bundles next to it.
  package var textLanguages: [String] { StringStore.bundle(at: bundlePath).languages() }
}
