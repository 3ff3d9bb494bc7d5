import Graphics

/// The progress and cached inputs of a collection view's layout object.
struct CollectionLayoutState {
  struct Key: Equatable {
    var bounds: CGRect
    var inset: UIEdgeInsets
    var generation: Int
  }

  /// Properties of a view that a layout may depend on, in addition to bounds and traits.
  struct Surroundings: Equatable {
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets.zero
    var inset = UIEdgeInsets.zero
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Returns whether the reading direction or the insets across the scroll direction differ.
    func isOther(than old: Surroundings, across geometry: FlowGeometry) -> Bool {
      direction != old.direction || geometry.across(safeArea) != geometry.across(old.safeArea)
        || geometry.across(margins) != geometry.across(old.margins)
    }
  }

  /// Whether the layout must prepare before it is queried.
  var isStale = true
  var isPreparing = false
  /// Whether the layout has prepared since it was set on the view.
  var hasPrepared = false
  /// The element whose size is currently being queried.
  var measured: UICollectionReusableView?
  /// Counts requests of elements for a different size.
  var sizing = SizingLoop()
  /// The surroundings that the layout last saw.
  var surroundings = Surroundings()
  /// The bounds that elements were last placed for.
  var placedBounds = CGRect.null
  /// The bounds before a rotation, until the layout has been notified of its end.
  var boundsBeforeTurn: CGRect?
  /// Whether the layout and the delegate determine the offset after a rotation.
  var wantsTarget = false
  /// Whether right-to-left content was scrolled to its start.
  var hasPlacedFlippedContent = false
  private var offsetAdjustment = CGPoint.zero

  /// Adds to the pending change of the offset, in points, which is applied once the layout is
  /// updated.
  mutating func adjustOffset(by adjustment: CGPoint) {
    offsetAdjustment.x += adjustment.x
    offsetAdjustment.y += adjustment.y
  }

  mutating func takeOffsetAdjustment() -> CGPoint {
    defer { offsetAdjustment = .zero }
    return offsetAdjustment
  }
}

extension UITraitCollection {
  /// Returns whether element sizes may change: because of a different text size, or rules that
  /// depend on size classes.
  func mayChangeSizes(from old: UITraitCollection) -> Bool {
    preferredContentSizeCategory != old.preferredContentSizeCategory
      || legibilityWeight != old.legibilityWeight || displayScale != old.displayScale
      || horizontalSizeClass != old.horizontalSizeClass
      || verticalSizeClass != old.verticalSizeClass
  }
}
