/// The frames of the two views of an arrangement, on a screen that may have an active fold.
///
/// The rules are from probes on the iPhone Duo and Apple's descriptions of `ArrangementView`
/// (medium): a split divides the longer axis, in half unless specified otherwise, and shows the
/// primary view alone if it can't; an active fold is the divider, regardless of the requested
/// ratio, and stays empty.
package struct ArrangementGeometry: Equatable {
  /// A view's preferred length along the split.
  package enum Length: Hashable, Sendable {
    case automatic
    case absolute(CGFloat)
    /// A fraction of the container's length.
    case fractional(CGFloat)

    fileprivate func points(of whole: CGFloat) -> CGFloat? {
      switch self {
      case .automatic: nil
      case .absolute(let length): length.isFinite ? max(0, length) : nil
      case .fractional(let part): part.isFinite ? max(0, part) * whole : nil
      }
    }
  }

  /// The limits of a view's length, and its priority in getting it.
  package struct Pane: Hashable, Sendable {
    package var minimum = Length.automatic
    package var preferred = Length.automatic
    package var maximum = Length.automatic
    package var priority: CGFloat = 0

    package init(
      minimum: Length = .automatic, preferred: Length = .automatic, maximum: Length = .automatic,
      priority: CGFloat = 0
    ) {
      self.minimum = minimum
      self.preferred = preferred
      self.maximum = maximum
      self.priority = priority
    }
  }

  /// The axis along which views follow each other.
  package enum Axis: Hashable, Sendable {
    case horizontal, vertical
  }

  /// The frames of the views; nil for one that isn't shown.
  package struct Places: Equatable {
    package var primary: CGRect?
    package var secondary: CGRect?
    /// The axis of the split; nil if the views overlap, or one is alone.
    package var axis: Axis?

    package init(primary: CGRect?, secondary: CGRect?, axis: Axis? = nil) {
      self.primary = primary
      self.secondary = secondary
      self.axis = axis
    }
  }

  package var bounds: CGRect
  /// The active fold with its margins, in the same coordinates.
  package var division: CGRect?
  /// The axes that the arrangement may split along.
  package var allowsHorizontal = true
  package var allowsVertical = true
  /// Whether width and height are regular: a compact axis isn't split without a fold.
  package var isWidthRegular: Bool
  package var isHeightRegular: Bool
  package var isMirrored = false

  package init(
    bounds: CGRect, division: CGRect?, isWidthRegular: Bool, isHeightRegular: Bool
  ) {
    self.bounds = bounds
    self.division = division
    self.isWidthRegular = isWidthRegular
    self.isHeightRegular = isHeightRegular
  }

  /// The fold, if it crosses the bounds from side to side.
  private var fold: (axis: Axis, start: CGFloat, end: CGFloat)? {
    guard let division else { return nil }
    let part = division.intersection(bounds)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    if division.height >= division.width {
      guard part.minX > bounds.minX, part.maxX < bounds.maxX else { return nil }
      return (.horizontal, part.minX - bounds.minX, part.maxX - bounds.minX)
    }
    guard part.minY > bounds.minY, part.maxY < bounds.maxY else { return nil }
    return (.vertical, part.minY - bounds.minY, part.maxY - bounds.minY)
  }

  private func allows(_ axis: Axis) -> Bool {
    axis == .horizontal ? allowsHorizontal : allowsVertical
  }

  /// Returns the frames in a split.
  package func split(primary: Pane, secondary: Pane) -> Places {
    let alone = Places(primary: bounds, secondary: nil)
    if let fold, allows(fold.axis) {
      return places(axis: fold.axis, first: fold.start, second: fold.end)
    }
    let axis: Axis = bounds.width > bounds.height ? .horizontal : .vertical
    let isRegular = axis == .horizontal ? isWidthRegular : isHeightRegular
    guard isRegular, allows(axis) else { return alone }
    let whole = axis == .horizontal ? bounds.width : bounds.height
    guard let length = primaryLength(primary, secondary, of: whole) else { return alone }
    return places(axis: axis, first: length, second: length)
  }

  /// Returns the frames in an overlay: side by side about a fold, otherwise on top of each other.
  ///
  /// - Parameters:
  ///   - size: The primary view's own size, nil for all of the bounds; it's at the upper leading
  ///     corner.
  ///   - primaryIsFirst: Whether the primary view takes the leading or upper side of the fold.
  package func overlay(size: CGSize?, primaryIsFirst: (Axis) -> Bool) -> Places {
    if let fold, allows(fold.axis) {
      var result = places(axis: fold.axis, first: fold.start, second: fold.end)
      if !primaryIsFirst(fold.axis) { swap(&result.primary, &result.secondary) }
      return result
    }
    var front = bounds
    if let size {
      front.size = CGSize(
        width: min(size.width, bounds.width), height: min(size.height, bounds.height))
      if isMirrored { front.origin.x = bounds.maxX - front.width }
    }
    return Places(primary: front, secondary: bounds)
  }

  /// Returns the frames of the first view up to a length, and of the second one from another, in
  /// reading direction.
  private func places(axis: Axis, first: CGFloat, second: CGFloat) -> Places {
    guard axis == .horizontal else {
      return Places(
        primary: CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: first),
        secondary: CGRect(
          x: bounds.minX, y: bounds.minY + second, width: bounds.width,
          height: bounds.height - second), axis: .vertical)
    }
    // A fold doesn't move with the reading direction: the views swap sides.
    let isFold = first != second
    let split = isMirrored && !isFold ? bounds.width - first : first
    let left = CGRect(x: bounds.minX, y: bounds.minY, width: split, height: bounds.height)
    let start = isFold ? second : split
    let right = CGRect(
      x: bounds.minX + start, y: bounds.minY, width: bounds.width - start, height: bounds.height)
    return Places(
      primary: isMirrored ? right : left, secondary: isMirrored ? left : right,
      axis: .horizontal)
  }

  /// Returns the primary view's length; nil if the views don't both get their minimum length.
  ///
  /// The view with the higher priority is sized first, and the other one fills the rest (Apple);
  /// with equal priorities, the primary view is first, unless only the secondary view has a
  /// preference (low).
  private func primaryLength(_ primary: Pane, _ secondary: Pane, of whole: CGFloat) -> CGFloat? {
    let least = (
      primary.minimum.points(of: whole) ?? 0, secondary.minimum.points(of: whole) ?? 0
    )
    guard least.0 + least.1 <= whole else { return nil }
    let secondaryFirst =
      primary.priority == secondary.priority
      ? primary.preferred == .automatic && secondary.preferred != .automatic
      : secondary.priority > primary.priority
    func length(_ pane: Pane, least: CGFloat, other: CGFloat) -> CGFloat {
      let most = min(pane.maximum.points(of: whole) ?? whole, whole - other)
      return max(least, min(pane.preferred.points(of: whole) ?? whole / 2, most))
    }
    if secondaryFirst {
      return whole - length(secondary, least: least.1, other: least.0)
    }
    return length(primary, least: least.0, other: least.1)
  }
}
