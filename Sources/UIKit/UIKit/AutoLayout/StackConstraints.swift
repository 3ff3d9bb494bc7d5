/// Identifies a constraint in a stack's arrangement.
struct StackPart: Hashable {
  var first: ObjectIdentifier
  var attribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: ObjectIdentifier?
  var other: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var constant: CGFloat
  var priority: Float
  var name: String
}

/// Two neighbours in a stack.
struct StackPair: Hashable {
  var first: ObjectIdentifier
  var second: ObjectIdentifier
}

/// The builder of a stack view's constraints.
///
/// UIKit's constraints are known from their identifiers in its logs and from reimplementations
/// (facts: layout §6.8).
@MainActor
struct StackConstraints {
  let stack: UIStackView
  let views: [UIView]
  /// The constraints of the arrangement: existing ones that are kept, and new ones.
  var made: [StackPart: NSLayoutConstraint] = [:]
  var guides: [StackPair: UILayoutGuide] = [:]
  /// The new constraints, in order.
  var added: [NSLayoutConstraint] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.visible
  }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
  private var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
  private var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

  /// The area that the views fill: the stack, or its margins.
  private var canvas: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ other: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000, _ name: String
  ) {
    let part = StackPart(
      first: ObjectIdentifier(first), attribute: attribute, relation: relation,
      second: second.map(ObjectIdentifier.init), other: other, multiplier: multiplier,
      constant: constant, priority: priority, name: name)
    // An existing constraint for the part is sufficient.
    guard made[part] == nil else { return }
    // A constraint is gone if its view was removed, and another view may have the same address.
    if let old = stack.arrangement[part], old.holder != nil, old.mentions(first, second) {
      made[part] = old
      return
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name
    guard constraint.fault == nil else { return }
    made[part] = constraint
    added.append(constraint)
  }

  mutating func build() {
    hide()
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, canvas, start, "UISV-canvas-connection")
    add(canvas, end, .equal, last, end, "UISV-canvas-connection")
    arrangeAlong()
    arrangeAcross()
  }

  /// Gives hidden views no length and places them at the start of the next visible one.
  private mutating func hide() {
    let lastVisible = stack.arranged.lastIndex { !$0.isHidden }
    var before: UIView?
    for (index, view) in stack.arranged.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      add(view, length, .equal, nil, constant: 0, "UISV-hiding")
      // Consecutive hidden views are placed relative to their neighbour, so that one more changes
      // little.
      switch (before, lastVisible) {
      case (let before?, let last?) where index < last:
        let previous = stack.arranged[index - 1]
        if previous !== before {
          add(view, start, .equal, previous, start, priority: 999, "UISV-hiding")
        } else {
          // In the middle of the gap between its neighbours (Catalyst 26.1).
          let half = gap(after: before) / 2
          add(view, start, .equal, before, end, constant: half, priority: 999, "UISV-hiding")
        }
      case (.some, _):
        add(view, start, .equal, stack.arranged[index - 1], end, "UISV-hiding")
      case (nil, .some):
        add(view, start, .equal, stack.arranged[index + 1], start, "UISV-hiding")
      case (nil, nil): add(view, start, .equal, canvas, start, "UISV-hiding")
      }
      if stack.alignment == .fill {
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
      } else {
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
      }
    }
  }

  // MARK: Along the axis

  private func gap(after view: UIView) -> CGFloat {
    let custom = stack.customSpacings[ObjectIdentifier(view)] ?? stack.spacing
    return custom == UIStackView.spacingUseSystem ? SystemSpacing.standard : custom
  }

  private mutating func arrangeAlong() {
    let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, isBaseline(next.forFirstBaselineLayout) ? .firstBaseline : start,
        spreads ? .greaterThanOrEqual : .equal, view,
        isBaseline(view.forLastBaselineLayout) ? .lastBaseline : end, constant: gap(after: view),
        "UISV-spacing")
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, length, .equal, views[0], length, "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: spread(between: end, and: start)
    case .equalCentering: spread(between: middle, and: middle)
    }
  }

  /// Returns whether spacing is measured from a view's baseline: in columns, and for "text-based"
  /// views only (Apple, isBaselineRelativeArrangement).
  private func isBaseline(_ text: UIView) -> Bool {
    stack.isBaselineRelativeArrangement && !isHorizontal && text.baselineOffsets != nil
  }

  /// Makes lengths proportional to intrinsic ones, as UIKit does, without accounting for spaces and
  /// margins.
  ///
  /// Each length is a share of the stack's own, with priorities of 999, 998 and so on, so that the
  /// last view gets the remainder (rdar://34595752 and its analysis; medium). The share is the
  /// intrinsic length divided by all intrinsic lengths and spaces, which gives an unconstrained
  /// stack its intrinsic size (two reimplementations agree; low). A single view's is required, and
  /// conflicts with margins (a report; medium).
  private mutating func fillProportionally() {
    let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
    let total = stack.proportions.reduce(gaps) { $0 + max(0, $1) }
    guard total > 0 else { return }
    var priority: Float = views.count == 1 ? 1000 : 999
    for (view, natural) in zip(views, stack.proportions) where natural > 0 {
      add(
        view, length, .equal, stack, length, multiplier: natural / total, priority: priority,
        "UISV-fill-proportionally")
      priority = max(1, priority - 1)
    }
  }

  /// Makes distances equal: each gap is a guide, and all guides have the length of the first.
  private mutating func spread(
    between from: NSLayoutConstraint.Attribute, and to: NSLayoutConstraint.Attribute
  ) {
    // Without another length, the gaps are the smallest, and a public suite's check for ambiguity
    // passes on iOS 17.5 (high; identifier from logs, priority as across the axis, low).
    add(canvas, length, .equal, nil, constant: 0, priority: 49, "UISV-canvas-fit")
    var firstGap: UILayoutGuide?
    // If the minimum spacings leave no room for equal distances between centres, those break, the
    // last ones first: 149 is in UIKit's logs of three views (kean, "UIStackView constraints"), and
    // that each further one is lower is a reimplementation's (low).
    var priority: Float = stack.distribution == .equalCentering ? 149 : 1000
    for (view, next) in zip(views, views.dropFirst()) {
      let guide = self.guide(between: view, and: next)
      add(guide, start, .equal, view, from, "UISV-distributing-edge")
      add(guide, end, .equal, next, to, "UISV-distributing-edge")
      if let firstGap {
        add(guide, length, .equal, firstGap, length, priority: priority, "UISV-fill-equally")
        if stack.distribution == .equalCentering { priority = max(1, priority - 1) }
      } else {
        firstGap = guide
      }
    }
  }

  private mutating func guide(between view: UIView, and next: UIView) -> UILayoutGuide {
    let pair = StackPair(first: ObjectIdentifier(view), second: ObjectIdentifier(next))
    let guide = stack.arrangementGuides[pair] ?? UILayoutGuide()
    guide.identifier = "UISV-distributing"
    stack.addLayoutGuide(guide)
    guides[pair] = guide
    return guide
  }

  // MARK: Across the axis

  private mutating func arrangeAcross() {
    switch stack.alignment {
    case .fill:
      for view in views {
        add(view, crossStart, .equal, canvas, crossStart, "UISV-alignment")
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-alignment")
      }
    case .leading: align(crossStart, sticking: crossStart)
    case .trailing: align(crossEnd, sticking: crossEnd)
    case .center: align(crossMiddle, sticking: nil)
    case .firstBaseline: align(isHorizontal ? .firstBaseline : crossStart, sticking: nil)
    case .lastBaseline: align(isHorizontal ? .lastBaseline : crossEnd, sticking: nil)
    }
  }

  /// Aligns the views, all within the canvas, which is no larger than necessary.
  private mutating func align(
    _ attribute: NSLayoutConstraint.Attribute, sticking edge: NSLayoutConstraint.Attribute?
  ) {
    let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
    for view in views {
      if edge == nil, !isBaseline {
        add(view, attribute, .equal, canvas, attribute, "UISV-alignment")
      } else if let edge {
        add(view, edge, .equal, canvas, edge, "UISV-alignment")
      } else if let first = views.first, view !== first {
        add(view, attribute, .equal, first, attribute, "UISV-alignment")
      }
      add(
        view, crossStart, .greaterThanOrEqual, canvas, crossStart, priority: 999.5,
        "UISV-spanning-boundary")
      add(
        view, crossEnd, .lessThanOrEqual, canvas, crossEnd, priority: 999.5,
        "UISV-spanning-boundary")
    }
    guard isBaseline else {
      add(canvas, crossLength, .equal, nil, constant: 0, priority: 49, "UISV-ambiguity-suppression")
      return
    }
    // Baselines don't determine the position of the block: it is at the top, or at the bottom.
    let side = attribute == .firstBaseline ? crossStart : crossEnd
    for view in views {
      add(view, side, .equal, canvas, side, priority: 51, "UISV-spanning-fit")
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether it refers to these two views or guides.
  fileprivate func mentions(_ first: AnyObject, _ second: AnyObject?) -> Bool {
    firstItem === first && secondItem === second
  }
}
