import Foundation
import Testing

@testable import UIKit

/// Text that follows the content size category.
@Suite("Dynamic Type of views") @MainActor
struct DynamicTypeTests {
  private let host = SimulationHost(device: .iPhone8, os: "17.0")

  /// The sizes of a view's font at the standard category and at one of the accessibility sizes.
  private func sizes<View: UIView>(
    _ view: View, _ font: (View) -> UIFont?
  ) -> (standard: CGFloat, large: CGFloat) {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    host.window.addSubview(view)
    view.layoutIfNeeded()
    let standard = font(view)?.pointSize ?? 0
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.layoutIfNeeded()
    defer { view.removeFromSuperview() }
    return (standard, font(view)?.pointSize ?? 0)
  }

  @Test("labels, fields and text views adjust fonts of text styles if they opt in")
  func adjusting() {
    for adjusts in [true, false] {
      let label = UILabel()
      label.text = "A"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
      let field = UITextField()
      field.text = "A"
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = adjusts
      let text = UITextView()
      text.text = "A"
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = adjusts
      let expected: CGFloat = adjusts ? 33 : 17
      #expect(sizes(label, \.font) == (17, expected))
      #expect(sizes(text, \.font) == (17, expected))
      // A field shows the text in its own label.
      let shown = sizes(field) { $0.subviews.lazy.compactMap { ($0 as? UILabel)?.font }.first }
      #expect(shown == (17, expected))
    }
  }

  @Test("fonts without a text style don't change, except for those of metrics")
  func plainFonts() {
    let label = UILabel()
    label.text = "A"
    label.font = .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(sizes(label, \.font) == (17, 17))
    let scaled = UILabel()
    scaled.text = "A"
    scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    scaled.adjustsFontForContentSizeCategory = true
    let result = sizes(scaled, \.font)
    #expect(result.standard == 17 && result.large > 30)
    let limited = UILabel()
    limited.text = "A"
    limited.font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20)
    limited.adjustsFontForContentSizeCategory = true
    #expect(sizes(limited, \.font) == (17, 20))
  }

  @Test("a button's title adapts if its label opts in, and a configuration's always")
  func buttons() {
    for adjusts in [true, false] {
      let button = UIButton(type: .system)
      button.setTitle("A", for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = adjusts
      #expect(sizes(button) { $0.titleLabel?.font } == (17, adjusts ? 33 : 17))
    }
    let configured = UIButton(configuration: .plain())
    configured.configuration?.title = "A"
    let result = sizes(configured) { $0.titleLabel?.font }
    #expect(result.standard > 0 && result.large > result.standard)
  }

  @Test("bar titles don't grow with the text size")
  func bars() {
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "A")], animated: false)
    func titles(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? titles($0) }
        .filter { $0.text == "A" }
    }
    let result = sizes(bar) { titles($0).last?.font }
    #expect(result.standard == 17 && result.large == 17)
  }
}
