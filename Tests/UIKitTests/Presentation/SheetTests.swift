import Devices
import Testing
@testable import UIKit

@MainActor
struct SheetTests {
  private func started(
    _ device: Device, os: OSVersion
  ) -> (host: SimulationHost, root: UIViewController) {
    let host = SimulationHost(device: device, os: os)
    let root = UIViewController()
    host.setRoot(root)
    return (host, root)
  }

  @Test("a card on a phone: the presenter stays behind, gets no callbacks, and comes back whole")
  func card() {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let root = LoggingController("root", log)
    host.setRoot(root)
    _ = log.take()
    let modal = LoggingController("modal", log)
    root.present(modal, animated: true)
    host.settle()
    #expect(modal.view.convert(modal.view.bounds, to: nil).minY == 54)
    #expect(modal.view.bounds.size == CGSize(width: 375, height: 758))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(modal.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.view.window === host.window)
    #expect(root.view.transform.isIdentity)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(abs(root.view.convert(root.view.bounds, to: nil).minX - 16) < 0.001)
    #expect(abs(root.view.convert(root.view.bounds, to: nil).minY - 44) < 0.001)
    #expect(host.statusBar.style == .lightContent)
    let called = log.take()
    #expect(!called.contains { $0.hasPrefix("root.viewWill") || $0.hasPrefix("root.viewDid") })

    root.dismiss(animated: true)
    host.settle()
    #expect(root.view.superview === host.window)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(host.statusBar.style == .default)
    #expect(host.window.subviews.count == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("the buttons of a sheet's bar on iOS 26 are 16 from its upper edge, as from its sides")
  func barButtons() {
    for (os, top, height) in [("18.5", CGFloat(0), CGFloat(56)), ("26.1", 16, 70)] {
      let (host, root) = started(.iPhone16, os: OSVersion(os)!)
      let inner = UIViewController()
      inner.title = "Title"
      inner.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
      let stack = UINavigationController(rootViewController: inner)
      root.present(stack, animated: false)
      host.settle()
      let content = stack.navigationBar.bar.content
      let button = content.subviews.first { $0 is _UIButtonBarButton }
      #expect(button?.frame.minY == top)
      #expect(content.frame.height == height)
      #expect(content.capsules.views.first.map { $0.frame.minY } == (top > 0 ? top : nil))
      #expect(abs(content.titleLabel.frame.midY - (top > 0 ? 38 : 28)) < 0.5)
    }
  }

  @Test("a card rotated to landscape covers the screen, and its presenter is laid out with it")
  func turnedCard() {
    let (host, root) = started(.iPhoneX, os: "13.0")
    let modal = UIViewController()
    root.present(modal, animated: false)
    host.settle()
    host.turn(to: .landscapeLeft)
    #expect(modal.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    #expect(root.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    host.turn(to: .portrait)
    #expect(modal.view.bounds.size == CGSize(width: 375, height: 758))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    root.dismiss(animated: false)
    host.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("detents: medium, custom, undimmed, selected later")
  func detents() {
    let (host, root) = started(.iPhone16, os: "26.1")
    let modal = UIViewController()
    let sheet = modal.sheetPresentationController
    sheet?.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 200 }]
    sheet?.largestUndimmedDetentIdentifier = .medium
    sheet?.prefersGrabberVisible = true
    root.present(modal, animated: true)
    host.settle()
    #expect(modal.presentationController === sheet)
    #expect(modal.view.bounds.size == CGSize(width: 393, height: 459))
    #expect(modal.view.safeAreaInsets.bottom == 34)
    let shade = modal.view.superview?.superview?.subviews.first
    #expect(shade?.isHidden == true)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
    host.settle()
    #expect(shade?.isHidden == false)
    #expect(modal.view.bounds.size == CGSize(width: 393, height: 793))
    sheet?.selectedDetentIdentifier = .init("low")
    host.settle()
    #expect(modal.view.bounds.size == CGSize(width: 393, height: 234))
    #expect(abs(modal.view.convert(modal.view.bounds, to: nil).minX - 8) < 0.001)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("a sheet on a sheet is in front of it, and dismissing the lower one removes both")
  func nested() {
    let (host, root) = started(.iPhoneX, os: "13.0")
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: false)
    host.settle()
    first.present(second, animated: false)
    host.settle()
    #expect(second.view.convert(second.view.bounds, to: nil).minY == 54)
    #expect(abs(first.view.convert(first.view.bounds, to: nil).minY - 44) < 0.001)
    first.dismiss(animated: false)
    host.settle()
    #expect(first.view.convert(first.view.bounds, to: nil).minY == 54)
    #expect(first.presentedViewController == nil)
    root.dismiss(animated: false)
    host.settle()
    #expect(host.window.subviews.count == 1)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("form sheets have a compact width on iPads, before iOS 13 too")
  func formSheet() {
    for os in ["12.0", "15.0"] as [OSVersion] {
      let (host, root) = started(.iPadPro9_7, os: os)
      let modal = UIViewController()
      modal.modalPresentationStyle = .formSheet
      root.present(modal, animated: false)
      host.settle()
      #expect(
        modal.view.convert(modal.view.bounds, to: nil)
          == CGRect(x: 114, y: 202, width: 540, height: 620))
      #expect(modal.traitCollection.horizontalSizeClass == .compact)
      #expect(modal.view.safeAreaInsets == .zero)
      #expect(root.view.window === host.window)
      host.turn(to: .landscapeLeft)
      #expect(
        modal.view.convert(modal.view.bounds, to: nil)
          == CGRect(x: 242, y: 74, width: 540, height: 620))
    }
  }

  @Test("before iOS 13 sheets cover a phone, and remove its presenter")
  func legacyAdaptivity() {
    let (host, root) = started(.iPhoneX, os: "12.0")
    let modal = UIViewController()
    modal.modalPresentationStyle = .formSheet
    root.present(modal, animated: false)
    host.settle()
    #expect(modal.view.bounds.size == CGSize(width: 375, height: 812))
    #expect(root.view.window == nil)
    #expect(host.frontController === modal)
    root.dismiss(animated: false)
    host.settle()
    #expect(root.view.window === host.window)
  }
}

