import SystemFacts
import UIKit

extension TurnScene {
  /// Checks a controller that its container, its presenter or the window shows, and those in it.
  ///
  /// - Parameter place: Where the view has to lie in its superview; nil where that isn't known.
  func checkShown(_ controller: UIViewController, place: CGRect?) {
    let presented = controller.presentedViewController
    guard let view = controller.viewIfLoaded, let shown = view.window else {
      // A full-screen presentation takes the presenter's view out.
      if presented == nil { violate(.inWindow, "\(name(controller)) is not in the window") }
      if let presented { checkShown(presented, place: nil) }
      return
    }
    if shown !== window { violate(.inWindow, "\(name(controller)) is in another window") }
    checkWindows(of: view)
    if let place, view.frame != place {
      violate(.filling, "\(name(controller)) is \(view.frame.text), and belongs at \(place.text)")
    }
    checkBars(of: controller, view)
    checkInsets(controller, view)
    for (child, place) in shownChildren(of: controller) { checkShown(child, place: place) }
    if let presented { checkShown(presented, place: presentedPlace(presented)) }
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? any TurnProbe)?.notes.name ?? "\(type(of: controller))"
  }

  private func checkWindows(of view: UIView) {
    for subview in view.subviews where subview.window !== window {
      violate(.inWindow, "a \(type(of: subview)) in a view of the window has no window")
      return
    }
  }

  /// The children that a container shows, and where; nil where only UIKit knows.
  private func shownChildren(
    of controller: UIViewController
  ) -> [(child: UIViewController, place: CGRect?)] {
    let bounds = controller.view.bounds
    switch controller {
    case let screen as ProbeScreen:
      return screen.content.enumerated().map { ($1, screen.frame(of: $0, in: bounds.size)) }
    case let navigation as ProbeNavigation:
      return navigation.topViewController.map { [($0, bounds)] } ?? []
    case let tabs as ProbeTabs:
      return tabs.selectedViewController.map { [($0, bounds)] } ?? []
    case let pages as ProbePages:
      return (pages.viewControllers ?? []).map { ($0, CGRect(origin: .zero, size: bounds.size)) }
    case let split as ProbeSplit:
      return split.viewControllers.filter { $0.viewIfLoaded?.window != nil }.map { ($0, nil) }
    default:
      return []
    }
  }

  /// Bars are as wide as the view that they lie in.
  private func checkBars(of controller: UIViewController, _ view: UIView) {
    var bars: [UIView] = []
    if let navigation = controller as? UINavigationController { bars = [navigation.navigationBar] }
    if let tabs = controller as? UITabBarController { bars = [tabs.tabBar] }
    for bar in bars where bar.window != nil && !bar.isHidden {
      let (start, width) = (bar.frame.minX, bar.bounds.width)
      if start != 0 || width != view.bounds.width {
        violate(
          .filling,
          "\(name(controller))'s \(type(of: bar)) is \(bar.frame.text) in \(view.bounds.text)")
      }
    }
  }

  private func presentedPlace(_ presented: UIViewController) -> CGRect? {
    presented.modalPresentationStyle.fillsScreen ? window.bounds : nil
  }

  // MARK: Insets

  /// The safe area is what the window's covers of the view, and what bars above it cover.
  private func checkInsets(_ controller: UIViewController, _ view: UIView) {
    guard ScreenFacts.hasSafeArea[turnCase.os.release], isOnScreenAlone(controller) else { return }
    let frame = view.convert(view.bounds, to: window)
    let screen = window.bounds
    let safe = window.safeAreaInsets
    var wanted = UIEdgeInsets(
      top: max(0, safe.top - frame.minY), left: max(0, safe.left - frame.minX),
      bottom: max(0, safe.bottom - (screen.maxY - frame.maxY)),
      right: max(0, safe.right - (screen.maxX - frame.maxX)))
    var parent = controller.parent
    while let container = parent {
      var bars: [UIView] = []
      if let navigation = container as? UINavigationController, !navigation.isNavigationBarHidden {
        bars.append(navigation.navigationBar)
      }
      if let tabs = container as? UITabBarController { bars.append(tabs.tabBar) }
      for bar in bars where bar.window != nil && !bar.isHidden {
        let strip = bar.convert(bar.bounds, to: view)
        if strip.midY < view.bounds.midY {
          wanted.top = max(wanted.top, min(strip.maxY, view.bounds.height))
        } else {
          wanted.bottom = max(wanted.bottom, view.bounds.height - strip.minY)
        }
      }
      parent = container.parent
    }
    let given = view.safeAreaInsets
    if given != wanted {
      violate(.safeArea, "\(name(controller))'s is \(given), and its surroundings say \(wanted)")
    }
  }

  /// Whether nothing but the screen and bars decides on the insets.
  private func isOnScreenAlone(_ controller: UIViewController) -> Bool {
    var outermost = controller
    while let parent = outermost.parent {
      if parent is UISplitViewController { return false }
      // Strips at the upper edge of an iPad keep a distance below them.
      if let tabs = parent as? UITabBarController, tabs.tabBar.frame.midY < window.bounds.midY {
        return false
      }
      outermost = parent
    }
    // Behind a sheet the presenter's view is smaller.
    if let presented = outermost.presentedViewController,
      !presented.modalPresentationStyle.fillsScreen
    {
      return false
    }
    return outermost === root || outermost.modalPresentationStyle.fillsScreen
  }
}
