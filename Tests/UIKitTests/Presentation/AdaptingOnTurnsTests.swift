import Devices
import Testing

@testable import UIKit

/// Presentations that change over while the interface turns.
@MainActor
struct AdaptingOnTurnsTests {
  /// Lays its sheet out while a turn is being announced.
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
    "a sheet lies where it did while a turn is being announced",
    arguments: [(Device.iPhone15, "17.0"), (.iPadPro11, "16.0"), (.iPhone15, "26.0")]
      as [(Device, OSVersion)])
  func announced(device: Device, os: OSVersion) {
    let host = SimulationHost(device: device, os: os)
    let root = UIViewController()
    host.setRoot(root)
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

  /// An animator whose dismissals are called off.
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

  /// Begins to dismiss itself when it is told of a turn.
  private final class Fleeing: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      dismiss(animated: true)
    }
  }

  @Test("a sheet that was about to adapt when it began to go adapts if it stays")
  func overtaken() {
    let host = SimulationHost(device: .iPhone8Plus, os: "12.0", orientation: .landscapeRight)
    let root = UIViewController()
    host.setRoot(root)
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
    let host = SimulationHost(device: .iPhone8Plus, os: "12.0")
    let root = UIViewController()
    host.setRoot(root)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    host.settle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .currentContext
    sheet.present(cover, animated: false)
    host.settle()
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

  @Test("a popover's shape is exactly as large as the popover after turns")
  func exactShape() throws {
    let host = SimulationHost(device: .iPhone8Plus, os: "11.0", orientation: .landscapeRight)
    let root = UIViewController()
    host.setRoot(root)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.popoverPresentationController?.sourceView = root.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    root.present(alert, animated: false)
    host.settle()
    for _ in 0..<3 {
      let shape = try #require(alert.view.superview)
      #expect(shape.frame == shape.superview?.bounds)
      host.turn(to: .portrait)
      host.turn(to: .landscapeLeft)
    }
  }

  @Test("a tab selected under a modal appears when the modal goes, and the one before does not")
  func tabUnderModal() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let log = CallbackLog()
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("first", log), LoggingController("second", log)]
    host.setRoot(tabs)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    host.settle()
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
