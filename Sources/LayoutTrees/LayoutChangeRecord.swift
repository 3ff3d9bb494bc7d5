/// A layout change as stored in a record: the contents of a ``LayoutChange`` as data.
public struct LayoutChangeRecord: Hashable, Sendable {
  /// The shortest unambiguous path to the view; `nil` for the screen.
  public var path: String?
  public var kind: LayoutChange.Kind
  /// The number of neighbouring views that it represents.
  public var views: Int

  public init(path: String?, kind: LayoutChange.Kind, views: Int = 1) {
    self.path = path
    self.kind = kind
    self.views = views
  }

  /// A description of the change, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var words: String { sentence.joined(separator: " → ") }

  /// The text before and after the arrow; a single element without an arrow.
  public var sentence: [String] { CauseWords.sentence(self) }
}
