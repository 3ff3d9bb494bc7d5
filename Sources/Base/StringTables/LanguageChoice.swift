/// Determines the localisation that a bundle uses for a language.
///
/// For each preferred language, in order, the bundle's localisation with the same name comes first,
/// then one with the same language and script, then the plain language, then another of its
/// regions; if there is none, the development region (Apple, Technical Q&A QA1828, *How iOS
/// determines the language for your app*).
package enum LanguageChoice {
  /// Returns the localisations to search, best first.
  ///
  /// - Parameters:
  ///   - available: The names of the bundle's localisations, such as `de`, `pt-BR` or `English`.
  ///   - preferred: The user's languages, in order of preference.
  ///   - development: The bundle's development region; `nil` if unspecified.
  /// - Returns: The chosen localisation, its fallbacks, and `Base`, each as it is available.
  package static func order(
    available: [String], preferred: [String], development: String?
  ) -> [String] {
    let sorted = available.filter { $0 != base }.sorted()
    var result: [String] = []
    func add(_ names: [String]) {
      for name in names where !result.contains(name) { result.append(name) }
    }
    for language in preferred {
      let matches = self.matches(for: language, in: sorted)
      if !matches.isEmpty {
        add(matches)
        break
      }
    }
    if let development {
      let matches = self.matches(for: development, in: sorted)
      add(Array(matches.prefix(1)))
    }
    if result.isEmpty, !available.contains(base) {
      // A bundle with a single language shows it to everyone; with a base localisation, that does.
      add(Array((matches(for: "en", in: sorted) + sorted).prefix(1)))
    }
    if available.contains(base) { result.append(base) }
    return result
  }

  /// Returns the languages that a user reads, best first.
  ///
  /// - Parameters:
  ///   - available: The names of languages, such as an image's variants have.
  ///   - preferred: The user's languages, in order of preference.
  package static func fitting(available: [String], preferred: [String]) -> [String] {
    let sorted = Set(available).sorted()
    var result: [String] = []
    for language in preferred {
      for name in matches(for: language, in: sorted) where !result.contains(name) {
        result.append(name)
      }
    }
    return result
  }

  /// Returns the localisations that `Bundle.preferredLocalizations(from:forPreferences:)` returns:
  /// the best for the first language that has one, or else the first of all.
  package static func preferred(among available: [String], for languages: [String]) -> [String] {
    let real = available.filter { $0 != base }
    for language in languages {
      if let best = matches(for: language, in: real).first { return [best] }
    }
    return Array(available.prefix(1))
  }

  private static let base = "Base"

  /// Returns the available localisations of a language: the same, then increasingly general ones,
  /// then one of another region.
  private static func matches(for language: String, in available: [String]) -> [String] {
    let wanted = LanguageTag(language)
    let tags = available.map { (name: $0, tag: LanguageTag($0)) }
    var result: [String] = []
    func add(_ holds: (LanguageTag) -> Bool) {
      for (name, tag) in tags where holds(tag) && !result.contains(name) { result.append(name) }
    }
    add { $0 == wanted }
    add { $0.sameWriting(as: wanted) && $0.region == nil && $0.script == wanted.script }
    add { $0.sameWriting(as: wanted) && $0.region == nil }
    guard result.isEmpty else { return result }
    // Another region's: Spanish as spoken in Spain for Argentina.
    let others = tags.filter { $0.tag.sameWriting(as: wanted) }.map(\.name)
    return Array(others.prefix(1))
  }
}
