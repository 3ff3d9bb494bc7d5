/// A recognizer of drags that start at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The maximum distance of the touchdown from the edge, in points (facts: controls §8; medium).
  private static let reach: CGFloat = 20

  /// The edges where the gesture may start.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard play != nil, storedState == .possible else { return }
    if !touches.allSatisfy({ edge(near: $0) != nil }) { state = .failed }
  }

  /// Returns the edge among ``edges`` near which a finger has touched down.
  private func edge(near touch: UITouch) -> UIRectEdge? {
    guard let bounds = touch.window?.bounds else { return nil }
    return edge(near: touch.location(in: nil), in: bounds)
  }

  private func edge(near place: CGPoint, in bounds: CGRect) -> UIRectEdge? {
    if edges.contains(.left), place.x - bounds.minX <= Self.reach { return .left }
    if edges.contains(.right), bounds.maxX - place.x <= Self.reach { return .right }
    if edges.contains(.top), place.y - bounds.minY <= Self.reach { return .top }
    if edges.contains(.bottom), bounds.maxY - place.y <= Self.reach { return .bottom }
    return nil
  }

  /// A drag along the edge, or out of the screen, doesn't count.
  override func wayBegun(by travel: CGPoint) -> CGPoint? {
    guard let begun = super.wayBegun(by: travel) else { return nil }
    guard let start, let bounds = view?.window?.bounds, let edge = edge(near: start, in: bounds)
    else { return nil }
    let inwards: Bool =
      switch edge {
      case .left: travel.x > abs(travel.y)
      case .right: -travel.x > abs(travel.y)
      case .top: travel.y > abs(travel.x)
      default: -travel.y > abs(travel.x)
      }
    if !inwards { state = .failed }
    return inwards ? begun : nil
  }
}
