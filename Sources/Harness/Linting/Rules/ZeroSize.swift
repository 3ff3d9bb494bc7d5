import Findings
import Foundation
import Graphics
import ScreenFacts

/// A view with content has no width or no height.
///
/// A view with a width but no height is a note, because apps collapse views this way; the contents
/// of such a view aren't reported. The rule skips views that UIKit created and views that are
/// hidden.
///
/// It doesn't detect what a view would draw by itself.
struct ZeroSize: LintRule {
  static let rule = FindingRule.zeroSize

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var result: [Fault] = []
    for (number, view) in survey.views.enumerated() where view.isShown && !view.isSystem {
      let size = view.frame.size
      guard size.width < Self.least || size.height < Self.least,
        let content = Self.content(of: number, in: survey)
      else { continue }
      let isFoldedUp = survey.chain(from: number).dropFirst().contains {
        let above = survey.views[$0].frame.size
        return above.width < Self.least || above.height < Self.least
      }
      if isFoldedUp { continue }
      let isFolded = size.height < Self.least && size.width >= Self.least
      result.append(Fault(number, isFolded ? .note : .warning, .noSize(content: content)))
    }
    return result
  }

  private static let least: CGFloat = 0.5

  private static func content(of number: Int, in survey: ScreenSurvey) -> String? {
    let facts = survey.views[number].facts
    if let text = facts.text?.string ?? buttonText(number, in: survey),
      text.contains(where: { !$0.isWhitespace })
    {
      return "the text “\(text)”"
    }
    if let image = facts.image, image.size != nil {
      return image.name.map { "the image “\($0)”" } ?? "an image"
    }
    return nil
  }

  private static func buttonText(_ number: Int, in survey: ScreenSurvey) -> String? {
    survey.views[number].kinds.contains(.button) ? survey.shownText(number) : nil
  }
}
