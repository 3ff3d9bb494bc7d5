/// Names an alignment guide and says where it is in a view that doesn't.
public protocol AlignmentID: SendableMetatype {
  /// The guide's place in a view that sets it nowhere, in points from its leading or upper edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of either axis: what boxes are asked for.
package struct AlignmentKey: Sendable {
  /// How a container makes one explicit value of those of its children.
  enum Merging: Sendable {
    case mean, first, last
  }

  package let axis: Axis
  let id: any AlignmentID.Type
  let merging: Merging

  init(_ id: any AlignmentID.Type, _ axis: Axis, _ merging: Merging = .mean) {
    self.id = id
    self.axis = axis
    self.merging = merging
  }

  /// The guide's place in a view that sets it nowhere, 0 if that isn't a finite number.
  func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    let value = id.defaultValue(in: dimensions)
    return value.isNaN ? 0 : value
  }

  /// One value of those that children set explicitly: of a text's baselines the first or the last
  /// child's, otherwise the mean (facts: layout §1.7; recalled, low).
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
