import LayoutTrees

/// Why a view is at fault, as data.
public enum FindingReason: Codable, Hashable, Sendable {
  /// The text, and the available and required width or number of lines.
  case truncated(text: String, shown: Int, of: Int)
  /// The text, and the number of points cut off in width and height.
  case cutText(text: String, width: Double, height: Double)
  /// The view that clips, and the visible part, in percent.
  case cutBy(view: String, visible: Int)
  /// The other view, and the area covered by both.
  case overlaps(view: String, area: LayoutArea)
  /// The covering view, and the covered area.
  case covered(by: String, area: LayoutArea)
  /// The number of points that the view extends beyond the screen at its worst side.
  case beyondScreen(points: Double, side: String)
  /// The size of the touch target.
  case smallTarget(width: Double, height: Double)
  /// The actual and the minimum ratio, and both colours as `#RRGGBB`; `isMeasured` indicates that
  /// the background was measured in pixels.
  case lowContrast(
    text: String, ratio: Double, least: Double, color: String, ground: String, isMeasured: Bool)
  /// The parent.
  case outside(view: String)
  /// What the view would display.
  case noSize(content: String)
  /// The ambiguous components of the frame: `x`, `y`, `width`, `height`.
  case ambiguous([String])
  /// The constraint that was broken and UIKit's log message.
  case conflict(broken: String, log: String)
  /// The text and its size in points, which is the same at two text sizes.
  case fixedSize(text: String, points: Double)
  /// The kind of element without a label: `button`, `image` or another trait.
  case unlabelled(kind: String)
  /// The number of points that content extends beyond the end of scrolling.
  case unreachable(points: Double, side: String)
  /// The margins of most contents, and this one's.
  case margins(left: Double, right: Double)
  /// The image's aspect ratio, width to height, and the displayed one.
  case stretched(image: String, ratio: Double, shown: Double)
  /// The name of the image.
  case noImage(name: String)
  /// The number of points that the content is wider than the list.
  case wider(points: Double)
  /// The difference afterwards, as described by a layout difference.
  case changed(after: String, difference: String)
  /// The inset at both sides, the safe area's, and the side that has it.
  case doubled(points: Double, safe: Double, side: String)
  /// The position of the fold.
  case folded(LayoutArea)
  /// The size of the window elsewhere, without the height if only the width is equal, and the name
  /// of the display.
  case kept(width: Double, height: Double?, of: String)
}
