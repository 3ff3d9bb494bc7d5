/// How often apps use the most common symbols.
package enum SymbolUses {
  /// The number of all uses, including names that the table omits.
  package static let total = 5508
  /// The number of all used names.
  package static let nameCount = 2172

  /// The most common names, in descending order, with their number of uses.
  package static var mostUsed: [(name: String, count: Int)] {
    SortedTable(text: table).lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let count = Int(words[1]) else { return nil }
      return (String(words[0]), count)
    }
  }
}
