extension LayoutItem {
  /// Returns the item of a view, a guide or a controller's layout support.
  @MainActor static func of(_ object: Any) -> LayoutItem? {
    switch object {
    case let view as UIView: view.madeLayoutItem
    case let guide as UILayoutGuide: guide.item
    case let support as ControllerLayoutGuide: support.guide.item
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  private static var changes = 0

  /// The items on both sides.
  var items: [LayoutItem] {
    [first?.item, first?.end?.item, second?.item, second?.end?.item].compactMap { $0 }
  }

  func mentions(_ item: LayoutItem) -> Bool { items.contains { $0 === item } }

  func report(_ problem: String, advice: String) {
    let issue = SimulationIssue(where: ConstraintText().text(self), what: problem, advice: advice)
    let views = items.lazy.compactMap(\.ownerView)
    guard let view = views.first(where: { $0.storedWindow != nil }) ?? views.first else {
      return SimulationHost.current.report(issue)
    }
    view.refuse(issue)
  }

  // MARK: Activation

  func activate() {
    guard holder == nil, fault == nil else { return }
    guard let ancestor = commonAncestor else {
      let names = ConstraintText()
      let anchors = [first, second].compactMap { $0 }.map { names.anchorText($0) }
      return report(
        "Unable to activate constraint with anchors \(anchors.joined(separator: " and ")) because "
          + "they have no common ancestor.  Does the constraint or its anchors reference items in "
          + "different view hierarchies?  That's illegal.",
        advice: "Add both views to one hierarchy before activating the constraint.")
    }
    install(on: ancestor)
  }

  /// Returns a number that is greater than for all earlier activations and changes of intrinsic
  /// sizes.
  static func nextChange() -> Int {
    changes += 1
    return changes
  }

  func install(on view: UIView) {
    activation = Self.nextChange()
    holder = view
    let own = view.madeLayoutItem
    own.held.append(self, activation: activation)
    for item in items where item !== own && item.ownerView !== view {
      // Tied constraints are only searched in views that are marked as having constraints.
      _ = item.ownerView?.madeLayoutItem
      item.tied.append(self, activation: activation)
      item.tiesDidChange()
    }
    let root = view.layoutRoot
    root.descendantLayoutFlag = true
    root.layoutEngine?.add(self)
  }

  func deactivate() {
    guard let view = holder else { return }
    view.rootLayoutEngine?.remove(self)
    view.layoutItem?.held.remove(activation: activation)
    for item in items {
      item.tied.remove(activation: activation)
      item.tiesDidChange()
    }
    holder = nil
    view.constraintsBelowDidChange()
  }

  /// The nearest common ancestor of all items.
  var commonAncestor: UIView? {
    var ancestor: UIView?
    for item in items {
      guard let view = item.ownerView else { return nil }
      guard let current = ancestor else {
        ancestor = view
        continue
      }
      // Nearly all constraints are between a view and its superview or a sibling.
      if view === current || view.storedSuperview === current { continue }
      if let above = current.storedSuperview, view === above || view.storedSuperview === above {
        ancestor = above
        continue
      }
      var candidate: UIView? = current
      while let common = candidate, !view.isDescendant(of: common) {
        candidate = common.storedSuperview
      }
      guard let candidate else { return nil }
      ancestor = candidate
    }
    return ancestor
  }

  // MARK: Validity

  /// Whether it relates a position on one axis to a position on the other.
  var mixesAxes: Bool {
    guard let first, let second, !first.isLength, !second.isLength else { return false }
    return first.attribute.kind != second.attribute.kind
  }

  /// Returns the objection of UIKit's constructor, in its words (facts: layout §6.5).
  static func fault(
    _ first: LayoutOperand?, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
  ) -> String? {
    let prefix =
      "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
      + "multiplier:constant:]: "
    guard let first else {
      return prefix + "Constraint must contain a first layout item"
    }
    guard first.attribute != .notAnAttribute else {
      return prefix + "Invalid first attribute; it must not be .notAnAttribute"
    }
    if !first.isLength, second == nil || multiplier == 0 {
      return prefix
        + "A multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant. Location attributes "
        + "must be specified in pairs."
    }
    if let second {
      if first.isLength != second.isLength {
        return prefix + "Invalid pairing of layout attributes."
      }
      let isMixed =
        (first.attribute.isDirectional && second.attribute.isAbsoluteSide)
        || (first.attribute.isAbsoluteSide && second.attribute.isDirectional)
      if isMixed, !first.isLength {
        return prefix
          + "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither."
      }
    }
    if !constant.isFinite || !multiplier.isFinite {
      return constant.isFinite
        ? "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
        : "Constant is not finite! That's illegal. constant:\(constant)"
    }
    return nil
  }
}
