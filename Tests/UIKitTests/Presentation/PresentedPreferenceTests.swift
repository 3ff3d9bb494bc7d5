import Devices
import Testing
import UIKit

@MainActor
struct PresentedPreferenceTests {
  private final class Game: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  }

  @Test("home indicator and edges are queried from the full-screen modal, then from the root again")
  func homeIndicator() {
    let host = SimulationHost(device: .iPhoneX, os: "12.0")
    let root = UIViewController()
    host.setRoot(root)
    #expect(!host.homeIndicatorIsHidden)
    root.present(Game(), animated: false)
    host.settle()
    #expect(host.homeIndicatorIsHidden)
    #expect(host.edgesDeferringSystemGestures == .bottom)
    root.dismiss(animated: false)
    host.settle()
    #expect(!host.homeIndicatorIsHidden)
    #expect(host.edgesDeferringSystemGestures == [])
  }

  @Test("a replaced root takes the controllers it presents with it")
  func replacedRoot() {
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
      let host = SimulationHost(device: .iPhoneX, os: "13.0")
      let root = UIViewController()
      host.setRoot(root)
      let modal = UIViewController()
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      host.settle()
      let next = UIViewController()
      host.window.rootViewController = next
      host.settle()
      #expect(host.window.subviews == [next.view])
      #expect(modal.presentingViewController == nil)
      #expect(root.presentedViewController == nil)
      #expect(host.frontController === next)
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("a popover becomes a sheet when an iPad's app is made narrow, and a popover again")
  func narrowed() {
    let host = SimulationHost(device: .iPadPro11, os: "17.5")
    let root = UIViewController()
    host.setRoot(root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .popover
    modal.preferredContentSize = CGSize(width: 240, height: 180)
    modal.popoverPresentationController?.sourceView = root.view
    modal.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 300, width: 60, height: 40)
    root.present(modal, animated: false)
    host.settle()
    #expect(modal.view.bounds.width == 253 || modal.view.bounds.height == 193)
    #expect(host.setMultitasking(.slideOver))
    #expect(modal.view.bounds.width == host.window.bounds.width)
    #expect(modal.view.bounds.height > 600)
    #expect(modal.view.window === host.window)
    #expect(host.setMultitasking(.fullScreen))
    #expect(modal.view.bounds.width == 253 || modal.view.bounds.height == 193)
    root.dismiss(animated: false)
    host.settle()
    #expect(host.window.subviews == [root.view])
    #expect(host.takeIssues().isEmpty)
  }

  @Test("several presentations in a row, and one from each callback, come to rest")
  func chain() {
    final class Greedy: UIViewController {
      static var count = 0

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard Self.count < 20 else { return }
        Self.count += 1
        present(Greedy(), animated: animated)
      }
    }
    let host = SimulationHost(device: .iPhoneX, os: "13.0")
    host.setRoot(Greedy())
    #expect(Greedy.count == 20)
    host.turn(to: .landscapeLeft)
    host.window.rootViewController?.dismiss(animated: true)
    host.settle()
    #expect(host.window.subviews.count == 1)
    #expect(host.takeIssues().isEmpty)
  }
}
