/// The effect of causes on a layout, as data.
public struct LayoutEffect: Codable, Hashable, Sendable {
  /// The most informative view that moved.
  public var path: String
  /// How its frame changed.
  public var parts: [LayoutCause.Part]
  /// The number of other views that moved or were resized.
  public var others: Int

  private enum CodingKeys: String, CodingKey {
    case path
    case parts = "changes"
    case others
  }

  public init(path: String, parts: [LayoutCause.Part], others: Int) {
    self.path = path
    self.parts = parts
    self.others = others
  }

  /// The effect in one line: `UILabel “title” 15 down; 13 more views moved or resized`.
  public var words: String { CauseWords.line(self) }
}
