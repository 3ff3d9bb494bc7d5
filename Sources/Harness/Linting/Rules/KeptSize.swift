import Findings
import Foundation
import ScreenFacts

/// A view has a size of the app's window on another display of a folding device, or in another
/// orientation, as if it was laid out there and not since.
///
/// The rule checks the outermost views; of those with only the width, the ones that begin at the
/// left edge and are at least three tenths as high as the window. Rows of lists aren't checked, as
/// they follow the list.
///
/// It doesn't detect a size that was kept only in part, such as without the margins.
///
/// Source: the displays of the device catalogue.
struct KeptSize: LintRule {
  static let rule = FindingRule.keptSize

  /// A view with another display's width and a height below this share of the window's is a strip.
  private static let leastShare: CGFloat = 0.3

  func faults(in survey: ScreenSurvey) -> [Fault] {
    guard !survey.screen.otherSizes.isEmpty else { return [] }
    var result: [Fault] = []
    for (number, view) in survey.views.enumerated() {
      guard view.isSeen, !view.isSystem, !view.kinds.contains(.window), view.cell == nil,
        !result.contains(where: { survey.isView(number, within: $0.view) }),
        let reason = reason(view.frame, survey.screen)
      else { continue }
      result.append(Fault(number, .note, reason))
    }
    return result
  }

  private func reason(_ frame: CGRect, _ screen: LaidOutScreen) -> FindingReason? {
    let isAsWide = isNear(frame.width, screen.size.width)
    guard !isAsWide || !isNear(frame.height, screen.size.height) else { return nil }
    let others = screen.otherSizes
    if let other = others.first(where: {
      isNear(frame.width, $0.size.width) && isNear(frame.height, $0.size.height)
    }) {
      return .kept(
        width: Double(other.size.width), height: Double(other.size.height), of: other.name)
    }
    guard !isAsWide, isNear(frame.minX, 0),
      frame.height >= Self.leastShare * screen.size.height,
      let other = others.first(where: { isNear(frame.width, $0.size.width) })
    else { return nil }
    return .kept(width: Double(other.size.width), height: nil, of: other.name)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.5 }
}
