import Findings
import Foundation
import ScreenFacts

import struct ScreenFacts.ScreenFacts

/// The sizes of a screen's texts, to compare with those at another text size of the user's.
///
/// Only texts that can be seen and that an app decides about are among them, and of these those whose
/// fonts follow no text style. A font that follows one only up to a size is left out, as its limit is
/// meant.
package struct TextSizes: Codable, Sendable {
  private struct Place: Hashable, Codable, Sendable {
    var path: [String]
    var text: String
  }

  private struct Entry: Codable, Sendable {
    var place: Place
    var view: String
    var frame: FindingArea
    var points: CGFloat
  }

  private var entries: [Entry] = []
  private var sizes: [Place: CGFloat] = [:]

  package init(_ screen: ScreenFacts) {
    let steps = ViewFacts.steps(of: screen.windows)
    for (window, step) in zip(screen.windows, steps) { collect(window, path: [step]) }
  }

  private mutating func collect(_ view: ViewFacts, path: [String]) {
    guard !view.isHidden, view.opacity > 0 else { return }
    if let text = view.text, text.pointSize > 0, !text.isScaled, !view.kinds.contains(.system) {
      let place = Place(path: path, text: text.string)
      if sizes.updateValue(text.pointSize, forKey: place) == nil {
        entries.append(
          Entry(
            place: place, view: Self.name(path), frame: Self.area(view.frame),
            points: text.pointSize))
      }
    }
    for (child, step) in zip(view.children, view.childSteps) {
      collect(child, path: path + [step])
    }
  }

  /// The texts that have one size in this layout and in another of the same screen.
  package func fixed(in other: TextSizes) -> [ScreenFinding] {
    entries.compactMap { entry in
      guard let points = other.sizes[entry.place], abs(points - entry.points) < 0.01 else {
        return nil
      }
      return ScreenFinding(
        rule: .fixedTextSize, severity: .warning, view: entry.view, path: entry.place.path,
        frame: entry.frame,
        reason: .fixedSize(text: entry.place.text, points: Double(entry.points)))
    }
  }

  private static func area(_ rect: CGRect) -> FindingArea {
    FindingArea(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// The view with the nearest row around it, as a person would name it.
  private static func name(_ path: [String]) -> String {
    guard let last = path.last else { return "" }
    if last.hasSuffix("”") { return last }
    guard let named = path.dropLast().last(where: { $0.hasSuffix("”") }) else { return last }
    return "\(named) › \(last)"
  }
}
