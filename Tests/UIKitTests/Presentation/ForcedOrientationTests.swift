import Devices
import Testing
import UIKit

/// The article's landscape-only modal.
private final class LandscapeModal: LoggingController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
  override var shouldAutorotate: Bool { false }
}

/// The article's second modal, which checks whether it is being presented.
private final class PresentedModal: LoggingController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    isBeingPresented ? .landscapeRight : .portrait
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isBeingPresented ? .landscapeRight : .portrait
  }
  override var shouldAutorotate: Bool { false }
}

@MainActor
struct ForcedOrientationTests {
  private func started(
    os: OSVersion, log: CallbackLog
  ) -> (host: SimulationHost, root: LoggingController) {
    let host = SimulationHost(device: .iPhoneX, os: os)
    let root = LoggingController("root", log)
    host.setRoot(root)
    _ = log.take()
    return (host, root)
  }

  @Test(
    "C1: a landscape-only full-screen modal rotates the screen, its dismissal rotates it back",
    arguments: ["12.0", "16.0", "17.0"] as [OSVersion])
  func landscapeOnly(os: OSVersion) {
    let log = CallbackLog()
    let (host, root) = started(os: os, log: log)
    let modal = LandscapeModal("modal", log)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(modal.view.frame == CGRect(x: 0, y: 0, width: 812, height: 375))
    #expect(modal.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    // The presenter isn't laid out meanwhile, and isn't notified of a new size.
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    let presenting = log.take()
    #expect(!presenting.contains { $0.hasPrefix("root.viewWillTransition") })
    #expect(!presenting.contains { $0.hasPrefix("root.viewWillLayoutSubviews") })

    // It doesn't follow the device, which is held in portrait all the time.
    host.turn(to: .landscapeRight)
    #expect(host.interfaceOrientation == .landscapeRight)
    host.turn(to: .portrait)
    #expect(host.interfaceOrientation == .landscapeRight)
    _ = log.take()

    modal.dismiss(animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    #expect(root.view.window === host.window)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
    #expect(!log.take().contains { $0.hasPrefix("root.viewWillTransition") })
    #expect(host.takeIssues().isEmpty)
  }

  @Test("C2: the isBeingPresented variant is landscape while presented, portrait afterwards")
  func whileBeingPresented() {
    let log = CallbackLog()
    let (host, root) = started(os: "12.0", log: log)
    let modal = PresentedModal("modal", log)
    root.present(modal, animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(!modal.isBeingPresented)
    #expect(modal.view.bounds.size == CGSize(width: 812, height: 375))
    modal.dismiss(animated: true)
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    #expect(root.view.bounds.size == CGSize(width: 375, height: 812))
    #expect(host.takeIssues().isEmpty)
  }

  @Test("C1: a dismissal leaves the orientation if the presenter's mask allows it")
  func staysLandscape() {
    let log = CallbackLog()
    let (host, root) = started(os: "12.0", log: log)
    host.turn(to: .landscapeLeft)
    #expect(host.interfaceOrientation == .landscapeRight)
    let modal = LandscapeModal("modal", log)
    root.present(modal, animated: false)
    host.settle()
    root.dismiss(animated: false)
    host.settle()
    #expect(host.interfaceOrientation == .landscapeRight)
    #expect(root.view.bounds.size == CGSize(width: 812, height: 375))
  }

  @Test("a preferred orientation that isn't supported is an issue in UIKit's words")
  func unsupportedPreference() {
    final class Wrong: UIViewController {
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeLeft
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let (host, root) = started(os: "12.0", log: CallbackLog())
    root.present(Wrong(), animated: false)
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
    #expect(
      host.takeIssues().first?.problem.contains("must match a supported interface orientation")
        == true)
  }

  @Test("C1: a sheet doesn't determine the orientation")
  func sheet() {
    let log = CallbackLog()
    let (host, root) = started(os: "13.0", log: log)
    let modal = LandscapeModal("modal", log)
    modal.modalPresentationStyle = .currentContext
    root.present(modal, animated: false)
    host.settle()
    #expect(host.interfaceOrientation == .portrait)
  }
}

@MainActor
struct UnderModalTests {
  /// An iPhone X in portrait, with a modal in front of the root.
  private func presented(
    _ style: UIModalPresentationStyle, os: OSVersion
  ) -> (host: SimulationHost, root: LoggingController, modal: LoggingController, log: CallbackLog) {
    let log = CallbackLog()
    let host = SimulationHost(device: .iPhoneX, os: os)
    let root = LoggingController("root", log)
    host.setRoot(root)
    let modal = LoggingController("modal", log)
    modal.modalPresentationStyle = style
    root.present(modal, animated: false)
    host.settle()
    _ = log.take()
    return (host, root, modal, log)
  }

  @Test(
    "B7: under a full-screen modal the presenter is notified of a rotation, and laid out when back",
    arguments: ["11.2", "12.0", "17.0"] as [OSVersion])
  func presenterUnderFullScreen(os: OSVersion) {
    let (host, root, _, log) = presented(.fullScreen, os: os)
    host.turn(to: .landscapeLeft)
    let turning = log.take()
    #expect(turning.contains("root.viewWillTransition(to: 812x375)"))
    // The block runs, with the frames from before the rotation.
    #expect(turning.contains("root.alongside(375x812)"))
    #expect(turning.contains("modal.viewWillTransition(to: 812x375)"))
    #expect(turning.contains("modal.alongside(812x375)"))
    #expect(!turning.contains("root.viewWillLayoutSubviews"))
    #expect(root.view.bounds.size == CGSize(width: 375, height: 812))
    // From iOS 17 on traits come from the superview, and are updated when the view is back.
    #expect(
      turning.contains { $0.hasPrefix("root.traitCollectionDidChange") } == (os.major < 17))

    root.dismiss(animated: false)
    host.settle()
    let back = log.take()
    #expect(back.contains("root.viewWillLayoutSubviews"))
    #expect(root.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(0, 44, 21, 44))
    #expect(!back.contains { $0.hasPrefix("root.viewWillTransition") })
    #expect(root.traitCollection.verticalSizeClass == .compact)
  }

  @Test(
    "B7: rotating back under the modal reaches the modal, though the presenter is as large"
  )
  func turnedBack() {
    let (host, _, _, log) = presented(.automatic, os: "12.0")
    host.turn(to: .landscapeLeft)
    _ = log.take()
    host.turn(to: .portrait)
    let turning = log.take()
    #expect(turning.contains("modal.viewWillTransition(to: 375x812)"))
    #expect(!turning.contains { $0.hasPrefix("root.viewWillTransition") })
  }

  @Test("B7: under a transparent modal, the presenter is laid out with the rotation")
  func overFullScreen() {
    let (host, root, modal, log) = presented(.overFullScreen, os: "12.0")
    host.turn(to: .landscapeLeft)
    let turning = log.take()
    #expect(turning.contains("root.alongside(812x375)"))
    #expect(turning.contains("modal.alongside(812x375)"))
    #expect(turning.contains("root.viewWillLayoutSubviews"))
    #expect(root.view.bounds.size == CGSize(width: 812, height: 375))
    #expect(modal.view.bounds.size == CGSize(width: 812, height: 375))
  }
}
