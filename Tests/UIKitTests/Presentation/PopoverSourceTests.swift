import Testing

@testable import UIKit

@MainActor
struct PopoverSourceTests {
  @Test("a source item is a view or a bar button")
  func sourceItem() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    let view = UIView()
    popover?.sourceItem = view
    #expect(popover?.sourceView === view && popover?.barButtonItem == nil)
    let button = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    popover?.sourceItem = button
    #expect(popover?.barButtonItem === button && popover?.sourceView == nil)
    #expect(popover?.sourceItem === button)
  }
}
