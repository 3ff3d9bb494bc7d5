import LayoutSolver

extension LayoutItem {
  /// The item's record in its tree's engine, with all changes applied.
  @MainActor fileprivate var solvedRecord: (record: ItemRecord, engine: LayoutEngine)? {
    guard let owner = ownerView, owner.usesConstraints else { return nil }
    owner.layoutRoot.prepareConstraints()
    guard let record, let engine = record.engine else { return nil }
    return (record, engine)
  }

  @MainActor fileprivate func constraints(
    affecting axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let (record, engine) = solvedRecord else { return [] }
    let variables = axis == .horizontal ? [record.x, record.width] : [record.y, record.height]
    return engine.userConstraints(determining: variables)
  }

  /// The ambiguous values of the frame.
  @MainActor fileprivate var ambiguousLengths: [String] {
    guard let (record, engine) = solvedRecord, !record.isPinned else { return [] }
    let lengths = [
      ("x", record.x), ("y", record.y), ("width", record.width), ("height", record.height),
    ]
    return lengths.compactMap { engine.solver.isAmbiguous($0.1) ? $0.0 : nil }
  }

  @MainActor fileprivate var isAmbiguous: Bool {
    guard let (record, engine) = solvedRecord, !record.isPinned else { return false }
    return [record.x, record.y, record.width, record.height].contains {
      engine.solver.isAmbiguous($0)
    }
  }
}

extension LayoutEngine {
  /// Returns the users' constraints that determine the values of variables, in order of activation.
  fileprivate func userConstraints(
    determining variables: [LayoutVariable]
  ) -> [NSLayoutConstraint] {
    var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
    for handle in variables.flatMap({ solver.constraints(determining: $0) }) {
      guard let user = owners[handle]?.user else { continue }
      found[ObjectIdentifier(user)] = user
    }
    return found.values.sorted { $0.activation < $1.activation }
  }
}

extension UIView {
  /// Returns the active constraints that determine the view's position and size along an axis; for
  /// debugging only.
  ///
  /// UIKit's own constraints for lengths and positions, such as intrinsic sizes, aren't included.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem?.constraints(affecting: axis) ?? []
  }

  /// The values of the frame that constraints leave ambiguous: `x`, `y`, `width`, `height`.
  final var ambiguousLengths: [String] { layoutItem?.ambiguousLengths ?? [] }

  /// Whether more than one frame satisfies the constraints; for debugging only.
  public var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }
}

extension UILayoutGuide {
  /// Returns the active constraints that determine the guide's position and size along an axis; for
  /// debugging only.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraints(affecting: axis)
  }

  /// Whether more than one rectangle satisfies the constraints; for debugging only.
  public var hasAmbiguousLayout: Bool { item.isAmbiguous }
}