@MainActor
struct AdaptivityTests {
  final class Adapting: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var wraps = false
    let wrapper = UIViewController()
    var styles: [UIModalPresentationStyle] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      wraps ? wrapper : nil
    }

    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) {
      styles.append(style)
    }
  }

  @Test("a popover becomes a sheet in compact width, unless its delegate prevents it")
  func popoverOnPhone() {
    for (style, height) in [(nil, 758), (.fullScreen, 812), (UIModalPresentationStyle.none, 206)]
      as [(UIModalPresentationStyle?, CGFloat)]
    {
      let host = SimulationHost(device: .iPhoneX, os: "13.0")
      let root = UIViewController()
      host.setRoot(root)
      let modal = UIViewController()
      modal.modalPresentationStyle = .popover
      modal.preferredContentSize = CGSize(width: 200, height: 193)
      let delegate = Adapting()
      modal.popoverPresentationController?.sourceView = root.view
      modal.popoverPresentationController?.sourceRect = CGRect(
        x: 180, y: 200, width: 10, height: 10)
      if let style {
        delegate.style = style
        modal.popoverPresentationController?.delegate = delegate
      }
      root.present(modal, animated: false)
      host.settle()
      #expect(modal.view.bounds.height == height)
      #expect((root.view.window == nil) == (style == .fullScreen))
      if let style { #expect(delegate.styles == [style]) }
      #expect(host.takeIssues().isEmpty)
      root.dismiss(animated: false)
      host.settle()
      #expect(root.view.superview === host.window)
    }
  }

  @Test("a delegate may show another controller when the style is adapted")
  func wrapper() {
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    let root = UIViewController()
    host.setRoot(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    let delegate = Adapting()
    delegate.style = .fullScreen
    delegate.wraps = true
    modal.popoverPresentationController?.delegate = delegate
    root.present(modal, animated: false)
    host.settle()
    #expect(root.presentedViewController === delegate.wrapper)
    #expect(delegate.wrapper.view.window === host.window)
    #expect(modal.presentingViewController == nil)
    root.dismiss(animated: false)
    host.settle()
    #expect(root.presentedViewController == nil)
  }
}

@MainActor
struct PopoverTests {
  @Test("iPadOS 26.1: a measured popover next to a view, its arrow inside the safe area")
  func measured() {
    let host = SimulationHost(device: .iPadAir5, os: "26.1")
    let root = UIViewController()
    host.setRoot(root)
    let source = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
    root.view.addSubview(source)
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 240, height: 180)
    let popover = modal.popoverPresentationController
    #expect(popover?.arrowDirection == .unknown)
    #expect(popover?.sourceRect.isNull == true)
    root.present(modal, animated: true)
    // Apple's sample sets the source after the call.
    popover?.sourceView = source
    host.settle()
    #expect(popover?.arrowDirection == .left)
    #expect(
      modal.view.convert(modal.view.bounds, to: nil)
        == CGRect(x: 160, y: 230, width: 253, height: 180))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(0, 13, 0, 0))
    #expect(modal.traitCollection.horizontalSizeClass == .compact)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("iPadOS 26.1: measured popovers under bar buttons")
  func underBar() {
    let host = SimulationHost(device: .iPadAir5, os: "26.1")
    let root = UIViewController()
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", primaryAction: nil)
    host.setRoot(UINavigationController(rootViewController: root))
    let items = [root.navigationItem.leftBarButtonItem, root.navigationItem.rightBarButtonItem]
    for (item, x) in zip(items, [19, 561] as [CGFloat]) {
      let modal = UIViewController()
      modal.modalPresentationStyle = .popover
      modal.preferredContentSize = CGSize(width: 240, height: 180)
      modal.popoverPresentationController?.barButtonItem = item
      root.present(modal, animated: false)
      host.settle()
      #expect(
        modal.view.convert(modal.view.bounds, to: nil)
          == CGRect(x: x, y: 62, width: 240, height: 180))
      #expect(modal.view.safeAreaInsets == .zero)
      root.dismiss(animated: false)
      host.settle()
    }
    #expect(host.takeIssues().isEmpty)
  }

  @Test("without a source there is an issue, and the popover is still shown")
  func noSource() {
    let host = SimulationHost(device: .iPadAir5, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    root.present(modal, animated: false)
    host.settle()
    #expect(host.takeIssues().first?.problem.contains("non-nil sourceView") == true)
    #expect(modal.view.window === host.window)
  }
}
