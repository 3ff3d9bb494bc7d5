import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts
import Testing

import struct Devices.ScreenInsets

/// Scrolling, and margins.
@Suite struct ScrollRuleTests {
  let whole = Make.rect(0, 0, 390, 844)

  @Test func contentBelowTheEndOfScrollingIsUnreachable() {
    let low = Make.button("Send", Make.rect(16, 1180, 358, 50), id: "send")
    let scroll = Make.scroll(whole, content: CGSize(width: 390, height: 1200), [low])
    #expect(
      Make.screen([scroll]).words(.unreachableContent) == [
        "error UIButton “send”: can't be scrolled into view: 30 points are beyond the bottom end "
          + "of scrolling"
      ])
  }

  @Test func contentWithinTheContentSizeIsReachable() {
    let low = Make.button("Send", Make.rect(16, 1140, 358, 50))
    #expect(
      Make.screen([Make.scroll(whole, content: CGSize(width: 390, height: 1200), [low])])
        .found(.unreachableContent).isEmpty)
    // Scrolled by 300 points, the same view is higher in the window.
    var moved = Make.button("Send", Make.rect(16, 840, 358, 50))
    let scrolled = Make.scroll(
      whole, content: CGSize(width: 390, height: 1200), offset: CGPoint(x: 0, y: 300), [moved])
    #expect(Make.screen([scrolled]).found(.unreachableContent).isEmpty)
    moved.frame.origin.y = 880
    let lower = Make.scroll(
      whole, content: CGSize(width: 390, height: 1200), offset: CGPoint(x: 0, y: 300), [moved])
    #expect(Make.screen([lower]).found(.unreachableContent).count == 1)
  }

  @Test func aContentSizeThatWasNeverSetIsFoundByWhatItHides() {
    let low = Make.label("Terms", Make.rect(16, 900, 358, 50))
    let scroll = Make.scroll(whole, content: .zero, [low])
    #expect(Make.screen([scroll]).found(.unreachableContent).count == 1)
    let seen = Make.label("Terms", Make.rect(16, 700, 358, 50))
    #expect(
      Make.screen([Make.scroll(whole, content: .zero, [seen])]).found(.unreachableContent).isEmpty)
  }

  @Test func whatStaysUnderABarAtTheEndIsUnreachable() {
    let bar = Make.bar(Make.rect(0, 761, 390, 83), "UITabBar")
    func scroll(_ inset: CGFloat) -> ViewFacts {
      Make.scroll(
        whole, content: CGSize(width: 390, height: 1200), inset: ScreenInsets(bottom: inset),
        [Make.button("Send", Make.rect(16, 1140, 358, 50))])
    }
    #expect(Make.screen([scroll(0)], bars: [bar]).found(.unreachableContent).count == 1)
    #expect(Make.screen([scroll(83)], bars: [bar]).found(.unreachableContent).isEmpty)
  }

  @Test func contentUnderTheTopBarBeforeScrollingIsReachableWithAnInset() {
    let bar = Make.bar(Make.rect(0, 0, 390, 91), "UINavigationBar")
    let title = Make.label("Title", Make.rect(16, 100, 358, 21))
    let scroll = Make.scroll(
      whole, content: CGSize(width: 390, height: 1200), offset: CGPoint(x: 0, y: -91),
      inset: ScreenInsets(top: 91), [title])
    #expect(Make.screen([scroll], bars: [bar]).found(.unreachableContent).isEmpty)
    let hidden = Make.label("Title", Make.rect(16, 20, 358, 21))
    let flat = Make.scroll(whole, content: CGSize(width: 390, height: 1200), [hidden])
    #expect(Make.screen([flat], bars: [bar]).found(.unreachableContent).count == 1)
  }

  @Test func aSectionThatScrollsSidewaysIsTheListsDoing() {
    let beside = Make.cell(
      Make.rect(340, 100, 200, 80), row: 1, [Make.label("Sale", Make.rect(360, 110, 100, 21))])
    func list(_ height: CGFloat) -> LaidOutScreen {
      Make.screen([
        Make.scroll(
          whole, content: CGSize(width: 390, height: height), className: "UICollectionView",
          kinds: .list, [beside])
      ])
    }
    for height in [400, 2000] as [CGFloat] {
      #expect(list(height).found(.unreachableContent).isEmpty)
      #expect(list(height).found(.clippedByParent).isEmpty)
    }
  }

  @Test func aScrollViewThatCodeMovesIsNotLookedAt() {
    let page = Make.label("Page 2", Make.rect(406, 100, 358, 50))
    let pages = Make.scroll(
      whole, content: CGSize(width: 390, height: 844), isEnabled: false, [page])
    let facts = Make.screen([pages])
    #expect(facts.found(.unreachableContent).isEmpty)
    #expect(facts.found(.offScreen).isEmpty)
  }

  // MARK: - Sideways

  @Test func aListThatIsALittleTooWideIsReported() {
    let scroll = Make.scroll(whole, content: CGSize(width: 410, height: 2000))
    #expect(
      Make.screen([scroll]).words(.sidewaysScrolling) == [
        "warning UIScrollView: scrolls sideways: its content is 20 points too wide"
      ])
  }

  @Test func stripsMapsAndPagesScrollSidewaysOnPurpose() {
    let strip = Make.scroll(
      Make.rect(0, 0, 390, 120), content: CGSize(width: 500, height: 120))
    let map = Make.scroll(whole, content: CGSize(width: 2000, height: 2000))
    let pages = Make.scroll(whole, content: CGSize(width: 410, height: 2000), pages: true)
    let fits = Make.scroll(whole, content: CGSize(width: 390, height: 2000))
    #expect(Make.screen([strip, map, pages, fits]).found(.sidewaysScrolling).isEmpty)
  }

  @Test func aPictureThatFillsTheContentIsMovedAbout() {
    func found(_ picture: CGRect) -> Int {
      let image = Make.image(CGSize(width: 410, height: 1000), picture)
      return Make.screen([
        Make.scroll(whole, content: CGSize(width: 410, height: 1000), [image])
      ]).found(.sidewaysScrolling).count
    }
    #expect(found(Make.rect(0, 0, 410, 1000)) == 0)
    // An illustration in a page that is too wide.
    #expect(found(Make.rect(0, 0, 410, 300)) == 1)
  }

  // MARK: - Margins

  private func card(_ left: CGFloat, _ right: CGFloat, _ y: CGFloat, width: CGFloat = 390)
    -> ViewFacts
  {
    Make.view(Make.rect(left, y, width - left - right, 60), id: "card\(Int(y))", background: true)
  }

  @Test func oneMarginThatDiffersFromTheOthersIsReported() {
    let facts = Make.screen([card(16, 16, 100), card(16, 16, 200), card(16, 20, 300)])
    #expect(
      facts.words(.unevenMargins) == [
        "note UIView “card300”: has a left margin of 16 and a right margin of 20"
      ])
  }

  @Test func evenNarrowAndTextMarginsAreNot() {
    let facts = Make.screen([
      card(16, 16, 100), card(16, 16, 200), card(20, 20, 300), card(16, 200, 400),
      card(0, 16, 500), Make.label("A text that nearly fills", Make.rect(16, 600, 350, 21)),
    ])
    #expect(facts.found(.unevenMargins).isEmpty)
    // Without anything to compare with, nothing is reported.
    #expect(Make.screen([card(16, 20, 100), card(16, 20, 200)]).found(.unevenMargins).isEmpty)
  }

  @Test func marginsFromTheSafeAreaAreEven() {
    let safe = ScreenInsets(left: 20)
    let facts = Make.screen(
      [card(36, 16, 100), card(36, 16, 200), card(16, 16, 300)], safeArea: safe)
    #expect(facts.found(.unevenMargins).isEmpty)
  }

  @Test func anInsetOnBothSidesOfAOneSidedSafeAreaIsDoubled() {
    let size = CGSize(width: 844, height: 390)
    let safe = ScreenInsets(left: 50)
    let doubled = Make.screen([card(66, 66, 100, width: 844)], size: size, safeArea: safe)
    #expect(
      doubled.words(.doubledInset) == [
        "note UIView “card100”: keeps 66 points free on both sides, but the safe area has 50 at "
          + "the left only"
      ])
    let right = Make.screen([card(66, 16, 100, width: 844)], size: size, safeArea: safe)
    #expect(right.found(.doubledInset).isEmpty)
    let centred = Make.screen([card(150, 150, 100, width: 844)], size: size, safeArea: safe)
    #expect(centred.found(.doubledInset).isEmpty)
    // A fraction of the width that happens to be close to the inset.
    let share = Make.screen([card(50.75, 50.75, 100, width: 844)], size: size, safeArea: safe)
    #expect(share.found(.doubledInset).isEmpty)
    let even = Make.screen(
      [card(66, 66, 100, width: 844)], size: size, safeArea: ScreenInsets(left: 50, right: 50))
    #expect(even.found(.doubledInset).isEmpty)
  }

  @Test func aDoubledInsetLeavesLessOfASmallDisplay() {
    let size = CGSize(width: 466, height: 678)
    let safe = ScreenInsets(right: 84)
    let doubled = Make.screen([card(100, 100, 100, width: 466)], size: size, safeArea: safe)
    #expect(doubled.found(.doubledInset).count == 1)
    let narrow = Make.screen([card(200, 200, 100, width: 466)], size: size, safeArea: safe)
    #expect(narrow.found(.doubledInset).isEmpty)
  }
}
