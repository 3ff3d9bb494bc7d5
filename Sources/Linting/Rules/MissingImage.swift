import Findings
import Foundation
import ScreenFacts

/// An image that code or a nib names isn't there.
///
/// The finding is about the image view that has nothing to show for that name, if there is one.
///
/// It can't see images that are made of data, nor names that are asked for only to try them.
///
/// Source: `UIImage(named:)` returns nil.
struct MissingImage: LintRule {
  static let rule = FindingRule.missingImage

  func faults(in survey: ScreenSurvey) -> [Fault] {
    var seen: Set<String> = []
    return survey.screen.missingImages.compactMap { name in
      guard seen.insert(name).inserted else { return nil }
      let view = survey.views.indices.first {
        let image = survey.views[$0].facts.image
        return image?.name == name && image?.size == nil
      }
      return Fault(view ?? -1, .warning, .noImage(name: name))
    }
  }
}
