import Devices
import Testing

@testable import UIKit

/// The items that constraints name.
@MainActor
struct SupportItemTests {
  @Test("constraints to a controller's layout guides name the guides it returns")
  func strips() {
    let stage = ConstraintStage()
    let controller = stage.controller
    let view = stage.add(UIView())
    let top = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
      attribute: .bottom, multiplier: 1, constant: 0)
    let bottom = controller.bottomLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor)
    #expect(top.secondItem === controller.topLayoutGuide)
    #expect(top.firstItem === view)
    #expect(bottom.firstItem === controller.bottomLayoutGuide)
    NSLayoutConstraint.activate([top, bottom])
    stage.settle()
    #expect(top.secondItem === controller.topLayoutGuide)
    #expect(view.frame.minY == stage.root.safeAreaInsets.top)
    #expect(stage.host.takeIssues().isEmpty)
  }

  @Test("a view's guides are named themselves")
  func guides() {
    let stage = ConstraintStage()
    let view = stage.add(UIView())
    let guide = stage.root.safeAreaLayoutGuide
    #expect(view.topAnchor.constraint(equalTo: guide.topAnchor).secondItem === guide)
  }
}
