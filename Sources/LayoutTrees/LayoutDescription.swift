/// What one view contributes to a layout tree.
///
/// The table of properties decides which part of a node a value belongs to.
public struct LayoutDescription: Sendable {
  /// The measurements so far, in the order in which they were added.
  public private(set) var attributes: [LayoutAttribute] = []
  /// What the view was given so far.
  public private(set) var inputs: [LayoutAttribute] = []
  /// What overlays of a picture need so far.
  public private(set) var guides: [LayoutAttribute] = []

  /// An empty description.
  public init() {}

  /// Adds a property's value.
  public mutating func add(_ property: LayoutProperty, _ value: LayoutValue) {
    let attribute = LayoutAttribute(property, value)
    switch property.group {
    case .input: inputs.append(attribute)
    case .guide: guides.append(attribute)
    case .measurement, .screen, .node: attributes.append(attribute)
    }
  }

  /// Adds a constraint that the view holds, with its constant.
  public mutating func add(_ constraint: LayoutConstraint, constant: Double) {
    inputs.append(LayoutAttribute(constraint.name, .number(constant)))
  }
}
