import Devices
import Testing

@testable import UIKit

/// Constraints that are swapped when the screen rotates.
@MainActor
struct ConstraintsOnTurnTests {
  /// Swaps constraints in `updateViewConstraints`, as documented for size changes.
  private final class ExchangingController: UIViewController {
    let content = UIView()
    var updates: [CGSize] = []
    private var edges: [NSLayoutConstraint] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }

    override func updateViewConstraints() {
      updates.append(view.bounds.size)
      NSLayoutConstraint.deactivate(edges)
      let isWide = view.bounds.width > view.bounds.height
      edges = [
        content.widthAnchor.constraint(
          equalTo: view.widthAnchor, multiplier: isWide ? 0.5 : 1),
        content.heightAnchor.constraint(
          equalTo: view.heightAnchor, multiplier: isWide ? 1 : 0.5),
      ]
      NSLayoutConstraint.activate(edges)
      super.updateViewConstraints()
    }
  }

  private final class UpdatingView: UIView {
    var updates = 0

    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test("B8: a rotation runs updateViewConstraints once, with the new size")
  func turn() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let controller = ExchangingController()
    host.setRoot(controller)
    #expect(controller.updates == [CGSize(width: 375, height: 667)])
    #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    host.turn(to: .landscapeLeft)
    #expect(controller.updates.dropFirst() == [CGSize(width: 667, height: 375)])
    #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 333.5, height: 375))
    host.turn(to: .portrait)
    #expect(controller.updates.count == 3)
    #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 375, height: 333.5))
    host.settle()
    #expect(controller.updates.count == 3)
    #expect(host.takeIssues().isEmpty)
  }

  @Test("B8: in containers too, and for a controller's custom view")
  func contained() {
    let host = SimulationHost(device: .iPhone8, os: "12.0")
    let controller = ExchangingController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    host.setRoot(tabs)
    let own = UpdatingView()
    let child = UIViewController()
    child.view = own
    own.frame = controller.view.bounds
    own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.addChild(child)
    controller.view.addSubview(own)
    host.settle()
    controller.updates = []
    own.updates = 0
    own.setNeedsUpdateConstraints()
    host.settle()
    #expect(own.updates == 1)
    host.turn(to: .landscapeLeft)
    #expect(controller.updates == [CGSize(width: 667, height: 375)])
    #expect(own.updates == 2)
    #expect(controller.content.frame.width == 333.5)
  }

  @Test("B8: a rotation updates constraints before layout, and a half turn doesn't update them")
  func order() {
    final class OrderController: UIViewController {
      var order: [String] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        view.setNeedsUpdateConstraints()
      }

      override func updateViewConstraints() {
        order.append("constraints")
        super.updateViewConstraints()
      }

      override func viewWillLayoutSubviews() { order.append("layout") }
    }
    let host = SimulationHost(device: .iPadPro11, os: "15.0")
    let controller = OrderController()
    host.setRoot(controller)
    #expect(controller.order == ["constraints", "layout"])
    host.turn(to: .landscapeLeft)
    #expect(controller.order.dropFirst(2) == ["constraints", "layout"])
    host.turn(to: .landscapeRight)
    #expect(controller.order.filter { $0 == "constraints" }.count == 2)
  }
}
