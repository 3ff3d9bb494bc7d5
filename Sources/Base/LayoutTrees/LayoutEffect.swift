/// What causes did to a layout, as data.
public struct LayoutEffect: Hashable, Sendable {
  /// The most informative of the views that moved.
  public var path: LayoutPath
  /// How its frame changed.
  public var parts: [LayoutCause.Part]
  /// The number of other views that moved or were resized.
  public var others: Int

  public init(path: LayoutPath, parts: [LayoutCause.Part], others: Int) {
    self.path = path
    self.parts = parts
    self.others = others
  }

  /// The effect in one line: `UILabel “title” 15 down; 13 more views moved or resized`.
  public var words: String {
    let more =
      others > 0 ? "; \(others) more \(others == 1 ? "view" : "views") moved or resized" : ""
    return "\(path.full) \(FrameWords(parts, .line).list)\(more)"
  }
}
