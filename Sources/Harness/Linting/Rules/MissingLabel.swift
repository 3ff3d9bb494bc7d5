import Findings
import Foundation
import Graphics
import ScreenFacts

/// A screen reader has nothing to announce for a control or an image.
///
/// The rule checks controls, elements with the trait of a button or an image, and images that
/// receive touches although no screen reader reaches them. An element's own value or text can be
/// announced. Images that aren't accessibility elements are decoration.
///
/// It doesn't detect whether a label is correct.
///
/// Source: WCAG 2.2, 4.1.2 and 1.1.1 (level A); `UIAccessibility`’s `accessibilityLabel`.
struct MissingLabel: LintRule {
  static let rule = FindingRule.missingLabel

  func faults(in survey: ScreenSurvey) -> [Fault] {
    survey.views.indices.compactMap { number in
      let view = survey.views[number]
      guard view.isSeen || (view.isShown && view.scroll != nil), !view.isSystem,
        view.frame.width >= 1, view.frame.height >= 1,
        view.facts.visible.width >= 1
          || view.scroll != nil,
        !view.facts.accessibility.isHidden, !Self.isSilenced(number, in: survey),
        let kind = Self.kind(number, in: survey)
      else { return nil }
      return Fault(number, kind == "image" ? .warning : .error, .unlabelled(kind: kind))
    }
  }

  private static func kind(_ number: Int, in survey: ScreenSurvey) -> String? {
    let view = survey.views[number]
    let facts = view.facts
    func isEmpty(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } != true }
    guard isEmpty(facts.accessibility.label), isEmpty(facts.accessibility.value) else {
      return nil
    }
    if facts.accessibility.isElement {
      guard isEmpty(facts.text?.string) else { return nil }
      let traits = facts.accessibility.traits
      if let trait = ["button", "link", "image", "adjustable"].first(where: traits.contains) {
        return trait == "adjustable" ? "control" : trait
      }
      if view.kinds.contains(.button) { return "button" }
      if view.kinds.contains(.textInput) { return "text field" }
      if view.kinds.contains(.control) { return "control" }
      return view.kinds.contains(.image) && facts.image?.size != nil ? "image" : nil
    }
    guard facts.isTouchable, view.kinds.contains(.image), facts.image?.size != nil else {
      return nil
    }
    let hasElement = (number..<view.end).contains {
      survey.views[$0].facts.accessibility.isElement
    }
    return hasElement ? nil : "image"
  }

  /// Whether an ancestor represents all of its descendants.
  private static func isSilenced(_ number: Int, in survey: ScreenSurvey) -> Bool {
    survey.chain(from: number).dropFirst().contains {
      survey.views[$0].facts.accessibility.isElement
    }
  }
}
