import Devices
import Testing

@testable import UIKit

/// A delegate that provides another source for a popover when its container's size changes.
@MainActor
struct PopoverRepositionTests {
  private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
    var asked: [CGRect] = []
    var rect: CGRect?
    var view: UIView?

    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      asked.append(rect.pointee)
      if let new = self.rect { rect.pointee = new }
      if let new = self.view { view.pointee = new }
    }
  }

  @Test("the delegate is queried on rotations, and its answer is where the popover points")
  func turns() {
    let root = UIViewController()
    let host = SimulationHost(.iPadAir2, "12.0", root: root)
    let mover = Mover()
    func present(_ source: CGRect, turned: Bool, in view: UIView? = nil) -> UIViewController {
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 200)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = view ?? root.view
      content.popoverPresentationController?.sourceRect = source
      content.popoverPresentationController?.delegate = mover
      root.present(content, animated: false)
      host.settle()
      if turned { host.turn(to: .landscapeLeft) }
      return content
    }
    func place(_ content: UIViewController) -> CGRect {
      content.view.convert(content.view.bounds, to: nil)
    }
    func end() {
      root.dismiss(animated: false)
      host.settle()
      mover.asked = []
    }
    let (one, other) = (
      CGRect(x: 100, y: 100, width: 20, height: 20), CGRect(x: 500, y: 300, width: 20, height: 20)
    )
    #expect(place(present(one, turned: true)) != .zero)
    #expect(mover.asked == [one])
    end()
    let wanted = place(present(other, turned: false))
    #expect(mover.asked == [])
    end()
    host.turn(to: .portrait)
    mover.rect = other
    let moved = present(one, turned: true)
    #expect(mover.asked == [one])
    #expect(place(moved) == wanted)
    #expect(moved.popoverPresentationController?.sourceRect == other)
    end()
    host.turn(to: .portrait)
    let view = UIView(frame: CGRect(x: 300, y: 200, width: 200, height: 200))
    root.view.addSubview(view)
    mover.rect = CGRect(x: 200, y: 100, width: 20, height: 20)
    mover.view = view
    let inOther = present(one, turned: true)
    #expect(place(inOther) == wanted)
    #expect(inOther.popoverPresentationController?.sourceView === view)
    end()
    #expect(host.takeIssues().isEmpty)
  }
}
