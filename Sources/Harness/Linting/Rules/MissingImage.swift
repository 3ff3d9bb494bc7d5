import Findings
import Foundation
import ScreenFacts

/// An image used by code or a nib doesn't exist.
///
/// The finding is about the image view that has nothing to show for the name, if there is one.
///
/// It doesn't detect images that are created from data, nor names that are only probed.
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
