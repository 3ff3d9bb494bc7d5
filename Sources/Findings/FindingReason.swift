/// Why a view is at fault, as data.
public enum FindingReason: Codable, Hashable, Sendable {
  /// The text, and the width or the lines that it would take.
  case truncated(text: String, shown: Int, of: Int)
  /// The text, and by how many points it is cut in width and height.
  case cutText(text: String, width: Double, height: Double)
  /// The view that cuts, and the part that can be seen, in percent.
  case cutBy(view: String, visible: Int)
  /// The other view, and the area that both cover.
  case overlaps(view: String, area: FindingArea)
  /// What covers the view, and the covered area.
  case covered(by: String, area: FindingArea)
  /// By how many points the view reaches beyond the screen at its worst side.
  case beyondScreen(points: Double, side: String)
  /// The size that can be touched.
  case smallTarget(width: Double, height: Double)
  /// The ratio that was found and the least, and both colours as `#RRGGBB`; `isMeasured` tells that
  /// the ground was taken from pixels.
  case lowContrast(
    text: String, ratio: Double, least: Double, color: String, ground: String, isMeasured: Bool)
  /// The parent.
  case outside(view: String)
  /// What the view would show.
  case noSize(content: String)
  /// Which of the frame's numbers are open: `x`, `y`, `width`, `height`.
  case ambiguous([String])
  /// The constraint that was broken and the log as UIKit words it.
  case conflict(broken: String, log: String)
  /// The text and its size in points, the same at two text sizes.
  case fixedSize(text: String, points: Double)
  /// What lacks a label: `button`, `image` or another trait.
  case unlabelled(kind: String)
  /// By how many points content lies beyond the end of scrolling.
  case unreachable(points: Double, side: String)
  /// The margins of most contents, and this one's.
  case margins(left: Double, right: Double)
  /// The image's ratio of width to height, and the one it is shown at.
  case stretched(image: String, ratio: Double, shown: Double)
  /// The name of the image.
  case noImage(name: String)
  /// By how many points the content is wider than the list.
  case wider(points: Double)
  /// What differs afterwards, in the words of a layout difference.
  case changed(after: String, difference: String)
  /// The inset kept at both sides, the safe area's, and the side that has it.
  case doubled(points: Double, safe: Double, side: String)
  /// Where the fold lies.
  case folded(FindingArea)
}
