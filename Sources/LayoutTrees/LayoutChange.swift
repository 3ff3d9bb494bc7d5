/// A difference between two layout trees.
public struct LayoutChange: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// A property changed; `component` is an edge such as `left` for insets, empty for a number.
    case attribute(LayoutSubject, component: String, old: String?, new: String?)
    case added(at: String)
    case removed(from: String)

    /// The kind without its path, which views that were added or removed together share.
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
  /// The number of neighbouring views that this change represents.
  public var count = 1

  /// The order among changes: causes before effects.
  ///
  /// What a view was given (insets, margins, texts) precedes the resulting geometry, and an outer
  /// view's changes precede an inner one's, because insets propagate down.
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
  /// The change as stored in a record.
  public var record: LayoutChangeRecord {
    LayoutChangeRecord(
      path: path.steps.isEmpty ? nil : path.description, kind: kind, views: count)
  }

  /// A description of the change, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var description: String { record.words }
}
