/// The ways of showing a controller that containers override.
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
  /// Has the nearest container that overrides a way of showing show a controller, or presents it.
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

  /// This controller or the nearest one around it that can perform an action and, where every
  /// controller has it, overrides the default.
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

  /// Whether an action is the class's own, rather than one that every controller has.
  private func overridesDefault(of action: Selector) -> Bool {
    if let showing = ShowingAction(action) { return shows(by: showing) }
    var members: ClassMembers? = ClassMembers.of(self)
    while let current = members, current.type != UIViewController.self {
      if current.listedMethods.contains(where: { $0.selector == action }) { return true }
      members = current.superclass
    }
    return members?.method(action.name) == nil
  }

  /// Whether this controller has a way of showing of its own.
  func shows(by action: ShowingAction) -> Bool {
    MethodOverrides.shows(type(of: self), by: action)
      ?? (self is UISplitViewController || action == .show && self is UINavigationController)
  }
}
