import Devices
import Testing

@testable import UIKit

/// The delegate methods that a tap outside a popover calls.
@MainActor
struct PopoverDismissalTests {
  private class Ear: NSObject {
    var calls: [String] = []
    var allows = true

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private typealias Delegate = Ear & UIPopoverPresentationControllerDelegate

  private final class OldOnly: Ear, UIPopoverPresentationControllerDelegate {
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      calls.append("old should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("old did") }
  }

  private final class Both: Ear, UIPopoverPresentationControllerDelegate {
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      calls.append("old should")
      return allows
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("old did") }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
  }

  private final class Silent: Ear, UIPopoverPresentationControllerDelegate {}

  /// Taps outside a popover, and returns whether it was dismissed.
  private func dismisses(
    _ os: OSVersion, _ delegate: any Delegate, byCode: Bool = false, isModal: Bool = false
  ) -> Bool {
    let bench = TouchBench(SimulationHost(device: .iPadAir2, os: os))
    let root = bench.controller
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 200)
    content.isModalInPresentation = isModal
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 90, y: 90, width: 20, height: 20)
    content.popoverPresentationController?.delegate = delegate
    root.present(content, animated: false)
    bench.host.settle()
    if byCode {
      content.dismiss(animated: false)
    } else {
      bench.tap(700, 900)
    }
    bench.host.settle()
    return root.presentedViewController == nil
  }

  @Test("through iOS 12 the popover's own methods are called, later those of all presentations")
  func releases() {
    for os in ["11.4", "12.0"] as [OSVersion] {
      let both = Both()
      #expect(dismisses(os, both))
      #expect(both.take() == ["old should", "old did"])
      both.allows = false
      #expect(!dismisses(os, both))
      #expect(both.take() == ["old should"])
      #expect(dismisses(os, both, byCode: true))
      #expect(both.take() == [])
    }
    for os in ["13.0", "15.0"] as [OSVersion] {
      let both = Both()
      #expect(dismisses(os, both))
      #expect(both.take() == ["should", "will", "did"])
      both.allows = false
      #expect(!dismisses(os, both))
      #expect(both.take() == ["should", "attempt"])
      both.allows = true
      #expect(!dismisses(os, both, isModal: true))
      #expect(both.take() == ["attempt"])
      // The old ones are called if the delegate doesn't implement the new ones.
      let old = OldOnly()
      #expect(dismisses(os, old))
      #expect(old.take() == ["old should", "old did"])
      old.allows = false
      #expect(!dismisses(os, old))
      #expect(old.take() == ["old should"])
      #expect(dismisses(os, Silent()))
    }
  }
}
