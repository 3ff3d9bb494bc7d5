import Findings
import Foundation
import Graphics
import ScreenFacts

/// A text is cut off by its own view's edge.
///
/// Lines are taller than their glyphs, so that a tenth of the font's size may be missing before any
/// letter is cut. The rule doesn't report truncated text again, nor text in a scrolling text view,
/// nor the width of the user's input.
///
/// It doesn't detect letters that are taller or deeper than their font's metrics, as in some
/// scripts.
///
/// Source: `UILabel` only draws within its bounds; measured on its layouts.
struct ClippedText: LintRule {
  static let rule = FindingRule.clippedText

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.pieces.compactMap { piece in
      let view = survey.views[piece.view]
      guard let text = piece.text, !TruncatedText.isTruncated(text, in: view),
        view.facts.scrolling?.isEnabled != true, survey.isInReach(piece),
        view.frame.width >= 0.5, view.frame.height >= 0.5
      else { return nil }
      let isInput = view.kinds.contains(.textInput)
      let width = isInput ? 0 : max(0, text.used.width - view.frame.width)
      let height = max(0, text.used.height - view.frame.height)
      let slack = max(1, text.pointSize * Self.slack)
      let cut = (width: width > slack ? width : 0, height: height > slack ? height : 0)
      guard cut.width > 0 || cut.height > 0 else { return nil }
      let isUnreadable = cut.height > text.pointSize * Self.half
      return Fault(
        piece.owner, isUnreadable ? .error : .warning,
        .cutText(
          text: text.string, width: Double(cut.width), height: Double(cut.height)))
    }
  }

  private static let slack: CGFloat = 0.1
  /// About half of a capital letter's height.
  private static let half: CGFloat = 0.35
}
