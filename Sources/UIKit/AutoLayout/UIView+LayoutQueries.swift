import LayoutSolver

extension LayoutItem {
  /// What the engine of the item's tree knows of it, with all changes taken over.
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

  /// Which of the frame's numbers are open.
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
  /// The users' constraints that variables' values follow from, in order of activation.
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
  /// The active constraints from which the view's place and size along an axis follow; for
  /// debugging only.
  ///
  /// Lengths and places that UIKit holds by constraints of its own, such as natural sizes, are not
  /// among them.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutItem?.constraints(affecting: axis) ?? []
  }

  /// Which numbers of the frame constraints leave open: `x`, `y`, `width`, `height`.
  final var ambiguousLengths: [String] { layoutItem?.ambiguousLengths ?? [] }

  /// Whether constraints leave more than one frame possible; for debugging only.
  public var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }
}

extension UILayoutGuide {
  /// The active constraints from which the guide's place and size along an axis follow; for
  /// debugging only.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraints(affecting: axis)
  }

  /// Whether constraints leave more than one rectangle possible; for debugging only.
  public var hasAmbiguousLayout: Bool { item.isAmbiguous }
}
