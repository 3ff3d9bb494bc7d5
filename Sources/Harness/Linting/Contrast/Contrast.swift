import Findings
import Foundation
import Graphics
import ScreenFacts

/// The contrast between a text and its background is lower than WCAG's AA requires: 4.5 : 1, and 3
/// : 1 for large text.
///
/// Large is 24 points, or 18.66 in bold: WCAG's 18 and 14 *typographic* points are 24 and 18.66 CSS
/// pixels, and an iOS point is such a pixel, as Safari shows web pages. Apple's guidelines are less
/// strict (3 : 1 from 18 points on and for bold text); text that these allow is a note. A single
/// character that is neither a letter nor a digit is an icon, for which 3 : 1 is enough (1.4.11).
///
/// The rule skips texts of disabled controls, which WCAG exempts; separators such as “·”; and the
/// colours that UIKit pairs by default, such as its secondary labels on its backgrounds, which the
/// user's setting Increase Contrast darkens. Placeholders count, as a note, if the app colours
/// them.
///
/// The background is computed from the drawing if it has solid colours. If there are images,
/// gradients, shadows or materials behind the text, it's measured, if the caller can measure, and
/// the most common colours decide (``GroundColors``).
///
/// It doesn't detect texts that a view draws by itself or that are images, nor the setting Increase
/// Contrast.
///
/// Source: WCAG 2.2, 1.4.3 and 1.4.11 (level AA).
struct Contrast: LintRule {
  static let rule = FindingRule.contrast

  var measure: ScreenLint.GroundMeasure?

  func faults(in survey: ScreenSurvey) -> [Fault] {
    let pieces = survey.pieces.filter { $0.text != nil && !$0.visible.isEmpty }
    guard !pieces.isEmpty, !survey.screen.drawing.isEmpty else { return [] }
    let texts = survey.views.indices.filter {
      survey.views[$0].isShown && survey.views[$0].facts.text != nil
    }
    let painting = Painting(survey.screen.drawing)
    var worst: [Int: (ratio: CGFloat, fault: Fault)] = [:]
    for run in painting.runs {
      let middle = CGPoint(x: run.area.midX, y: run.area.midY)
      // The frontmost view was drawn last, and has the glyphs; a bar's glyphs aren't the ones of
      // content that scrolls behind it.
      guard
        let view = texts.last(where: {
          survey.views[$0].facts.text?.used.insetBy(dx: -2, dy: -2).encloses(middle) == true
        }), let piece = pieces.first(where: { $0.view == view }), let text = piece.text,
        let found = fault(run, piece, text, painting, in: survey)
      else { continue }
      if found.ratio < worst[view]?.ratio ?? .infinity { worst[view] = found }
    }
    return worst.keys.sorted().compactMap { worst[$0]?.fault }
  }

  private func fault(
    _ run: Painting.Run, _ piece: ContentPiece, _ text: TextFacts, _ painting: Painting,
    in survey: ScreenSurvey
  ) -> (ratio: CGFloat, fault: Fault)? {
    guard !text.isDisabled, run.color.alpha >= 0.05, !run.face.contains("Emoji"),
      let least = Self.least(for: text), !Self.isDisabled(piece, in: survey),
      Self.isColoredByApp(piece, in: survey),
      let ground = painting.ground(of: run)
    else { return nil }
    var samples = ground.samples
    if ground.isMixed {
      guard let measure else { return nil }
      let prefix = survey.screen.drawing.prefix(run.command)
      guard let colors = measure(prefix, run.area), !colors.isEmpty else { return nil }
      samples = colors.map { (run.color.over($0), $0) }
    }
    // If nothing is drawn, the background isn't known.
    guard samples.allSatisfy({ $0.ground.alpha > 0.99 }),
      let deciding = GroundColors.deciding(samples), deciding.ratio < least - 0.05
    else { return nil }
    // However the background was determined: a shadow next to a text doesn't make the system's pair
    // the app's.
    if SystemPalette.pairs(run.color, deciding.ground, isMeasured: ground.isMixed) { return nil }
    let reason = FindingReason.lowContrast(
      text: text.string, ratio: (Double(deciding.ratio) * 100).rounded(.down) / 100,
      least: Double(least), color: deciding.text.hexadecimal, ground: deciding.ground.hexadecimal,
      isMeasured: ground.isMixed)
    return (
      deciding.ratio,
      Fault(piece.owner, Self.severity(deciding.ratio, text), reason)
    )
  }

  private static func severity(_ ratio: CGFloat, _ text: TextFacts) -> FindingSeverity {
    if text.isPlaceholder { return .note }
    if ratio < unreadable { return .error }
    let isFineByApple = ratio >= 3 && (text.pointSize >= 18 || text.isBold)
    return isFineByApple || ratio >= 4.3 ? .note : .warning
  }

  /// Barely distinguishable from the background.
  private static let unreadable: CGFloat = 2

  /// Returns the minimum ratio for a text; `nil` for one that nobody has to read.
  private static func least(for text: TextFacts) -> CGFloat? {
    let string = text.string.trimmingCharacters(in: .whitespacesAndNewlines)
    if string.isEmpty { return nil }
    if string.count == 1, let character = string.first, !character.isLetter, !character.isNumber {
      return separators.contains(character) ? nil : 3
    }
    return text.pointSize >= 24 || (text.isBold && text.pointSize >= 18.66) ? 3 : 4.5
  }

  private static let separators: Set<Character> = [
    "·", "•", "|", "-", "–", "—", "/", ":", "∙", "‧",
  ]

  /// Whether the app determines a text's colour: UIKit colours the texts in pickers and segments.
  private static func isColoredByApp(_ piece: ContentPiece, in survey: ScreenSurvey) -> Bool {
    guard survey.views[piece.view].isSystem else { return true }
    return !survey.views[piece.owner].kinds.isDisjoint(with: [.button, .textInput, .cell, .label])
  }

  private static func isDisabled(_ piece: ContentPiece, in survey: ScreenSurvey) -> Bool {
    [piece.view, piece.owner, survey.views[piece.view].control].compactMap(\.self).contains {
      let view = survey.views[$0]
      return view.kinds.isControl && !view.facts.isEnabled
    }
  }
}
