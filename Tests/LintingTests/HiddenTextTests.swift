import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts
import Testing

/// Invisible texts.
@Suite struct HiddenTextTests {
  private let frame = Make.rect(16, 100, 100, 21)
  private let panel = Make.rect(0, 80, 390, 300)

  /// A truncated text, with a panel in front of it.
  private func found(
    _ color: RGBA, _ area: CGRect? = nil, behind: Bool = false, corners: CGFloat = 0,
    opacity: CGFloat = 1
  ) -> Int {
    let area = area ?? panel
    let text = Make.label("A long title", frame, shown: 4)
    let front = Make.view(area, "PanelView", background: true)
    let run = GlyphRun(
      face: FontFace(path: "Inter.ttf"), size: 17,
      glyphs: (0..<10).map { Glyph(id: 1, x: CGFloat($0) * 10, y: 0) })
    let glyphs = DrawCommand.glyphs(run, at: CGPoint(x: 16, y: 116), .black)
    let ground: [DrawCommand] = [
      .beginGroup(GroupStyle(alpha: opacity)),
      corners > 0
        ? .fillPath(
          CGPath(
            roundedRect: area, cornerWidth: corners, cornerHeight: corners, transform: nil),
          .winding, color) : .fillRect(area, color), .endGroup,
    ]
    return Make.screen(behind ? [front, text] : [text, front]) {
      $0.drawing = DisplayList(behind ? ground + [glyphs] : [glyphs] + ground)
    }.found(.truncatedText).count
  }

  private let white = RGBA(red: 1, green: 1, blue: 1)

  @Test func aTextThatAnOpaqueViewCoversIsNotTold() {
    #expect(found(white) == 0)
    #expect(found(white, corners: 12) == 0)
  }

  @Test func oneThatShowsThroughOrIsCoveredInPartIs() {
    #expect(found(white.multiplyingAlpha(by: 0.9)) == 1)
    #expect(found(white, opacity: 0.5) == 1)
    #expect(found(white, Make.rect(0, 110, 390, 300)) == 1)
    #expect(found(white, behind: true) == 1)
    // The panel's corner leaves the text's first letter visible.
    #expect(found(white, Make.rect(14, 98, 390, 300), corners: 30) == 1)
  }

  @Test func aTextThatAFoldedRowCutsOffIsNotTold() {
    func found(_ y: CGFloat) -> Int {
      let text = Make.label("A long title", Make.rect(16, y, 100, 21), shown: 4)
      let card = Make.view(Make.rect(0, 100, 390, 60), "CardView", clips: true, [text])
      let list = Make.scroll(
        Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000),
        className: "UITableView", kinds: .list, [card])
      return Make.screen([list]).found(.truncatedText).count
    }
    #expect(found(180) == 0)
    #expect(found(150) == 1)
  }
}
