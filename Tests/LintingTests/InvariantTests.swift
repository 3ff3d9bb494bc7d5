import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts
import Testing

import struct Devices.ScreenInsets

/// Assertions that apply to a screen on every device.
@Suite struct InvariantTests {
  private func words(_ invariant: ScreenInvariant, _ screen: LaidOutScreen) -> [String] {
    invariant.violations(in: screen).map { $0.view.isEmpty ? $0.words : "\($0.view) \($0.words)" }
  }

  let title = Make.label("Welcome", Make.rect(16, 100, 200, 21), id: "title")
  let safe = ScreenInsets(top: 47, bottom: 34)

  @Test func overlapsAreThoseOfTheRule() {
    let other = Make.label("Hello", Make.rect(100, 105, 200, 21))
    #expect(
      words(.noOverlap, Make.screen([title, other])) == [
        "UILabel “Hello” overlaps UILabel “title” by 116 × 16 points"
      ])
    #expect(words(.noOverlap, Make.screen([title])).isEmpty)
  }

  @Test func aButtonBelowTheSafeAreaIsOutside() {
    let low = Make.button("Buy", Make.rect(16, 780, 358, 44))
    #expect(
      words(.insideSafeArea("Buy"), Make.screen([low], safeArea: safe)) == [
        "UIButton “Buy” reaches 14 points beyond the safe area at the bottom"
      ])
    let high = Make.button("Buy", Make.rect(16, 766, 358, 44))
    #expect(words(.insideSafeArea("Buy"), Make.screen([high], safeArea: safe)).isEmpty)
  }

  @Test func whatScrollsIsCheckedAcross() {
    func scroll(_ frame: CGRect) -> LaidOutScreen {
      let list = Make.scroll(
        Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000),
        [Make.button("Buy", frame)])
      return Make.screen([list], safeArea: ScreenInsets(top: 47, left: 44, bottom: 34))
    }
    #expect(words(.insideSafeArea("Buy"), scroll(Make.rect(60, 1500, 100, 44))).isEmpty)
    #expect(words(.insideSafeArea("Buy"), scroll(Make.rect(16, 500, 100, 44))).count == 1)
  }

  @Test func fullyVisibleFindsEachReason() {
    let check = ScreenInvariant.fullyVisible("title")
    #expect(words(check, Make.screen([title])).isEmpty)

    var hidden = title
    hidden.isHidden = true
    #expect(words(check, Make.screen([hidden])) == ["UILabel “title” is hidden"])

    var low = title
    low.frame.origin.y = 1000
    #expect(words(check, Make.screen([low])) == ["UILabel “title” is out of sight"])
    let list = Make.scroll(
      Make.rect(0, 0, 390, 844), content: CGSize(width: 390, height: 2000), [low])
    #expect(
      words(check, Make.screen([list])) == ["UILabel “title” is out of sight until scrolled"])

    let card = Make.view(Make.rect(0, 100, 390, 15), clips: true, [title])
    #expect(words(check, Make.screen([card])) == ["UILabel “title” is cut off by 6 points"])

    let cut = Make.label("Welcome", title.frame, id: "title", shown: 3)
    #expect(
      words(check, Make.screen([cut])) == [
        "UILabel “title” “Welcome” is truncated: 3 of 7 characters are shown"
      ])

    let panel = Make.view(Make.rect(100, 90, 100, 100), id: "panel", background: true)
    #expect(
      words(check, Make.screen([title, panel])) == [
        "UILabel “title” is under UIView “panel”, which covers 100 × 21 points of it"
      ])
    #expect(words(check, Make.screen([panel, title])).isEmpty)

    let bar = Make.bar(Make.rect(0, 47, 390, 60), "UINavigationBar")
    #expect(words(check, Make.screen([title], bars: [bar])).count == 1)
  }

  @Test func marginsAreEvenFromTheEdgesOrTheSafeArea() {
    func card(_ left: CGFloat, _ right: CGFloat) -> ViewFacts {
      Make.view(Make.rect(left, 100, 390 - left - right, 60), id: "card", background: true)
    }
    #expect(words(.equalMargins, Make.screen([card(16, 16)])).isEmpty)
    #expect(
      words(.equalMargins, Make.screen([card(16, 24)])) == [
        "UIView “card” has a left margin of 16 and a right margin of 24"
      ])
    #expect(
      words(.equalMargins, Make.screen([card(36, 16)], safeArea: ScreenInsets(left: 20))).isEmpty)
  }

  @Test func orderIsThatOfReading() {
    let left = Make.label("A", Make.rect(16, 100, 100, 21), id: "a")
    let right = Make.label("B", Make.rect(200, 102, 100, 21), id: "b")
    let below = Make.label("C", Make.rect(16, 140, 100, 21), id: "c")
    let screen = Make.screen([below, right, left])
    #expect(words(.sameOrder(["a", "b", "c"]), screen).isEmpty)
    #expect(
      words(.sameOrder(["a", "c", "b"]), screen) == ["UILabel “b” comes before UILabel “c”"])
    let mirrored = Make.screen([below, right, left]) { $0.isRightToLeft = true }
    #expect(words(.sameOrder(["b", "a", "c"]), mirrored).isEmpty)
    #expect(words(.sameOrder(["a", "b"]), mirrored).count == 1)
  }

  @Test func smallTargetsAreThoseOfTheRule() {
    let small = Make.button("x", Make.rect(16, 100, 30, 30), id: "close")
    #expect(
      words(.minimumTouchTargets, Make.screen([small])) == [
        "UIButton “close” has a touch target of 30 × 30 points, smaller than 44 × 44"
      ])
  }

  @Test func viewsAreNamedByIdentifierThenLabelThenTextThenClass() {
    var field = Make.view(
      Make.rect(16, 900, 100, 44), "EmailField", kinds: [.textInput, .appClass])
    field.accessibility = AccessibilityFacts(isElement: true, label: "Email")
    let screen = Make.screen([title, field], safeArea: safe)
    for name in ["Email", "EmailField"] {
      #expect(ScreenInvariant.insideSafeArea(name).violations(in: screen).count == 1)
    }
    for name in ["title", "Welcome", "UILabel"] {
      #expect(ScreenInvariant.insideSafeArea(name).violations(in: screen).isEmpty)
    }
    // An identifier takes precedence over a text.
    let other = Make.label("title", Make.rect(16, 900, 100, 21))
    #expect(
      ScreenInvariant.insideSafeArea("title")
        .violations(in: Make.screen([title, other], safeArea: safe)).isEmpty)
  }

  @Test func anUnknownNameFailsAndNamesWhatIsNear() {
    let found = ScreenInvariant.fullyVisible("titel").violations(in: Make.screen([title]))
    #expect(found.map(\.words) == ["no view is called “titel”; near it are “title”"])
    #expect(found.map(\.isUnknownName) == [true])
    #expect(
      ScreenInvariant.sameOrder(["title", "nothing"]).violations(in: Make.screen([title])).count
        == 1)
  }
}
