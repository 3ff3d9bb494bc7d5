import Devices
import Testing
import UIKit

/// Presentations whose size follows `preferredContentSize`, even while they are shown.
@MainActor
struct WantedSizeTests {
  private func presented(
    _ style: UIModalPresentationStyle, size: CGSize, inStack: Bool = false
  ) -> (host: SimulationHost, content: UIViewController, shown: UIViewController) {
    let host = SimulationHost(device: .iPadPro11_M4, os: "17.0")
    let root = UIViewController()
    host.setRoot(root)
    let content = UIViewController()
    content.preferredContentSize = size
    let shown = inStack ? UINavigationController(rootViewController: content) : content
    shown.modalPresentationStyle = style
    shown.popoverPresentationController?.sourceView = root.view
    shown.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
    shown.popoverPresentationController?.permittedArrowDirections = .up
    root.present(shown, animated: false)
    host.settle()
    return (host, content, shown)
  }

  private func size(_ controller: UIViewController) -> CGSize { controller.view.frame.size }

  @Test("a popover follows its controller's preferred size, alone or in a stack")
  func popover() {
    for inStack in [false, true] {
      let (host, content, shown) = presented(
        .popover, size: CGSize(width: 200, height: 150), inStack: inStack)
      // The arrow adds 13.
      #expect(size(shown) == CGSize(width: 200, height: 163))
      content.preferredContentSize = CGSize(width: 300, height: 400)
      host.settle()
      #expect(size(shown) == CGSize(width: 300, height: 413))
      #expect(host.takeIssues().isEmpty)
    }
  }

  @Test("a form sheet follows it too, and stays centred")
  func form() {
    let (host, content, _) = presented(.formSheet, size: CGSize(width: 400, height: 300))
    #expect(content.view.convert(content.view.bounds, to: nil).midX == 417)
    content.preferredContentSize = CGSize(width: 500, height: 350)
    host.settle()
    #expect(
      content.view.convert(content.view.bounds, to: nil)
        == CGRect(x: 167, y: 430, width: 500, height: 350))
  }

  @Test("a stack prefers its top controller's size, unless it has its own")
  func stack() {
    _ = SimulationHost(device: .iPhoneX, os: "15.0")
    let lower = UIViewController()
    let upper = UIViewController()
    let stack = UINavigationController(rootViewController: lower)
    lower.preferredContentSize = CGSize(width: 100, height: 50)
    upper.preferredContentSize = CGSize(width: 300, height: 60)
    #expect(stack.preferredContentSize == CGSize(width: 100, height: 50))
    stack.pushViewController(upper, animated: false)
    #expect(stack.preferredContentSize == CGSize(width: 300, height: 60))
    stack.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(stack.preferredContentSize == CGSize(width: 1, height: 2))
  }
}
