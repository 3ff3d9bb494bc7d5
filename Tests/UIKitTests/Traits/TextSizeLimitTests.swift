import Testing

@testable import UIKit

@MainActor
struct TextSizeLimitTests {
  private let host = SimulationHost(device: .iPhone15, os: "17.0")
  private let label = UILabel()
  private let box = UIView()

  private func show(at category: UIContentSizeCategory) {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    box.addSubview(label)
    let controller = UIViewController()
    controller.view.addSubview(box)
    host.setRoot(controller)
    host.changeOptions("contentSizeCategory", category.rawValue) {
      $0.contentSizeCategory = category
    }
  }

  @Test("a view's text grows to its limit, and to the user's size without one")
  func maximum() {
    show(at: .accessibilityLarge)
    let large = label.font.pointSize
    box.maximumContentSizeCategory = .extraLarge
    host.settle()
    #expect(box.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(box.superview?.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(label.font.pointSize == 19 && large > 19)
    // Descendants may be limited further.
    label.maximumContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    box.maximumContentSizeCategory = nil
    label.maximumContentSizeCategory = nil
    host.settle()
    #expect(label.font.pointSize == large)
  }

  @Test("if the minimum size exceeds the maximum, only the maximum counts")
  func both() {
    show(at: .extraSmall)
    label.minimumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.minimumContentSizeCategory == .large && label.maximumContentSizeCategory == nil)
    label.maximumContentSizeCategory = .medium
    #expect(label.traitCollection.preferredContentSizeCategory == .medium)
  }
}
