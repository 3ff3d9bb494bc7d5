extension ClassEntry {
  static let searchBar = ClassEntry(
    UISearchBar.self,
    role: .closed,
    appearance: [
      AppearanceProperty(\UISearchBar.barStyle),
      AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.backgroundImage),
      AppearanceProperty(\UISearchBar.searchBarStyle),
    ])
}
