import LayoutSolver

/// The engine's record of a view or guide: its unknowns and the constraints on them.
final class ItemRecord {
  let item: LayoutItem
  weak var engine: LayoutEngine?
  /// The unrounded frame, in the coordinates of the superview or of the guide's view.
  let x, y, width, height: LayoutVariable
  /// The origin of the bounds, if it can change.
  var offset: (x: LayoutVariable, y: LayoutVariable)?
  /// The size of a scroll view's content, if constraints refer to its edges.
  var content: (width: LayoutVariable, height: LayoutVariable)?
  /// Whether the frame that was set is fixed.
  var isPinned: Bool
  /// The record's own constraints, except intrinsic sizes.
  var own: [Lowered] = []
  var naturalWidth: (hug: Lowered, resist: Lowered)?
  var naturalHeight: (hug: Lowered, resist: Lowered)?
  /// Breaks ties between equal views in a stack.
  var tieBreak: Lowered?
  /// The frame in the last solution, before rounding.
  var solved = CGRect.zero
  /// Whether a solution exists.
  var isSolved = false
  /// The rounding of a view's origin: see ``UIView/originResidual``.
  var residual = CGPoint.zero
  var solvedContent = CGSize.zero
  /// Whether users' constraints affect the content's length along each axis.
  var sizesContent = (width: false, height: false)
  var hasAskedForNaturalSize = false
  /// Whether the item has left the engine; remaining references to the record must ignore it.
  var isGone = false
  var isFrameStale = false
  var isSizeStale = false

  init(
    _ item: LayoutItem, x: LayoutVariable, y: LayoutVariable, width: LayoutVariable,
    height: LayoutVariable, isPinned: Bool
  ) {
    self.item = item
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isPinned = isPinned
  }
}

/// A constraint in the solver's form, and its origin.
final class Lowered {
  enum FramePart { case x, y, width, height }

  enum Source {
    case user(NSLayoutConstraint)
    /// A fixed frame.
    case frame(ItemRecord, FramePart)
    /// A nonnegative length.
    case positive
    /// A guide that follows its view.
    case guide(ItemRecord, String)
    case content(ItemRecord, NSLayoutConstraint.Axis)
    /// A size that `systemLayoutSizeFitting` tries.
    case fitting
    /// Determines which of several equal views in a stack is stretched or compressed.
    case tieBreak
  }

  let source: Source
  var terms: [LayoutTerm]
  let relation: LayoutRelation
  var constant: Double
  var priority: Double
  var handle: LinearConstraint?
  /// Whether it was broken in a conflict.
  var isBroken = false
  /// Whether it is no longer needed; if it is queued for the solver, it is skipped.
  var isDropped = false

  /// Just below required: constraints that UIKit breaks are still satisfied as far as possible.
  static let brokenPriority = LinearConstraint.required.nextDown
  /// Lower than any priority that a user sets.
  static let tieBreakPriority = 1e-3

  init(
    _ source: Source, _ terms: [LayoutTerm], _ relation: LayoutRelation, _ constant: Double,
    priority: Double = LinearConstraint.required
  ) {
    self.source = source
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var user: NSLayoutConstraint? {
    if case .user(let constraint) = source { return constraint }
    return nil
  }
}
