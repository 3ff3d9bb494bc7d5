import Devices
import Testing

@testable import UIKit

/// Presentations that adapt while the interface rotates.
@MainActor
struct AdaptingOnTurnsTests {
  /// Lays its sheet out while a rotation is being announced.
  private final class Impatient: UIViewController {
    var frames: [CGRect] = []

    var cardFrame: CGRect { presentationController?.presentedView?.frame ?? .zero }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      presentationController?.containerView?.setNeedsLayout()
      view.window?.layoutIfNeeded()
      frames.append(cardFrame)
    }
  }

  @Test(
    "a sheet keeps its frame while a rotation is being announced",
    arguments: [(Device.iPhone15, "17.0"), (.iPadPro11, "16.0"), (.iPhone15, "26.0")]
      as [(Device, OSVersion)])
  func announced(device: Device, os: OSVersion) {
    let root = UIViewController()
    let host = SimulationHost(device, os, root: root)
    let sheet = Impatient()
    root.present(sheet, animated: false)
    host.settle()
    let before = sheet.cardFrame
    host.turn(to: .landscapeLeft)
    #expect(sheet.frames == [before])
    #expect(sheet.cardFrame != before)
    host.turn(to: .portrait)
    #expect(sheet.cardFrame == before)
  }

  /// An animator whose dismissals are cancelled.
  private final class CallingOff: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func transitionDuration(
      using transitionContext: UIViewControllerContextTransitioning?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      transitionContext.completeTransition(false)
    }
  }

  /// Begins to dismiss itself when it is notified of a rotation.
  private final class Fleeing: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      dismiss(animated: true)
    }
  }

  @Test("a sheet that was about to adapt when its dismissal began adapts if it stays")
  func overtaken() {
    let root = UIViewController()
    let host = SimulationHost(.iPhone8Plus, "12.0", orientation: .landscapeRight, root: root)
    let sheet = Fleeing()
    sheet.modalPresentationStyle = .formSheet
    let callingOff = CallingOff()
    sheet.transitioningDelegate = callingOff
    root.present(sheet, animated: false)
    host.settle()
    #expect(sheet.view.bounds.size != host.window.bounds.size)
    withExtendedLifetime(callingOff) { _ = host.turn(to: .portrait) }
    #expect(sheet.presentingViewController === root)
    #expect(sheet.view.bounds.size == host.window.bounds.size)
  }

  @Test("a sheet whose view is away in its own context adapts, and gets it back")
  func awayInContext() {
    let root = UIViewController()
    let host = SimulationHost(.iPhone8Plus, "12.0", root: root)
    let sheet = UIViewController()
    host.present(sheet, as: .formSheet, on: root)
    let cover = UIViewController()
    host.present(cover, as: .currentContext, on: sheet)
    #expect(cover.view.bounds.size == CGSize(width: 414, height: 736))
    host.turn(to: .landscapeLeft)
    #expect(cover.view.window === host.window)
    #expect(sheet.view.window == nil)
    let card = cover.view.bounds.size
    #expect(card.width < 736)
    sheet.dismiss(animated: false)
    host.settle()
    #expect(sheet.view.window === host.window)
    #expect(sheet.view.bounds.size == card)
    host.turn(to: .portrait)
    #expect(sheet.view.bounds.size == host.window.bounds.size)
    #expect(sheet.view.window === host.window)
  }

  @Test("a popover's shape is exactly as large as the popover after rotations")
  func exactShape() throws {
    let root = UIViewController()
    let host = SimulationHost(.iPadAir2, "11.0", orientation: .landscapeRight, root: root)
    let alert = host.presentActionSheet(message: "Message", on: root)
    for _ in 0..<3 {
      let shape = try #require(alert.view.superview)
      #expect(shape.frame == shape.superview?.bounds)
      host.setMultitasking(.slideOver)
      host.turn(to: .portrait)
      host.setMultitasking(.fullScreen)
      host.turn(to: .landscapeLeft)
    }
  }

  @Test("a tab selected under a modal appears on its dismissal, and the previous one doesn't")
  func tabUnderModal() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let log = CallbackLog()
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("first", log), LoggingController("second", log)]
    host.setRoot(tabs)
    let cover = UIViewController()
    host.present(cover, as: .fullScreen, on: tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    host.settle()
    tabs.dismiss(animated: true)
    host.settle()
    #expect(
      log.take().filter { $0.contains("ppear") } == [
        "second.viewWillAppear", "second.viewDidAppear",
      ])
  }
}
