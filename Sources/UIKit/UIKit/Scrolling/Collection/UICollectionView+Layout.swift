import Graphics

extension UICollectionView {
  /// The number of times that a new content size may move the bounds or change the insets, so that
  /// the layout prepares again.
  private static let preparationLimit = 20

  /// Performs the whole layout; does nothing if nothing changed since the last one.
  func layOutCollection() {
    guard !layoutProgress.isUnderWay, !layoutState.isPreparing else { return }
    loadIfNeeded()
    guard !data.needsReload else { return setNeedsLayout(because: .unfinished) }
    noteSurroundings()
    let key = currentKey
    guard key != layoutProgress.key || layoutState.isStale else { return }
    layoutProgress.begin()
    layoutState.sizing.begin()
    loadSectionIndex()
    if bounds.width != layoutState.placedBounds.width { keepFlippedOffset(flippedDistance) }
    scrollToTarget()
    let isSettled = placeElements()
    removeUnusedViews()
    layOutSwipe()
    layOutSectionIndex()
    layoutProgress.end()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    if layoutState.boundsBeforeTurn != nil {
      layoutState.boundsBeforeTurn = nil
      storedLayout.finalizeAnimatedBoundsChange()
    }
    let isOutdated =
      !isSettled || data.needsReload || layoutState.isStale || bounds != layoutState.placedBounds
    if layoutProgress.complete(isOutdated ? nil : currentKey) {
      prefetchItems()
    } else {
      setNeedsLayout(because: .unfinished)
    }
  }

  private var currentKey: CollectionLayoutState.Key {
    CollectionLayoutState.Key(
      bounds: bounds, inset: adjustedContentInset, generation: layoutProgress.generation)
  }

  /// Lays out elements before they are accessed, if a layout is pending.
  func layOutPendingElements() {
    guard !layoutProgress.isUnderWay, isWaitingForLayout || data.needsReload || layoutState.isStale
    else { return }
    inOwnWorld { layOutCollection() }
  }

  /// Prepares the layout and adopts its content size.
  func prepareLayoutIfNeeded() {
    guard layoutState.isStale, !layoutState.isPreparing else { return }
    inOwnWorld {
      layoutState.isStale = false
      layoutState.isPreparing = true
      storedLayout.traced("prepare()") { storedLayout.prepare() }
      layoutState.isPreparing = false
      layoutState.hasPrepared = true
      takeContentSize()
    }
  }

