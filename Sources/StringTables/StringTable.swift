/// The texts of one table in one language.
package struct StringTable: Hashable, Sendable {
  package var entries: [String: LocalizedText]
  /// Keys that are texts of the source language themselves, as string catalogs have them.
  package var sourceKeys: Set<String> = []

  package init(entries: [String: LocalizedText] = [:]) {
    self.entries = entries
  }

  package subscript(_ key: String) -> LocalizedText? { entries[key] }

  /// Takes another table's texts over one's own, as `.stringsdict` has them over `.strings`.
  package mutating func merge(_ other: StringTable) {
    entries.merge(other.entries) { $1 }
    sourceKeys.formUnion(other.sourceKeys)
  }
}
