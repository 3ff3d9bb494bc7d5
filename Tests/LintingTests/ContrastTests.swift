import Findings
import Foundation
import Graphics
import ScreenFacts
import Testing

@testable import Linting

/// The background that texts are measured against.
@Suite struct ContrastTests {
  static let white = RGBA(red: 1, green: 1, blue: 1)
  static let grey = RGBA(red: 0.6, green: 0.6, blue: 0.6)
  static let dark = RGBA(red: 0.35, green: 0.35, blue: 0.35)
  let frame = Make.rect(16, 100, 100, 21)

  /// Glyphs as a label with that frame would draw them.
  private func glyphs(
    _ frame: CGRect, _ color: RGBA, size: CGFloat = 17, face: String = "Inter.ttf"
  ) -> DrawCommand {
    let run = GlyphRun(
      face: FontFace(path: face), size: size,
      glyphs: (0..<10).map { Glyph(id: 1, x: frame.width / 10 * CGFloat($0), y: 0) })
    return .glyphs(run, at: CGPoint(x: frame.minX, y: frame.maxY - size * 0.25), color)
  }

  private func fill(_ color: RGBA) -> DrawCommand {
    .fillRect(CGRect(origin: .zero, size: Make.size), color)
  }

  private func found(
    _ commands: [DrawCommand], _ text: ViewFacts, isDark: Bool = false,
    measure: ScreenLint.GroundMeasure? = nil
  ) -> [ScreenFinding] {
    Make.screen([text]) {
      $0.drawing = DisplayList(commands)
      $0.isDark = isDark
    }.found(.contrast, measure: measure)
  }

  @Test func ratiosAreThoseOfTheStandard() {
    #expect(abs(RGBA.contrast(.black, Self.white) - 21) < 0.001)
    // #767676 is the lightest grey that passes on white.
    let passes = RGBA(red: 118 / 255, green: 118 / 255, blue: 118 / 255)
    let fails = RGBA(red: 119 / 255, green: 119 / 255, blue: 119 / 255)
    #expect(RGBA.contrast(passes, Self.white) > 4.5)
    #expect(RGBA.contrast(fails, Self.white) < 4.5)
    #expect(abs(RGBA(red: 1, green: 0, blue: 0).luminance - 0.2126) < 0.0001)
  }

