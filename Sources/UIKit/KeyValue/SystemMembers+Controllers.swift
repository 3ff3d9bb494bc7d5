// Tables of properties that UIKit and Core Animation know by their names in Objective-C (Apple's headers).

protocol _UIViewControllerKeys: UIViewController {}
extension UIViewController: _UIViewControllerKeys {}

extension _UIViewControllerKeys {
  @MainActor static func listUIViewController(_ members: inout _DialectMembers) {
    members.system("title", \Self.title)
    // Their getters make what isn't there yet.
    members.system("view", \Self.view) { $0.view = $1 }
    members.system("viewIfLoaded", \Self.viewIfLoaded)
    members.system("viewLoaded", \Self.isViewLoaded)
    members.system("editing", \Self.isEditing)
    members.system("parent", \Self.parent)
    members.system("children", \Self.children)
    members.system("navigationItem", \Self.navigationItem)
    members.system("tabBarItem", \Self.tabBarItem) { $0.tabBarItem = $1 }
    members.system("navigationController", \Self.navigationController)
    members.system("toolbarItems", \Self.toolbarItems)
    members.system("presentedViewController", \Self.presentedViewController)
    members.system("presentingViewController", \Self.presentingViewController)
    members.system("additionalSafeAreaInsets", \Self.additionalSafeAreaInsets)
    members.system("preferredContentSize", \Self.preferredContentSize)
    members.system("modalPresentationStyle", \Self.modalPresentationStyle)
    members.system("modalTransitionStyle", \Self.modalTransitionStyle)
    members.system("definesPresentationContext", \Self.definesPresentationContext)
    members.system("modalInPresentation", \Self.isModalInPresentation)
    members.system("hidesBottomBarWhenPushed", \Self.hidesBottomBarWhenPushed)
    members.system("edgesForExtendedLayout", \Self.edgesForExtendedLayout)
    members.system("extendedLayoutIncludesOpaqueBars", \Self.extendedLayoutIncludesOpaqueBars)
    members.system(
      "automaticallyAdjustsScrollViewInsets", \Self.automaticallyAdjustsScrollViewInsets)
    members.system("overrideUserInterfaceStyle", \Self.overrideUserInterfaceStyle)
    members.system("traitCollection", \Self.traitCollection)
  }
}

protocol _UINavigationControllerKeys: UINavigationController {}
extension UINavigationController: _UINavigationControllerKeys {}

extension _UINavigationControllerKeys {
  @MainActor static func listUINavigationController(_ members: inout _DialectMembers) {
    members.system("viewControllers", \Self.viewControllers)
    members.system("topViewController", \Self.topViewController)
    members.system("visibleViewController", \Self.visibleViewController)
    members.system("navigationBar", \Self.navigationBar)
    members.system("navigationBarHidden", \Self.isNavigationBarHidden)
    members.system("toolbarHidden", \Self.isToolbarHidden)
    members.system("hidesBarsOnSwipe", \Self.hidesBarsOnSwipe)
    members.system("hidesBarsOnTap", \Self.hidesBarsOnTap)
  }
}

protocol _UITabBarControllerKeys: UITabBarController {}
extension UITabBarController: _UITabBarControllerKeys {}

extension _UITabBarControllerKeys {
  @MainActor static func listUITabBarController(_ members: inout _DialectMembers) {
    members.system("viewControllers", \Self.viewControllers)
    members.system("selectedViewController", \Self.selectedViewController)
    members.system("selectedIndex", \Self.selectedIndex)
    members.system("tabBar", \Self.tabBar)
  }
}

protocol _UIBarItemKeys: UIBarItem {}
extension UIBarItem: _UIBarItemKeys {}

extension _UIBarItemKeys {
  @MainActor static func listUIBarItem(_ members: inout _DialectMembers) {
    members.system("enabled", \Self.isEnabled)
    members.system("title", \Self.title)
    members.system("image", \Self.image)
    members.system("landscapeImagePhone", \Self.landscapeImagePhone)
    members.system("largeContentSizeImage", \Self.largeContentSizeImage)
    members.system("imageInsets", \Self.imageInsets)
    members.system("landscapeImagePhoneInsets", \Self.landscapeImagePhoneInsets)
    members.system("tag", \Self.tag)
    members.system("accessibilityIdentifier", \Self.accessibilityIdentifier)
    members.system("accessibilityLabel", \Self.accessibilityLabel)
  }
}

protocol _UIBarButtonItemKeys: UIBarButtonItem {}
extension UIBarButtonItem: _UIBarButtonItemKeys {}

extension _UIBarButtonItemKeys {
  @MainActor static func listUIBarButtonItem(_ members: inout _DialectMembers) {
    members.system("style", \Self.style)
    members.system("width", \Self.width)
    members.system("customView", \Self.customView)
    members.system("target", \Self.target)
    members.system("tintColor", \Self.tintColor)
    members.system("hidden", \Self.isHidden)
    members.system("selected", \Self.isSelected)
  }
}

protocol _UITabBarItemKeys: UITabBarItem {}
extension UITabBarItem: _UITabBarItemKeys {}

extension _UITabBarItemKeys {
  @MainActor static func listUITabBarItem(_ members: inout _DialectMembers) {
    members.system("selectedImage", \Self.selectedImage)
    members.system("badgeValue", \Self.badgeValue)
    members.system("badgeColor", \Self.badgeColor)
    members.system("titlePositionAdjustment", \Self.titlePositionAdjustment)
  }
}

protocol _UINavigationItemKeys: UINavigationItem {}
extension UINavigationItem: _UINavigationItemKeys {}

extension _UINavigationItemKeys {
  @MainActor static func listUINavigationItem(_ members: inout _DialectMembers) {
    members.system("title", \Self.title)
    members.system("titleView", \Self.titleView)
    members.system("prompt", \Self.prompt)
    members.system("largeTitleDisplayMode", \Self.largeTitleDisplayMode)
    members.system("backBarButtonItem", \Self.backBarButtonItem)
    members.system("backButtonTitle", \Self.backButtonTitle)
    members.system("hidesBackButton", \Self.hidesBackButton)
    members.system("leftItemsSupplementBackButton", \Self.leftItemsSupplementBackButton)
    members.system("leftBarButtonItems", \Self.leftBarButtonItems)
    members.system("rightBarButtonItems", \Self.rightBarButtonItems)
    members.system("leftBarButtonItem", \Self.leftBarButtonItem)
    members.system("rightBarButtonItem", \Self.rightBarButtonItem)
    members.system("searchController", \Self.searchController)
    members.system("hidesSearchBarWhenScrolling", \Self.hidesSearchBarWhenScrolling)
  }
}

protocol _NSLayoutConstraintKeys: NSLayoutConstraint {}
extension NSLayoutConstraint: _NSLayoutConstraintKeys {}

extension _NSLayoutConstraintKeys {
  @MainActor static func listNSLayoutConstraint(_ members: inout _DialectMembers) {
    members.system("constant", \Self.constant)
    members.system("priority", \Self.priority)
    members.system("multiplier", \Self.multiplier)
    members.system("active", \Self.isActive)
    members.system("identifier", \Self.identifier)
    members.system("firstItem", \Self.firstItem)
    members.system("secondItem", \Self.secondItem)
  }
}
