import Devices
import Testing
import UIKit

/// Controllers that would cover themselves: reported, and never an endless loop.
@MainActor
struct PresentationCycleTests {
  @Test("presenting a controller already on the screen below is rejected in UIKit's words")
  func presentingThePresenter() {
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    host.setRoot(stack)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    host.settle()
    sheet.present(stack, animated: false)
    sheet.present(root, animated: false)
    host.settle()
    #expect(sheet.presentedViewController == nil)
    let texts = host.takeIssues().map(\.problem)
    #expect(texts.count == 2)
    #expect(texts[0].hasPrefix("Application tried to present modally an active controller"))
    #expect(texts[1].contains("has a parent view controller"))
    host.turn(to: .landscapeLeft)
    #expect(host.interfaceOrientation == .landscapeRight)
  }

  @Test("a controller moved into the one it presents loses that presentation")
  func adoptingThePresenter() {
    for isPushed in [false, true] {
      let host = SimulationHost(device: .iPhoneX, os: "16.0")
      let root = UIViewController()
      host.setRoot(root)
      let stack = UINavigationController(rootViewController: UIViewController())
      root.present(stack, animated: false)
      host.settle()
      if isPushed {
        stack.pushViewController(root, animated: false)
      } else {
        stack.topViewController?.addChild(root)
      }
      host.settle()
      #expect(root.presentedViewController == nil)
      #expect(host.takeIssues().contains { $0.problem.contains("which is presenting it") })
      host.turn(to: .landscapeLeft)
      host.turn(to: .portrait)
    }
  }

  @Test("what UIKit only logs is logged here too, and what it raises isn't")
  func loggedAndRaised() {
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    let root = UIViewController()
    host.setRoot(root)
    UIViewController().present(UIViewController(), animated: false)
    root.present(UIViewController(), animated: true)
    root.present(UIViewController(), animated: true)
    root.dismiss(animated: true)
    host.settle()
    root.present(UIViewController(), animated: true)
    #expect(host.takeIssues().map(\.isLogged) == [true, true, true, true])
    root.present(root, animated: true)
    #expect(host.takeIssues().map(\.isLogged) == [false])
  }

  @Test("a dismissal of several controllers gets the animator from the uppermost one's delegate")
  func animatorOfTheUppermost() {
    @MainActor final class Asked: NSObject, UIViewControllerTransitioningDelegate {
      var count = 0
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        count += 1
        return nil
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    let root = UIViewController()
    host.setRoot(root)
    let (lower, upper) = (Asked(), Asked())
    let (first, second) = (UIViewController(), UIViewController())
    first.transitioningDelegate = lower
    second.transitioningDelegate = upper
    root.present(first, animated: false)
    host.settle()
    first.present(second, animated: false)
    host.settle()
    root.dismiss(animated: true)
    host.settle()
    #expect(lower.count == 0 && upper.count == 1)
    #expect(root.presentedViewController == nil && first.presentedViewController == nil)
  }

  @Test("a presented controller that becomes the root fills the window, and rotates with it")
  func presentedBecomesRoot() {
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    let root = UIViewController()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    host.setRoot(root)
    root.present(modal, animated: false)
    host.settle()
    host.window.rootViewController = modal
    host.settle()
    host.turn(to: .landscapeLeft)
    #expect(modal.view.window === host.window)
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("B5, B7: a half turn under a full-screen modal isn't announced from iOS 11 on")
  func halfTurnUnderModal() {
    final class Landscape: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    final class Portrait: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let host = SimulationHost(device: .iPhoneX, os: "16.0")
    let root = Portrait()
    host.setRoot(root)
    let modal = Landscape()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    host.settle()
    host.turn(to: .landscapeLeft)
    host.beginTrace()
    host.turn(to: .landscapeRight)
    #expect(host.interfaceOrientation == .landscapeLeft)
    let methods = host.takeTrace().entries.map(\.method)
    #expect(!methods.contains { $0.hasPrefix("viewWillTransition") })
  }
}
