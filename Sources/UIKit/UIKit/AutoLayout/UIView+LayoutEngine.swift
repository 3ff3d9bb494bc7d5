extension UIView {
  /// The item that represents this view in constraints, created if necessary.
  var madeLayoutItem: LayoutItem {
    if let layoutItem { return layoutItem }
    let made = LayoutItem(view: self, hugging: defaultHugging)
    layoutItem = made
    markUsesConstraints()
    return made
  }

  private func markUsesConstraints() {
    var view: UIView? = self
    while let current = view, !current.usesConstraints {
      current.usesConstraints = true
      view = current.storedSuperview
    }
  }

  /// The topmost view of the tree.
  var layoutRoot: UIView {
    if let storedWindow { return storedWindow }
    var top = self
    while let parent = top.storedSuperview { top = parent }
    return top
  }

  var rootLayoutEngine: LayoutEngine? { usesConstraints ? layoutRoot.layoutEngine : nil }

  /// The guides whose position depends on this view.
  var systemLayoutGuides: [UILayoutGuide] {
    var found = [
      guides.safeArea, guides.layoutMargins, guides.readableContent, guides.keyboard,
    ].compactMap { $0 }
    for entry in guides.regions { found.append(entry.guide) }
    found += classLayoutGuides
    if let supports = owningController?.layoutSupports {
      found += [supports.top?.madeGuide, supports.bottom?.madeGuide].compactMap { $0 }
    }
    return found
  }

  /// Whether there are any; checked for each change of geometry.
  private var hasSystemLayoutGuides: Bool {
    if guides.safeArea != nil || guides.layoutMargins != nil || guides.readableContent != nil
      || guides.keyboard != nil || !guides.regions.isEmpty || !classLayoutGuides.isEmpty
    {
      return true
    }
    guard let supports = owningController?.layoutSupports else { return false }
    return supports.top?.madeGuide != nil || supports.bottom?.madeGuide != nil
  }

  /// Whether constraints depend on more than the view's four edges.
  var hasLayoutOffsets: Bool {
    baselineOffsets != nil || hasVariableAlignmentRect || alignmentRectInsets != .zero
  }

  /// The alignment rectangle's insets, or zero if a subclass returns ones that aren't finite.
  var finiteAlignmentRectInsets: UIEdgeInsets {
    let insets = alignmentRectInsets
    return insets.isFinite ? insets : .zero
  }

  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = backingLayer.bounds.size
    let anchor = backingLayer.anchorPoint
    let position = backingLayer.position
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  // MARK: Changes

  /// Requests a layout pass for the constraints of this view's tree.
  func constraintsBelowDidChange() {
    layoutRoot.descendantLayoutFlag = true
  }

  func naturalSizeDidChange() {
    arrangingStack?.lengthsDidChange()
    guard let record = layoutItem?.record, let engine = record.engine else {
      return contentSizeMayChange()
    }
    engine.naturalSizeDidChange(of: record)
  }

  /// Notifies the engine of a change of frame, scroll position, content size, safe area or margins.
  func geometryDidChangeForConstraints() {
    guard let record = layoutItem?.record else { return }
    let concerns =
      record.isPinned || record.offset != nil || record.content != nil
      || backingLayer.bounds.origin != .zero || hasSystemLayoutGuides
    if concerns { record.engine?.geometryDidChange(of: record) }
  }

  /// Whether constraints have to respect the view's frame: it translates its mask, or its superview
  /// keeps it in place and no constraint of the app does.
  var isPlacedByFrame: Bool {
    guard let layoutItem, !layoutItem.translatesMask else { return true }
    return layoutItem.tied.isEmpty && storedSuperview?.keepsInPlace(self) == true
  }

  // MARK: Hierarchy

  /// Ends the constraints between this tree, which is about to be removed, and the rest.
  func leaveConstraints() {
    guard usesConstraints else { return }
    var ancestors: Set<ObjectIdentifier> = []
    var ancestor = storedSuperview
    while let view = ancestor {
      ancestors.insert(ObjectIdentifier(view))
      ancestor = view.storedSuperview
    }
    var ties: [NSLayoutConstraint] = []
    gatherTies(to: ancestors, &ties)
    ties.sort { $0.activation < $1.activation }
    for constraint in ties { constraint.deactivate() }
    guard let engine = rootLayoutEngine else { return }
    let root = layoutRoot
    guard !engine.isUpdating, isAllThatIsConstrained(in: root) else {
      return engine.forget(self)
    }
    // The remaining tree has no constraints: removing them one by one would cost as much as adding
    // them.
    engine.dissolve()
    root.layoutEngine = nil
    root.constraintsBelowDidChange()
  }

  /// Returns whether this view is the only constrained subview of a root.
  private func isAllThatIsConstrained(in root: UIView) -> Bool {
    storedSuperview === root
      && root.storedSubviews.allSatisfy { $0 === self || !$0.usesConstraints }
      && (root.layoutItem?.held.isEmpty ?? true) && (root.layoutItem?.guides.isEmpty ?? true)
  }

  /// Collects the constraints of this tree that an ancestor holds.
  private func gatherTies(
    to ancestors: Set<ObjectIdentifier>, _ ties: inout [NSLayoutConstraint]
  ) {
    guard usesConstraints else { return }
    if let layoutItem {
      for item in [layoutItem] + guideItems where !item.tied.isEmpty {
        ties += item.tied.list.filter { constraint in
          constraint.holder.map { ancestors.contains(ObjectIdentifier($0)) } ?? false
        }
      }
    }
    for view in storedSubviews { view.gatherTies(to: ancestors, &ties) }
  }

  /// The items of all guides that belong to this view.
  var guideItems: [LayoutItem] {
    (layoutItem?.guides ?? []).map(\.item) + systemLayoutGuides.map(\.item)
  }

  /// Adds this tree's constraints to its current root's.
  func joinConstraints() {
    if let own = layoutEngine {
      own.dissolve()
      layoutEngine = nil
    }
    if constraintUpdateFlag || descendantConstraintUpdateFlag { markPathForConstraintUpdate() }
    guard usesConstraints else { return }
    // At this point, the view's own window is still the old one.
    guard let superview = storedSuperview else { return }
    superview.markUsesConstraints()
    superview.layoutRoot.layoutEngine?.collect(self)
    superview.constraintsBelowDidChange()
  }

  // MARK: Update pass

  func markNeedsConstraintUpdate() {
    constraintUpdateFlag = true
    _ = madeLayoutItem
    markPathForConstraintUpdate()
    constraintsBelowDidChange()
  }

  private func markPathForConstraintUpdate() {
    var view = storedSuperview
    while let current = view, !current.descendantConstraintUpdateFlag {
      current.descendantConstraintUpdateFlag = true
      view = current.storedSuperview
    }
  }

  /// Calls `updateConstraints` if it is pending, in descendants first.
  func sendConstraintUpdates() {
    var rounds = 0
    while constraintUpdateFlag || descendantConstraintUpdateFlag {
      rounds += 1
      guard rounds <= SimulationHost.layoutPassLimit else {
        return reportEndlessConstraints("updateConstraints requests another update")
      }
      let isDone: Void? = CallNesting.constraints.enter { callConstraintUpdates() }
      guard isDone != nil else {
        return reportEndlessConstraints("updateConstraints requests another update")
      }
    }
  }

  private func reportEndlessConstraints(_ what: String) {
    refuse(
      SimulationIssue(
        where: summary, what: "Infinite loop: \(what).",
        advice: "Do so only when something has changed."))
  }

  private func callConstraintUpdates() {
    if descendantConstraintUpdateFlag {
      descendantConstraintUpdateFlag = false
      for view in storedSubviews { view.callConstraintUpdates() }
    }
    guard constraintUpdateFlag else { return }
    constraintUpdateFlag = false
    if let owningController {
      owningController.call(.updateViewConstraints)
    } else {
      call(.updateConstraints)
    }
  }

  /// Updates constraints and their solution before a layout pass; called on a root.
  func prepareConstraints() {
    guard usesConstraints else { return }
    sendConstraintUpdates()
    let engine = layoutEngine ?? LayoutEngine(root: self)
    layoutEngine = engine
    engine.update()
    // Texts have been wrapped, and a stack shares its space by their heights.
    if constraintUpdateFlag || descendantConstraintUpdateFlag {
      sendConstraintUpdates()
      engine.update()
    }
    if let record = layoutItem?.record, !record.isPinned { adoptSolvedSize(record) }
  }

  // MARK: Frames

  /// Sets the frames of subviews that result from constraints.
  func applyConstraints() {
    guard usesConstraints, let engine = layoutRoot.layoutEngine else { return }
    engine.update()
    adoptSolvedFramesBelow()
    guard let record = layoutItem?.record, record.content != nil,
      let content = constrainedContent, content.takesContentSizeFromConstraints
    else { return }
    let solved = pixelGrid.withEdgesOnPixels(
      CGRect(origin: .zero, size: record.solvedContent)
    ).size
    // A length without a constraint keeps its value.
    var size = content.contentSize
    let growth = content.zoomedContentGrowth
    if record.sizesContent.width { size.width = solved.width + growth.width }
    if record.sizesContent.height { size.height = solved.height + growth.height }
    if size != content.contentSize { content.contentSize = size }
  }

  private func adoptSolvedFramesBelow() {
    for view in storedSubviews {
      guard let record = view.layoutItem?.record, !record.isPinned else { continue }
      view.adoptSolvedFrame(record)
    }
  }

  private func adoptSolvedFrame(_ record: ItemRecord) {
    let residual = storedSuperview?.originResidual ?? .zero
    let frame = pixelGrid.withEdgesOnPixels(record.solved, residual: residual)
    let ownResidual = CGPoint(
      x: residual.x + record.solved.minX - frame.minX,
      y: residual.y + record.solved.minY - frame.minY)
    let roundsSubviewsAnew = ownResidual != record.residual && !layoutFlag
    record.residual = ownResidual
    let anchor = backingLayer.anchorPoint
    // The zoomed view of a scroll view starts at its constrained position, whatever its scale.
    let zoom = (storedSuperview as? UIScrollView)?.zooming.view === self ? zoomFactor : 1
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width * zoom,
      y: frame.minY + anchor.y * frame.height * zoom)
    place(CGRect(origin: bounds.origin, size: frame.size), center)
    layoutItem?.adoptedFrame = untransformedFrame
    // A layout pass that is pending anyway would do it as well.
    if roundsSubviewsAnew { adoptSolvedFramesBelow() }
  }

  /// How far the origin that results from constraints, relative to the window, is right of and
  /// below the view's pixel position, in points; zero if the view is placed by its frame or
  /// transformed.
  var originResidual: CGPoint {
    guard let record = layoutItem?.record, !record.isPinned, transform.isIdentity else {
      return .zero
    }
    return record.residual
  }

  /// Sets the size of a root without an explicit frame from its constraints. A length without a
  /// constraint keeps its value, as published tests of list libraries show, whose lists aren't in a
  /// view (medium).
  private func adoptSolvedSize(_ record: ItemRecord) {
    guard storedSuperview == nil, let layoutEngine else { return }
    var size = pixelGrid.withEdgesOnPixels(record.solved).size
    guard size != bounds.size else { return }
    let sizes = layoutEngine.sizes(record)
    if !sizes.width { size.width = bounds.width }
    if !sizes.height { size.height = bounds.height }
    resize(to: size)
  }

  /// Sets the size of the bounds; the origin of the untransformed frame doesn't change.
  func resize(to size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return setGeometry(bounds: CGRect(origin: bounds.origin, size: size), position: center)
    }
    let size = CGRect(origin: .zero, size: size).standardized.size
    guard size != bounds.size else { return }
    let anchor = backingLayer.anchorPoint
    let old = untransformedFrame.origin
    place(
      CGRect(origin: bounds.origin, size: size),
      CGPoint(x: old.x + anchor.x * size.width, y: old.y + anchor.y * size.height))
  }

  /// Sets bounds and centre through the properties, which subclasses observe, as one change.
  private func place(_ newBounds: CGRect, _ newCenter: CGPoint) {
    let changesBounds = newBounds != bounds
    guard changesBounds || newCenter != center else { return }
    CallsUnderway.current.geometryChanges += 1
    if changesBounds { bounds = newBounds }
    if newCenter != center { center = newCenter }
    CallsUnderway.current.geometryChanges -= 1
    if CallsUnderway.current.geometryChanges == 0 { refreshInsets(descend: changesBounds) }
  }

  // MARK: Measuring

  /// Whether constraints refer to this view, so that they may determine its size.
  var isSizedByConstraints: Bool {
    guard usesConstraints else { return false }
    sendConstraintUpdates()
    return layoutItem.map { !$0.held.isEmpty } ?? false
  }

  /// Returns the size nearest to the target that satisfies the constraints, computed by a separate
  /// engine.
  func solvedSize(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let size = CallNesting.constraints.enter { () -> CGSize in
      sendConstraintUpdates()
      let engine = LayoutEngine(
        root: self,
        fitting: LayoutEngine.Fitting(
          target: target, horizontal: Double(horizontal.rawValue),
          vertical: Double(vertical.rawValue)))
      return engine.measure()
    }
    guard let size else {
      reportEndlessConstraints("intrinsicContentSize calls systemLayoutSizeFitting")
      return bounds.size
    }
    return pixelGrid.up(size)
  }
}
