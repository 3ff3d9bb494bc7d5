import Foundation

extension Locale {
  /// The locale of a user with a language: in the region that its name states, or else in the one that
  /// CLDR's likely subtags give it, as a device is set up there.
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
  /// The languages that the bundle has texts in, in order; those of the main bundle are those of the
  /// resource bundles beside it, too.
  package var textLanguages: [String] { StringStore.bundle(at: bundlePath).languages() }
}
