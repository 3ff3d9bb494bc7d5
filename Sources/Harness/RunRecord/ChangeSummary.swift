import LayoutTrees

/// The changes between two sets of pictures, one sentence per cause: for a commit, or a pull
/// request.
package struct ChangeSummary: Sendable {
  /// A change, and its snapshots.
  package struct Change: Sendable, Hashable {
    /// The change as a sentence, with its full stop.
    package var sentence: String
    /// The affected snapshots, as `scenario/id`, in the order of the record.
    package var snapshots: [String]
  }

  /// The changes: causes by their number of snapshots, then added, removed or failed snapshots.
  package let changes: [Change]

  /// The number of snapshots that changed, or were added or removed.
  package let snapshotCount: Int

  /// Groups snapshots by change.
  ///
  /// A snapshot with several independent causes is part of several changes.
  package init(_ snapshots: some Sequence<SnapshotRecord>) {
    var groups = CauseGroups()
    var others: [(noun: Other, names: [String], arePictures: Bool)] = Other.allCases.map {
      ($0, [], true)
    }
    var count = 0
    func note(_ snapshot: SnapshotRecord, as other: Other) {
      others[other.rawValue].names.append(snapshot.fullName)
      if !snapshot.isPicture { others[other.rawValue].arePictures = false }
    }
    for snapshot in snapshots {
      let causes = snapshot.causes
      switch snapshot.outcome {
      case .equal, .pictured: continue
      case .recorded where snapshot.isUnchanged: continue
      case .missing: note(snapshot, as: .new)
      case .stale: note(snapshot, as: .gone)
      case .error: note(snapshot, as: .failed)
      case .recorded where causes.isEmpty: note(snapshot, as: .new)
      case .changed where causes.isEmpty, .renderedElsewhere where causes.isEmpty:
        note(snapshot, as: .unexplained)
      case .changed, .renderedElsewhere, .recorded: groups.add(snapshot, causes)
      }
      count += 1
    }
    changes =
      groups.changes
      + others.filter { !$0.names.isEmpty }.map {
        Change(
          sentence: $0.noun.sentence(count: $0.names.count, arePictures: $0.arePictures),
          snapshots: $0.names)
      }
    snapshotCount = count
  }

  /// The result for snapshots without a cause.
  private enum Other: Int, CaseIterable {
    case unexplained, new, gone, failed

    func sentence(count: Int, arePictures: Bool) -> String {
      let noun = SnapshotNoun.words(count, arePictures: arePictures)
      let isOne = count == 1
      switch self {
      case .unexplained: return "\(noun) changed without a known cause."
      case .new: return "\(noun) \(isOne ? "is" : "are") new."
      case .gone: return "\(noun) \(isOne ? "is" : "are") gone."
      case .failed: return "\(noun) could not be made or compared."
      }
    }
  }
}

/// Formats a number of snapshots.
private enum SnapshotNoun {
  static func words(_ count: Int, arePictures: Bool) -> String {
    let noun = arePictures ? "picture" : "snapshot"
    return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

/// The causes of changed snapshots, without duplicates.
private struct CauseGroups {
  private struct Group {
    var sentence: String
    var hasOtherNumbers = false
    var arePictures = true
    var snapshots: [String] = []
    var movement = MovementTally()
  }

  private var groups: [Group] = []
  private var positions: [String: Int] = [:]

  mutating func add(_ snapshot: SnapshotRecord, _ causes: [SnapshotCause]) {
    var seen: Set<String> = []
    for (number, cause) in causes.enumerated() where seen.insert(cause.key).inserted {
      let position = positions[cause.key] ?? groups.count
      if position == groups.count {
        positions[cause.key] = position
        groups.append(Group(sentence: cause.sentence))
      } else if groups[position].sentence != cause.sentence {
        groups[position].hasOtherNumbers = true
      }
      groups[position].snapshots.append(snapshot.fullName)
      if !snapshot.isPicture { groups[position].arePictures = false }
      // Movement is only described for the first cause.
      guard number == 0, case .layout(let layout) = cause else { continue }
      let facts = snapshot.layoutChanges.compactMap { change -> LayoutChangeRecord? in
        if case .fact(let fact) = change { fact } else { nil }
      }
      if !facts.isEmpty {
        groups[position].movement.add(facts, of: layout)
      } else if case .fact(let effect)? = snapshot.effect {
        groups[position].movement.add(effect)
      }
    }
  }

  var changes: [ChangeSummary.Change] {
    groups.enumerated().sorted {
      ($1.element.snapshots.count, $0.offset) < ($0.element.snapshots.count, $1.offset)
    }.map { _, group in
      let place = SnapshotNoun.words(group.snapshots.count, arePictures: group.arePictures)
      let numbers = group.hasOtherNumbers ? ", with different numbers in some of them" : ""
      let effect = group.movement.words.map { "; \($0)" } ?? ""
      return ChangeSummary.Change(
        sentence: "\(group.sentence) in \(place)\(numbers)\(effect).",
        snapshots: group.snapshots)
    }
  }
}

extension SnapshotCause {
  /// The cause as a sentence without its full stop.
  package var sentence: String {
    switch self {
    case .layout(let cause): return cause.sentence
    case .drawing(let cause): return cause.sentence
    case .renderer(let change):
      return "The renderer changed: \(change.name) from \(change.oldWords) to "
        + change.newWords
    case .size(let old, let new):
      return
        "The size changed from \(old.width) × \(old.height) to \(new.width) × \(new.height) pixels"
    case .editedBaseline: return "The baseline's file was changed after it was recorded"
    case .statement(let words):
      let line = words.split(whereSeparator: \.isNewline).first.map(String.init) ?? words
      return line.hasSuffix(".") ? String(line.dropLast()) : line
    }
  }
}

extension SnapshotRecord {
  /// The name on command lines: `scenario/id`.
  fileprivate var fullName: String { "\(scenario)/\(id)" }

  fileprivate var isPicture: Bool {
    if let baseline { return baseline.hasSuffix(".png") }
    return texts == nil && traceChanges == nil
  }
}
