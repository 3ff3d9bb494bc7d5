/// Which localisation a bundle shows in a language.
///
/// For each preferred language, in order, the bundle's own of that name comes first, then one of the
/// same language and script, then the plain language, then another of its regions; without any, the
/// development region (Apple, Technical Q&A QA1828, *How iOS determines the language for your app*).
package enum LanguageChoice {
  /// Returns the localisations to look into, the best first.
  ///
  /// - Parameters:
  ///   - available: Names of the bundle's localisations, such as `de`, `pt-BR` or `English`.
  ///   - preferred: The user's languages, the first one first.
  ///   - development: The bundle's development region; nil if it doesn't say.
  /// - Returns: The one chosen, those that it falls back on, and `Base`, each as it is available.
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
      // A bundle in a single language shows it to everyone; with a base that one does.
      add(Array((matches(for: "en", in: sorted) + sorted).prefix(1)))
    }
    if available.contains(base) { result.append(base) }
    return result
  }

  /// Returns those of some languages that a user reads, the best first.
  ///
  /// - Parameters:
  ///   - available: Names of languages, such as those of an image's variants.
  ///   - preferred: The user's languages, the first one first.
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

  /// Returns the localisations that `Bundle.preferredLocalizations(from:forPreferences:)` names: the
  /// best for the first language that has one, or else the first of all.
  package static func preferred(among available: [String], for languages: [String]) -> [String] {
    let real = available.filter { $0 != base }
    for language in languages {
      if let best = matches(for: language, in: real).first { return [best] }
    }
    return Array(available.prefix(1))
  }

  private static let base = "Base"

  /// The available localisations of a language: the same, then more and more general ones, then one
  /// of another region.
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
    // Another region's: Spanish of Spain for Argentina.
    let others = tags.filter { $0.tag.sameWriting(as: wanted) }.map(\.name)
    return Array(others.prefix(1))
  }
}
