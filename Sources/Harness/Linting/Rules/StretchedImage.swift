import Findings
import Foundation
import Graphics
import ScreenFacts

/// An image is shown with another aspect ratio than its own.
///
/// The rule skips images with cap insets, tiles, lines of up to four points, differences due to
/// rounding to pixels, and what UIKit draws.
///
/// It doesn't detect whether a picture is a solid colour or a gradient, whose ratio doesn't
/// matter.
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
      // The deviation of the shorter side, in points.
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
