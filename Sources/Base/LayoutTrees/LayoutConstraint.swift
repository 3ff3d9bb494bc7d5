/// The parts of a constraint in a layout tree.
///
/// Stored trees contain a constraint as an input whose name specifies the relation and whose value
/// is the constant; only this type writes and parses such names:
/// `constraint UILabel[1].leading ≥ 2 × safeArea.leading @750 (2)`.
public struct LayoutConstraint: Hashable, Sendable {
  public enum Relation: String, Codable, Hashable, Sendable, CaseIterable {
    case equal = "="
    case lessThanOrEqual = "≤"
    case greaterThanOrEqual = "≥"
  }

  /// A guide that each view has.
  public enum Guide: String, Codable, Hashable, Sendable, CaseIterable {
    case safeArea, layoutMargins, readableContent
  }

  /// An operand of a constraint, as named by the view that holds the constraint.
  public struct Operand: Hashable, Sendable {
    /// The view, such as `UILabel[1]` or `UILabel “title”`, or a named guide; empty for a guide of
    /// the view that holds the constraint.
    public var item: String
    public var guide: Guide?
    /// The attribute, such as `leading`.
    public var attribute: String

    public init(item: String, guide: Guide? = nil, attribute: String) {
      self.item = item
      self.guide = guide
      self.attribute = attribute
    }
  }

  /// The terms of a constraint.
  public struct Terms: Hashable, Sendable {
    /// The first operand; `nil` if the view is gone.
    public var first: Operand?
    public var relation: Relation
    public var multiplier: Double
    /// The second operand; `nil` for a constraint against a constant.
    public var second: Operand?
    /// The priority; 1000 for a required one.
    public var priority: Double

    public init(
      first: Operand?, relation: Relation = .equal, multiplier: Double = 1,
      second: Operand? = nil, priority: Double = Terms.required
    ) {
      self.first = first
      self.relation = relation
      self.multiplier = multiplier
      self.second = second
      self.priority = priority
    }

    public static let required = 1000.0
  }

  public enum Content: Hashable, Sendable {
    /// The identifier set by view code.
    case identifier(String)
    case terms(Terms)
    /// A text that can't be parsed, such as the name of a view with quotation marks in it.
    case text(String)
  }

  public var content: Content
  /// The number among equal constraints of a view, starting at 1.
  public var number: Int

  public init(identifier: String, number: Int = 1) {
    content = .identifier(identifier)
    self.number = number
  }

  public init(_ terms: Terms, number: Int = 1) {
    content = .terms(terms)
    self.number = number
  }

  init(text: String) {
    content = .text(text)
    number = 1
  }
}
