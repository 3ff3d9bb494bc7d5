extension RunRecord {
  /// Why a record that was read is unusable; `nil` if it's usable.
  ///
  /// A record may come from another machine, or from an attacker: following its paths must not lead
  /// out of the record's folder.
  var problem: String? {
    guard schema >= 1 else { return "there is no schema \(schema)." }
    for (index, snapshot) in snapshots.enumerated() {
      if let problem = snapshot.problem { return "record.snapshots[\(index)]\(problem)" }
    }
    return nil
  }

  /// Whether a path stays inside the folder that it's relative to, ignoring links.
  package static func isInside(_ path: String) -> Bool {
    guard !path.isEmpty, !path.hasPrefix("/"), !path.utf8.contains(0) else { return false }
    return !path.split(separator: "/", omittingEmptySubsequences: false).contains("..")
  }
}

extension SnapshotRecord {
  /// Why a snapshot that was read is unusable, as the end of a sentence about it.
  var problem: String? {
    // Texts and new baselines are stored under the snapshot's name.
    let names = [("scenario", "./" + scenario), ("id", "./" + id)]
    for (name, path) in names + paths where !RunRecord.isInside(path) {
      return ".\(name) “\(path.prefix(200))” points outside the record's folder."
    }
    let parts = parts
    let pictures = [parts.reference, parts.actual, parts.difference]
    for picture in pictures.compactMap(\.self) where picture.width < 0 || picture.height < 0 {
      return " has a picture of \(picture.width) × \(picture.height) pixels."
    }
    return id.isEmpty ? " has no id." : nil
  }

  /// The snapshot's files in the record's folder, each with its name in the record.
  package var paths: [(name: String, path: String)] {
    let parts = parts
    let all: [(String, String?)] = [
      ("reference.file", parts.reference?.file), ("actual.file", parts.actual?.file),
      ("difference.file", parts.difference?.file),
      ("layouts.reference", parts.layouts?.reference), ("layouts.actual", parts.layouts?.actual),
      ("texts.reference", parts.texts?.reference), ("texts.actual", parts.texts?.actual),
      ("texts.difference", parts.texts?.difference), ("pending", parts.pending),
    ]
    return all.compactMap { name, path in path.map { (name, $0) } }
  }
}
