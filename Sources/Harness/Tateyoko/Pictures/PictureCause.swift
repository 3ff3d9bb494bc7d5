import ImageDiff
import LayoutTrees
import Pixels
import RunRecord

/// Why a picture differs from its baseline, derived from the layout and the differing pixels.
struct PictureCause: Sendable, Hashable {
  /// The causes, most significant first; the others are independent of it.
  var causes: [SnapshotCause]
  /// The effect of the first cause on this picture.
  var effect: LayoutEffect?

  /// The facts to compare.
  struct Evidence {
    var reference: Capture
    var actual: Capture
    var comparison: ImageComparison
    /// The difference of the layouts; `nil` if the baseline has no layout.
    var layout: LayoutTreeDifference?
    /// The differences of the renderers.
    var renderer: [RendererChange]
    var wasEdited: Bool
  }

  init(_ evidence: Evidence) {
    let explanation = evidence.layout.map(LayoutExplanation.init)
    let known = explanation?.causes ?? []
    let surroundings = Self.surroundings(evidence).filter { setting in
      !known.contains { $0.path == nil && $0.change.subject == setting.change.subject }
    }
    causes = (surroundings + known).map { .layout($0) }
    if evidence.wasEdited, causes.isEmpty {
      causes.append(.editedBaseline)
    } else if causes.isEmpty, evidence.layout != nil, let change = evidence.renderer.first {
      causes.append(.renderer(change))
    } else if let cause = Self.unexplained(evidence, isAlone: causes.isEmpty) {
      causes.append(cause)
    }
    if causes.isEmpty { causes.append(.statement(evidence.comparison.summary)) }
    effect = explanation?.effect
  }

  /// Changes of what the picture was made from other than views.
  private static func surroundings(_ evidence: Evidence) -> [LayoutCause] {
    let settings: [(fact: String, subject: LayoutSubject)] = [
      ("style", .property(.style)), ("text size", .property(.textSize)),
      ("direction", .property(.direction)), ("chrome", .unregistered("screen.chrome")),
      ("overlays", .unregistered("screen.overlays")),
      ("posture", .unregistered("screen.posture")),
    ]
    let old = evidence.reference.origin
    let new = evidence.actual.origin
    // A picture from a program that doesn't record its origin has no differences.
    guard !old.isEmpty, !new.isEmpty else { return [] }
    func value(_ name: String, _ facts: [PictureFact]) -> ChangedValue {
      .name(facts.first { $0.name == name }?.value ?? "none")
    }
    return settings.compactMap { setting in
      let (before, after) = (value(setting.fact, old), value(setting.fact, new))
      guard before != after else { return nil }
      return LayoutCause(
        path: nil, change: .attribute(setting.subject, [.init(old: before, new: after)]))
    }
  }

  // MARK: Pixels that no view's change explains

  /// Names the view with differing pixels if nothing else is known to differ about it.
  private static func unexplained(_ evidence: Evidence, isAlone: Bool) -> SnapshotCause? {
    let comparison = evidence.comparison
    guard comparison.hasSameSize else {
      guard isAlone else { return nil }
      let (old, new) = (comparison.referenceFrame, comparison.actualFrame)
      return .size(
        old: .init(width: old.width, height: old.height),
        new: .init(width: new.width, height: new.height))
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
    // When there is a cause, pixels near what moved aren't reported.
    guard let region = open.max(by: { $0.pixelCount < $1.pixelCount }),
      isAlone || region.pixelCount * 20 > comparison.exceedingPixelCount
    else { return nil }
    var cause = drawing(at: area(region.frame), evidence)
    if let colors = commonColors(in: region.frame, evidence) {
      (cause.old, cause.new) = colors
    }
    let isOfChrome = chromePart(at: area(region.frame), evidence) != nil
    // The layout doesn't include the chrome.
    if isAlone, !isOfChrome { cause.layout = evidence.layout == nil ? .unknown : .unchanged }
    return .drawing(cause)
  }

  private static func drawing(at area: LayoutArea, _ evidence: Evidence) -> DrawingCause {
    if let part = chromePart(at: area, evidence) {
      return DrawingCause(place: .surroundings(part.name), change: part.isShown ? .pixels : .hidden)
    }
    guard let place = evidence.actual.tree.view(at: area) else {
      return DrawingCause(place: .surroundings(surrounding(area, evidence)), change: .pixels)
    }
    return DrawingCause(
      place: .view(place.path.nearest),
      change: place.node["image"] == nil ? .pixels : .image)
  }

  /// Returns the part of the screen's chrome that contains a rectangle.
  private static func chromePart(at area: LayoutArea, _ evidence: Evidence) -> ChromePart? {
    evidence.actual.chrome.first { $0.covers(area) }
  }

  /// Returns a name for an area outside of all views.
  private static func surrounding(_ area: LayoutArea, _ evidence: Evidence) -> String {
    let tree = evidence.actual.tree
    if tree.root.className.isEmpty { return "the picture" }
    if tree.root.className == "UIImage" { return "the image" }
    // Only views are laid out for a screen.
    if tree.screen.isEmpty { return "the layer" }
    let hasChrome = evidence.actual.origin.contains { $0.name == "chrome" }
    guard hasChrome else { return "the window" }
    return area.y + area.height <= 60 ? "the status bar" : "the screen's chrome"
  }

  /// Returns the colours that most differing pixels have in common, such as `#FF0000`.
  private static func commonColors(
    in frame: PixelRect, _ evidence: Evidence
  ) -> (old: String, new: String)? {
    let (old, new) = (evidence.reference.bitmap, evidence.actual.bitmap)
    var counts: [UInt64: Int] = [:]
    var total = 0
    let pixels = frame.width * frame.height
    // A few thousand samples distinguish a flat colour from a drawing.
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
    return (text(UInt32(most.key >> 32)), text(UInt32(truncatingIfNeeded: most.key)))
  }

  /// The lines of a message about the cause, each with its label.
  var lines: [String] {
    let words = causes.map(\.words)
    var lines = words.prefix(1).map { "cause     \($0)" }
    if let effect { lines.append("moved     \(effect.words)") }
    lines += words.dropFirst().prefix(Self.shownOthers).map { "also      \($0)" }
    let more = words.count - 1 - Self.shownOthers
    if more > 0 { lines.append("also      … and \(more) more") }
    return lines
  }

  private static let shownOthers = 3
}
