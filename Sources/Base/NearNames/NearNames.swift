/// Suggests known names for a mistyped one.
package enum NearNames {
  /// Returns up to `limit` names, the nearest first.
  package static func suggestions(for name: String, among known: [String], limit: Int = 5)
    -> [String]
  {
    let wanted = folded(name)
    let ranked = known.enumerated().map { index, candidate in
      let other = folded(candidate)
      // An incomplete name is nearer than one with as many changed letters.
      let isPart = !wanted.isEmpty && other != wanted && other.contains(wanted)
      return (distance: isPart ? 1 : distance(wanted, other), index: index, name: candidate)
    }
    // Names that are much farther than the nearest aren't meant.
    let nearest = ranked.map(\.distance).min() ?? 0
    let bound = min(max(2, wanted.count / 2), nearest + 1)
    return ranked.filter { $0.distance <= bound }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(limit).map(\.name)
  }

  /// Returns a message about a name that isn't known, with what may be meant, or all known names if
  /// these are few.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    let near = suggestions(for: name, among: known)
    let text = "Unknown \(kind) “\(name)”."
    if !near.isEmpty { return "\(text) Did you mean \(near.joined(separator: ", "))?" }
    guard known.count <= 12, !known.isEmpty else { return text }
    return "\(text) Valid values: \(known.joined(separator: ", "))."
  }

  private static func folded(_ name: String) -> [Character] {
    name.lowercased().filter { $0.isLetter || $0.isNumber }.map { $0 }
  }

  /// Returns the number of letters to insert, remove or change; digits count twice, as another
  /// number is another thing rather than a typing error.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    func cost(_ letter: Character) -> Int { letter.isNumber ? 2 : 1 }
    var row = [0]
    for letter in b { row.append(row[row.count - 1] + cost(letter)) }
    for left in a {
      var diagonal = row[0]
      row[0] += cost(left)
      for (j, right) in b.enumerated() {
        let change = left == right ? diagonal : diagonal + max(cost(left), cost(right))
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + cost(right), row[j + 1] + cost(left))
      }
    }
    return row[b.count]
  }
}
