/// The strips of a navigation bar, from top to bottom, in points, and its height: their sum.
///
/// A navigation controller fills them, with the screen's numbers, in `UINavigationController+Bars`.
package struct NavigationBarZones: Equatable {
  /// How far the background extends above the bar, under the status bar.
  package var overhang: CGFloat = 0
  package var prompt: CGFloat = 0
  package var content: CGFloat = 44
  /// The part of the content strip above buttons and title.
  package var contentTop: CGFloat = 0
  /// The height of the large title's strip that remains after scrolling.
  package var largeTitle: CGFloat = 0
  /// Whether the bar has a large title, even if it's scrolled out of sight.
  package var hasLargeTitle = false
  package var search: CGFloat = 0
  /// Whether an active search has replaced titles and buttons.
  package var isSearching = false
  /// Whether a tab bar occupies the title's position.
  package var isUnderTabs = false
  /// Whether no content is scrolled under the bar.
  package var isAtScrollEdge = false
  package var isCompact = false

  package init() {}

  /// Creates the strips of a bar that isn't managed by a controller, with a height that the app
  /// chose.
  package init(height: CGFloat, hasPrompt: Bool) {
    prompt = hasPrompt ? min(Self.promptHeight, height) : 0
    content = max(0, height - prompt)
  }

  package var height: CGFloat { prompt + content + largeTitle + search }

  /// The additional height of a prompt (medium).
  package static let promptHeight: CGFloat = 30

  /// The additional height of a search bar (recalled; medium-high).
  package static let searchHeight: CGFloat = 52

  /// Reduces the bar to a search bar: 55 high on a phone with a notch, otherwise 50 (QMUI; medium).
  ///
  /// - Parameter scopes: The additional height of scope buttons.
  package mutating func leaveSearch(hasNotch: Bool, scopes: CGFloat) {
    isSearching = true
    prompt = 0
    content = 0
    contentTop = 0
    largeTitle = 0
    hasLargeTitle = false
    search = (hasNotch ? 55 : 50) + scopes
  }

  /// Returns the height of a bar that isn't managed by a controller: 44, plus 30 with a prompt
  /// (medium).
  package static func naturalHeight(hasPrompt: Bool) -> CGFloat {
    44 + (hasPrompt ? promptHeight : 0)
  }
}
