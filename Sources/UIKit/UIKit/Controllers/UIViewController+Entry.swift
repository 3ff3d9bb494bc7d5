extension ClassEntry {
  static let viewController = ClassEntry(
    UIViewController.self,
    keys: { ($0 as? any _UIViewControllerKeys.Type)?.listUIViewController(&$1) })
}

// Names in Objective-C from Apple's headers.
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
