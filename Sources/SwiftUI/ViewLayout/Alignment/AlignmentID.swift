/// A type that you use to create custom alignment guides.
public protocol AlignmentID: SendableMetatype {
  /// Returns the default position of the guide, in points from the view's leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis.
package struct AlignmentKey: Sendable {
  /// How a container combines the explicit values of its children.
  enum Merging: Sendable {
    case mean, first, last
  }

  package let axis: Axis
  package let id: any AlignmentID.Type
  let merging: Merging

  init(_ id: any AlignmentID.Type, _ axis: Axis, _ merging: Merging = .mean) {
    self.id = id
    self.axis = axis
    self.merging = merging
  }

  /// Returns the guide's default position, or 0 if that isn't a finite number.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    let value = id.defaultValue(in: dimensions)
    return value.isNaN ? 0 : value
  }

  /// Combines the values that children set explicitly: the first or last child's for a text's baselines, the mean for
  /// other guides (facts: layout §1.7; recalled, low).
  func merge(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var (sum, count) = (CGFloat(0), 0)
    for case .some(let value) in values {
      switch merging {
      case .first: return value
      case .last: (sum, count) = (value, 1)
      case .mean: (sum, count) = (sum + value, count + 1)
      }
    }
    return count == 0 ? nil : sum / CGFloat(count)
  }
}

extension AlignmentKey: Hashable {
  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.axis == b.axis && ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
