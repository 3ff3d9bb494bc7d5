import Devices
import Testing

@testable import UIKit

/// Root views that an app itself adds to its window.
@MainActor
struct AddedRootTests {
  private final class BareController: UIViewController {
    override func loadView() { view = UIView() }
  }

  private let host = SimulationHost(device: .iPhone8, os: "12.0")
  private let screen = CGRect(x: 0, y: 0, width: 375, height: 667)

  @Test("adding a view sizes nothing; becoming the root does")
  func becomesRoot() {
    let controller = BareController()
    let window = UIWindow(frame: screen)
    window.addSubview(controller.view)
    #expect(controller.view.frame == .zero)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host.settle()
    #expect(controller.view.frame == screen)
    #expect(window.subviews.count == 1)
    host.turn(to: .landscapeLeft)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  @Test("so does becoming the root of a window that is already visible")
  func becomesRootWhenShown() {
    let controller = BareController()
    let window = UIWindow(frame: screen)
    window.makeKeyAndVisible()
    window.addSubview(controller.view)
    host.settle()
    #expect(controller.view.frame == .zero)
    window.rootViewController = controller
    #expect(controller.view.frame == screen)
  }

  @Test("hiding and showing a window keeps the frame given to its root")
  func shownAgain() {
    let controller = BareController()
    let window = UIWindow(frame: screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let own = CGRect(x: 0, y: 100, width: 375, height: 500)
    controller.view.frame = own
    window.isHidden = true
    window.isHidden = false
    #expect(controller.view.frame == own)
  }

  @Test("autoresizing sizes it if it isn't a root")
  func autoresized() {
    let controller = BareController()
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = UIWindow(frame: .zero)
    window.addSubview(controller.view)
    window.frame = screen
    #expect(controller.view.frame == screen)
  }
}
