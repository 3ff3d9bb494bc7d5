import NibDocuments

/// The properties of controllers in a nib or a storyboard, applied by their initialisers.
@MainActor
extension NibCoder {
  /// Registers a controller that is being created, and applies the properties of all controllers.
  func begin(_ controller: UIViewController) {
    builder.register(controller, element)
    if let scene = builder.surroundings.scene, scene.element.id == element.id,
      scene.controller == nil
    {
      scene.controller = controller
      controller.storyboardScene = scene
    }
    set(text("title")) { controller.title = $0 }
    applyItems(controller)
    applyPresentation(controller)
    set(element.flag("automaticallyAdjustsScrollViewInsets")) {
      controller.automaticallyAdjustsScrollViewInsets = $0
    }
    set(element.flag("extendedLayoutIncludesOpaqueBars")) {
      controller.extendedLayoutIncludesOpaqueBars = $0
    }
    set(element.flag("hidesBottomBarWhenPushed")) { controller.hidesBottomBarWhenPushed = $0 }
    set(element.names("edgesForExtendedLayout")) {
      controller.edgesForExtendedLayout = NibNames.edges($0)
    }
    set(element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover")) {
      controller.preferredContentSize = $0
    }
    set(element.attribute("interfaceStyle")) {
      controller.overrideUserInterfaceStyle =
        $0 == "dark" ? .dark : $0 == "light" ? .light : .unspecified
    }
  }

  private func applyItems(_ controller: UIViewController) {
    if let item = element.child(key: "navigationItem").flatMap(builder.makeObject)
      as? UINavigationItem
    {
      if item.title == nil { item.title = controller.title }
      controller.barRelations.navigationItem = item
    }
    if let item = element.child(key: "tabBarItem").flatMap(builder.makeObject) as? UITabBarItem {
      if item.title == nil { item.title = controller.title }
      controller.tabBarItem = item
    }
    let items = element.list("toolbarItems").compactMap {
      builder.makeObject($0) as? UIBarButtonItem
    }
    if !items.isEmpty { controller.toolbarItems = items }
  }

  private func applyPresentation(_ controller: UIViewController) {
    set(NibNames.presentationStyle(element.attribute("modalPresentationStyle") ?? "")) {
      controller.modalPresentationStyle = $0
    }
    set(NibNames.transitionStyle(element.attribute("modalTransitionStyle") ?? "")) {
      controller.modalTransitionStyle = $0
    }
    set(element.flag("definesPresentationContext")) { controller.definesPresentationContext = $0 }
    set(element.flag("providesPresentationContextTransitionStyle")) {
      controller.providesPresentationContextTransitionStyle = $0
    }
    set(element.flag("modalInPresentation")) { controller.isModalInPresentation = $0 }
  }

  // MARK: Containers

  func apply(_ controller: UINavigationController) {
    let bar = element.child(key: "navigationBar").flatMap(builder.makeView) as? UINavigationBar
    let toolbar = element.child(key: "toolbar").flatMap(builder.makeView) as? UIToolbar
    controller.adoptBars(bar, toolbar)
    set(element.flag("navigationBarHidden")) { controller.isNavigationBarHidden = $0 }
    set(element.flag("toolbarHidden")) { controller.isToolbarHidden = $0 }
    set(element.flag("hidesBarsOnSwipe")) { controller.hidesBarsOnSwipe = $0 }
    set(element.flag("hidesBarsOnTap")) { controller.hidesBarsOnTap = $0 }
    set(element.flag("hidesBarsWhenKeyboardAppears")) {
      controller.hidesBarsWhenKeyboardAppears = $0
    }
    set(element.flag("hidesBarsWhenVerticallyCompact")) {
      controller.hidesBarsWhenVerticallyCompact = $0
    }
    let contents = builder.contents(of: element, "rootViewController")
    if !contents.isEmpty { controller.setViewControllers(contents, animated: false) }
  }

  /// Returns the bar of a tab bar controller, or nil for UIKit's default.
  func makeTabBar() -> UITabBar? {
    element.child(key: "tabBar").flatMap(builder.makeView) as? UITabBar
  }

  func apply(_ controller: UITabBarController) {
    let contents = builder.contents(of: element, "viewControllers")
    guard !contents.isEmpty else { return }
    controller.setViewControllers(contents, animated: false)
    set(element.integer("selectedIndex")) { index in
      if contents.indices.contains(index) { controller.selectedIndex = index }
    }
  }

