extension UITab {
  /// The placement of a tab in a tab bar.
  public enum Placement: Int, Sendable {
    /// The bar decides: root tabs are in the bar, tabs in groups aren't.
    case automatic = 0
    /// In the bar unless people remove it.
    case `default` = 1
    /// In the bar only if people add it.
    case optional = 2
    /// In the bar, at a position that people choose.
    case movable = 3
    /// Always in the bar, at its trailing end, with its image only.
    case pinned = 4
    /// Always in the bar, at its leading end.
    case fixed = 5
    /// Never in the bar.
    case sidebarOnly = 6
  }

  /// The index of the tab's region among the three regions of a bar, in reading direction (Apple,
  /// “Elevating your iPad app with a tab bar and sidebar”); `nil` if the tab is in none of them.
  var barRegion: Int? {
    switch preferredPlacement {
    case .fixed: 0
    case .automatic: self is UISearchTab ? 2 : 1
    case .default, .movable: 1
    case .pinned: 2
    case .optional, .sidebarOnly: nil
    }
  }
}
