/// The components of a language identifier, such as `zh-Hans-CN`.
package struct LanguageTag: Hashable, Sendable {
  /// The language: two or three letters, in lower case.
  package var language: String
  /// The script: four letters, such as `Hans`; `nil` if unspecified.
  package var script: String?
  /// The region: two letters or three digits, such as `AT` or `419`; `nil` if unspecified.
  package var region: String?

  /// Parses an identifier, in the format of folders, of locales or of old projects.
  package init(_ name: String) {
    let parts = name.prefix { $0 != "@" && $0 != "." }.split { $0 == "-" || $0 == "_" }
      .map(String.init)
    let first = parts.first ?? ""
    language = Self.oldNames[first] ?? Self.newCodes[first.lowercased()] ?? first.lowercased()
    for part in parts.dropFirst() {
      switch part.count {
      case 4 where script == nil && region == nil:
        script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      case 2, 3:
        if region == nil { region = part.uppercased() }
      default: break
      }
    }
  }

  /// The names of localisations in old projects (Apple, *Bundle Programming Guide*,
  /// *Localization folders*).
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Japanese": "ja", "Italian": "it",
    "Spanish": "es", "Dutch": "nl",
  ]

  /// Codes that were replaced (ISO 639).
  private static let newCodes = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]

  /// The script that a region uses to write a language that has several.
  private var effectiveScript: String? {
    if let script { return script }
    switch (language, region) {
    case ("zh", "TW"), ("zh", "HK"), ("zh", "MO"): return "Hant"
    case ("zh", _): return "Hans"
    case ("sr", _): return "Cyrl"
    default: return nil
    }
  }

  /// Whether a reader of one reads the other: the same language in the same script.
  func sameWriting(as other: LanguageTag) -> Bool {
    language == other.language && effectiveScript == other.effectiveScript
  }
}
