import SystemFacts

/// The positions of a search bar's parts.
package struct SearchBarGeometry: Equatable {
  package var release: OSRelease
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  package var isInNavigationBar: Bool
  package var hasPrompt: Bool
  /// Whether the bar has replaced the navigation bar: the field is in its middle.
  package var isRaised = false
  /// Whether the bar floats at the lower edge of a phone (iOS 26).
  package var isFloating = false
  /// Whether there are scope buttons below the field.
  package var hasScopes = false
  /// The navigation bar's margin; a standalone search bar has 8.
  package var barMargin: CGFloat
  /// The width of the cancel button, if there is one.
  package var cancelWidth: CGFloat?
  package var isRightToLeft: Bool

  package init(
    release: OSRelease, size: CGSize, safeArea: UIEdgeInsets, isInNavigationBar: Bool,
    hasPrompt: Bool, barMargin: CGFloat, cancelWidth: CGFloat?, isRightToLeft: Bool
  ) {
    self.release = release
    self.size = size
    self.safeArea = safeArea
    self.isInNavigationBar = isInNavigationBar
    self.hasPrompt = hasPrompt
    self.barMargin = barMargin
    self.cancelWidth = cancelWidth
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the height of a standalone search bar.
  package static func naturalHeight(
    _ release: OSRelease, hasPrompt: Bool, hasScopes: Bool = false
  ) -> CGFloat {
    BarFacts.searchBarHeight[release] + (hasPrompt ? NavigationBarZones.promptHeight : 0)
      + (hasScopes ? scopeBarHeight : 0)
  }

  /// The additional height of scope buttons (frame dump of iOS 26; high). Older releases are
  /// assumed to have the same (low).
  package static let scopeBarHeight: CGFloat = 47
  /// The gap between the field and the scope buttons (the same dump; high).
  private static let scopeGap: CGFloat = 7
  /// The width of the round cancel button on iOS 26 (the same dump; high).
  package static let crossWidth: CGFloat = 44

  // A floating bar: a capsule of 48, 28 from the sides, with a field of 38 in it, 5 from its ends
  // (frame dump of iOS 26 on an iPhone SE 3; high). Content ends 76 above the screen's lower edge
  // (the same phone; high), so that the capsule is as far from that edge as from the sides; phones
  // with a home indicator are assumed to have the same, as with tab bars (low).
  private static let floatingHeight: CGFloat = 48
  private static let floatingMargin: CGFloat = 28
  private static let floatingFieldInset: CGFloat = 5
  private static let floatingFieldHeight: CGFloat = 38
  /// The gap between the capsule and the round cancel button, as between a toolbar's (medium).
  private static let floatingGap: CGFloat = 12
  /// The distance of a floating bar from the keyboard (low).
  private static let keyboardGap: CGFloat = 8

  /// Returns the frame of a search bar at the lower edge of a view.
  ///
  /// - Parameter keyboard: How far the keyboard extends above that edge.
  package static func floating(in bounds: CGRect, keyboard: CGFloat) -> CGRect {
    let below = max(floatingMargin, keyboard > 0 ? keyboard + keyboardGap : 0)
    return CGRect(
      x: bounds.minX + floatingMargin, y: bounds.maxY - below - floatingHeight,
      width: max(0, bounds.width - 2 * floatingMargin), height: floatingHeight)
  }

  /// The capsule of a floating bar, which ends before the cancel button.
  package var capsule: CGRect? {
    guard isFloating else { return nil }
    let end = cancelWidth == nil ? 0 : size.height + Self.floatingGap
    return CGRect(
      x: isRightToLeft ? end : 0, y: 0, width: max(0, size.width - end), height: size.height)
  }

  private var showsPrompt: Bool { hasPrompt && !isInNavigationBar }
  private var top: CGFloat { showsPrompt ? NavigationBarZones.promptHeight : 0 }
  private var margin: CGFloat { isInNavigationBar ? barMargin : 8 }

  package var prompt: CGRect? {
    showsPrompt ? CGRect(x: 8, y: 8, width: max(0, size.width - 16), height: 18) : nil
  }

  /// The lower end of the field's strip.
  private var bottom: CGFloat { size.height - (hasScopes ? Self.scopeBarHeight : 0) }

  /// Returns the frame of the scope buttons for a height; as wide as the field without a cancel
  /// button.
  package func scopes(height: CGFloat) -> CGRect? {
    guard hasScopes else { return nil }
    let left = safeArea.left + margin
    return CGRect(
      x: left, y: field.maxY + Self.scopeGap,
      width: max(0, size.width - left - safeArea.right - margin), height: height)
  }

  /// As high as the field, and next to it.
  package var cancelButton: CGRect? {
    if isFloating {
      let side = size.height
      return cancelWidth.map { _ in
        CGRect(x: isRightToLeft ? 0 : size.width - side, y: 0, width: side, height: side)
      }
    }
    return cancelWidth.map { width in
      let field = field
      return CGRect(
        x: isRightToLeft ? safeArea.left + margin : size.width - (safeArea.right + margin) - width,
        y: field.minY, width: width, height: field.height)
    }
  }

  /// The gap between the field and the cancel button: 11 to a cross (frame dump of iOS 26: a field
  /// of 249 in 320; high), 8 to a word (recalled; low).
  private var cancelGap: CGFloat { BarFacts.cancelOfSearchIsCross[release] ? 11 : 8 }

  package var field: CGRect {
    if let capsule {
      return CGRect(
        x: capsule.minX + Self.floatingFieldInset,
        y: (capsule.height - Self.floatingFieldHeight) / 2,
        width: max(0, capsule.width - 2 * Self.floatingFieldInset),
        height: Self.floatingFieldHeight)
    }
    var left = safeArea.left + margin
    var right = safeArea.right + margin
    if let cancelWidth {
      if isRightToLeft { left += cancelWidth + cancelGap } else { right += cancelWidth + cancelGap }
    }
    let height = fieldHeight
    // In a navigation bar, the field begins 1 point below its strip (recalled; low).
    let y =
      isInNavigationBar && !isRaised
      ? min(1, bottom - height) : top + (bottom - top - height) / 2
    return CGRect(x: left, y: y, width: max(0, size.width - left - right), height: height)
  }

  private var fieldHeight: CGFloat {
    min(BarFacts.searchFieldHeight[release], max(0, bottom - top))
  }

  package var fieldRadius: CGFloat { min(BarFacts.searchFieldRadius[release], fieldHeight / 2) }
}
