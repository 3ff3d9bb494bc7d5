import Graphics

extension UICollectionView {
  func registerClass(
    _ viewClass: AnyClass?, _ key: ReuseKey, of base: UICollectionReusableView.Type
  ) {
    pool.nibs[key] = nil
    guard let viewClass else {
      pool.classes[key] = nil
      return
    }
    let isCell = base == UICollectionViewCell.self
    guard let type = viewClass as? UICollectionReusableView.Type,
      !isCell || type is UICollectionViewCell.Type
    else {
      return report(
        "\(viewClass) is registered for '\(key.identifier)', but is not a \(base).",
        advice: "Register a \(base) or a subclass of it.")
    }
    pool.classes[key] = type
  }

  func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
    inOwnWorld {
      let key = ReuseKey(kind: nil, identifier: identifier)
      if let again = pool.reconfiguring, again.path == path, again.cell.element.pool == key {
        return again.cell
      }
      let frame = frameForMaking(data.contains(path) ? attributesForMaking(.cell, nil, path) : nil)
      if let cell = dequeue(key, frame: frame, for: ElementKey(cell: path)) as? UICollectionViewCell
      {
        return cell
      }
      report(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard",
        advice: "Call register(_:forCellWithReuseIdentifier:) first; an empty cell is shown.")
      let cell = UICollectionViewCell(frame: frame)
      prepare(cell, key)
      return cell
    }
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, for path: IndexPath
  ) -> UICollectionReusableView {
    inOwnWorld {
      let key = ReuseKey(kind: kind, identifier: identifier)
      let frame = frameForMaking(attributesForMaking(.supplementaryView, kind, path))
      let element = ElementKey(supplementary: kind, path)
      if let view = dequeue(key, frame: frame, for: element) { return view }
      report(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard",
        advice: "Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first; an empty "
          + "view is shown.")
      let view = UICollectionReusableView(frame: frame)
      prepare(view, key)
      return view
    }
  }

  private func dequeue(
    _ key: ReuseKey, frame: CGRect, for element: ElementKey
  ) -> UICollectionReusableView? {
    if let view = pool.take(key) {
      view.element.pending = element
      view.prepareForReuse()
      if !frame.isEmpty, view.bounds.size != frame.size { view.frame = frame }
      return view
    }
    let made: UICollectionReusableView?
    if let type = pool.classes[key] {
      made = ReusableViewFactory.makeReusableView(type, frame: frame)
    } else {
      made = makeNibView(key, frame: frame)
    }
    guard let view = made else { return nil }
    prepare(view, key)
    view.element.pending = element
    return view
  }

  private func prepare(_ view: UICollectionReusableView, _ key: ReuseKey) {
    view.reuseIdentifier = key.identifier
    view.element.pool = key
    view.element.collectionView = self
  }

  /// Returns the attributes that are about to be applied, or the layout's.
  private func attributesForMaking(
    _ category: ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard !layoutState.isStale, !layoutState.isPreparing, !data.needsReload else { return nil }
    let attributes =
      category == .cell
      ? storedLayout.layoutAttributesForItem(at: path)
      : storedLayout.layoutAttributesForSupplementaryView(ofKind: kind ?? "", at: path)
    return asShown(attributes)
  }

  private func frameForMaking(_ attributes: UICollectionViewLayoutAttributes?) -> CGRect {
    guard let attributes, attributes.isFinite else { return .zero }
    return attributes.frame
  }

  // MARK: Making elements

  /// Gets the view of an element from the data source, or from the layout for decorations.
  func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let view: UICollectionReusableView?
    switch attributes.representedElementCategory {
    case .cell: view = makeCell(path)
    case .supplementaryView:
      view = makeSupplementary(attributes.representedElementKind ?? "", path)
    case .decorationView:
      view = makeDecoration(attributes.representedElementKind ?? "", attributes)
    }
    view?.element.isMeasured = false
    view?.element.attributes = nil
    return view
  }

  private func makeCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    CallsUnderway.current.cellRequests += 1
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    CallsUnderway.current.cellRequests -= 1
    if cell.reuseIdentifier == nil {
      report(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:",
        advice: "Register the class and dequeue the cell; this one is shown anyway.")
    }
    guard isFree(cell) else { return nil }
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    if cell.isHighlighted { cell.isHighlighted = false }
    return cell
  }

  private func makeSupplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    CallsUnderway.current.cellRequests += 1
    let view = dataSource.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: path)
    CallsUnderway.current.cellRequests -= 1
    guard !(view is MissingSupplementaryView) else {
      report(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
          + "does not exist: the layout has a view of kind \(kind) at \(Array(path)), and the "
          + "data source \(type(of: dataSource)) does not implement the method.",
        advice: "Implement it, or remove the header or footer from the layout.")
      return nil
    }
    if view.reuseIdentifier == nil {
      report(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
          + "(\(kind),\(Array(path))) was not retrieved by calling "
          + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil",
        advice: "Register the class and dequeue the view; this one is shown anyway.")
    }
    return isFree(view) ? view : nil
  }

  private func makeDecoration(
    _ kind: String, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let key = ReuseKey(kind: "decoration " + kind, identifier: kind)
    if let view = pool.take(key) {
      view.prepareForReuse()
      return view
    }
    guard let type = storedLayout.decorationClasses[kind] else {
      report(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib "
          + "or connect a prototype in a storyboard",
        advice: "Call register(_:forDecorationViewOfKind:) on the layout.")
      return nil
    }
    let view = ReusableViewFactory.makeReusableView(type, frame: attributes.frame)
    prepare(view, key)
    return view
  }

  /// Returns whether a view is unused; a view can represent only one element.
  private func isFree(_ view: UICollectionReusableView) -> Bool {
    guard let key = view.element.key else { return true }
    report(
      "The view \(view.summary) is returned for more than one element; it is used for "
        + "\(Array(key.path)) already.",
      advice: "Dequeue a view for each element.")
    return false
  }

  // MARK: Putting elements away

  /// Puts a view into the pool. It stays a subview until the layout is finished, as it may be
  /// dequeued again immediately.
  func recycle(_ element: VisibleElement) {
    let view = element.view
    guard view.element.key == element.key else { return }
    view.element.key = nil
    view.element.isMeasured = false
    if !pool.put(view) { view.removeFromSuperview() }
    tellEndDisplaying(view, element.key)
    if !layoutProgress.isUnderWay, pool.leavingCount > visible.count { setNeedsLayout() }
  }

  func recycleAll() {
    let elements = visible
    visible = []
    for element in elements { recycle(element) }
  }

  func removeUnusedViews() {
    for view in pool.takeLeaving() where view.element.key == nil && view.superview === self {
      view.removeFromSuperview()
    }
  }

  func tellWillDisplay(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      traced("collectionView(_:willDisplay:forItemAt:)", TraceText.path(key.path)) {
        delegate.collectionView(self, willDisplay: cell, forItemAt: key.path)
      }
    } else if key.category == .supplementaryView {
      traced("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)", key.traceText) {
        delegate.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.path)
      }
    }
  }

  private func tellEndDisplaying(_ view: UICollectionReusableView, _ key: ElementKey) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      traced("collectionView(_:didEndDisplaying:forItemAt:)", TraceText.path(key.path)) {
        delegate.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
      }
    } else if key.category == .supplementaryView {
      traced(
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)", key.traceText
      ) {
        delegate.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "",
          at: key.path)
      }
    }
  }

  /// Invalidates the measured size of every visible element.
  func measureAgain() {
    for element in visible { element.view.element.isMeasured = false }
  }
}
