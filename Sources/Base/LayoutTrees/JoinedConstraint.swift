/// A constraint in two joined trees, held by one view.
public struct JoinedConstraint: Encodable, Sendable {
  /// One end of a constraint: a view, by its number, or one of its guides.
  public struct End: Encodable, Hashable, Sendable {
    public var view: Int
    public var guide: LayoutConstraint.Guide?
    /// The attribute, such as `leading`.
    public var attribute: String
  }

  /// The constraint as recorded in one of the trees.
  public struct Side: Encodable, Hashable, Sendable {
    public var constant: Double
    /// The first end; `nil` if the view can't be identified.
    public var first: End?
    public var second: End?
  }

  /// The constraint without its constant: `UILabel.leading = safeArea.leading`.
  public var words: String
  public var reference: Side?
  public var actual: Side?
  let parts: LayoutConstraint

  private enum CodingKeys: String, CodingKey { case words, reference, actual }
}
