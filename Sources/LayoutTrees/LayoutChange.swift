/// One thing that differs between two layout trees.
public struct LayoutChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A property changed; `component` is an edge as `left` for insets, empty for a number.
    case attribute(LayoutSubject, component: String, old: String?, new: String?)
    case added(at: String)
    case removed(from: String)

    /// The kind that views share which came or went together, each at its own place.
    var withoutPlace: Kind {
      switch self {
      case .attribute: self
      case .added: .added(at: "")
      case .removed: .removed(from: "")
      }
    }
  }

  public var path: LayoutPath
  public var kind: Kind
  /// How many neighbouring views this change stands for.
  public var count = 1

  /// Where the change stands among others: causes before effects.
  ///
  /// What a view was given (insets, margins, texts) comes before the geometry that follows from it,
  /// and an outer view's before an inner one's, as insets travel down.
  var order: (stage: Int, depth: Int, rank: Int) {
    switch kind {
    case .attribute(let subject, _, _, _):
      return (subject.stage.rawValue, path.steps.count, subject.rank)
    case .added, .removed:
      return (LayoutPropertyEntry.Stage.structure.rawValue, path.steps.count, 0)
    }
  }
}

extension LayoutChange: CustomStringConvertible {
  /// The change as a record keeps it.
  public var record: LayoutChangeRecord {
    LayoutChangeRecord(
      path: path.steps.isEmpty ? nil : path.description, kind: kind, views: count)
  }

  /// The change in words, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var description: String { record.words }
}
