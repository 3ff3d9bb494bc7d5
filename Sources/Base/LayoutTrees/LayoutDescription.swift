/// The part of a layout tree that a view contributes.
///
/// The table of properties determines the part of a node that a value belongs to.
public struct LayoutDescription: Sendable {
  /// The measurements so far, in the order they were added.
  public private(set) var attributes: [LayoutAttribute] = []
  /// The inputs of the view so far.
  public private(set) var inputs: [LayoutAttribute] = []
  /// The guides for overlays of a picture so far.
  public private(set) var guides: [LayoutAttribute] = []

  /// Creates an empty description.
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
