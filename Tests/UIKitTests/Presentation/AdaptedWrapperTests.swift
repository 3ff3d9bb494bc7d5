import Devices
import Testing

@testable import UIKit

/// Controllers that a delegate shows instead of the presented one when the style adapts, as in Apple's
/// example of the method: a navigation controller around it.
@MainActor
struct AdaptedWrapperTests {
  private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.fullScreen
    var keeps = false
    var kept: UINavigationController?
    weak var last: UINavigationController?
    var questions = 0

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }

    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      questions += 1
      if let kept { return kept }
      let made = UINavigationController(rootViewController: controller.presentedViewController)
      if keeps { kept = made }
      last = made
      return made
    }
  }

  private func present(_ content: UIViewController, on host: SimulationHost, _ delegate: Wrapping) {
    guard let root = host.window.rootViewController else { return }
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 300, height: 200)
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 90, y: 90, width: 20, height: 20)
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: false)
    host.settle()
  }

  @Test("a wrapper that nothing else retains is shown, dismissed and released")
  func atTheBeginning() {
    for (device, os, style) in [
      (Device.iPhone8, "12.0", UIModalPresentationStyle.fullScreen),
      (.iPhone8, "14.0", .pageSheet), (.iPhone15, "17.0", .fullScreen),
      (.iPhone15, "26.1", .pageSheet),
    ] as [(Device, OSVersion, UIModalPresentationStyle)] {
      let root = UIViewController()
      let host = SimulationHost(device, os, root: root)
      let delegate = Wrapping()
      delegate.style = style
      var content: UIViewController? = UIViewController()
      weak var weakContent = content
      present(content!, on: host, delegate)
      #expect(root.presentedViewController is UINavigationController)
      #expect(content?.parent != nil && content?.parent === root.presentedViewController)
      #expect(content?.view.window === host.window)
      #expect(content?.view.bounds.width == host.geometry.size.width)
      content?.dismiss(animated: false)
      host.settle()
      #expect(root.presentedViewController == nil && content?.view.window == nil)
      content = nil
      #expect(delegate.last == nil && weakContent == nil)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test(
    "a popover that becomes compact while open requests its wrapper, and is a popover again after",
    arguments: [("12.0", false), ("15.0", true), ("17.0", false)] as [(OSVersion, Bool)])
  func whileOpen(os: OSVersion, keeps: Bool) {
    for style in [UIModalPresentationStyle.fullScreen, .formSheet] {
      let device = os == "12.0" ? Device.iPadAir2 : .iPadPro11
      let root = UIViewController()
      let host = SimulationHost(device, os, root: root)
      let delegate = Wrapping()
      delegate.style = style
      delegate.keeps = keeps
      let content = UIViewController()
      present(content, on: host, delegate)
      #expect(delegate.questions == 0)
      let inPopover = content.view.convert(content.view.bounds, to: nil)
      for round in 1...2 {
        host.setMultitasking(.slideOver)
        host.settle()
        #expect(delegate.questions == round)
        #expect(root.presentedViewController is UINavigationController)
        #expect(content.parent != nil && content.parent === root.presentedViewController)
        #expect(content.view.window === host.window)
        // The same as on a screen that was narrow from the beginning.
        let fresh = SimulationHost(device, os, root: UIViewController())
        fresh.setMultitasking(.slideOver)
        let freshContent = UIViewController()
        let freshDelegate = Wrapping()
        freshDelegate.style = style
        present(freshContent, on: fresh, freshDelegate)
        #expect(
          content.view.convert(content.view.bounds, to: nil)
            == freshContent.view.convert(freshContent.view.bounds, to: nil))
        host.setMultitasking(.fullScreen)
        host.settle()
        #expect(root.presentedViewController === content && content.parent == nil)
        #expect(content.presentation.controller is UIPopoverPresentationController)
        #expect(content.view.window === host.window)
        #expect(content.view.convert(content.view.bounds, to: nil) == inPopover)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
      }
      content.dismiss(animated: false)
      host.settle()
      #expect(root.presentedViewController == nil && content.view.window == nil)
      delegate.kept = nil
      #expect(delegate.last == nil)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("what the wrapped controller presents stays over both")
  func whatLiesAbove() {
    let root = UIViewController()
    let host = SimulationHost(.iPadPro11, "17.0", root: root)
    let delegate = Wrapping()
    let content = UIViewController()
    present(content, on: host, delegate)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    content.present(alert, animated: false)
    host.settle()
    host.setMultitasking(.slideOver)
    host.settle()
    let wrapper = root.presentedViewController
    #expect(wrapper is UINavigationController)
    #expect(wrapper?.presentedViewController === alert && alert.view.window === host.window)
    host.setMultitasking(.fullScreen)
    host.settle()
    #expect(root.presentedViewController === content)
    #expect(content.presentedViewController === alert && alert.view.window === host.window)
    content.dismiss(animated: false)
    host.settle()
    #expect(content.presentedViewController == nil)
    #expect(content.view.window === host.window)
    root.dismiss(animated: false)
    host.settle()
    #expect(root.presentedViewController == nil)
    #expect(host.takeIssues().isEmpty)
  }
}
