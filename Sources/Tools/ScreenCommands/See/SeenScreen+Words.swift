import Findings
import Foundation
import RunRecord
import Tateyoko

extension SeenScreen {
  private static let shownTouchables = 60

  /// A description of the request in one line: `SignUp on iPhone 15, iOS 26.0, landscape, dark`.
  package var headline: String {
    var parts = ["\(screen) on \(deviceName)", "iOS \(os)"]
    if let posture { parts.append(posture) }
    parts.append(orientation)
    if isDark { parts.append("dark") }
    if textSize != "L" { parts.append("text size \(textSize)") }
    if let language { parts.append(language) }
    return parts.joined(separator: ", ")
  }

  /// The result as labelled lines, for people and for models that read text.
  package var lines: [String] {
    var lines = [headline]
    func add(_ word: String, _ texts: [String]) {
      for (index, text) in texts.flatMap({ HarmlessText.lines($0) }).enumerated() {
        let head = index == 0 ? word : ""
        lines.append(head + String(repeating: " ", count: 11 - head.count) + text)
      }
    }
    add("picture", ["\(picture.path) (\(picture.width) × \(picture.height) pixels)"])
    add(
      "screen",
      [
        "\(LayoutOutline.number(size.width)) × \(LayoutOutline.number(size.height)) points, safe area "
          + "\(LayoutOutline.number(safeArea.top)) \(LayoutOutline.number(safeArea.left)) "
          + "\(LayoutOutline.number(safeArea.bottom)) \(LayoutOutline.number(safeArea.right)) (top, left, bottom, right)"
      ])
    add("note", notes ?? [])
    add("steps", steps)
    add("failed", [failure].compactMap(\.self))
    if let effect {
      add("effect", effect.isEmpty ? ["The steps changed nothing."] : effect.words)
    }
    if let changes {
      add("changed", changes.isEmpty ? ["Nothing since the last look."] : changes.words)
    }
    add("problem", problems)
    add("log", log)
    add("printed", printed ?? [])
    if let findings {
      add("findings", findings.isEmpty ? ["None."] : findings.map(Self.words))
    }
    add("touch", [touchableNames].filter { !$0.isEmpty })
    add("views", tree)
    return lines
  }

  /// The names of touchable elements, on a single line.
  private var touchableNames: String {
    let names = touchables.prefix(Self.shownTouchables).map { "“\(HarmlessText.line($0.name))”" }
    let left = touchables.count - names.count
    return (names + (left > 0 ? ["and \(left) more"] : [])).joined(separator: ", ")
  }

  static func words(_ finding: ScreenFinding) -> String {
    let words = finding.reason.words
    // Some reasons start with the text they are about.
    let separator = words.hasPrefix("“") ? ": " : " "
    // As in the list of views: a view without a name is found there by its frame.
    let frame = finding.frame
    let place =
      "(\(LayoutOutline.number(frame.x)),\(LayoutOutline.number(frame.y)) \(LayoutOutline.number(frame.width))×\(LayoutOutline.number(frame.height)))"
    return "\(finding.severity.rawValue) \(finding.rule.rawValue): \(finding.view) \(place)"
      + separator + words
  }
}

extension ScreenChanges {
  private static let shownCauses = 8

  /// The changes as sentences: the cause, its effect, and the affected part of the picture.
  var words: [String] {
    // Constraints that were removed with their views are less informative than the views.
    let isOfConstraint = { (cause: String) in cause.hasPrefix("constraint ") }
    let ordered = causes.filter { !isOfConstraint($0) } + causes.filter(isOfConstraint)
    var result = Array(ordered.prefix(Self.shownCauses))
    let left = ordered.count - result.count
    if left > 0 { result.append("… and \(left) more cause\(left == 1 ? "" : "s")") }
    if let effect { result.append("So \(effect)") }
    if let picture { result.append(picture) }
    return result
  }
}
