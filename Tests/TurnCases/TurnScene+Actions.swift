import UIKit

extension TurnScene {
  func perform(_ action: TurnAction) {
    switch action {
    case .turn(let way, let orientation): turn(way, to: orientation)
    case .fold(let posture): fold(to: posture)
    case .free: free()
    case .present(let style, let tree, let animated): present(style, tree, animated: animated)
    case .dismiss(let animated): root?.dismiss(animated: animated)
    case .push(let tree, let animated):
      navigation?.pushViewController(make(tree), animated: animated)
    case .pop(let animated):
      let popped = navigation?.popViewController(animated: animated)
      if popped != nil, navigation?.splitViewController?.isCollapsed == true {
        hasPoppedColumn = true
      }
    case .select(let index):
      let tabs = probes.lazy.compactMap { $0 as? ProbeTabs }.first
      if let tabs { tabs.selectedIndex = index % max(1, tabs.viewControllers?.count ?? 0) }
    case .showPage(let index, let animated):
      guard let pages = probes.lazy.compactMap({ $0 as? ProbePages }).first else { return }
      pages.setViewControllers(
        [pages.all[index % pages.all.count]], direction: .forward, animated: animated)
    case .wait(let hundredths): host.advance(by: Double(hundredths) / 100)
    }
  }

  /// The first navigation controller that isn't behind a card.
  private var navigation: ProbeNavigation? {
    probes.lazy.compactMap { $0 as? ProbeNavigation }.first { $0.presentedViewController == nil }
  }

  private func present(_ style: TurnAction.Style, _ tree: TurnTree, animated: Bool) {
    // UIKit presents nothing from controllers in transition, and from alerts and popovers only with warnings.
    guard let front, !(front is UIAlertController), !front.isBeingPresented,
      !front.isBeingDismissed, front.modalPresentationStyle != .popover
    else { return }
    let controller: UIViewController
    if style.isAlert {
      let alert = UIAlertController(
        title: "Title", message: "Message",
        preferredStyle: style == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller = alert
    } else {
      controller = make(tree)
      controller.modalPresentationStyle = style.modal
    }
    if let popover = controller.popoverPresentationController {
      popover.sourceView = front.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    }
    front.present(controller, animated: animated)
  }
}

extension TurnAction.Style {
  fileprivate var modal: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .automatic, .alert, .actionSheet: .automatic
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}
