import Devices
import Testing

@testable import UIKit

/// Split views in windows that become narrow.
@MainActor
struct SplitResizeTests {
  private final class Lists: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  @Test("in Slide Over a split view shows its first column, and both again on the full screen")
  func slideOver() {
    let host = SimulationHost(device: .iPadPro11, os: "15.5")
    let split = UISplitViewController(style: .doubleColumn)
    let delegate = Lists()
    split.delegate = delegate
    split.preferredDisplayMode = .oneBesideSecondary
    let (list, detail) = (UITableViewController(style: .plain), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    host.setRoot(split)
    host.settle()
    #expect(list.view.window != nil && detail.view.window != nil)
    host.turn(to: .landscapeLeft)
    host.settle()
    #expect(list.view.window != nil && detail.view.window != nil)
    host.setMultitasking(.slideOver)
    host.settle()
    #expect(split.isCollapsed)
    #expect(detail.view.window == nil)
    #expect(list.view.window != nil)
    #expect(list.view.convert(list.view.bounds, to: nil).size.width == 320)
    host.setMultitasking(.fullScreen)
    host.settle()
    #expect(!split.isCollapsed)
    #expect(list.view.window != nil && detail.view.window != nil)
    #expect(host.takeIssues().isEmpty)
  }
}
