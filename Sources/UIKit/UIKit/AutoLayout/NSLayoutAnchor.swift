/// An edge, centre or length of a view or guide, for creating constraints.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutOperandHolder {
  final nonisolated(unsafe) let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { operand.item.object }
  open var name: String { ConstraintText().anchorText(operand) }

  /// Creates an inactive constraint that makes this anchor equal to another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Creates an inactive constraint that keeps this anchor at or after another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Creates an inactive constraint that keeps this anchor at or before another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Creates an inactive constraint that keeps this anchor a number of points after another one.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Creates an inactive constraint that keeps this anchor at least a number of points after
  /// another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Creates an inactive constraint that keeps this anchor at most a number of points after another
  /// one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Anchors for the same attribute of the same view or guide are equal, including anchors that a
  /// constraint returns.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutOperandHolder else { return false }
    return other === self || other.operand.isSame(as: operand)
  }

  open override nonisolated var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(operand.item))
    hasher.combine(operand.attribute)
    return hasher.finalize()
  }

  final func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing(steps: multiplier)
    let made = NSLayoutConstraint(
      operand, relation, anchor.operand, constant: spacing.length(operand, anchor.operand))
    made.spacing = spacing
    return made
  }

  final func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(
      LayoutOperand(
        item: operand.item, attribute: operand.attribute,
        end: (other.operand.item, other.operand.attribute)))
  }
}

/// An anchor of any type.
protocol LayoutOperandHolder: AnyObject {
  var operand: LayoutOperand { get }
}

/// A distance in multiples of the standard spacing between views.
struct SystemSpacing {
  /// Between neighbours, and to an edge without margins (iOS 11.2 pictures; facts: layout §2.6).
  static let standard: CGFloat = 8

  var steps: CGFloat

  /// Returns the distance in points; between baselines it is the lower text's line height
  /// (approximated).
  @MainActor func length(_ first: LayoutOperand, _ second: LayoutOperand) -> CGFloat {
    guard first.attribute == .firstBaseline, second.attribute == .lastBaseline,
      let lineHeight = first.item.view?.textLineHeight
    else { return Self.standard * steps }
    return lineHeight * steps
  }
}
