extension UITab {
  /// Where in a tab bar a tab stands.
  public enum Placement: Int, Sendable {
    /// The bar decides: root tabs are in the bar, those in groups are not.
    case automatic = 0
    /// In the bar unless people take it out.
    case `default` = 1
    /// In the bar only where people put it there.
    case optional = 2
    /// In the bar, at a place that people choose.
    case movable = 3
    /// Always in the bar, at its trailing end, with its image only.
    case pinned = 4
    /// Always in the bar, at its leading end.
    case fixed = 5
    /// Never in the bar.
    case sidebarOnly = 6
  }

  /// The three regions of a bar, in reading direction (Apple, “Elevating your iPad app with a tab
  /// bar and sidebar”); nil where the tab is in none of them.
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
