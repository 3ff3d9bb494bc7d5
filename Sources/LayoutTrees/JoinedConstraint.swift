/// A constraint of two joined trees, held by one view.
public struct JoinedConstraint: Encodable, Sendable {
  /// What a constraint relates: a view by its number, or a guide of it.
  public struct End: Encodable, Hashable, Sendable {
    public var view: Int
    public var guide: LayoutConstraint.Guide?
    /// The attribute, such as `leading`.
    public var attribute: String
  }

  /// What one tree records of the constraint.
  public struct Side: Encodable, Hashable, Sendable {
    public var constant: Double
    /// Nil where the view can't be identified.
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