  func apply(_ controller: UISplitViewController) {
    set(NibNames.splitStyle(element.attribute("style") ?? "")) { controller.split.style = $0 }
    set(NibNames.displayMode(element.attribute("preferredDisplayMode") ?? "")) {
      controller.preferredDisplayMode = $0
    }
    set(NibNames.splitBehavior(element.attribute("behavior") ?? "")) {
      controller.preferredSplitBehavior = $0
    }
    set(element.attribute("primaryEdge")) {
      controller.primaryEdge = $0 == "trailing" ? .trailing : .leading
    }
    set(element.attribute("primaryBackgroundStyle")) {
      controller.primaryBackgroundStyle = $0 == "sidebar" ? .sidebar : .none
    }
    set(element.flag("presentsWithGesture")) { controller.presentsWithGesture = $0 }
    set(element.flag("showsSecondaryOnlyButton")) { controller.showsSecondaryOnlyButton = $0 }
    set(element.length("preferredPrimaryColumnWidth")) {
      controller.preferredPrimaryColumnWidth = CGFloat($0)
    }
    set(element.number("preferredPrimaryColumnWidthFraction")) {
      controller.preferredPrimaryColumnWidthFraction = CGFloat($0)
    }
    set(element.length("minimumPrimaryColumnWidth")) {
      controller.minimumPrimaryColumnWidth = CGFloat($0)
    }
    set(element.length("maximumPrimaryColumnWidth")) {
      controller.maximumPrimaryColumnWidth = CGFloat($0)
    }
    set(element.length("preferredSupplementaryColumnWidth")) {
      controller.preferredSupplementaryColumnWidth = CGFloat($0)
    }
    set(element.number("preferredSupplementaryColumnWidthFraction")) {
      controller.preferredSupplementaryColumnWidthFraction = CGFloat($0)
    }
    set(element.length("minimumSupplementaryColumnWidth")) {
      controller.minimumSupplementaryColumnWidth = CGFloat($0)
    }
    set(element.length("maximumSupplementaryColumnWidth")) {
      controller.maximumSupplementaryColumnWidth = CGFloat($0)
    }
    applyColumns(controller)
  }

  private func applyColumns(_ controller: UISplitViewController) {
    func content(_ relationship: String) -> UIViewController? {
      builder.contents(of: element, relationship).first
    }
    // The names are from before columns.
    let primary = content("masterViewController") ?? content("primaryViewController")
    let secondary = content("detailViewController") ?? content("secondaryViewController")
    guard controller.style != .unspecified else {
      let both = [primary, secondary].compactMap { $0 }
      if !both.isEmpty { controller.viewControllers = both }
      return
    }
    set(primary) { controller.setViewController($0, for: .primary) }
    if controller.style == .tripleColumn {
      set(content("supplementaryViewController")) {
        controller.setViewController($0, for: .supplementary)
      }
    }
    set(secondary) { controller.setViewController($0, for: .secondary) }
    set(content("compactViewController")) { controller.setViewController($0, for: .compact) }
  }

  var pageState: PageState {
    var options: [UIPageViewController.OptionsKey: Any] = [:]
    set(NibNames.spineLocation(element.attribute("spineLocation") ?? "")) {
      options[.spineLocation] = $0
    }
    set(element.length("pageSpacing")) { options[.interPageSpacing] = CGFloat($0) }
    // Pages curl unless the document specifies otherwise, as in code.
    return PageState(
      style: element.attribute("transitionStyle") == "scroll" ? .scroll : .pageCurl,
      orientation: element.attribute("navigationOrientation") == "vertical"
        ? .vertical : .horizontal, options: options)
  }

  func apply(_ controller: UIPageViewController) {
    set(element.flag("doubleSided")) { controller.isDoubleSided = $0 }
  }

  func apply(_ controller: UITableViewController) {
    set(element.flag("clearsSelectionOnViewWillAppear")) {
      controller.clearsSelectionOnViewWillAppear = $0
    }
  }

  func apply(_ controller: UICollectionViewController) {
    set(element.flag("clearsSelectionOnViewWillAppear")) {
      controller.clearsSelectionOnViewWillAppear = $0
    }
  }
}
