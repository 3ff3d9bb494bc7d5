import Findings
import Foundation
import LayoutTrees
import ScreenFacts
import Testing

@testable import Linting

/// Texts whose size doesn't adapt.
@Suite struct TextSizesTests {
  private func sizes(
    _ points: CGFloat, isScaled: Bool = false, kinds: ViewFacts.Kind = [.label],
    text: String = "Total", isHidden: Bool = false, y: CGFloat = 0, within: ViewFacts? = nil
  ) -> TextSizes {
    let label = ViewFacts(
      className: "UILabel", kinds: kinds, frame: CGRect(x: 0, y: y, width: 90, height: 20),
      isHidden: isHidden,
      text: TextFacts(
        string: text, used: .zero, needed: .zero, pointSize: points, isScaled: isScaled))
    var child = within ?? label
    if within != nil { child.children = [label] }
    let window = ViewFacts(
      className: "UIWindow", kinds: [.window], frame: CGRect(x: 0, y: 0, width: 320, height: 500),
      children: [child])
    return TextSizes(
      LaidOutScreen(size: window.frame.size, scale: 2, windows: [window]))
  }

  @Test func aTextOfOneSizeIsFixed() {
    let found = sizes(17).fixed(in: sizes(17))
    #expect(found.map(\.reason) == [.fixedSize(text: "Total", points: 17)])
    #expect(found.first?.path == ["UIWindow", "UILabel"])
  }

  @Test func aButtonIsReportedForItsTitle() {
    let button = ViewFacts(
      className: "UIButton", kinds: [.control, .button],
      frame: CGRect(x: 10, y: 0, width: 120, height: 44))
    let size = sizes(17, kinds: [.label, .buttonTitle], within: button)
    let found = size.fixed(in: size)
    #expect(found.map(\.view) == ["UIButton “Total”"])
    #expect(found.first?.path == ["UIWindow", "UIButton"])
    #expect(found.first?.frame == LayoutArea(x: 10, y: 0, width: 120, height: 44))
  }

  @Test func othersAreNot() {
    #expect(sizes(17).fixed(in: sizes(31)).isEmpty)
    // A style with a limited maximum size.
    #expect(sizes(17, isScaled: true).fixed(in: sizes(17, isScaled: true)).isEmpty)
    #expect(sizes(17, kinds: [.label, .system]).fixed(in: sizes(17)).isEmpty)
    #expect(sizes(17, isHidden: true).fixed(in: sizes(17)).isEmpty)
    #expect(sizes(17, text: "Other").fixed(in: sizes(17)).isEmpty)
  }

  @Test func whatAFoldedCardCutsOffIsNotSeen() {
    func found(_ y: CGFloat, scrolls: Bool = false) -> Int {
      let card = ViewFacts(
        className: "CardView", frame: CGRect(x: 0, y: 0, width: 320, height: 90), clips: true,
        scrolling: scrolls
          ? ScrollFacts(contentSize: CGSize(width: 320, height: 400)) : nil)
      let size = sizes(17, y: y, within: card)
      return size.fixed(in: size).count
    }
    #expect(found(100) == 0)
    // It is partly visible, and scrollable content can be brought into view.
    #expect(found(80) == 1)
    #expect(found(100, scrolls: true) == 1)
  }

  @Test func whatLiesBeyondTheScreenIsNotSeen() {
    let size = sizes(17, y: 600)
    #expect(size.fixed(in: size).isEmpty)
  }
}
