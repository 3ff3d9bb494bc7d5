import SystemFacts

/// The frame of a sheet of iOS 13 and later in its container.
package struct SheetGeometry: Equatable {
  /// The container's size, and its safe area.
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  package var release: OSRelease
  package var scale: CGFloat
  /// Whether it's a form sheet rather than a page sheet; this matters only in regular width.
  package var isForm = false
  package var isWide = false
  package var isLow = false
  package var preferredSize = CGSize.zero
  package var attachesWhenLow = false
  package var followsPreferredWidth = false
  /// The placement of a sheet on the inner display of a folding phone; nil elsewhere.
  package var aside: Aside?

  /// The placement of a sheet on a display that may be folded.
  package struct Aside: Hashable, Sendable {
    package enum Placement: Hashable, Sendable {
      case left, center, right
    }

    /// The preferred placement; nil for the middle, or the left of an active fold.
    package var placement: Placement?
    /// The line of an active fold from top to bottom.
    package var fold: CGFloat?
    package var isRightToLeft = false

    package init(placement: Placement?, fold: CGFloat?, isRightToLeft: Bool = false) {
      self.placement = placement
      self.fold = fold
      self.isRightToLeft = isRightToLeft
    }

    /// The margin around the sheet: half open it's at x 8 to 467, and flat it's 653 wide on a
    /// display of 669 (measured on the iPhone Duo's inner display in landscape; medium). It's a
    /// guess that its height fills the rest (low).
    static let margin: CGFloat = 8

    func frame(in size: CGSize) -> CGRect {
      let most = max(0, min(size.width, size.height) - 2 * Self.margin)
      var start: CGFloat = 0
      var end = size.width
      var placement = placement ?? .center
      if let fold, fold > 0, fold < size.width {
        // Next to the fold: the leading half, unless the trailing one is requested.
        let isAtRight = self.placement == .right || (self.placement == nil && isRightToLeft)
        if isAtRight { start = fold } else { end = fold }
        if placement != .center { placement = isAtRight ? .right : .left }
      }
      let width = min(most, max(0, end - start - 2 * Self.margin))
      let x =
        switch placement {
        case .left: start + Self.margin
        case .center: (start + end - width) / 2
        case .right: end - Self.margin - width
        }
      return CGRect(
        x: x, y: Self.margin, width: width, height: max(0, size.height - 2 * Self.margin))
    }
  }

  package init(
    size: CGSize,
    safeArea: UIEdgeInsets,
    release: OSRelease,
    scale: CGFloat,
    isForm: Bool = false,
    isWide: Bool = false,
    isLow: Bool = false,
    preferredSize: CGSize = CGSize.zero,
    attachesWhenLow: Bool = false,
    followsPreferredWidth: Bool = false
  ) {
    self.size = size
    self.safeArea = safeArea
    self.release = release
    self.scale = scale
    self.isForm = isForm
    self.isWide = isWide
    self.isLow = isLow
    self.preferredSize = preferredSize
    self.attachesWhenLow = attachesWhenLow
    self.followsPreferredWidth = followsPreferredWidth
  }

  /// The frame of a sheet.
  package struct Place: Equatable {
    /// The size of the content, before the card is scaled.
    package var size: CGSize
    /// The visible frame of the card.
    package var frame: CGRect
    /// The lower safe area inset of the content.
    package var bottomInset: CGFloat
    package var cornerRadius: CGFloat
    /// Whether the card is attached to the lower edge, so that only its upper corners are rounded.
    package var isAttached: Bool
    /// Whether the presenter is shown behind as a card.
    package var pushesPresenterBack = false
  }

  /// Whether the sheet covers the entire container, as on phones in landscape.
  package var coversContainer: Bool { isLow && !attachesWhenLow }
  private var isCard: Bool { !isLow && !isWide }
  private var floats: Bool { SheetFacts.sheetsFloat[release] }
  private var grid: PixelGrid { PixelGrid(scale: scale) }

  /// The upper edge of a large card.
  private var cardTop: CGFloat {
    let least = SheetFacts.leastCardTop[release]
    let below = safeArea.top + SheetFacts.cardTopBelowSafeArea[release]
    if floats { return max(least, below) }
    return safeArea.top > 20 ? below : least
  }

  /// The upper edge of a presenter in the background: 10 above the sheet's (low).
  package var backCardTop: CGFloat { cardTop - 10 }
  /// The scale of a presenter in the background: 16 points are removed on each side (low).
  package var backCardScale: CGFloat { size.width > 32 ? (size.width - 32) / size.width : 1 }

  private var largeFrame: CGRect {
    if coversContainer { return CGRect(origin: .zero, size: size) }
    if isLow {
      // Attached to the lower edge, inside the housing's insets (low).
      var width = size.width - safeArea.left - safeArea.right
      if followsPreferredWidth, preferredSize.width > 0 { width = min(width, preferredSize.width) }
      return CGRect(x: (size.width - width) / 2, y: 10, width: width, height: size.height - 10)
    }
    if isCard {
      return CGRect(x: 0, y: cardTop, width: size.width, height: max(0, size.height - cardTop))
    }
    if let aside, !isForm || preferredSize == .zero {
      return grid.withEdgesOnPixels(aside.frame(in: size))
    }
    return isForm ? formFrame : pageFrame
  }

  /// In the middle, or slightly above; a preferred size applies (Apple).
  private var formFrame: CGRect {
    var wanted = SheetFacts.formSize[release]
    if preferredSize.width > 0 { wanted.width = preferredSize.width }
    if preferredSize.height > 0 { wanted.height = preferredSize.height }
    wanted.width = min(wanted.width, size.width)
    wanted.height = min(wanted.height, size.height)
    let lift = SheetFacts.formLift[release]
    return CGRect(
      x: (size.width - wanted.width) / 2,
      y: max(0, (size.height - wanted.height) / 2 - lift), width: wanted.width,
      height: wanted.height)
  }

  private var pageFrame: CGRect {
    let top = SheetFacts.pageTop[release]
    let width = min(SheetFacts.pageWidth[release] ?? size.width, size.width)
    return CGRect(
      x: (size.width - width) / 2, y: top, width: width,
      height: max(0, size.height - top - SheetFacts.pageBottom[release]))
  }

  /// Returns the part of the container's bottom safe area that is below a sheet's upper edge.
  private func bottomInset(of frame: CGRect) -> CGFloat {
    max(0, min(safeArea.bottom, frame.maxY - (size.height - safeArea.bottom)))
  }

  /// The maximum value of a detent: the large height without the safe area (26.1; high).
  package var maximumDetentValue: CGFloat {
    let frame = largeFrame
    return max(0, frame.height - bottomInset(of: frame))
  }

  /// A fraction of the maximum value, rounded to the pixel, or half of the large sheet.
  package var mediumDetentValue: CGFloat {
    let largest = maximumDetentValue
    if let share = SheetFacts.mediumDetentOf759[release] {
      return grid.nearest(largest * share / 759)
    }
    return max(0, grid.nearest(largeFrame.height / 2) - bottomInset(of: largeFrame))
  }

  /// Returns the sheet at a detent's value; nil is the large one.
  package func place(_ value: CGFloat?) -> Place {
    let large = largeFrame
    let inset = bottomInset(of: large)
    guard !coversContainer else {
      return Place(
        size: size, frame: large, bottomInset: inset, cornerRadius: 0, isAttached: true)
    }
    let radius = SheetFacts.cornerRadius[release]
    let hangs = large.maxY >= size.height
    guard let value, value < maximumDetentValue else {
      return Place(
        size: large.size, frame: large, bottomInset: inset, cornerRadius: radius,
        isAttached: hangs, pushesPresenterBack: isCard && !floats)
    }
    let wanted = max(0, value)
    if floats, isCard { return floatingCard(wanted, radius: radius) }
    let height = wanted + inset
    return Place(
      size: CGSize(width: large.width, height: height),
      frame: CGRect(x: large.minX, y: large.maxY - height, width: large.width, height: height),
      bottomInset: inset, cornerRadius: radius, isAttached: hangs)
  }

  /// Returns an iOS 26 card below the largest height, which floats above the edges, scaled.
  ///
  /// Derived from 11 sheets measured at 393 × 852 and right for each to 1e-5: the sides keep 8 from
  /// 150 points on, up to 28 at 76 and less; below 150 the content's inset shrinks with the value.
  private func floatingCard(_ value: CGFloat, radius: CGFloat) -> Place {
    let isSmall = value < 150
    let height = isSmall ? value : value + safeArea.bottom
    let share = min(1, max(0, (150 - value) / 74))
    let side = 8 + 20 * (isSmall ? share : 0)
    let factor = size.width > 2 * side ? (size.width - 2 * side) / size.width : 1
    let seen = CGSize(width: size.width * factor, height: height * factor)
    let inset = isSmall ? safeArea.bottom * (1 - share) : safeArea.bottom
    return Place(
      size: CGSize(width: size.width, height: height),
      frame: CGRect(
        x: (size.width - seen.width) / 2, y: size.height - side - seen.height, width: seen.width,
        height: seen.height),
      bottomInset: grid.nearest(inset), cornerRadius: radius, isAttached: false)
  }

  /// Returns the sheet while a finger drags its upper edge to a position: as at a detent that ends
  /// there, and below the smallest one moved down as is (iOS 26.1; the shape between detents is
  /// low).
  package func place(reaching top: CGFloat, leastValue: CGFloat) -> Place {
    let large = place(nil)
    guard top > large.frame.minY else { return large }
    var found = place(leastValue)
    if top < found.frame.minY {
      var (low, high) = (leastValue, maximumDetentValue)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if place(middle).frame.minY >= top { low = middle } else { high = middle }
      }
      found = place(low)
    }
    // Just below the large size, the iOS 26 card found is lower than requested.
    found.frame.origin.y = top
    return found
  }

  /// Returns the frame of the card before scaling, and the factor that scales it to its visible
  /// frame; nil if it isn't scaled.
  ///
  /// Insets are the unscaled card's: its position results in the intended inset.
  package func scaledCard(_ place: Place) -> (frame: CGRect, factor: CGFloat)? {
    guard place.frame.size != place.size else { return nil }
    let shift = max(0, safeArea.bottom - place.bottomInset)
    let frame = CGRect(
      x: (size.width - place.size.width) / 2, y: size.height - place.size.height - shift,
      width: place.size.width, height: place.size.height)
    return (frame, place.size.width > 0 ? place.frame.width / place.size.width : 1)
  }

  /// Returns the dimming area behind a card: three times as large on phones before iOS 26 (dump of
  /// a 375 × 667 screen; high).
  package static func shade(behind place: Place, in bounds: CGRect) -> CGRect {
    place.pushesPresenterBack ? bounds.insetBy(dx: -bounds.width, dy: -bounds.height) : bounds
  }
}
