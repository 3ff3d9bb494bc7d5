import Foundation
import LayoutTrees

extension FindingReason {
  /// The reason as a sentence without a full stop, with the view as its subject.
  public var words: String {
    switch self {
    case .truncated(let text, let shown, let of):
      return "“\(Self.cut(text))” is truncated: \(shown) of \(of) characters are shown"
    case .cutText(let text, let width, let height):
      let parts = [(width, "in width"), (height, "in height")].filter { $0.0 > 0 }
        .map { "\(Self.number($0.0)) points \($0.1)" }
      return "“\(Self.cut(text))” is cut off by \(parts.joined(separator: " and "))"
    case .cutBy(let view, let visible):
      return "is cut off by \(view); \(visible) % of it is visible"
    case .overlaps(let view, let area):
      return "overlaps \(view) by \(Self.size(area)) points"
    case .covered(let by, let area):
      return "is under \(by), which covers \(Self.size(area)) points of it"
    case .beyondScreen(let points, let side):
      return "extends \(Self.number(points)) points beyond the \(side) edge of the screen"
    case .smallTarget(let width, let height):
      return "has a touch target of \(Self.number(width)) × \(Self.number(height)) points, "
        + "smaller than 44 × 44"
    case .lowContrast(let text, let ratio, let least, let color, let ground, let isMeasured):
      return "“\(Self.cut(text))” has a contrast ratio of \(Self.number(ratio)) : 1 "
        + "(\(color) on \(ground)\(isMeasured ? ", measured" : "")), less than \(Self.number(least)) : 1"
    case .outside(let view): return "is entirely outside \(view)"
    case .noSize(let content): return "has no size, but has \(content) to show"
    case .ambiguous(let parts):
      return "has an ambiguous layout"
        + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
    case .conflict(let broken, _): return "has conflicting constraints; \(broken) was broken"
    case .fixedSize(let text, let points):
      return "“\(Self.cut(text))” stays at \(Self.number(points)) points at every text size"
    case .unlabelled(let kind):
      return "is a\(Self.isVowel(kind) ? "n" : "") \(kind) without an accessibility label"
    case .unreachable(let points, let side):
      return "can't be scrolled into view: \(Self.number(points)) points are beyond the "
        + "\(side) end of scrolling"
    case .margins(let left, let right):
      return "has a left margin of \(Self.number(left)) and a right margin of \(Self.number(right))"
    case .stretched(let image, let ratio, let shown):
      return "shows \(image) at a ratio of \(Self.number(shown)) instead of \(Self.number(ratio))"
    case .noImage(let name): return "shows no image: “\(name)” was not found"
    case .wider(let points):
      return "scrolls sideways: its content is \(Self.number(points)) points too wide"
    case .changed(let after, let difference): return "differs after \(after): \(difference)"
    case .doubled(let points, let safe, let side):
      return "keeps \(Self.number(points)) points free on both sides, but the safe area has "
        + "\(Self.number(safe)) at the \(side) only"
    case .folded(let fold):
      let (axis, start, length) =
        fold.height > fold.width ? ("x", fold.x, fold.width) : ("y", fold.y, fold.height)
      return "crosses the fold, \(axis) \(Self.number(start)) to \(Self.number(start + length))"
    case .kept(let width, let height, let display):
      guard let height else { return "has the width of \(display), \(Self.number(width))" }
      return "has the size of \(display), \(Self.number(width)) × \(Self.number(height))"
    }
  }

  /// The text that is at fault; `nil` for a fault of something else.
  package var text: String? {
    switch self {
    case .truncated(let text, _, _), .cutText(let text, _, _), .fixedSize(let text, _),
      .lowContrast(let text, _, _, _, _, _):
      text
    default: nil
    }
  }

  private static let longest = 60

  private static func cut(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  private static func isVowel(_ word: String) -> Bool {
    word.first.map { "aeiou".contains($0) } ?? false
  }

  private static func size(_ area: LayoutArea) -> String {
    "\(number(area.width)) × \(number(area.height))"
  }

  package static func number(_ value: Double) -> String { LayoutValue.format(value, decimals: 2) }
}
