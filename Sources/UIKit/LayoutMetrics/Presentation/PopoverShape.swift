/// The outline of a popover: a rounded rectangle with a triangle on one side.
package struct PopoverShape: Equatable {
  package var size: CGSize
  /// The direction of the arrow.
  package var direction: UIPopoverArrowDirection
  /// The arrow's middle along its edge.
  package var offset: CGFloat

  package init(size: CGSize, direction: UIPopoverArrowDirection, offset: CGFloat) {
    self.size = size
    self.direction = direction
    self.offset = offset
  }

  /// Returns the insets of the content on the arrow's side.
  package static func arrowInsets(_ direction: UIPopoverArrowDirection) -> UIEdgeInsets {
    let length = PopoverGeometry.arrowLength
    switch direction {
    case .up: return UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    case .down: return UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    case .left: return UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0)
    case .right: return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length)
    default: return .zero
    }
  }

  /// The rectangle without the arrow.
  package var body: CGRect {
    CGRect(origin: .zero, size: size).inset(by: Self.arrowInsets(direction))
  }

  /// The body's corner radii across and along; 13 by eye (low).
  package var cornerSize: CGSize {
    CGSize(width: min(13, body.width / 2), height: min(13, body.height / 2))
  }

  /// Half of the arrow's base, which is 26 wide by eye (low).
  private static let half: CGFloat = 13

  /// The arrow's base, tip and base, clockwise; empty if there is no arrow.
  package var arrow: [CGPoint] {
    let (body, half) = (body, Self.half)
    switch direction {
    case .up:
      return [
        CGPoint(x: offset - half, y: body.minY), CGPoint(x: offset, y: 0),
        CGPoint(x: offset + half, y: body.minY),
      ]
    case .down:
      return [
        CGPoint(x: offset + half, y: body.maxY), CGPoint(x: offset, y: size.height),
        CGPoint(x: offset - half, y: body.maxY),
      ]
    case .left:
      return [
        CGPoint(x: body.minX, y: offset + half), CGPoint(x: 0, y: offset),
        CGPoint(x: body.minX, y: offset - half),
      ]
    case .right:
      return [
        CGPoint(x: body.maxX, y: offset - half), CGPoint(x: size.width, y: offset),
        CGPoint(x: body.maxX, y: offset + half),
      ]
    default: return []
    }
  }
}
