import Findings
import Foundation
import LayoutTrees
import ScreenFacts

/// The sizes of a screen's texts, for comparison with another of the user's text sizes.
///
/// Includes only visible texts, now or after scrolling, that an app controls, and only if their
/// fonts follow no text style. A font that follows one up to a maximum size is left out, because
/// its limit is intended.
package struct TextSizes: Codable, Sendable {
  private struct Place: Hashable, Codable, Sendable {
    var path: [String]
    var text: String
  }

  private struct Entry: Codable, Sendable {
    var place: Place
    /// The path of the reported view: for a button's title, the button.
    var path: [String]
    var view: String
    var frame: LayoutArea
    var points: CGFloat
  }

  private var entries: [Entry] = []
  private var sizes: [Place: CGFloat] = [:]

  package init(_ screen: LaidOutScreen) {
    guard screen.windows.contains(where: Self.hasFixedText) else { return }
    let survey = ScreenSurvey(screen)
    let steps = zip(screen.windows, ViewFacts.steps(of: screen.windows))
    var windows = steps.filter(\.0.frame.isFinite).map(\.1).makeIterator()
    var window: [String] = []
    for (number, view) in survey.views.enumerated() {
      if view.parent == nil { window = windows.next().map { [$0] } ?? [] }
      guard let text = view.facts.text, Self.isFixed(text, of: view.facts), view.isShown,
        !survey.covered.contains(number), !survey.isCutOff(view.frame, of: number)
      else { continue }
      let path = window + survey.path(number).dropFirst()
      let place = Place(path: path, text: text.string)
      if sizes.updateValue(text.pointSize, forKey: place) == nil {
        let owner = ContentPiece.owner(of: number, in: survey.views) ?? number
        let ownPath = window + survey.path(owner).dropFirst()
        entries.append(
          Entry(
            place: place, path: ownPath,
            view: owner == number ? Self.name(ownPath) : survey.name(owner),
            frame: Self.area(survey.views[owner].frame), points: text.pointSize))
      }
    }
  }

  private static func isFixed(_ text: TextFacts, of view: ViewFacts) -> Bool {
    text.pointSize > 0 && !text.isScaled && !view.kinds.contains(.system)
  }

  private static func hasFixedText(_ view: ViewFacts) -> Bool {
    view.text.map { isFixed($0, of: view) } == true || view.children.contains(where: hasFixedText)
  }

  /// Returns the texts that have the same size in this layout and in another of the same screen.
  package func fixed(in other: TextSizes) -> [ScreenFinding] {
    entries.compactMap { entry in
      guard let points = other.sizes[entry.place], abs(points - entry.points) < 0.01 else {
        return nil
      }
      return ScreenFinding(
        rule: .fixedTextSize, severity: .warning, view: entry.view, path: entry.path,
        frame: entry.frame,
        reason: .fixedSize(text: entry.place.text, points: Double(entry.points)))
    }
  }

  private static func area(_ rect: CGRect) -> LayoutArea {
    LayoutArea(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// Returns a readable name of the view with its nearest row.
  private static func name(_ path: [String]) -> String {
    guard let last = path.last else { return "" }
    if last.hasSuffix("”") { return last }
    guard let named = path.dropLast().last(where: { $0.hasSuffix("”") }) else { return last }
    return "\(named) › \(last)"
  }
}
