/// A difference between two layout trees.
public struct LayoutChange: Hashable, Sendable {
  public typealias Kind = ViewChange<LayoutCause.Part>

  public var path: LayoutPath
  public var kind: Kind
  /// The number of neighbouring views that this change represents.
  public var count = 1

  /// The changed property; `nil` for views that were added or removed.
  public var subject: LayoutSubject? { kind.subject }

  /// Where the change stands among others: causes before effects.
  ///
  /// What a view was given (insets, margins, texts) precedes the resulting geometry, and an outer
  /// view's changes precede an inner one's, because insets propagate down.
  var order: (stage: Int, depth: Int, rank: Int) {
    let stage = subject?.stage ?? .structure
    return (stage.rawValue, path.steps.count, subject?.rank ?? 0)
  }
}

extension LayoutChange: CustomStringConvertible {
  /// The change as stored in a record.
  public var record: LayoutChangeRecord {
    LayoutChangeRecord(path: path.steps.isEmpty ? nil : path.shortest, kind: kind, views: count)
  }

  /// A description of the change, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var description: String { record.words }
}
