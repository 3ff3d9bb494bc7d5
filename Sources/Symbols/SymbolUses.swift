/// How often apps use the symbols that they use most.
package enum SymbolUses {
  /// All uses that were counted, also of names that the table leaves out.
  package static let total = 5508
  /// All names that were used.
  package static let nameCount = 2172

  /// The names used most, the most used first, with how often.
  package static var mostUsed: [(name: String, count: Int)] {
    SortedTable(text: table).lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let count = Int(words[1]) else { return nil }
      return (String(words[0]), count)
    }
  }
}
