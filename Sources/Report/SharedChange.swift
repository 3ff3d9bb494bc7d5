import RunRecord

/// A layout change that several snapshots have in common, and so probably one cause.
struct SharedChange {
  var sentence: String
  var count: Int

  /// The first change of each failed snapshot, the most frequent first.
  static func all(in record: RunRecord) -> [SharedChange] {
    var positions: [String: Int] = [:]
    var result: [SharedChange] = []
    for snapshot in record.snapshots where snapshot.outcome.isFailure {
      guard let sentence = snapshot.layoutChanges.first else { continue }
      if let position = positions[sentence] {
        result[position].count += 1
      } else {
        positions[sentence] = result.count
        result.append(SharedChange(sentence: sentence, count: 1))
      }
    }
    return result.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}
