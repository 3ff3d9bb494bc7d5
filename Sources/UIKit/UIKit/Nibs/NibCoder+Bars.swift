import NibDocuments

/// The properties of bars and their items in a nib, applied by their initialisers.
@MainActor
extension NibCoder {
  func apply(_ bar: UINavigationBar) {
    common(bar)
    set(element.attribute("barStyle")) { bar.barStyle = $0.hasPrefix("black") ? .black : .default }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(element.flag("largeTitles")) { bar.prefersLargeTitles = $0 }
    set(builder.color(element, "barTintColor")) { bar.barTintColor = $0 }
    set(builder.textAttributes(element, "titleTextAttributes")) { bar.titleTextAttributes = $0 }
    set(builder.textAttributes(element, "largeTitleTextAttributes")) {
      bar.largeTitleTextAttributes = $0
    }
    set(builder.image(element, "backIndicatorImage")) { bar.backIndicatorImage = $0 }
    set(builder.image(element, "shadowImage")) { bar.shadowImage = $0 }
    set(appearance("standardAppearance")) { bar.standardAppearance = $0 }
    set(appearance("compactAppearance")) { bar.compactAppearance = $0 }
    set(appearance("scrollEdgeAppearance")) { bar.scrollEdgeAppearance = $0 }
    let items = element.list("items").compactMap { builder.makeObject($0) as? UINavigationItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  private func appearance(_ key: String) -> UINavigationBarAppearance? {
    guard let child = element.child(key: key, "navigationBarAppearance") else { return nil }
    let appearance = UINavigationBarAppearance()
    background(child, appearance)
    set(builder.textAttributes(child, "titleTextAttributes")) {
      appearance.titleTextAttributes = $0
    }
    set(builder.textAttributes(child, "largeTitleTextAttributes")) {
      appearance.largeTitleTextAttributes = $0
    }
    return appearance
  }

  private func background(_ child: NibElement, _ appearance: UIBarAppearance) {
    set(builder.color(child, "backgroundColor")) { appearance.backgroundColor = $0 }
    set(builder.color(child, "shadowColor")) { appearance.shadowColor = $0 }
    set(builder.image(child, "backgroundImage")) { appearance.backgroundImage = $0 }
    set(builder.image(child, "shadowImage")) { appearance.shadowImage = $0 }
  }

  func apply(_ bar: UIToolbar) {
    common(bar)
    set(element.attribute("barStyle")) { bar.barStyle = $0.hasPrefix("black") ? .black : .default }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(builder.color(element, "barTintColor")) { bar.barTintColor = $0 }
    set(element.child(key: "standardAppearance", "toolbarAppearance")) { child in
      let appearance = UIToolbarAppearance()
      background(child, appearance)
      bar.standardAppearance = appearance
    }
    let items = element.list("items").compactMap { builder.makeObject($0) as? UIBarButtonItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  func apply(_ bar: UITabBar) {
    common(bar)
    set(element.attribute("barStyle")) { bar.barStyle = $0.hasPrefix("black") ? .black : .default }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(builder.color(element, "barTintColor")) { bar.barTintColor = $0 }
    set(builder.color(element, "unselectedItemTintColor")) { bar.unselectedItemTintColor = $0 }
    set(NibNames.itemPositioning(element.attribute("itemPositioning") ?? "")) {
      bar.itemPositioning = $0
    }
    set(element.length("itemWidth")) { bar.itemWidth = CGFloat($0) }
    set(element.length("itemSpacing")) { bar.itemSpacing = CGFloat($0) }
    set(builder.image(element, "backgroundImage")) { bar.backgroundImage = $0 }
    set(builder.image(element, "shadowImage")) { bar.shadowImage = $0 }
    set(builder.image(element, "selectionIndicatorImage")) { bar.selectionIndicatorImage = $0 }
    set(element.child(key: "standardAppearance", "tabBarAppearance")) { child in
      let appearance = UITabBarAppearance()
      background(child, appearance)
      bar.standardAppearance = appearance
    }
    let items = element.list("items").compactMap { builder.makeObject($0) as? UITabBarItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  func apply(_ bar: UISearchBar) {
    common(bar)
    set(text("placeholder")) { bar.placeholder = $0 }
    set(text("text")) { bar.text = $0 }
    set(text("prompt")) { bar.prompt = $0 }
    set(element.attribute("searchBarStyle")) {
      bar.searchBarStyle = $0 == "minimal" ? .minimal : $0 == "prominent" ? .prominent : .default
    }
    set(element.flag("showsCancelButton")) { bar.showsCancelButton = $0 }
  }

  func apply(_ item: UINavigationItem) {
    builder.register(item, element)
    set(text("title")) { item.title = $0 }
    set(text("prompt")) { item.prompt = $0 }
    set(text("backButtonTitle")) { item.backButtonTitle = $0 }
    set(element.flag("hidesBackButton")) { item.hidesBackButton = $0 }
    set(element.attribute("backButtonDisplayMode")) {
      item.backButtonDisplayMode =
        $0 == "minimal" ? .minimal : $0 == "generic" ? .generic : .default
    }
    set(element.flag("leftItemsSupplementBackButton")) { item.leftItemsSupplementBackButton = $0 }
    set(element.attribute("largeTitleDisplayMode")) {
      item.largeTitleDisplayMode = $0 == "always" ? .always : $0 == "never" ? .never : .automatic
    }
    func buttons(_ side: String) -> [UIBarButtonItem]? {
      let list = element.list("\(side)BarButtonItems")
      let elements =
        list.isEmpty ? [element.child(key: "\(side)BarButtonItem")].compactMap { $0 } : list
      let items = elements.compactMap { builder.makeObject($0) as? UIBarButtonItem }
      return items.isEmpty ? nil : items
    }
    set(buttons("left")) { item.leftBarButtonItems = $0 }
    set(buttons("right")) { item.rightBarButtonItems = $0 }
    set(element.child(key: "backBarButtonItem").flatMap(builder.makeObject)) {
      item.backBarButtonItem = $0 as? UIBarButtonItem
    }
    set(element.child(key: "titleView").flatMap(builder.makeView)) { item.titleView = $0 }
  }

  func apply(_ item: UIBarButtonItem) {
    builder.register(item, element)
    set(NibNames.systemItem(element.attribute("systemItem") ?? "")) { item.become($0) }
    set(text("title")) { item.title = $0 }
    set(builder.image(element)) { item.image = $0 }
    set(builder.color(element, "tintColor")) { item.tintColor = $0 }
    set(element.attribute("style")) { item.style = $0 == "done" ? .done : .plain }
    set(element.length("width")) { item.width = CGFloat($0) }
    set(element.flag("enabled")) { item.isEnabled = $0 }
    set(element.flag("selected")) { item.isSelected = $0 }
    set(element.integer("tag")) { item.tag = $0 }
    let custom =
      element.child(key: "customView")
      ?? element.children.first {
        $0.kind?.role == .view
      }
    set(custom.flatMap(builder.makeView)) { item.customView = $0 }
  }

  func apply(_ item: UITabBarItem) {
    builder.register(item, element)
    set(NibNames.tabItem(element.attribute("systemItem") ?? "")) { item.become($0) }
    set(text("title")) { item.title = $0 }
    set(builder.image(element)) { item.image = $0 }
    set(builder.image(element, "selectedImage")) { item.selectedImage = $0 }
    set(text("badgeValue")) { item.badgeValue = $0 }
    set(element.flag("enabled")) { item.isEnabled = $0 }
    set(element.integer("tag")) { item.tag = $0 }
    set(element.offset("titlePositionAdjustment")) {
      item.titlePositionAdjustment = UIOffset(horizontal: $0.x, vertical: $0.y)
    }
  }
}
