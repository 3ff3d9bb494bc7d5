import Graphics

extension UICollectionView {
  func setNeedsReload() {
    data.needsReload = true
    layoutProgress.invalidate()
    setNeedsLayout(because: .content)
    let context = storedLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    storedLayout.send(context)
  }

  /// Queries the data source for counts if they are stale.
  func loadIfNeeded() {
    guard data.needsReload, !layoutState.isPreparing else { return }
    inOwnWorld {
      recycleAll()
      selection.removeAll()
      updates.discard()
      prefetching.forget()
      sectionIndex.isStale = true
      edits.move = nil
      edgeScroller.letGo()
      followSwipe { _ in nil }
      data.needsReload = false
      let startGeneration = layoutProgress.generation
      let new = itemCounts()
      // The data source may have reloaded the view while it was queried.
      guard layoutProgress.generation == startGeneration || !data.needsReload else { return }
      data.counts = new
      layoutState.isStale = true
      storedLayout.dataDidChange()
    }
  }

  func itemCounts() -> [Int] {
    guard let dataSource else { return [] }
    let asked = AskedCounts(element: "items", method: "numberOfItemsInSection") {
      self.report($0, advice: $1)
    }
    return asked.counts(sections: dataSource.numberOfSections(in: self)) {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Returns the paths that consist of a section and an item, and reports the others.
  func wellFormed(_ paths: [IndexPath]) -> [IndexPath] {
    paths.filter { path in
      if path.count == 2 { return true }
      reportMalformed(path)
      return false
    }
  }

  func reportMalformed(_ path: IndexPath) {
    report(
      "The index path \(Array(path)) does not consist of a section and an item.",
      advice: "Create it with IndexPath(item:section:).")
  }

  // MARK: Attributes

  func attributesOfItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    inOwnWorld {
      loadIfNeeded()
      guard data.contains(path) else { return nil }
      prepareLayoutIfNeeded()
      return asShown(storedLayout.layoutAttributesForItem(at: path))
    }
  }

  func attributesOfSupplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    inOwnWorld {
      loadIfNeeded()
      prepareLayoutIfNeeded()
      return asShown(storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
    }
  }

  func item(at point: CGPoint) -> IndexPath? {
    inOwnWorld {
      loadIfNeeded()
      prepareLayoutIfNeeded()
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
      return elements(in: spot).last {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
      }?.indexPath
    }
  }

  // MARK: Mirroring

  /// Whether the layout's frames are mirrored before they are shown.
  var mirrorsLayout: Bool {
    storedLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
  }

  /// Converts a frame of the layout to the shown one, or back.
  func mirrored(_ rect: CGRect) -> CGRect {
    mirrored(rect, contentWidth: storedContentSize.width)
  }

  /// Mirrors a frame in content of a width; content that is shorter than the view ends at the
  /// view's end.
  func mirrored(_ rect: CGRect, contentWidth: CGFloat) -> CGRect {
    let width = max(contentWidth, bounds.width - horizontalInsets)
    return CGRect(
      x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// How far right-to-left content is scrolled from its start, with its size in the last layout;
  /// nil for other content.
  var flippedDistance: CGFloat? {
    guard mirrorsLayout, bounds.width > 0 else { return nil }
    guard layoutState.hasPlacedFlippedContent else { return 0 }
    let placed = layoutState.placedBounds
    let shown = placed.isNull || placed.width == bounds.width ? bounds : placed
    let inset = layoutProgress.key?.inset ?? adjustedContentInset
    return max(0, storedContentSize.width + inset.right - shown.maxX)
  }

  /// Keeps right-to-left content at a distance from its start.
  func keepFlippedOffset(_ distance: CGFloat?) {
    guard let distance else { return }
    layoutState.hasPlacedFlippedContent = true
    let inset = adjustedContentInset
    let start = storedContentSize.width + inset.right - bounds.width
    let x = max(-inset.left, start - distance)
    if x != contentOffset.x { contentOffset.x = x }
    layoutState.placedBounds = bounds
  }

  /// Scrolls the content to its start in the new direction.
  func directionDidChange() {
    guard storedLayout.flipsHorizontallyInOppositeLayoutDirection else { return }
    layoutState.hasPlacedFlippedContent = false
    if !mirrorsLayout { contentOffset.x = -adjustedContentInset.left }
  }

  private var horizontalInsets: CGFloat {
    adjustedContentInset.left + adjustedContentInset.right
  }

  func asShown(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard mirrorsLayout, let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = mirrored(CGRect(origin: copy.center, size: .zero)).minX
    return copy
  }

  /// Returns the elements in a rectangle of the content, as they are shown.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    inOwnWorld {
      let mirrors = mirrorsLayout
      let asked = mirrors ? mirrored(rect) : rect
      let found = storedLayout.layoutAttributesForElements(in: asked) ?? []
      return mirrors ? found.compactMap { asShown($0) } : found
    }
  }
}
