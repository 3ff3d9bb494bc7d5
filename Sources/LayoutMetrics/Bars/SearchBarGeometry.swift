import SystemFacts

/// Where the parts of a search bar lie.
package struct SearchBarGeometry: Equatable {
  package var release: OSRelease
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  package var isInNavigationBar: Bool
  package var hasPrompt: Bool
  /// Whether the bar has taken the navigation bar's place: the field lies in its middle.
  package var isRaised = false
  /// Whether buttons for scopes stand below the field.
  package var hasScopes = false
  /// The navigation bar's margin; by itself a search bar has 8.
  package var barMargin: CGFloat
  /// The width of the button that cancels, nil without one.
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

  /// The height of a search bar by itself.
  package static func naturalHeight(
    _ release: OSRelease, hasPrompt: Bool, hasScopes: Bool = false
  ) -> CGFloat {
    BarFacts.searchBarHeight[release] + (hasPrompt ? NavigationBarZones.promptHeight : 0)
      + (hasScopes ? scopeBarHeight : 0)
  }

  /// What buttons for scopes add (frame dump of iOS 26; high). Older releases are taken to have the
  /// same (low).
  package static let scopeBarHeight: CGFloat = 47
  /// From the field to the buttons (the same dump; high).
  private static let scopeGap: CGFloat = 7
  /// The disc that cancels, on iOS 26 (the same dump; high).
  package static let crossWidth: CGFloat = 44

  private var showsPrompt: Bool { hasPrompt && !isInNavigationBar }
  private var top: CGFloat { showsPrompt ? NavigationBarZones.promptHeight : 0 }
  private var margin: CGFloat { isInNavigationBar ? barMargin : 8 }

  package var prompt: CGRect? {
    showsPrompt ? CGRect(x: 8, y: 8, width: max(0, size.width - 16), height: 18) : nil
  }

  /// Where the strip of the field ends.
  private var bottom: CGFloat { size.height - (hasScopes ? Self.scopeBarHeight : 0) }

  /// The buttons for scopes, of a height; as wide as the field without a button that cancels.
  package func scopes(height: CGFloat) -> CGRect? {
    guard hasScopes else { return nil }
    let left = safeArea.left + margin
    return CGRect(
      x: left, y: field.maxY + Self.scopeGap,
      width: max(0, size.width - left - safeArea.right - margin), height: height)
  }

  /// As high as the field, beside it.
  package var cancelButton: CGRect? {
    cancelWidth.map { width in
      let field = field
      return CGRect(
        x: isRightToLeft ? safeArea.left + margin : size.width - (safeArea.right + margin) - width,
        y: field.minY, width: width, height: field.height)
    }
  }

  /// From the field to the button that cancels: 11 to a cross (frame dump of iOS 26: a field of 249
  /// in 320; high), 8 to a word (recalled; low).
  private var cancelGap: CGFloat { BarFacts.cancelOfSearchIsCross[release] ? 11 : 8 }

  package var field: CGRect {
    var left = safeArea.left + margin
    var right = safeArea.right + margin
    if let cancelWidth {
      if isRightToLeft { left += cancelWidth + cancelGap } else { right += cancelWidth + cancelGap }
    }
    let height = fieldHeight
    // Within a navigation bar the field begins 1 below its strip (recalled; low).
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
