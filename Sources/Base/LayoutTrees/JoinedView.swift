/// A view in two joined trees.
public struct JoinedView: Encodable, Sendable {
  public enum Status: String, Encodable, Sendable {
    case same, added, removed, moved, resized, changed
  }

  /// A change of the view, as parts of a sentence.
  public struct Change: Encodable, Hashable, Sendable {
    /// The property with its component, such as `frame.x`.
    public var name: String
    public var from: String
    public var to: String
    /// The distance that a component of a position, a size or insets changed by.
    public var by: Double?
  }

  /// The view as recorded in one of the trees, without constraints.
  public struct Side: Encodable, Hashable, Sendable {
    public var attributes: [LayoutAttribute]
    public var inputs: [LayoutAttribute]
    public var guides: [LayoutAttribute]

    init(_ node: LayoutNode) {
      attributes = node.attributes
      inputs = node.inputs.filter { LayoutConstraint(name: $0.name) == nil }
      guides = node.guides
    }
  }

  /// The view's number, starting at 0 for the window, in the order of the joined tree.
  public var number: Int
  public var className: String
  public var identifier: String?
  public var status: Status
  public var changes: [Change]
  /// The constraints that the view holds.
  public var constraints: [JoinedConstraint]
  public var children: [JoinedView]
  /// The view in the baseline's tree; `nil` if it isn't there.
  public var reference: Side?
  /// The view in this run's tree.
  public var actual: Side?
  /// The names that distinguish the view from its siblings in each tree.
  var names: Sides<String>

  private enum Key: String, CodingKey {
    case number, status, changes, constraints, children, reference, actual, both
    case className = "class"
    case identifier = "id"
  }

  /// Encodes values that are the same in both trees only once.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
    try container.encode(className, forKey: .className)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    if status != .same { try container.encode(status, forKey: .status) }
    if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
    if !constraints.isEmpty { try container.encode(constraints, forKey: .constraints) }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
    if let reference, reference == actual {
      try container.encode(reference, forKey: .both)
    } else {
      try container.encodeIfPresent(reference, forKey: .reference)
      try container.encodeIfPresent(actual, forKey: .actual)
    }
  }
}

/// A value of the baseline and of this run.
struct Sides<Value> {
  var reference: Value?
  var actual: Value?
}

extension Sides: Sendable where Value: Sendable {}
