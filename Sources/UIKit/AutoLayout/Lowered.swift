import LayoutSolver

/// What the engine knows of one view or guide: its unknowns, and what holds them.
final class ItemRecord {
  let item: LayoutItem
  weak var engine: LayoutEngine?
  /// The unrounded frame, in the coordinates of the superview or of the guide's view.
  let x, y, width, height: LayoutVariable
  /// The origin of the bounds, where that may move.
  var offset: (x: LayoutVariable, y: LayoutVariable)?
  /// The size of a scroll view's content, where something is tied to its edges.
  var content: (width: LayoutVariable, height: LayoutVariable)?
  /// Whether the frame that was set is kept.
  var isPinned: Bool
  /// What the record itself contributed, apart from natural sizes.
  var own: [Lowered] = []
  var naturalWidth: (hug: Lowered, resist: Lowered)?
  var naturalHeight: (hug: Lowered, resist: Lowered)?
  /// Decides between equal wishes of views in a stack.
  var tieBreak: Lowered?
  /// The frame in the last solution, before rounding.
  var solved = CGRect.zero
  /// Whether there has been a solution.
  var isSolved = false
  /// What rounding took from a view's origin: see ``UIView/originResidual``.
  var residual = CGPoint.zero
  var solvedContent = CGSize.zero
  /// Whether users' constraints say something of the content's length along each axis.
  var sizesContent = (width: false, height: false)
  var hasAskedForNaturalSize = false
  /// Whether the item left the engine; what still holds the record has to let it be.
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

/// A constraint in the form that the solver takes, and where it comes from.
final class Lowered {
  enum FramePart { case x, y, width, height }

  enum Source {
    case user(NSLayoutConstraint)
    /// A frame that is kept.
    case frame(ItemRecord, FramePart)
    /// A length is not negative.
    case positive
    /// A guide that follows its view.
    case guide(ItemRecord, String)
    case content(ItemRecord, NSLayoutConstraint.Axis)
    /// A size tried out by `systemLayoutSizeFitting`.
    case fitting
    /// Who of equals in a stack is stretched or squeezed.
    case tieBreak
  }

  let source: Source
  var terms: [LayoutTerm]
  let relation: LayoutRelation
  var constant: Double
  var priority: Double
  var handle: LinearConstraint?
  /// Whether it gave way to others in a conflict.
  var isBroken = false
  /// Whether it is no longer needed; one that waits for the solver is then passed over.
  var isDropped = false

  /// Just below required: what UIKit breaks still holds as far as it can.
  static let brokenPriority = LinearConstraint.required.nextDown
  /// Below whatever a user sets.
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
