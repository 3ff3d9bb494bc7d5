import Devices
import SystemFacts
import UIKit

extension TurnScene {
  /// Checks a controller that its container, its presenter or the window shows, and its descendants.
  ///
  /// - Parameter place: The view's expected frame in its superview; nil if it isn't known.
  func checkShown(_ controller: UIViewController, place: CGRect?) {
    let presented = controller.presentedViewController
    guard let view = controller.viewIfLoaded, let shown = view.window else {
      // A full-screen presentation removes the presenter's view.
      if presented == nil { violate(.inWindow, "\(name(controller)) is not in the window") }
      if let presented { checkShown(presented, place: nil) }
      return
    }
    if shown !== window { violate(.inWindow, "\(name(controller)) is in another window") }
    checkWindows(of: view)
    if let place, !view.frame.isNear(place) {
      violate(.filling, "\(name(controller)) is \(view.frame.text), and belongs at \(place.text)")
    }
    checkBars(of: controller, view)
    checkInsets(controller, view)
    for (child, place) in shownChildren(of: controller) { checkShown(child, place: place) }
    if let presented { checkShown(presented, place: presentedPlace(presented)) }
  }

  func name(_ controller: UIViewController) -> String {
    (controller as? any TurnProbe)?.notes.name ?? "\(type(of: controller))"
  }

  private func checkWindows(of view: UIView) {
    for subview in view.subviews where subview.window !== window {
      violate(.inWindow, "a \(type(of: subview)) in a view of the window has no window")
      return
    }
  }

  /// The visible children of a container, and their frames; nil if only UIKit knows.
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

  /// Horizontal bars are as wide as their superview; vertical ones fill the column.
  private func checkBars(of controller: UIViewController, _ view: UIView) {
    let column = column(beside: controller, view)
    var bars: [UIView] = []
    if let navigation = controller as? UINavigationController {
      bars = [navigation.navigationBar]
      checkButtons(of: navigation, in: view, column: column)
    }
    if let tabs = controller as? UITabBarController { bars = [tabs.tabBar] }
    for bar in bars where bar.window != nil && !bar.isHidden {
      let isInColumn = column != nil && bar is UITabBar
      let isInPlace =
        isInColumn
        ? bar.frame == column : bar.frame.minX == 0 && bar.bounds.width == view.bounds.width
      if !isInPlace {
        let place = isInColumn ? "the column \(column?.text ?? "")" : view.bounds.text
        violate(
          .filling,
          "\(name(controller))'s \(type(of: bar)) is \(bar.frame.text) in \(place)")
      }
    }
  }

  /// The frame of the system's vertical bars in a controller's view; nil if the bars are at its top and
  /// bottom edges.
  ///
  /// They are vertical on the outer display of a folding phone, and on the inner one in landscape (Apple;
  /// probes of the iPhone Duo), in a column that the safe area keeps free at one side, for a view that
  /// reaches it, unless a controller disables them.
  private func column(beside controller: UIViewController, _ view: UIView) -> CGRect? {
    let device = turnCase.device
    guard device.isFoldable,
      host.display == device.display(in: device.initialPosture)
        || host.interfaceOrientation.isLandscape
    else { return nil }
    let insets = screenInsets
    let frame = view.convert(view.bounds, to: window)
    let isLeft = insets.left > 0
    guard isLeft ? frame.minX <= 0 : frame.maxX >= window.bounds.maxX, !disablesBars(controller)
    else { return nil }
    let width = isLeft ? insets.left : insets.right
    return CGRect(
      x: isLeft ? 0 : view.bounds.width - width, y: 0, width: width, height: view.bounds.height)
  }

  /// Whether the controller that decides for another one's window or presentation disables vertical bars
  /// (Apple: `preferredVerticalBarBehavior`).
  private func disablesBars(_ controller: UIViewController) -> Bool {
    var speaker = controller
    while let parent = speaker.parent { speaker = parent }
    while let child = speaker.childForPreferredVerticalBarBehavior { speaker = child }
    return speaker.preferredVerticalBarBehavior == .disabled
  }

  /// The safe area of the display in use.
  private var screenInsets: UIEdgeInsets {
    let screen = turnCase.device.screen(
      os: turnCase.os, orientation: ScreenOrientation(host.interfaceOrientation),
      posture: host.posture)
    let insets = screen.safeAreaInsets
    return UIEdgeInsets(
      top: insets?.top ?? 0, left: insets?.left ?? 0, bottom: insets?.bottom ?? 0,
      right: insets?.right ?? 0)
  }

  /// Buttons are in the column if there is one, and nothing else is.
  private func checkButtons(
    of navigation: UINavigationController, in view: UIView, column: CGRect?
  ) {
    let standing = view.subviews.first { "\(type(of: $0))" == "_UIVerticalBarView" }
    let hasButtons =
      navigation.viewControllers.count > 1
      || navigation.topViewController?.navigationItem.rightBarButtonItem != nil
    let wanted = hasButtons ? column : nil
    if standing?.frame != wanted {
      violate(
        .filling,
        "\(name(navigation))'s buttons stand in \(standing?.frame.text ?? "no column"), and belong "
          + "in \(wanted?.text ?? "none")")
    }
    let bar = navigation.navigationBar
    guard bar.window != nil, column != nil else { return }
    let hasTitle = navigation.topViewController?.navigationItem.title != nil
    if hasTitle != (bar.bounds.height > 0) {
      violate(
        .filling,
        "\(name(navigation))'s bar beside the column is \(bar.frame.text) "
          + (hasTitle ? "with a title" : "without one"))
    }
  }

  private func presentedPlace(_ presented: UIViewController) -> CGRect? {
    presented.modalPresentationStyle.fillsScreen ? window.bounds : nil
  }

  // MARK: Insets

  /// The safe area is the part of the view that the window's covers, and the part that bars above it cover.
  private func checkInsets(_ controller: UIViewController, _ view: UIView) {
    guard ScreenFacts.hasSafeArea[turnCase.os.release], isOnScreenAlone(controller) else { return }
    let frame = view.convert(view.bounds, to: window)
    let screen = window.bounds
    var safe = window.safeAreaInsets
    if turnCase.device.isFoldable, disablesBars(controller) {
      // Its inset disappears with the bar (Apple).
      safe.left = 0
      safe.right = 0
    }
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
      // A vertical one covers only the column, which the safe area already excludes.
      if let tabs = container as? UITabBarController, column(beside: tabs, tabs.view) == nil {
        bars.append(tabs.tabBar)
      }
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

  /// Whether only the screen and bars determine the insets.
  private func isOnScreenAlone(_ controller: UIViewController) -> Bool {
    var outermost = controller
    while let parent = outermost.parent {
      if parent is UISplitViewController { return false }
      // Strips at the top edge of an iPad have spacing below them.
      if let tabs = parent as? UITabBarController, column(beside: tabs, tabs.view) == nil,
        tabs.tabBar.frame.midY < window.bounds.midY
      {
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
