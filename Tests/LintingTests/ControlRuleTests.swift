import Findings
import Foundation
import Graphics
import Linting
import ScreenFacts
import Testing

/// On the app's own background they are the app's choice.
@Suite struct ControlRuleTests {
  @Test func aSmallButtonIsATarget() {
    let facts = Make.screen([Make.button(nil, Make.rect(16, 100, 20, 20), id: "x", label: "Close")])
    #expect(
      facts.words(.touchTarget) == [
        "error UIButton “x”: has a touch target of 20 × 20 points, smaller than 44 × 44"
      ])
  }

  @Test(arguments: [(20.0, FindingSeverity.error), (30, .warning), (34, .note)])
  func theSeverityFollowsTheSize(height: Double, severity: FindingSeverity) {
    let facts = Make.screen([Make.button("Skip", Make.rect(16, 100, 80, height))])
    #expect(facts.found(.touchTarget).map(\.severity) == [severity])
  }

  @Test func largeAndEnlargedTargetsAreFine() {
    let facts = Make.screen([
      Make.button("Continue", Make.rect(16, 100, 44, 44)),
      Make.button(nil, Make.rect(16, 200, 20, 20), touch: Make.rect(4, 188, 44, 44)),
    ])
    #expect(facts.found(.touchTarget).isEmpty)
  }

  @Test func disabledHiddenAndUIKitsOwnTargetsAreNotLookedAt() {
    var hidden = Make.button("Skip", Make.rect(16, 100, 20, 20))
    hidden.isHidden = true
    var toggle = Make.button(nil, Make.rect(16, 300, 51, 31))
    toggle.kinds = [.control, .systemHeight]
    var own = Make.button(nil, Make.rect(16, 400, 20, 20))
    own.kinds.insert(.system)
    let item = Make.button("Edit", Make.rect(16, 50, 30, 30))
    let facts = Make.screen(
      [hidden, Make.button("No", Make.rect(16, 200, 20, 20), isEnabled: false), toggle, own],
      bars: [Make.bar(Make.rect(0, 47, 390, 44), "UINavigationBar", [item])])
    #expect(facts.found(.touchTarget).isEmpty)
  }

  @Test func aTargetInATouchableRowIsTheRows() {
    let check = Make.button(nil, Make.rect(340, 108, 24, 24), label: "Done")
    func row(isTouchable: Bool) -> ViewFacts {
      Make.cell(Make.rect(0, 100, 390, 44), row: 0, isTouchable: isTouchable, [check])
    }
    #expect(Make.screen([row(isTouchable: true)]).found(.touchTarget).isEmpty)
    #expect(Make.screen([row(isTouchable: false)]).found(.touchTarget).count == 1)
  }

  // MARK: - Labels

  @Test func aButtonWithoutLabelIsReported() {
    let facts = Make.screen([Make.button(nil, Make.rect(16, 100, 44, 44), id: "close")])
    #expect(
      facts.words(.missingLabel) == [
        "error UIButton “close”: is a button without an accessibility label"
      ])
  }

  @Test func labelsValuesAndTextsAreSomethingToSay() {
    var field = Make.view(
      Make.rect(16, 200, 200, 44), "UITextField", kinds: [.textInput, .control])
    field.accessibility = AccessibilityFacts(isElement: true, value: "Name")
    let facts = Make.screen([
      Make.button("Continue", Make.rect(16, 100, 100, 44)),
      Make.button(nil, Make.rect(16, 150, 44, 44), label: "Close"), field,
    ])
    #expect(facts.found(.missingLabel).isEmpty)
  }

  @Test func decorationIsNotReportedButATouchableImageIs() {
    let size = CGSize(width: 40, height: 40)
    let plain = Make.image(size, Make.rect(16, 100, 40, 40))
    #expect(Make.screen([plain]).found(.missingLabel).isEmpty)
    let touchable = Make.image(size, Make.rect(16, 100, 44, 44), isTouchable: true)
    #expect(
      Make.screen([touchable]).words(.missingLabel) == [
        "warning UIImageView: is an image without an accessibility label"
      ])
    let element = Make.image(
      size, Make.rect(16, 100, 44, 44),
      accessibility: AccessibilityFacts(isElement: true, traits: ["image"]))
    #expect(Make.screen([element]).found(.missingLabel).count == 1)
  }

  @Test func whatARowSpeaksForOrHidesIsNotReported() {
    let button = Make.button(nil, Make.rect(300, 100, 44, 44))
    var row = Make.cell(Make.rect(0, 100, 390, 44), row: 0, [button])
    row.accessibility = AccessibilityFacts(isElement: true, label: "Row")
    var hidden = Make.button(nil, Make.rect(16, 300, 44, 44))
    hidden.accessibility.isHidden = true
    #expect(Make.screen([row, hidden]).found(.missingLabel).isEmpty)
  }

  // MARK: - Sizes

  @Test func aTextWithoutWidthIsReported() {
    let facts = Make.screen([Make.label("Price", Make.rect(16, 100, 0, 21), id: "price")])
    #expect(
      facts.words(.zeroSize) == [
        "warning UILabel “price”: has no size, but has the text “Price” to show"
      ])
  }

  @Test func whatIsFoldedUpIsANoteAndItsContentIsNotReported() {
    let title = Make.label("Details", Make.rect(16, 100, 200, 0))
    #expect(Make.screen([title]).found(.zeroSize).map(\.severity) == [.note])
    let folded = Make.view(Make.rect(16, 100, 200, 0), "UIView", [title])
    #expect(Make.screen([folded]).found(.zeroSize).isEmpty)
  }

  @Test func emptyHiddenAndSystemViewsNeedNoSize() {
    var hidden = Make.label("Price", .zero)
    hidden.isHidden = true
    let facts = Make.screen([
      hidden, Make.label(" ", .zero), Make.label("Title", .zero, kinds: .system),
      Make.view(.zero),
    ])
    #expect(facts.found(.zeroSize).isEmpty)
  }

  // MARK: - Images

  private func picture(_ frame: CGRect, fills: Bool = true, isResizable: Bool = false) -> ViewFacts
  {
    Make.image(
      CGSize(width: 200, height: 100), frame, name: "hero", fills: fills, isResizable: isResizable)
  }

  @Test func aStretchedImageIsReported() {
    #expect(
      Make.screen([picture(Make.rect(0, 100, 200, 200))]).words(.stretchedImage) == [
        "warning UIImageView: shows “hero” at a ratio of 1 instead of 2"
      ])
  }

  @Test func imagesThatFitOrMayStretchAreNot() {
    let facts = Make.screen([
      picture(Make.rect(0, 100, 300, 150)), picture(Make.rect(0, 100, 201, 100)),
      picture(Make.rect(0, 100, 200, 200), fills: false),
      picture(Make.rect(0, 100, 200, 200), isResizable: true),
      picture(Make.rect(0, 100, 200, 1)),
    ])
    #expect(facts.found(.stretchedImage).isEmpty)
  }

  @Test func aMissingImageIsItsViews() {
    let empty = Make.image(nil, Make.rect(0, 100, 200, 200), name: "logo")
    let facts = Make.screen([empty]) { $0.missingImages = ["logo", "logo", "other"] }
    #expect(
      facts.words(.missingImage) == [
        "warning the screen: shows no image: “other” was not found",
        "warning UIImageView: shows no image: “logo” was not found",
      ])
    #expect(Make.screen([empty]).found(.missingImage).isEmpty)
  }

  // MARK: - Constraints

  @Test func theOutermostAmbiguousViewIsReported() {
    var inner = Make.label("Title", Make.rect(16, 100, 100, 21))
    inner.ambiguities = ["x"]
    var outer = Make.view(Make.rect(0, 100, 390, 60), id: "card", [inner])
    outer.ambiguities = ["y", "height"]
    #expect(
      Make.screen([outer]).words(.ambiguousLayout) == [
        "warning UIView “card”: has an ambiguous layout: y, height"
      ])
    outer.ambiguities = []
    #expect(Make.screen([outer]).found(.ambiguousLayout).count == 1)
    outer.isHidden = true
    #expect(Make.screen([outer]).found(.ambiguousLayout).isEmpty)
  }

  @Test func aStackViewThatArrangesNothingMayBeAmbiguous() {
    func found(_ kinds: ViewFacts.Kind, _ children: [ViewFacts] = []) -> Int {
      var stack = Make.view(Make.rect(0, 844, 390, 0), kinds: kinds, children)
      stack.ambiguities = ["y", "height"]
      return Make.screen([stack]).found(.ambiguousLayout).count
    }
    var row = Make.label("Row", Make.rect(0, 844, 390, 21))
    #expect(found(.stack, [row]) == 1)
    row.isHidden = true
    #expect(found(.stack, [row]) == 0)
    #expect(found(.stack) == 0)
    #expect(found([]) == 1)
  }

  @Test func aConflictIsThatOfTheViewAroundAll() {
    let paths = [
      ["UIWindow", "UIView", "UIView “card”", "UILabel “a”"],
      ["UIWindow", "UIView", "UIView “card”", "UILabel “b”"],
    ]
    let conflict = ConstraintConflictFacts(
      paths: paths, broken: "UILabel “a”.width == 10", log: "…")
    let card = Make.view(
      Make.rect(0, 100, 390, 60), id: "card",
      [
        Make.label("A", Make.rect(16, 100, 100, 21), id: "a"),
        Make.label("B", Make.rect(16, 130, 100, 21), id: "b"),
      ])
    let facts = Make.screen([card]) { $0.conflicts = [conflict, conflict] }
    #expect(
      facts.words(.brokenConstraints) == [
        "warning UIView “card”: has conflicting constraints; UILabel “a”.width == 10 was broken"
      ])
  }

  @Test func aConflictOfUIKitsOwnViewsIsNotReported() {
    let own = Make.view(Make.rect(0, 100, 390, 60), "_UIBackdrop", id: "b", kinds: .system)
    let conflict = ConstraintConflictFacts(
      paths: [["UIWindow", "UIView", "_UIBackdrop “b”"]], broken: "height", log: "…")
    #expect(
      Make.screen([own]) { $0.conflicts = [conflict] }.found(.brokenConstraints).isEmpty)
  }
}
