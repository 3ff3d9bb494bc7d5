/// The methods of showing a controller that containers override.
enum ShowingAction: String {
  case show = "showViewController:sender:"
  case showDetail = "showDetailViewController:sender:"

  var selector: Selector { Selector(rawValue) }

  init?(_ action: Selector) { self.init(rawValue: action.name) }
}

// “It's implementation calls `[self targetViewControllerForAction:sender:]` first and redirects
// accordingly if the return value is not `self`, otherwise it will present the vc” (UIViewController.h): an
// override that calls super presents.
extension UIViewController {
  /// Makes the nearest container that overrides a showing method show a controller, or presents it.
  func passOn(_ controller: UIViewController, _ action: ShowingAction, sender: Any?) {
    let target = targetViewController(forAction: action.selector, sender: sender)
    guard let target, target !== self else {
      return present(controller, animated: UIView.areAnimationsEnabled)
    }
    switch action {
    case .show: target.show(controller, sender: sender)
    case .showDetail: target.showDetailViewController(controller, sender: sender)
    }
  }

  /// Returns this controller or the nearest enclosing one that can perform an action and, if every
  /// controller implements it, overrides the default.
  func nearestTarget(forAction action: Selector, sender: Any?) -> UIViewController? {
    var current: UIViewController? = self
    while let one = current {
      if one.overridesDefault(of: action), one.canPerformAction(action, withSender: sender) {
        return one
      }
      current = one.storedParent
    }
    return nil
  }

  /// Whether an action is implemented by the class itself, rather than by every controller.
  private func overridesDefault(of action: Selector) -> Bool {
    if let showing = ShowingAction(action) { return shows(by: showing) }
    var members: ClassMembers? = ClassMembers.of(self)
    while let current = members, current.type != UIViewController.self {
      if current.listedMethods.contains(where: { $0.selector == action }) { return true }
      members = current.superclass
    }
    return members?.method(action.name) == nil
  }

  /// Whether this controller implements a showing method itself.
  func shows(by action: ShowingAction) -> Bool {
    MethodOverrides.shows(type(of: self), by: action)
      ?? (self is UISplitViewController || action == .show && self is UINavigationController)
  }
}
