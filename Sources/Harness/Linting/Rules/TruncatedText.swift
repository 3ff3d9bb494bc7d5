import Findings
import Foundation
import Graphics
import ScreenFacts

/// Text ends in an ellipsis or is missing lines.
///
/// Source: Apple's Human Interface Guidelines, “Typography” (“minimize text truncation”).
///
/// The missing part of a multiline text, as in a preview of a message, is a note, because it's
/// usually intended. The rule skips the user's input, text views that scroll, and titles in bars,
/// which UIKit shortens by itself.
///
/// It doesn't detect whether the rest of the text is shown elsewhere, such as after a tap.
struct TruncatedText: LintRule {
  static let rule = FindingRule.truncatedText

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.pieces.compactMap { piece in
      guard let text = piece.text, Self.isTruncated(text, in: survey.views[piece.view]),
        survey.isInReach(piece)
      else { return nil }
      let count = text.string.count
      let shown = max(0, text.shownCharacters)
      let severity: FindingSeverity =
        text.used.height > text.pointSize * Self.twoLines
        ? .note : shown * 3 < count ? .error : .warning
      return Fault(
        piece.owner, severity, .truncated(text: text.string, shown: shown, of: count))
    }
  }

  static func isTruncated(_ text: TextFacts, in view: SurveyedView) -> Bool {
    guard text.shownCharacters < text.string.count, view.facts.scrolling?.isEnabled != true else {
      return false
    }
    return !view.kinds.contains(.textInput) || text.isPlaceholder
  }

  /// More than one line of the system font, whose lines are 1.2 times its size high, and less than
  /// two.
  private static let twoLines: CGFloat = 1.9
}

extension ScreenSurvey {
  /// Whether a piece is on the screen or reachable by scrolling.
  func isInReach(_ piece: ContentPiece) -> Bool {
    let view = views[piece.view]
    if view.isSeen { return true }
    return view.isShown && view.scroll != nil && !isCutOff(piece.area, of: piece.view)
  }

  /// Whether a piece is the text of a view that scrolls it, such as a text view.
  func scrollsText(of piece: ContentPiece) -> Bool {
    let view = views[piece.view]
    return piece.text != nil && view.facts.scrolling?.canScroll(in: view.frame) == true
  }
}
