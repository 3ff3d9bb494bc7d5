extension UIView {
  /// The active constraints whose nearest common ancestor is this view.
  public var constraints: [NSLayoutConstraint] { layoutItem?.held.list ?? [] }

  /// Activates a constraint between this view and its descendants.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil, constraint.fault == nil else { return }
    let isBelow = constraint.items.allSatisfy { $0.ownerView?.isDescendant(of: self) ?? false }
    guard isBelow else {
      return constraint.report(
        "The view hierarchy is not prepared for the constraint. When added to a view, the "
          + "constraint's items must be descendants of that view (or the view itself): \(summary).",
        advice: "Add the views first, or set isActive instead.")
    }
    constraint.install(on: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Guides

  /// The guides that were added to this view.
  public var layoutGuides: [UILayoutGuide] { layoutItem?.guides ?? [] }

  /// Adds a guide to the view, removing it from its previous one.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.kind == .custom, layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    madeLayoutItem.guides.append(layoutGuide)
  }

  /// Removes a guide, together with the constraints that mention it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let item = layoutItem,
      let index = item.guides.firstIndex(where: { $0 === layoutGuide })
    else { return }
    for constraint in layoutGuide.item.tied.list { constraint.deactivate() }
    for constraint in constraints where constraint.mentions(layoutGuide.item) {
      constraint.deactivate()
    }
    rootLayoutEngine?.forget(layoutGuide.item)
    layoutGuide.owningView = nil
    item.guides.remove(at: index)
  }

  // MARK: Priorities

  func huggingPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let hugging = layoutItem?.hugging ?? defaultHugging
    return UILayoutPriority(axis == .horizontal ? hugging.horizontal : hugging.vertical)
  }

  func compressionPriority(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let compression = layoutItem?.compression ?? (horizontal: 750, vertical: 750)
    return UILayoutPriority(axis == .horizontal ? compression.horizontal : compression.vertical)
  }

  func setHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard let value = legal(priority) else { return }
    let item = madeLayoutItem
    if axis == .horizontal {
      item.hugging.horizontal = value
    } else {
      item.hugging.vertical = value
    }
    naturalSizeDidChange()
  }

  func setCompressionPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard let value = legal(priority) else { return }
    let item = madeLayoutItem
    if axis == .horizontal {
      item.compression.horizontal = value
      item.naturalSizeChange.horizontal = NSLayoutConstraint.nextChange()
    } else {
      item.compression.vertical = value
      item.naturalSizeChange.vertical = NSLayoutConstraint.nextChange()
    }
    naturalSizeDidChange()
  }

  private func legal(_ priority: UILayoutPriority) -> Float? {
    if priority.rawValue >= 0, priority.rawValue <= 1000 { return priority.rawValue }
    refuse(
      SimulationIssue(
        where: summary,
        what:
          "It's illegal to set priority:\(priority.rawValue.shortText). A content priority must be "
          + "between 0 and NSLayoutPriorityRequired, which is 1000.000000.",
        advice: "The old priority is kept."))
    return nil
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    let item = madeLayoutItem
    item.translatesMask = translates
    if let record = item.record {
      record.engine?.geometryDidChange(of: record)
    } else if !translates {
      rootLayoutEngine?.collect(self, itselfOnly: true)
    }
    storedSuperview?.setNeedsLayout()
  }
}