  private func takeContentSize() {
    let size = storedLayout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      return reportNumber("collectionViewContentSize (\(size.width), \(size.height))")
    }
    let legal = CGSize(width: max(0, size.width), height: max(0, size.height))
    let distance = flippedDistance
    if legal != storedContentSize { contentSize = legal } else { updateAdjustedContentInset() }
    keepFlippedOffset(distance)
    let adjustment = layoutState.takeOffsetAdjustment()
    guard adjustment != .zero else { return }
    contentOffset = ScrollGeometry.clamp(
      CGPoint(x: bounds.minX + adjustment.x, y: bounds.minY + adjustment.y),
      contentSize: storedContentSize, boundsSize: bounds.size, inset: adjustedContentInset)
  }

  /// Scrolls to the offset that the layout and the delegate return after a rotation.
  private func scrollToTarget() {
    guard layoutState.wantsTarget else { return }
    layoutState.wantsTarget = false
    prepareStaleLayout()
    let offset = targetOffset(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Prepares until nothing is stale: a new content size may move the bounds, which may make the
  /// layout stale again.
  private func prepareStaleLayout() {
    var remaining = Self.preparationLimit
    var edges = storedAdjustedEdges
    while layoutState.isStale, remaining > 0 {
      remaining -= 1
      prepareLayoutIfNeeded()
      edges.formUnion(storedAdjustedEdges)
    }
    guard layoutState.isStale else { return }
    // The content is too long only while the insets aren't adjusted to it.
    adjustmentLoop.hold(edges)
    updateAdjustedContentInset()
    prepareLayoutIfNeeded()
  }

  // MARK: Elements

  /// Places what is visible until no element asks for a different size; returns false if data or
  /// layout changed meanwhile.
  private func placeElements() -> Bool {
    while true {
      prepareStaleLayout()
      let startGeneration = layoutProgress.generation
      layoutState.placedBounds = bounds
      let wanted = visibleAttributes()
      show(wanted) { self.data.needsReload || self.layoutProgress.generation != startGeneration }
      guard layoutProgress.generation == startGeneration, !data.needsReload else { return false }
      guard measureElements() else { return true }
    }
  }

  /// Reports an element that never settles on a size; UIKit stops such a loop with an exception.
  private func reportEndlessSizing(of key: ElementKey) {
    report(
      "The collection view is stuck in its update/layout loop: the \(key.words) keeps requesting "
        + "different sizes.",
      advice: "Return the same attributes from preferredLayoutAttributesFitting(_:) once the "
        + "size is right.")
  }

  /// Returns the attributes of the visible elements, each once, in the order of ``visible``.
  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let window = bounds
    guard window.width > 0, window.height > 0 else { return [] }
    var seen: Set<ElementKey> = []
    var found: [UICollectionViewLayoutAttributes] = []
    for attributes in whileMoving(elements(in: window)) {
      guard isLegal(attributes), !attributes.isHidden || visibleView(ElementKey(attributes)) != nil
      else { continue }
      guard attributes.frame.overlaps(window), seen.insert(ElementKey(attributes)).inserted
      else { continue }
      found.append(attributes)
    }
    return found.sorted { ElementKey($0).isBehind(ElementKey($1)) }
  }

  /// Returns whether the element exists, and reports elements that can't be shown.
  private func isLegal(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let path = attributes.indexPath
    guard attributes.isFinite else {
      report(
        "The layout attributes for \(Array(path)) have a number that is not finite.",
        advice: "Look for a division by zero in the layout; the element is omitted.")
      return false
    }
    switch attributes.representedElementCategory {
    case .cell:
      if data.contains(path) { return true }
      guard path.count == 2 else {
        reportMalformed(path)
        return false
      }
    case .supplementaryView, .decorationView:
      return true
    }
    report(
      "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: \(Array(path))",
      advice: "Invalidate the layout when the number of items changes.")
    return false
  }

  func visibleView(_ key: ElementKey) -> UICollectionReusableView? {
    visible.first { $0.key == key }?.view
  }

  /// Updates `visible` to the given elements: views that stay keep their element, others go to the
  /// pool.
  private func show(
    _ wanted: [UICollectionViewLayoutAttributes], isOutdated: () -> Bool
  ) {
    let keys = Set(wanted.map { ElementKey($0) })
    var old: [ElementKey: UICollectionReusableView] = [:]
    let before = visible
    for element in before where keys.contains(element.key) { old[element.key] = element.view }
    visible = before.filter { keys.contains($0.key) }
    for element in before where !keys.contains(element.key) { recycle(element) }
    var shown: [VisibleElement] = []
    shown.reserveCapacity(wanted.count)
    for attributes in wanted {
      let key = ElementKey(attributes)
      let existing = old[key]
      // What was reloaded in the meantime starts over in the next layout.
      guard !isOutdated() || existing != nil else { continue }
      guard let view = existing ?? makeView(attributes) else { continue }
      if existing != nil, view.element.key != key { continue }
      if existing == nil { place(view, above: shown.last?.view) }
      shown.append(VisibleElement(key: key, attributes: attributes, view: view))
      apply(attributes, to: view, key)
      if existing == nil { tellWillDisplay(view, key) }
    }
    // A reload in the meantime has put views into the pool.
    visible = shown.filter { $0.view.element.key == $0.key }
    arrangeViews()
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView,
    _ key: ElementKey
  ) {
    if view.element.key != key { (view as? UICollectionViewCell)?.markForConfigurationUpdate() }
    view.element.key = key
    view.element.collectionView = self
    (view as? UICollectionViewListCell)?.noteRole()
    if view.element.attributes != attributes {
      view.element.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
      view.apply(attributes)
    }
    if attributes.transform3D == CATransform3DIdentity, view.transform3D == CATransform3DIdentity {
      let frame = attributes.frame.offsetBy(
        dx: key.category == .cell ? swipeDistance(of: key.path) : 0, dy: 0)
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = attributes.size
      view.center = attributes.center
      view.transform3D = attributes.transform3D
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
  }

  /// Adds a view as a subview: in front of the previous element, otherwise behind the first of the
  /// others, otherwise frontmost.
  private func place(_ view: UIView, above lower: UIView?) {
    if let lower, lower.superview === self {
      insertSubview(view, aboveSubview: lower)
    } else if let upper = visible.first(where: { $0.view.superview === self })?.view,
      upper !== view
    {
      insertSubview(view, belowSubview: upper)
    } else {
      addSubview(view)
    }
  }

  /// Orders elements by their `zIndex`; other subviews keep their positions.
  private func arrangeViews() {
    var order = visible
    if order.contains(where: { $0.attributes.zIndex != 0 }) {
      order = order.enumerated().sorted {
        ($0.element.attributes.zIndex, $0.offset) < ($1.element.attributes.zIndex, $1.offset)
      }.map(\.element)
    }
    let shown = Set(order.map { ObjectIdentifier($0.view) })
    let present = storedSubviews.filter { shown.contains(ObjectIdentifier($0)) }
    guard !present.elementsEqual(order, by: { $0 === $1.view }) else { return }
    for (lower, upper) in zip(order, order.dropFirst()) {
      insertSubview(upper.view, aboveSubview: lower.view)
    }
  }

  // MARK: Preferred sizes

  /// Queries the sizes of elements that became visible; returns true when one wants a different
  /// size.
  private func measureElements() -> Bool {
    let layout = storedLayout
    guard layout.measuresElements, !layoutState.sizing.isStuck else { return false }
    var moved = false
    defer { layoutState.measured = nil }
    for element in visible where !element.view.element.isMeasured {
      let view = element.view
      guard element.attributes.representedElementCategory != .decorationView else { continue }
      layoutState.measured = view
      view.element.isMeasured = true
      guard layout.flexibleAxes(of: element.attributes) != [] else { continue }
      let original = element.attributes
      guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { continue }
      let preferred = view.preferredLayoutAttributesFitting(copy)
      // Content that was set during the query is measured as well.
      view.element.isMeasured = true
      let size = preferred.size
      guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
        report(
          "The preferred layout attributes for \(Array(original.indexPath)) have the size "
            + "(\(size.width), \(size.height)).",
          advice: "Return a finite size from preferredLayoutAttributesFitting(_:).")
        continue
      }
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      layout.send(context)
      moved = true
      if layoutState.sizing.noteMove(of: element.key) {
        reportEndlessSizing(of: element.key)
        break
      }
    }
    return moved
  }
}
