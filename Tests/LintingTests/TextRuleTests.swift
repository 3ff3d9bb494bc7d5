import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts
import Testing

/// Truncated or clipped texts.
@Suite struct TextRuleTests {
  let wide = Make.rect(16, 100, 100, 21)

  @Test func aTextThatEndsInAnEllipsisIsTruncated() {
    let facts = Make.screen([Make.label("Continue to checkout", wide, id: "title", shown: 12)])
    #expect(
      facts.words(.truncatedText) == [
        "warning UILabel “title”: “Continue to checkout” is truncated: 12 of 20 characters are shown"
      ])
  }

  @Test func aTextOfWhichLittleIsLeftIsAnError() {
    let facts = Make.screen([Make.label("Continue to checkout", wide, shown: 3)])
    #expect(facts.found(.truncatedText).map(\.severity) == [.error])
  }

  @Test func aPreviewOfSeveralLinesIsANote() {
    let lines = Make.rect(16, 100, 300, 41)
    let facts = Make.screen([Make.label("A long message, of which two lines", lines, shown: 20)])
    #expect(facts.found(.truncatedText).map(\.severity) == [.note])
  }

  @Test func aTextThatFitsIsNotTruncated() {
    #expect(Make.screen([Make.label("Continue", wide)]).found(.truncatedText).isEmpty)
  }

  @Test func aButtonsTitleIsTheButtons() {
    var button = Make.button("Continue to checkout", wide)
    button.children[0].text?.shownCharacters = 8
    #expect(
      Make.screen([button]).found(.truncatedText).map(\.view)
        == ["UIButton “Continue to checkout”"])
  }

  @Test func whatUIKitShortensByItselfIsNotReported() {
    let title = Make.label("A long title", wide, shown: 4, kinds: .system)
    let facts = Make.screen(
      [], bars: [Make.bar(Make.rect(0, 47, 390, 44), "UINavigationBar", [title])])
    #expect(facts.found(.truncatedText).isEmpty)
  }

  @Test func typedTextAndWhatCanBeScrolledIsNotTruncated() {
    var field = Make.label("ada.lovelace@example.org", wide, shown: 9)
    field.className = "UITextField"
    field.kinds = [.textInput, .control]
    var notes = Make.label("A long text", wide, shown: 4)
    notes.scrolling = ScrollFacts(contentSize: CGSize(width: 100, height: 400))
    #expect(Make.screen([field, notes]).found(.truncatedText).isEmpty)

    field.text?.isPlaceholder = true
    #expect(Make.screen([field]).found(.truncatedText).count == 1)
  }

  @Test func hiddenTransparentAndLostTextsAreNotTruncated() {
    var hidden = Make.label("Continue to checkout", wide, shown: 3)
    hidden.isHidden = true
    let clear = Make.label("Continue to checkout", wide, shown: 3, opacity: 0.01)
    let away = Make.label("Continue to checkout", Make.rect(500, 0, 50, 20), shown: 3)
    #expect(Make.screen([hidden, clear, away]).found(.truncatedText).isEmpty)
  }

  @Test func aTextThatCanBeScrolledIntoViewIsTruncated() {
    let low = Make.label("Continue to checkout", Make.rect(16, 1000, 50, 20), shown: 3)
    let scroll = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 1200), [low])
    #expect(Make.screen([scroll]).found(.truncatedText).count == 1)
  }

  @Test func aTextUnderAPresentedScreenIsNotLookedAt() {
    let below = Make.label("Continue to checkout", wide, shown: 3)
    let sheet = Make.view(
      Make.rect(0, 0, 390, 844), "UITransitionView", kinds: .system,
      [
        Make.view(
          Make.rect(0, 60, 390, 784), kinds: .controllerRoot, background: true,
          [Make.label("Sheet", Make.rect(16, 80, 60, 21))])
      ])
    #expect(Make.screen([below], overlays: [sheet]).found(.truncatedText).isEmpty)
    // A view that the app puts over everything, such as a message, isn't a presentation.
    let message = Make.view(
      Make.rect(0, 0, 390, 844), "ToastView", kinds: .appClass,
      [Make.label("Saved", Make.rect(16, 780, 60, 21))])
    #expect(Make.screen([below], overlays: [message]).found(.truncatedText).count == 1)
  }

  // MARK: - Clipped

  @Test func aLineHigherThanItsLabelIsCut() {
    let frame = Make.rect(16, 100, 100, 14)
    let facts = Make.screen(
      [Make.label("Total", frame, id: "total", used: Make.rect(16, 97, 40, 20))])
    #expect(
      facts.words(.clippedText) == [
        "error UILabel “total”: “Total” is cut off by 6 points in height"
      ])
  }

  @Test func aLineHigherByWhatIsEmptyInItIsNotCut() {
    let frame = Make.rect(16, 100, 100, 19)
    let facts = Make.screen([Make.label("Total", frame, used: Make.rect(16, 99.5, 40, 20.3))])
    #expect(facts.found(.clippedText).isEmpty)
  }

  @Test func aWordWiderThanItsLabelIsCut() {
    let facts = Make.screen(
      [
        Make.label("Datenschutz", Make.rect(16, 100, 60, 21), used: Make.rect(16, 100, 90, 21))
      ])
    #expect(facts.found(.clippedText).map(\.severity) == [.warning])
  }

  @Test func aTruncatedTextIsNotCutToo() {
    let facts = Make.screen(
      [
        Make.label(
          "Long text", Make.rect(16, 100, 60, 10), used: Make.rect(16, 95, 60, 21), shown: 4)
      ])
    #expect(facts.found(.clippedText).isEmpty)
    #expect(facts.found(.truncatedText).count == 1)
  }

  @Test func typedTextIsCutInHeightOnly() {
    var field = Make.label(
      "ada.lovelace@example.org", Make.rect(16, 100, 60, 34), used: Make.rect(16, 106, 190, 22))
    field.kinds = [.textInput, .control]
    #expect(Make.screen([field]).found(.clippedText).isEmpty)
    field.text?.used = Make.rect(16, 80, 40, 60)
    #expect(Make.screen([field]).found(.clippedText).count == 1)
  }

  // MARK: - Clipped by a parent

  @Test func aTextCutByACardIsReported() {
    let label = Make.label(
      "Two lines", Make.rect(16, 130, 200, 40), used: Make.rect(16, 130, 80, 40))
    let card = Make.view(
      Make.rect(0, 100, 390, 50), "CardView", id: "card", kinds: .appClass, clips: true, [label])
    #expect(
      Make.screen([card]).words(.clippedByParent) == [
        "warning CardView “card” › UILabel: is cut off by CardView “card”; 50 % of it is visible"
      ])
  }

  @Test func aControlAndItsTitleAreOneFinding() {
    let button = Make.button("Continue", Make.rect(16, 120, 200, 44))
    let card = Make.view(Make.rect(0, 100, 390, 40), clips: true, [button])
    let found = Make.screen([card]).found(.clippedByParent)
    #expect(found.map(\.view) == ["UIButton “Continue”"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func whatAScrollViewCutsIsNotReported() {
    let label = Make.label("Row", Make.rect(16, 834, 200, 40))
    let scroll = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000), [label])
    #expect(Make.screen([scroll]).found(.clippedByParent).isEmpty)
    // One that can't be scrolled clips like any other view.
    let fixed = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000), isEnabled: false,
      [label])
    #expect(Make.screen([fixed]).found(.clippedByParent).count == 1)
  }

  @Test func aCellCutByItsListIsNotButCutsItsOwnContent() {
    let inside = Make.label("Row", Make.rect(16, 806, 200, 60))
    let low = Make.cell(Make.rect(0, 800, 390, 70), row: 1, [inside])
    let tall = Make.label("Two lines", Make.rect(16, 100, 200, 60))
    let short = Make.cell(Make.rect(0, 90, 390, 40), row: 0, [tall])
    let list = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000),
      className: "UITableView", kinds: .list, [short, low])
    #expect(
      Make.screen([list]).found(.clippedByParent).map(\.view) == [
        "UITableViewCell “0-0” › UILabel"
      ])
  }

  @Test func picturesFoldedAndHiddenPartsAreMeant() {
    let picture = Make.image(CGSize(width: 400, height: 400), Make.rect(0, 100, 390, 390))
    let hero = Make.view(Make.rect(0, 100, 390, 200), clips: true, [picture])
    let folded = Make.view(
      Make.rect(0, 300, 390, 0), clips: true, [Make.label("Details", Make.rect(16, 300, 200, 21))])
    let away = Make.view(
      Make.rect(0, 400, 390, 40), clips: true, [Make.label("Next", Make.rect(16, 450, 200, 21))])
    #expect(Make.screen([hero, folded, away]).found(.clippedByParent).isEmpty)
  }

  @Test func aSymbolCutByAViewIsReported() {
    let symbol = Make.image(
      CGSize(width: 24, height: 24), Make.rect(10, 110, 24, 24), isSymbol: true)
    let view = Make.view(Make.rect(0, 100, 390, 20), clips: true, [symbol])
    #expect(Make.screen([view]).found(.clippedByParent).count == 1)
  }
}
