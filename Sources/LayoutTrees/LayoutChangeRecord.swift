/// A change of a layout as a record keeps it: what a ``LayoutChange`` says, as data.
public struct LayoutChangeRecord: Hashable, Sendable {
  /// The shortest unambiguous path to the view; nil for the screen.
  public var path: String?
  public var kind: LayoutChange.Kind
  /// How many neighbouring views it stands for.
  public var views: Int

  public init(path: String?, kind: LayoutChange.Kind, views: Int = 1) {
    self.path = path
    self.kind = kind
    self.views = views
  }

  /// The change in words, such as `UITableView[1] layoutMargins.left 60 → 16`.
  public var words: String { sentence.joined(separator: " → ") }

  /// The parts of the words that stand before and after the arrow; a single one without it.
  public var sentence: [String] { CauseWords.sentence(self) }
}
