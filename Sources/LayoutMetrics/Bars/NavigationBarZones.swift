/// The strips of which a navigation bar consists, from top to bottom, in points.
package struct NavigationBarZones: Equatable {
  /// How far the background reaches out above the bar: under the status bar.
  package var overhang: CGFloat = 0
  package var prompt: CGFloat = 0
  package var content: CGFloat = 44
  /// The large title's strip, as much of it as scrolling has left.
  package var largeTitle: CGFloat = 0
  /// Whether the title is shown large, be it scrolled away or not.
  package var hasLargeTitle = false
  package var search: CGFloat = 0
  /// Whether a search that goes on has taken the place of titles and buttons.
  package var isSearching = false
  /// Whether a tab bar lies where the title would be.
  package var isUnderTabs = false
  /// Whether nothing is scrolled under the bar.
  package var isAtScrollEdge = false
  package var isCompact = false

  package init() {}

  /// The strips of a bar that no controller manages, of a height that the app chose.
  package init(height: CGFloat, hasPrompt: Bool) {
    prompt = hasPrompt ? min(Self.promptHeight, height) : 0
    content = max(0, height - prompt)
  }

  package var height: CGFloat { prompt + content + largeTitle + search }

  /// What a prompt adds (medium).
  package static let promptHeight: CGFloat = 30

  /// What a search bar adds (recalled; medium-high).
  package static let searchHeight: CGFloat = 52

  /// Leaves a search bar only: 55 high on a phone with a notch, else 50 (QMUI; medium).
  ///
  /// - Parameter scopes: What buttons for scopes add.
  package mutating func leaveSearch(hasNotch: Bool, scopes: CGFloat) {
    isSearching = true
    prompt = 0
    content = 0
    largeTitle = 0
    hasLargeTitle = false
    search = (hasNotch ? 55 : 50) + scopes
  }

  /// The height of a bar that no controller manages: 44, and with a prompt 30 more (medium).
  package static func naturalHeight(hasPrompt: Bool) -> CGFloat {
    44 + (hasPrompt ? promptHeight : 0)
  }
}