  @Test func greyOnWhiteIsReportedWithItsColours() {
    let text = Make.label("Total", frame, id: "total", color: Self.grey)
    let findings = found([fill(Self.white), glyphs(frame, Self.grey)], text)
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.reason) == [
        .lowContrast(
          text: "Total", ratio: 2.84, least: 4.5, color: "#999999", ground: "#FFFFFF",
          isMeasured: false)
      ])
  }

  @Test func darkTextOnWhiteIsFine() {
    let text = Make.label("Total", frame, color: Self.dark)
    #expect(found([fill(Self.white), glyphs(frame, Self.dark)], text).isEmpty)
  }

  @Test(arguments: [(17.0, false, 4.5), (24, false, 3), (18, true, 4.5), (19, true, 3)])
  func largeTextNeedsLess(size: Double, isBold: Bool, least: Double) {
    let text = Make.label("Total", frame, size: size, color: Self.grey, isBold: isBold)
    let reasons = found(
      [fill(Self.white), glyphs(frame, Self.grey, size: size)], text
    ).map(\.reason)
    guard case .lowContrast(_, _, let found, _, _, _)? = reasons.first else {
      Issue.record("nothing was found")
      return
    }
    #expect(found == least)
  }

  @Test func colourAndOpacityOfGroupsAreComposited() {
    // Black at half opacity in a group at half opacity is a quarter of black on white.
    let half = RGBA.black.multiplyingAlpha(by: 0.5)
    let text = Make.label("Total", frame, color: half)
    let commands: [DrawCommand] = [
      fill(Self.white), .beginGroup(GroupStyle(alpha: 0.5)), glyphs(frame, half), .endGroup,
    ]
    #expect(
      found(commands, text).map(\.reason) == [
        .lowContrast(
          text: "Total", ratio: 1.83, least: 4.5, color: "#BFBFBF", ground: "#FFFFFF",
          isMeasured: false)
      ])
  }

  @Test func theTopmostGroundCountsAndTransparentOnesAreLaidOver() {
    let text = Make.label("Total", frame, color: Self.white)
    let card = DrawCommand.fillRect(frame.insetBy(dx: -8, dy: -8), .black)
    #expect(found([fill(Self.white), card, glyphs(frame, Self.white)], text).isEmpty)
    let veil = DrawCommand.fillRect(
      frame.insetBy(dx: -8, dy: -8), RGBA.black.multiplyingAlpha(by: 0.2))
    #expect(found([fill(Self.white), veil, glyphs(frame, Self.white)], text).count == 1)
  }

  @Test func transformsAndClipsPlaceWhatIsDrawn() {
    // A card drawn at the origin and moved under the text.
    let text = Make.label("Total", frame, color: Self.white)
    let card: [DrawCommand] = [
      .save, .concatenate(CGAffineTransform(translationX: 0, y: 90)),
      .fillRect(Make.rect(0, 0, 390, 60), .black), .restore,
    ]
    let run = glyphs(frame, Self.white)
    #expect(found([fill(Self.white)] + card + [run], text).isEmpty)
    let clipped: [DrawCommand] = [
      .save, .clipRect(Make.rect(0, 0, 390, 90)), .fillRect(Make.rect(0, 0, 390, 200), .black),
      .restore,
    ]
    #expect(found([fill(Self.white)] + clipped + [run], text).count == 1)
  }

  @Test func aRoundCardIsNotItsRectangle() {
    let text = Make.label("Total", frame, color: Self.white)
    func circle(_ rect: CGRect) -> DrawCommand {
      .fillPath(CGPath(ellipseIn: rect, transform: nil), .winding, .black)
    }
    let run = glyphs(frame, Self.white)
    #expect(found([fill(Self.white), circle(Make.rect(-50, 0, 240, 240)), run], text).isEmpty)
    // Its rectangle extends under the text, the circle doesn't.
    #expect(found([fill(Self.white), circle(Make.rect(90, 107, 200, 200)), run], text).count == 1)
  }

  @Test func aTextOverTwoGroundsIsJudgedByBoth() {
    let text = Make.label("Total", frame, color: Self.white)
    func dark(_ width: CGFloat) -> DrawCommand {
      .fillRect(Make.rect(0, 0, 16 + width, 844), .black)
    }
    let run = glyphs(frame, Self.white)
    // Less than a quarter is on white.
    #expect(found([fill(Self.white), dark(90), run], text).isEmpty)
    #expect(found([fill(Self.white), dark(50), run], text).count == 1)
  }

  @Test func whatIsCoveredLaterIsNotRead() {
    let text = Make.label("Total", frame, color: Self.grey)
    let run = glyphs(frame, Self.grey)
    #expect(found([fill(Self.white), run, fill(Self.white)], text).isEmpty)
    let tint = fill(RGBA.black.multiplyingAlpha(by: 0.05))
    #expect(found([fill(Self.white), run, tint], text).count == 1)
  }

  // MARK: - Measured grounds

  private var gradient: DrawCommand {
    let colors = CGGradient(colors: [.black, Self.white], locations: nil)
    return .linearGradient(colors, from: .zero, to: CGPoint(x: 390, y: 0), [])
  }

  @Test func withoutAMeasureNothingIsSaidOfGradients() {
    let text = Make.label("Total", frame, color: Self.white)
    #expect(found([gradient, glyphs(frame, Self.white)], text).isEmpty)
  }

  @Test func theMeasureGetsWhatWasDrawnBeforeAndDecides() {
    let text = Make.label("Total", frame, color: Self.white)
    let commands: [DrawCommand] = [
      .save, .beginGroup(GroupStyle()), gradient, glyphs(frame, Self.white), .endGroup, .restore,
    ]
    let light: ScreenLint.GroundMeasure = { list, area in
      #expect(
        list.commands == [.save, .beginGroup(GroupStyle()), gradient, .endGroup, .restore])
      #expect(frame.insetBy(dx: -1, dy: -1).encloses(area))
      return [RGBA](repeating: Self.white, count: 10)
    }
    let findings = found(commands, text, measure: light)
    guard case .lowContrast(_, let ratio, _, _, _, let isMeasured)? = findings.first?.reason else {
      Issue.record("nothing was found")
      return
    }
    #expect(ratio == 1)
    #expect(isMeasured)
    #expect(found(commands, text) { _, _ in [RGBA](repeating: .black, count: 10) }.isEmpty)
    #expect(found(commands, text) { _, _ in nil }.isEmpty)
  }

  @Test(arguments: [(1, true), (2, true), (3, false), (9, false)])
  func commonLightnessesDecideAndNotTheWorstPixel(light: Int, passes: Bool) {
    let text = Make.label("Total", frame, color: Self.white)
    let findings = found([gradient, glyphs(frame, Self.white)], text) { _, _ in
      [RGBA](repeating: Self.white, count: light)
        + [RGBA](repeating: .black, count: 10 - light)
    }
    #expect(findings.isEmpty == passes)
  }

  @Test func anEvenCardOverAPictureNeedsNoMeasure() {
    let text = Make.label("Total", frame, color: Self.grey)
    let card = DrawCommand.fillRect(frame.insetBy(dx: -8, dy: -8), Self.white)
    #expect(found([gradient, card, glyphs(frame, Self.grey)], text).count == 1)
  }

  @Test func theSystemsPairOfColoursStaysItsPairWhereItIsMeasured() {
    let blue = RGBA(red: 0, green: 122 / 255, blue: 1)
    let text = Make.label("Continue", frame, color: blue)
    // The shadow of a panel begins at the text.
    let shadow = DrawCommand.shadow(
      CGPath(rect: frame.insetBy(dx: -8, dy: -8), transform: nil), .winding,
      ShadowStyle(color: .black, offset: .zero, sigma: 4))
    func measured(_ ground: RGBA) -> Int {
      found([fill(Self.white), shadow, glyphs(frame, blue)], text) { _, _ in
        [RGBA](repeating: ground, count: 30)
      }.count
    }
    #expect(measured(Self.white) == 0)
    // The shadow's faint end, and a stronger part of it.
    #expect(measured(RGBA(red: 0.985, green: 0.985, blue: 0.985)) == 0)
    #expect(measured(RGBA(red: 0.93, green: 0.93, blue: 0.93)) == 1)
    #expect(measured(RGBA(red: 0.85, green: 0.85, blue: 0.85)) == 1)
  }

  // MARK: - Near misses

  @Test func disabledTextsAndControlsAreExempt() {
    var text = Make.label("Total", frame, color: Self.grey)
    let commands = [fill(Self.white), glyphs(frame, Self.grey)]
    text.text?.isDisabled = true
    #expect(found(commands, text).isEmpty)
    var button = Make.button("Total", frame, isEnabled: false, titleFrame: frame)
    button.children[0].text?.color = Self.grey
    #expect(found(commands, button).isEmpty)
    button.isEnabled = true
    #expect(found(commands, button).map(\.view) == ["UIButton “Total”"])
  }

  @Test func theColoursThatUIKitPairsAreNotReported() {
    let blue = RGBA(red: 0, green: 122 / 255, blue: 1)
    let secondary = RGBA(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.6)
    for color in [blue, secondary] {
      let text = Make.label("Total", frame, color: color)
      let run = glyphs(frame, color)
      #expect(found([fill(Self.white), run], text).isEmpty)
      // On a ground that is the app's own they are the app's choice.
      let own = RGBA(red: 0.8, green: 0.9, blue: 0.7)
      #expect(found([fill(own), run], text).count == 1)
    }
  }

  @Test func filledAndTintedButtonsAreNotReported() {
    let blue = RGBA(red: 0, green: 122 / 255, blue: 1)
    let white = Make.label("Continue", frame, color: Self.white)
    #expect(found([fill(blue), glyphs(frame, Self.white)], white).isEmpty)
    let tinted = Make.label("Continue", frame, color: blue)
    let faded = fill(blue.multiplyingAlpha(by: 0.18))
    #expect(found([fill(Self.white), faded, glyphs(frame, blue)], tinted).isEmpty)
    let green = RGBA(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
    #expect(found([fill(green), glyphs(frame, Self.white)], white).count == 1)
  }

  @Test func aDarkPartOfALightScreenHasItsOwnPairs() {
    let blue = RGBA(red: 10 / 255, green: 132 / 255, blue: 1)
    let text = Make.label("Continue", frame, color: blue)
    #expect(found([fill(.black), glyphs(frame, blue)], text, isDark: false).isEmpty)
    #expect(found([fill(Self.white), glyphs(frame, blue)], text, isDark: false).count == 1)
  }

  @Test func whatUIKitColoursInAPickerIsNotReported() {
    let word = Make.label("September", frame, color: Self.grey, kinds: .system)
    let picker = Make.view(frame, "UIDatePicker", kinds: .control, [word])
    let commands = [fill(Self.white), glyphs(frame, Self.grey)]
    #expect(found(commands, picker).isEmpty)
    let own = Make.label("September", frame, color: Self.grey)
    #expect(found(commands, Make.view(frame, kinds: .control, [own])).count == 1)
  }

  @Test func darkGreyOnBlackIsReportedInTheDark() {
    let text = Make.label("Total", frame, color: Self.dark)
    let findings = found([fill(.black), glyphs(frame, Self.dark)], text, isDark: true)
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test func separatorsEmojiAndInvisibleTextsAreNotRead() {
    let run = glyphs(frame, Self.grey)
    #expect(
      found([fill(Self.white), run], Make.label("·", frame, color: Self.grey)).isEmpty)
    let emoji = glyphs(frame, Self.grey, face: "/fonts/NotoColorEmoji.ttf")
    #expect(found([fill(Self.white), emoji], Make.label("😀 ok", frame, color: Self.grey)).isEmpty)
    let clear = RGBA.clear
    #expect(
      found([fill(Self.white), glyphs(frame, clear)], Make.label("Total", frame, color: clear))
        .isEmpty)
  }

  @Test func anIconOfOneCharacterNeedsLessThanALetter() {
    let light = RGBA(red: 0.55, green: 0.55, blue: 0.55)
    let commands = [fill(Self.white), glyphs(frame, light)]
    #expect(found(commands, Make.label("✕", frame, color: light)).isEmpty)
    #expect(found(commands, Make.label("X", frame, color: light)).count == 1)
  }

  @Test func placeholdersAreANote() {
    var field = Make.label("Name", frame, color: Self.grey)
    field.text?.isPlaceholder = true
    let findings = found([fill(Self.white), glyphs(frame, Self.grey)], field)
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func aBarsTitleIsNotTheTextsBeneath() {
    let row = Make.label("Row", frame, color: .black)
    let title = Make.label("Inbox", frame, color: Self.grey, kinds: .system)
    let facts = Make.screen(
      [row], bars: [Make.bar(frame.insetBy(dx: -20, dy: -10), "UINavigationBar", [title])]
    ) {
      $0.drawing = DisplayList([fill(Self.white), glyphs(frame, Self.grey)])
    }
    #expect(facts.found(.contrast).isEmpty)
  }

  @Test func theWorstRunOfATextIsReportedOnce() {
    let text = Make.label("Total", frame, color: .black)
    let findings = found(
      [
        fill(Self.white), glyphs(frame, .black), glyphs(frame, Self.grey), glyphs(frame, Self.grey),
      ],
      text)
    #expect(findings.count == 1)
  }

  @Test func whereNothingIsDrawnNothingIsSaid() {
    let text = Make.label("Total", frame, color: Self.grey)
    #expect(found([glyphs(frame, Self.grey)], text).isEmpty)
  }

  @Test func aMaskedTextIsReadAndItsMaskIsNot() {
    let text = Make.label("Total", frame, color: Self.grey)
    let run = glyphs(frame, Self.grey)
    let masked: [DrawCommand] = [
      fill(Self.white), .beginMasked(nil), run, .beginMask, fill(.black), .endMask,
    ]
    #expect(found(masked, text).count == 1)
    let inMask: [DrawCommand] = [
      fill(Self.white), .beginMasked(nil), fill(.black), .beginMask, run, .endMask,
    ]
    #expect(found(inMask, text).isEmpty)
  }
}
