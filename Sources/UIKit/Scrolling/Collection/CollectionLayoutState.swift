import Graphics

/// How far a collection view's layout object has come, and what it knows.
struct CollectionLayoutState {
  struct Key: Equatable {
    var bounds: CGRect
    var inset: UIEdgeInsets
    var generation: Int
  }

  /// The surroundings of a view that a layout may depend on, in addition to bounds and traits.
  struct Surroundings: Equatable {
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets.zero
    var inset = UIEdgeInsets.zero
    var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Whether the reading direction or the insets across the scroll direction differ.
    func isOther(than old: Surroundings, across geometry: FlowGeometry) -> Bool {
      direction != old.direction || geometry.across(safeArea) != geometry.across(old.safeArea)
        || geometry.across(margins) != geometry.across(old.margins)
    }
  }

  /// Whether the layout must prepare before it is asked.
  var isStale = true
  var isPreparing = false
  /// Whether the layout has prepared since it came into the view.
  var hasPrepared = false
  /// The element that is being asked for its size.
  var measured: UICollectionReusableView?
  /// How often they asked for another one.
  var sizing = SizingLoop()
  /// The surroundings that the layout knows of.
  var surroundings = Surroundings()
  /// The bounds that elements were placed for last.
  var placedBounds = CGRect.null
  /// The bounds before a turn, until the layout has been notified that it ended.
  var boundsBeforeTurn: CGRect?
  /// Whether layout and delegate are to say where the view scrolls after a turn.
  var wantsTarget = false
  /// Whether content that runs from the right was scrolled to its start.
  var hasPlacedFlippedContent = false
  private var offsetAdjustment = CGPoint.zero

  /// Adds to what the offset is to be moved by once the layout is new, in points.
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
  /// Whether elements may measure otherwise: text of another size, or other rules for another class of
  /// size.
  func mayChangeSizes(from old: UITraitCollection) -> Bool {
    preferredContentSizeCategory != old.preferredContentSizeCategory
      || legibilityWeight != old.legibilityWeight || displayScale != old.displayScale
      || horizontalSizeClass != old.horizontalSizeClass
      || verticalSizeClass != old.verticalSizeClass
  }
}
