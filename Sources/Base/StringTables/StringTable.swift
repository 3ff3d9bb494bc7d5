/// The texts of a table in a single language.
package struct StringTable: Hashable, Sendable {
  package var entries: [String: LocalizedText]
  /// Keys that are themselves texts in the source language, as in string catalogs.
  package var sourceKeys: Set<String> = []

  package init(entries: [String: LocalizedText] = [:]) {
    self.entries = entries
  }

  package subscript(_ key: String) -> LocalizedText? { entries[key] }

  /// Merges another table, whose texts take precedence, as `.stringsdict` does over `.strings`.
  package mutating func merge(_ other: StringTable) {
    entries.merge(other.entries) { $1 }
    sourceKeys.formUnion(other.sourceKeys)
  }
}
