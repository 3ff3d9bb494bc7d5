import LayoutSolver
import SystemFacts

/// A linear combination of unknowns and a constant.
struct LinearSum {
  var terms: [LayoutTerm] = []
  var constant = 0.0

  mutating func add(_ other: LinearSum, times factor: Double) {
    for term in other.terms {
      terms.append(LayoutTerm(term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }

  mutating func add(_ variable: LayoutVariable, _ factor: Double = 1) {
    terms.append(LayoutTerm(variable, factor))
  }
}

extension LayoutEngine {
  /// Converts a user's constraint to the solver's form, or returns nil if one of its items is gone.
  func lower(_ constraint: NSLayoutConstraint) -> Lowered? {
    guard let holder = constraint.holder else { return nil }
    if constraint.mixesAxes, LayoutFacts.refusesMixedAxes[holder.hostOfView.release] {
      if fitting == nil {
        constraint.report(
          "Constraint improperly relates anchors of incompatible types: "
            + ConstraintText().text(constraint),
          advice: "The constraint is ignored. Relate horizontal places to horizontal ones only.")
      }
      return nil
    }
    guard let (sum, isMirrored) = sum(constraint, in: holder) else { return nil }
    let relation: LayoutRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return Lowered(
      .user(constraint), sum.terms, relation, -sum.constant,
      priority: Double(constraint.priority.rawValue))
  }

  /// Updates a changed constant, baseline, inset or reading direction.
  func refresh(_ constraint: NSLayoutConstraint, _ entry: Lowered) {
    guard let fresh = lower(constraint) else { return }
    if fresh.terms == entry.terms, fresh.relation == entry.relation {
      setConstant(fresh.constant, of: entry)
    } else {
      drop(entry)
      lowered[ObjectIdentifier(constraint)] = fresh
      queue.append(fresh)
    }
  }

  /// Returns the first side minus the second, and whether right-to-left layout reversed it.
  private func sum(
    _ constraint: NSLayoutConstraint, in holder: UIView
  ) -> (LinearSum, isMirrored: Bool)? {
    guard let first = constraint.first else { return nil }
    let isRightToLeft = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isDirectional =
      !first.isLength
      && (first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    let isMirrored = isRightToLeft && isDirectional
    guard var result = self.sum(first, in: holder, isRightToLeft) else { return nil }
    var constant = Double(constraint.constant)
    if let spacing = constraint.spacing, let second = constraint.second {
      constant = Double(spacing.length(first, second))
    }
    if let second = constraint.second {
      guard let other = self.sum(second, in: holder, isRightToLeft) else { return nil }
      result.add(other, times: -Double(constraint.multiplier))
    }
    result.constant -= isMirrored ? -constant : constant
    return (result, isMirrored)
  }

  private func sum(
    _ operand: LayoutOperand, in holder: UIView, _ isRightToLeft: Bool
  ) -> LinearSum? {
    guard let start = sum(operand.item, operand.attribute, in: holder, isRightToLeft) else {
      return nil
    }
    guard let end = operand.end else { return start }
    guard var distance = sum(end.item, end.attribute, in: holder, isRightToLeft) else { return nil }
    distance.add(start, times: -1)
    let turns = isRightToLeft && operand.attribute.isDirectional
    guard turns else { return distance }
    var turned = LinearSum()
    turned.add(distance, times: -1)
    return turned
  }

  /// Returns an attribute in the coordinates of an ancestor.
  private func sum(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
    _ isRightToLeft: Bool
  ) -> LinearSum? {
    if let inner = attribute.withinMargins, let view = item.view {
      return sum(view.layoutMarginsGuide.item, inner, in: holder, isRightToLeft)
    }
    if let view = item.view, attribute == .firstBaseline || attribute == .lastBaseline {
      let inner =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if inner !== view, inner.isDescendant(of: view) {
        return sum(inner.madeLayoutItem, attribute, in: holder, isRightToLeft)
      }
    }
    guard let owner = item.ownerView, isBelowRoot(owner) else { return nil }
    let attribute = attribute.resolved(isRightToLeft: isRightToLeft)
    let record = record(of: item)
    let insets = item.view?.finiteAlignmentRectInsets ?? .zero
    var sum = LinearSum()
    switch attribute {
    case .width:
      sum.add(record.width)
      sum.constant = -Double(insets.left + insets.right)
      return sum
    case .height:
      sum.add(record.height)
      sum.constant = -Double(insets.top + insets.bottom)
      return sum
    default: break
    }
    let isHorizontal = attribute.kind == .horizontal
    let length = isHorizontal ? record.width : record.height
    if let view = item.view, view === holder {
      // The view's own coordinates; in a scroll view edges refer to the content.
      let isEdge = attribute != .centerX && attribute != .centerY
      if view.isScrolling {
        if isEdge, attribute != .left, attribute != .top {
          let content = content(of: record)
          sum.add(isHorizontal ? content.width : content.height)
          return sum
        }
        if isEdge {
          _ = content(of: record)
          return sum
        }
      } else if let offset = record.offset {
        sum.add(isHorizontal ? offset.x : offset.y)
      }
    } else {
      sum.add(isHorizontal ? record.x : record.y)
      // Convert to the holder's coordinates, through each view in between.
      var ancestor = item.view != nil ? owner.storedSuperview : owner
      while let view = ancestor, view !== holder {
        let above = self.record(of: view.madeLayoutItem)
        sum.add(isHorizontal ? above.x : above.y)
        if let offset = above.offset { sum.add(isHorizontal ? offset.x : offset.y, -1) }
        ancestor = view.storedSuperview
      }
      if ancestor == nil { return nil }
    }
    switch attribute {
    case .left: sum.constant += Double(insets.left)
    case .top: sum.constant += Double(insets.top)
    case .right:
      sum.add(length)
      sum.constant -= Double(insets.right)
    case .bottom:
      sum.add(length)
      sum.constant -= Double(insets.bottom)
    case .centerX:
      sum.add(length, 0.5)
      sum.constant += Double(insets.left - insets.right) / 2
    case .centerY:
      sum.add(length, 0.5)
      sum.constant += Double(insets.top - insets.bottom) / 2
    case .firstBaseline:
      if let offset = item.view?.baselineOffsets?.first {
        sum.constant += Double(insets.top + offset)
      } else {
        sum.add(length)
        sum.constant -= Double(insets.bottom)
      }
    case .lastBaseline:
      sum.add(length)
      sum.constant -= Double(insets.bottom + (item.view?.baselineOffsets?.last ?? 0))
    default: return nil
    }
    return sum
  }
}
