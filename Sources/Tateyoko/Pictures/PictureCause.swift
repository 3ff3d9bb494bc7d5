import ImageDiff
import LayoutTrees
import Pixels

/// Why a picture differs from its baseline: what the layout says, joined with where pixels differ.
struct PictureCause: Sendable, Hashable {
  /// One line, the same words wherever the same thing happened.
  var line: String
  /// What it did to this picture, in one line.
  var effect: String?
  /// What else is different and has nothing to do with the first.
  var others: [String] = []

  /// What is compared.
  struct Evidence {
    var reference: Capture
    var actual: Capture
    var comparison: ImageComparison
    /// Nil where the baseline carries no layout.
    var layout: LayoutTreeDifference?
    /// What differs of the renderers, in words.
    var renderer: [String]
    var wasEdited: Bool
  }

  init(_ evidence: Evidence) {
    let cause = evidence.layout.map(LayoutExplanation.init)
    var lines = Self.surroundings(evidence, cause)
    for words in cause?.causes.map(\.words) ?? [] where !lines.contains(words) {
      lines.append(words)
    }
    let isRedrawnElsewhere = lines.isEmpty && !evidence.renderer.isEmpty
    if evidence.wasEdited, lines.isEmpty {
      lines.append("the baseline's file was changed after it was recorded")
    } else if isRedrawnElsewhere, evidence.layout != nil {
      lines.append("rendered elsewhere: \(evidence.renderer[0])")
    } else if let words = Self.unexplained(evidence, isAlone: lines.isEmpty) {
      lines.append(words)
    }
    line = lines.first ?? evidence.comparison.summary
    effect = cause?.effect?.words
    others = Array(lines.dropFirst())
  }

  /// What the picture was made of besides views, as far as the layout does not tell of it.
  private static func surroundings(_ evidence: Evidence, _ cause: LayoutExplanation?) -> [String] {
    let told = cause?.causes.map(\.words) ?? []
    let names = [
      "style": "interface style", "text size": "text size", "direction": "layout direction",
      "chrome": "chrome", "overlays": "overlays",
    ]
    let old = evidence.reference.origin
    let new = evidence.actual.origin
    // A picture of a program that says nothing of its making differs in nothing.
    guard !old.isEmpty, !new.isEmpty else { return [] }
    func value(_ name: String, _ facts: [PictureFact]) -> String {
      facts.first { $0.name == name }?.value ?? "none"
    }
    return ["style", "text size", "direction", "chrome", "overlays"].compactMap { name in
      let (before, after) = (value(name, old), value(name, new))
      guard before != after, let words = names[name],
        !told.contains(where: { $0.hasPrefix("\(words): ") })
      else { return nil }
      return "\(words): \(before) → \(after)"
    }
  }

  // MARK: Pixels that no view's change explains

  /// Names the view in which pixels differ though nothing that is known of it does.
  private static func unexplained(_ evidence: Evidence, isAlone: Bool) -> String? {
    let comparison = evidence.comparison
    guard comparison.hasSameSize else {
      guard isAlone else { return nil }
      let (old, new) = (comparison.referenceFrame, comparison.actualFrame)
      return "size: \(old.width) × \(old.height) → \(new.width) × \(new.height) pixels"
    }
    let scale = Double(evidence.actual.scale)
    func area(_ frame: PixelRect) -> LayoutArea {
      LayoutArea(
        x: Double(frame.x) / scale, y: Double(frame.y) / scale,
        width: Double(frame.width) / scale, height: Double(frame.height) / scale)
    }
    let open = comparison.regions.filter { region in
      evidence.layout.map { !$0.explains(area(region.frame)) } ?? true
    }
    // Next to a cause, pixels that merely lie near what moved are no news.
    guard let region = open.max(by: { $0.pixelCount < $1.pixelCount }),
      isAlone || region.pixelCount * 20 > comparison.exceedingPixelCount
    else { return nil }
    let chrome = chromePart(at: area(region.frame), evidence)
    let place = chrome == nil ? evidence.actual.tree.view(at: area(region.frame)) : nil
    let subject =
      chrome?.name ?? place.map(\.path.brief) ?? surrounding(area(region.frame), evidence)
    var words =
      if chrome?.isShown == false {
        "\(subject) is no longer shown"
      } else if place?.node["image"] != nil {
        "\(subject) shows a different image"
      } else {
        "\(subject) is drawn differently"
      }
    if let colors = commonColors(in: region.frame, evidence) { words += ", \(colors)" }
    // Of the chrome no layout tells anyway.
    guard isAlone, chrome == nil else { return words }
    return evidence.layout == nil
      ? "\(words); the baseline has no stored layout"
      : "\(words); nothing in its layout changed"
  }

  /// The part of the screen's chrome that a rectangle lies in.
  private static func chromePart(at area: LayoutArea, _ evidence: Evidence) -> ChromePart? {
    evidence.actual.chrome.first { $0.covers(area) }
  }

  /// What lies where no view does.
  private static func surrounding(_ area: LayoutArea, _ evidence: Evidence) -> String {
    if evidence.actual.tree.root.className == "UIImage" { return "the image" }
    let hasChrome = evidence.actual.origin.contains { $0.name == "chrome" }
    guard hasChrome else { return "the window" }
    return area.y + area.height <= 60 ? "the status bar" : "the screen's chrome"
  }

  /// The colours that most differing pixels have in common, as `#FF0000 → #00FF00`.
  private static func commonColors(in frame: PixelRect, _ evidence: Evidence) -> String? {
    let (old, new) = (evidence.reference.bitmap, evidence.actual.bitmap)
    var counts: [UInt64: Int] = [:]
    var total = 0
    let pixels = frame.width * frame.height
    // Some thousands of samples tell a flat colour from a drawing.
    let step = max(1, Int((Double(pixels) / 4096).squareRoot()))
    for y in stride(from: frame.y, to: frame.y + frame.height, by: step) {
      for x in stride(from: frame.x, to: frame.x + frame.width, by: step) {
        let (before, after) = (old[x, y].bgra, new[x, y].bgra)
        guard before != after else { continue }
        counts[UInt64(before) << 32 | UInt64(after), default: 0] += 1
        total += 1
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, total >= 4, most.value * 10 >= total * 6 else { return nil }
    func text(_ value: UInt32) -> String {
      let digits = String(value & 0xFF_FFFF, radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    return "mostly \(text(UInt32(most.key >> 32))) → \(text(UInt32(truncatingIfNeeded: most.key)))"
  }

  /// The cause in lines of a message, each with its label.
  var lines: [String] {
    var lines = ["cause     \(line)"]
    if let effect { lines.append("moved     \(effect)") }
    lines += others.prefix(Self.shownOthers).map { "also      \($0)" }
    if others.count > Self.shownOthers {
      lines.append("also      … and \(others.count - Self.shownOthers) more")
    }
    return lines
  }

  private static let shownOthers = 3
}
