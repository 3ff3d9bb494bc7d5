import Foundation
import ScreenFacts
import Testing

/// Views that kept the size of a folding device's other display.
@Suite struct KeptSizeTests {
  private func screen(_ views: ViewFacts...) -> LaidOutScreen {
    Make.screen(views, size: CGSize(width: 951, height: 669)) {
      $0.otherSizes = [
        NamedSize("the outer display", CGSize(width: 466, height: 678)),
        NamedSize("the display in portrait", CGSize(width: 669, height: 951)),
      ]
    }
  }

  @Test("another display's size is reported for the outermost view that has it")
  func wholeSize() {
    let inner = Make.view(Make.rect(0, 0, 466, 678), id: "inner")
    let pages = Make.view(Make.rect(20, 0, 466, 678), id: "pages", [inner])
    #expect(
      screen(pages).words(.keptSize) == [
        "note UIView “pages”: has the size of the outer display, 466 × 678"
      ])
    // The screen isn't of a folding device.
    #expect(Make.screen([pages]).found(.keptSize).isEmpty)
  }

  @Test("another display's width is reported from the left edge on, unless the view is a strip")
  func width() {
    let list = Make.view(Make.rect(0, 60, 466, 600), id: "list")
    #expect(
      screen(list).words(.keptSize) == [
        "note UIView “list”: has the width of the outer display, 466"
      ])
    #expect(screen(Make.view(Make.rect(0, 60, 466, 50))).found(.keptSize).isEmpty)
    #expect(screen(Make.view(Make.rect(485, 0, 466, 600))).found(.keptSize).isEmpty)
    #expect(screen(Make.view(Make.rect(0, 0, 951, 669))).found(.keptSize).isEmpty)
  }

  @Test("hidden views, list rows and views that UIKit made aren't reported")
  func whatIsNotChecked() {
    let frame = Make.rect(0, 0, 466, 300)
    let row = Make.cell(frame, row: 1, [])
    #expect(screen(row).found(.keptSize).isEmpty)
    #expect(screen(Make.view(frame, kinds: .system)).found(.keptSize).isEmpty)
    var hidden = Make.view(frame)
    hidden.isHidden = true
    #expect(screen(hidden).found(.keptSize).isEmpty)
  }
}
