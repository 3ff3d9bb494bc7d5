/// A relation between attributes of one or two views or guides that layout satisfies.
///
/// `first attribute` *relation* `multiplier × second attribute + constant`, measured on alignment
/// rectangles, in points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  class var classEntry: ClassEntry { .layoutConstraint }

  private(set) final var first: LayoutOperand?
  private(set) final var second: LayoutOperand?
  /// The view whose constraints contain this one, while it is active.
  nonisolated(unsafe) final unowned(unsafe) var holder: UIView?
  /// The number of the activation, so that a constraint keeps its order when it moves to another
  /// root.
  final var activation = 0
  /// The constructor's objection; a constraint with one can't be activated.
  private(set) final var fault: String?
  /// The number of standard spacings that ``constant`` consists of.
  final var spacing: SystemSpacing?

  /// The relation between the two sides.
  public private(set) final var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) final var multiplier: CGFloat = 1

  /// Creates an empty constraint, which can't be activated; subclasses inherit the other
  /// initialisers.
  public override init() {
    super.init()
  }

  /// Creates an inactive constraint; one that UIKit would refuse is reported and remains inactive.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    let first = LayoutItem.of(view1)
    let second = view2.flatMap(LayoutItem.of)
    self.init(
      first.map { LayoutOperand(item: $0, attribute: attr1) }, relation,
      second.map { LayoutOperand(item: $0, attribute: attr2) }, multiplier: multiplier,
      constant: constant)
  }

  convenience init(
    _ first: LayoutOperand?, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second?.attribute == .notAnAttribute ? nil : second
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant.isFinite ? constant : 0
    fault = Self.fault(first, self.second, multiplier: multiplier, constant: constant)
    if let fault {
      report(fault, advice: "The constraint is ignored. Correct its attributes and numbers.")
    }
  }

  private final var storedConstant: CGFloat = 0
  private final var storedPriority = UILayoutPriority.required

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      guard newValue.isFinite else {
        return report(
          "Constant is not finite! That's illegal. constant:\(newValue)",
          advice: "The old constant is kept. Look for a division by zero.")
      }
      storedConstant = newValue
      spacing = nil
      holder?.rootLayoutEngine?.constantDidChange(of: self)
    }
  }

  /// The priority of the constraint; required by default.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      guard newValue.rawValue > 0, newValue.rawValue <= 1000 else {
        return report(
          "It's illegal to set priority:\(newValue.rawValue.shortText). Priorities must be greater "
            + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
          advice: "The old priority is kept.")
      }
      if holder != nil, (newValue == .required) != (storedPriority == .required) {
        return report(
          "Mutating a priority from "
            + (newValue == .required ? "optional to required" : "required to not")
            + " on an installed constraint (or vice-versa) is not supported.  You passed priority "
            + "\(newValue.rawValue.shortText) and the existing priority was "
            + "\(storedPriority.rawValue.shortText).",
          advice: "The old priority is kept. Deactivate the constraint first.")
      }
      storedPriority = newValue
      holder?.rootLayoutEngine?.priorityDidChange(of: self)
    }
  }

  /// A name that is shown in reports.
  open var identifier: String?
  open var shouldBeArchived = false

  /// Whether the constraint is active in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  open var firstItem: AnyObject? { first?.item.object }
  open var firstAttribute: Attribute { first?.attribute ?? .notAnAttribute }
  open var secondItem: AnyObject? { second?.item.object }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    first?.anchor
      ?? NSLayoutAnchor(LayoutOperand(item: LayoutItem(view: nil), attribute: .notAnAttribute))
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  /// Activates constraints in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String {
    onMainQueue { ConstraintText().text(self) } ?? "<NSLayoutConstraint>"
  }
}

extension Float {
  var shortText: String { CGFloat(self).shortText }
}
