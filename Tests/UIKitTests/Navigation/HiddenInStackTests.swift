import Devices
import Testing

@testable import UIKit

@MainActor
struct HiddenInStackTests {
  /// Sets a subview's frame from `view.bounds` in a coordinator's block, as broken code does.
  private final class Computed: UIViewController {
    let box = UIView()
    var layouts = 0
    var events: [String] = []

    override func viewDidLoad() {
      view.addSubview(box)
      box.frame = view.bounds
    }

    override func viewDidLayoutSubviews() { layouts += 1 }

    override func viewWillTransition(
      to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("will \(Int(size.width))x\(Int(size.height))")
      coordinator.animate { [unowned self] _ in
        events.append("alongside \(Int(view.bounds.width))x\(Int(view.bounds.height))")
        box.frame = view.bounds
      } completion: { [unowned self] _ in
        events.append("completion")
      }
    }
  }

  @Test("B7: a hidden controller is notified of the rotation, keeps its frame and isn't laid out")
  func hidden() {
    let root = Computed()
    let screen = NavigationScreen(.iPhone8, "12.0", root: root)
    screen.controller.pushViewController(UIViewController(), animated: false)
    screen.host.settle()
    #expect(root.view.window == nil)
    let before = root.layouts
    screen.host.turn(to: .landscapeLeft)
    #expect(root.events == ["will 667x375", "alongside 375x667", "completion"])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.box.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.layouts == before)
    #expect(screen.controller.topViewController?.view.frame.width == 667)

    screen.controller.popViewController(animated: true)
    screen.host.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(root.layouts > before)
    // Nothing recomputed the frame: this is the breakage.
    #expect(root.box.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test("B7: a controller with no loaded view isn't notified, nor one of the right size")
  func unloadedAndEqual() {
    let root = Computed()
    let middle = Computed()
    let screen = NavigationScreen(.iPhone8, "12.0", root: root)
    screen.controller.setViewControllers([root, middle, UIViewController()], animated: false)
    screen.host.settle()
    screen.host.turn(to: .landscapeLeft)
    #expect(middle.events.isEmpty)
    #expect(middle.viewIfLoaded == nil)
    #expect(root.events.first == "will 667x375")
    // Its view still has the portrait size, which it rotates back to.
    root.events = []
    screen.host.turn(to: .portrait)
    #expect(root.events.isEmpty)
  }
}
