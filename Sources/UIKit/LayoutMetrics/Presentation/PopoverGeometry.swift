/// The frame of a popover in its container, and the direction of its arrow.
package struct PopoverGeometry: Equatable {
  package var container: CGRect
  /// The edges that the popover avoids: margins, and the safe area.
  package var margins: UIEdgeInsets
  /// The rectangle that the popover points at.
  package var source: CGRect
  package var contentSize: CGSize
  package var permitted: UIPopoverArrowDirection
  package var overlapsSource = false

  package init(
    container: CGRect,
    margins: UIEdgeInsets,
    source: CGRect,
    contentSize: CGSize,
    permitted: UIPopoverArrowDirection,
    overlapsSource: Bool = false
  ) {
    self.container = container
    self.margins = margins
    self.source = source
    self.contentSize = contentSize
    self.permitted = permitted
    self.overlapsSource = overlapsSource
  }

  /// The length of the arrow (13 on iPadOS 26.1; high).
  package static let arrowLength: CGFloat = 13

  /// Returns the preferred size, or 320 × 1100 if there is none (Apple).
  package static func contentSize(preferred: CGSize) -> CGSize {
    CGSize(
      width: preferred.width > 0 ? preferred.width : 320,
      height: preferred.height > 0 ? preferred.height : 1100)
  }

  package struct Place: Equatable {
    /// The popover with its arrow.
    package var frame: CGRect
    package var direction: UIPopoverArrowDirection
    /// The arrow's middle along its edge, in the popover's coordinates.
    package var arrowOffset: CGFloat

    package init(
      frame: CGRect,
      direction: UIPopoverArrowDirection,
      arrowOffset: CGFloat
    ) {
      self.frame = frame
      self.direction = direction
      self.arrowOffset = arrowOffset
    }
  }

  private var room: CGRect { container.inset(by: margins) }

  /// Returns the position on the first permitted side that fits the popover centred at its source;
  /// otherwise on the first that fits when it is moved along; otherwise on the one with the most
  /// space, reduced to that.
  ///
  /// The order up, down, left, right is a guess that agrees with the one popover measured (a source
  /// near the left edge, on iPadOS 26.1, is pointed at from its right).
  package func place() -> Place {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let sides = order.filter { permitted.contains($0) }
    let candidates = (sides.isEmpty ? order : sides).map { ($0, centred($0)) }
    if let (side, frame) = candidates.first(where: { room.contains($0.1) }) {
      return finish(frame, side)
    }
    let moved = candidates.map { ($0.0, movedAlong($0.1, $0.0)) }
    if let (side, frame) = moved.first(where: { room.contains($0.1) }) {
      return finish(frame, side)
    }
    let cut = moved.map { ($0.0, $0.1.intersection(room)) }
    let best = cut.max { area($0.1) < area($1.1) }
    guard let (side, frame) = best, area(frame) > 0 else {
      return finish(CGRect(origin: room.origin, size: contentSize).intersection(room), .up)
    }
    return finish(frame, side)
  }

  private func area(_ rect: CGRect) -> CGFloat {
    rect.isNull ? 0 : rect.width * rect.height
  }

  private func centred(_ side: UIPopoverArrowDirection) -> CGRect {
    let arrow = Self.arrowLength
    let overlap = overlapsSource
    switch side {
    case .up:
      return CGRect(
        x: source.midX - contentSize.width / 2, y: overlap ? source.midY : source.maxY,
        width: contentSize.width, height: contentSize.height + arrow)
    case .down:
      return CGRect(
        x: source.midX - contentSize.width / 2,
        y: (overlap ? source.midY : source.minY) - contentSize.height - arrow,
        width: contentSize.width, height: contentSize.height + arrow)
    case .left:
      return CGRect(
        x: overlap ? source.midX : source.maxX, y: source.midY - contentSize.height / 2,
        width: contentSize.width + arrow, height: contentSize.height)
    default:
      return CGRect(
        x: (overlap ? source.midX : source.minX) - contentSize.width - arrow,
        y: source.midY - contentSize.height / 2, width: contentSize.width + arrow,
        height: contentSize.height)
    }
  }

  /// Moves a popover along its source's edge until it is inside the available area, if possible.
  private func movedAlong(_ frame: CGRect, _ side: UIPopoverArrowDirection) -> CGRect {
    var frame = frame
    if side == .up || side == .down {
      frame.size.width = min(frame.width, room.width)
      frame.origin.x = min(max(frame.minX, room.minX), room.maxX - frame.width)
    } else {
      frame.size.height = min(frame.height, room.height)
      frame.origin.y = min(max(frame.minY, room.minY), room.maxY - frame.height)
    }
    return frame
  }

  private func finish(_ frame: CGRect, _ side: UIPopoverArrowDirection) -> Place {
    let isAlongX = side == .up || side == .down
    let middle = isAlongX ? source.midX - frame.minX : source.midY - frame.minY
    let length = isAlongX ? frame.width : frame.height
    // The arrow's base avoids the corners.
    let clear: CGFloat = 26
    return Place(
      frame: frame, direction: side,
      arrowOffset: min(max(middle, min(clear, length / 2)), max(length - clear, length / 2)))
  }

  /// Returns the position for a bar button on iPadOS 26.1: no arrow, 30 below the safe area, under
  /// the middle of the button as far as the margins allow (two measured; high).
  package func placeUnderBar(safeTop: CGFloat) -> Place {
    let y = safeTop + 30
    let width = min(contentSize.width, room.width)
    let x = min(max(source.midX - width / 2, room.minX), room.maxX - width)
    return Place(
      frame: CGRect(
        x: x, y: y, width: width, height: max(0, min(contentSize.height, room.maxY - y))),
      direction: .unknown, arrowOffset: 0)
  }
}
