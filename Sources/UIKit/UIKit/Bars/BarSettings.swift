import Foundation

// Settings of bars that are kept without effect.

extension UINavigationItem {
  /// Where the search bar is. The raw values are UIKit's.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// In the bar, next to the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    case integrated = 3
    case integratedCentered = 4
    case integratedButton = 5

    /// Whether the search bar may be in place of a phone's toolbar.
    var canBeAtLowerEdge: Bool { self != .stacked }
  }

  /// Where the search bar is preferred to be: only ``SearchBarPlacement/stacked`` differs, from a
  /// phone's search bar at the lower edge (iOS 16).
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set {
      keep(newValue)
      changed?()
    }
  }

  /// Where the search bar is: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }

  /// An item that stands for the search bar in a toolbar (iOS 26).
  public var searchBarPlacementBarButtonItem: UIBarButtonItem {
    let item = kept(UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil))
    keep(item)
    return item
  }

  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { kept(true) }
    set {
      keep(newValue)
      changed?()
    }
  }

  /// Kept: titles have no menus (iOS 16).
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIBarButtonItem {
  /// A mark on an item (iOS 26); not drawn.
  @preconcurrency @MainActor
  public struct Badge {
    public let stringValue: String?
    public var backgroundColor: UIColor?
    public var foregroundColor: UIColor?
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    public static func count(_ count: UInt) -> Badge { Badge("\(count)") }
    public static func string(_ string: String) -> Badge { Badge(string) }
    public static func indicator() -> Badge { Badge(nil) }
  }

  public var badge: Badge? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var hidesSharedBackground: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  public var sharesBackground: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}

extension UITabBarItem {
  /// Kept: the bar's own appearance is shown (iOS 15).
  public var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Kept: the bar's own appearance is shown (iOS 13).
  public var standardAppearance: UITabBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UISearchBar {
  /// The images of a search bar. The raw values are UIKit's.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// Sets the image in place of the magnifying glass; other images are kept without effect.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    keep(iconImage, for: "image\(icon.rawValue).\(state.rawValue)")
    guard icon == .search, state == .normal else { return }
    field.showMagnifier(iconImage)
  }

  public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    kept(nil, for: "image\(icon.rawValue).\(state.rawValue)")
  }

  /// Sets the background for the default metrics; others are kept without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    keep(backgroundImage, for: "background\(barPosition.rawValue).\(barMetrics.rawValue)")
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  public func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    kept(nil, for: "background\(barPosition.rawValue).\(barMetrics.rawValue)")
  }

  /// Sets the field's background for the normal state; others are kept without effect.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    keep(backgroundImage, for: "field\(state.rawValue)")
    if state == .normal { field.background = backgroundImage }
  }

  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    kept(nil, for: "field\(state.rawValue)")
  }

  public var scopeBarBackgroundImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  public var searchTextPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    keep(attributes, for: "scopeTitle\(state.rawValue)")
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    kept(nil, for: "scopeTitle\(state.rawValue)")
  }

  /// Gives scope buttons that have just been created the attributes that were set before.
  func styleScopes(_ control: UISegmentedControl) {
    for state: UIControl.State in [.normal, .highlighted, .disabled, .selected] {
      guard let attributes = scopeBarButtonTitleTextAttributes(for: state) else { continue }
      control.setTitleTextAttributes(attributes, for: state)
    }
  }
}

extension UISearchController {
  /// Kept: the background is dimmed only by the controller that shows the results.
  public var dimsBackgroundDuringPresentation: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
}
