import Findings
import Foundation
import Graphics
import ScreenFacts

/// An image is shown at another ratio than its own.
///
/// Images with cap insets, tiles, lines of up to four points and differences that rounding to pixels
/// makes are passed over, and what UIKit draws.
///
/// It can't see whether a picture is an even ground or a gradient, for which the ratio is of no account.
///
/// Source: `UIView.ContentMode.scaleToFill` (“by changing the aspect ratio of the content if
/// necessary”).
struct StretchedImage: LintRule {
  static let rule = FindingRule.stretchedImage

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.pieces.compactMap { piece in
      guard let image = piece.image, image.isScaledToFill, !image.isResizable,
        let size = image.size, survey.isInReach(piece),
        min(size.width, size.height, image.drawn.width, image.drawn.height) > 4
      else { return nil }
      let own = size.width / size.height
      let shown = image.drawn.width / image.drawn.height
      guard own.isFinite, shown.isFinite, own > 0, shown > 0 else { return nil }
      let factor = max(own / shown, shown / own)
      // By how many points the shorter side is off.
      let points = min(image.drawn.width, image.drawn.height) * (factor - 1)
      guard factor > 1.04, points > 1.5 else { return nil }
      return Fault(
        piece.owner, factor > 1.25 ? .warning : .note,
        .stretched(
          image: image.name.map { "“\($0)”" } ?? "an image", ratio: Double(own),
          shown: Double(shown)))
    }
  }
}
