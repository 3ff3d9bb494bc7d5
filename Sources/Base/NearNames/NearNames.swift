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
    let bound = max(2, wanted.count / 2)
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

  /// Returns the number of letters to insert, remove or change.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, left) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in b.enumerated() {
        let change = left == right ? diagonal : diagonal + 1
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
