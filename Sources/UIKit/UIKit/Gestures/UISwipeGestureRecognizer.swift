/// A recognizer of swipes.
///
/// Each finger has to move far enough within half a second, the farther the sooner, and may stray
/// by as much (facts: controls §8; high). The swipe is recognized before the fingers lift.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe. The raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var numberOfTouchesRequired = 1
  open var direction = Direction.right

  /// The maximum duration in seconds (high).
  private static let longest: TimeInterval = 0.5
  private var starts: [(touch: UITouch, place: CGPoint, time: TimeInterval)] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard play != nil else { return }
    starts += touches.inOrder.map { ($0, $0.location(in: nil), now) }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard play != nil else { return }
    let answers = starts.map { judge($0.touch, from: $0.place, since: $0.time) }
    if answers.contains(.no) { return state = .failed }
    if answers.count == numberOfTouchesRequired, answers.allSatisfy({ $0 == .yes }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if play != nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if play != nil { state = .failed }
  }

  override var isResetUndecided: Bool { true }

  open override func reset() {
    super.reset()
    starts = []
  }

  private enum Judgement { case notYet, yes, no }

  /// Whether a finger has been swiped.
  private func judge(
    _ touch: UITouch, from start: CGPoint, since time: TimeInterval
  ) -> Judgement {
    let elapsed = now - time
    // Times are sums of frames.
    guard elapsed <= Self.longest + 1e-9 else { return .no }
    let place = touch.location(in: nil)
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
    let ahead: Direction = isHorizontal ? .right : .down
    let back: Direction = isHorizontal ? .left : .up
    guard abs(across) <= 50 * (1 - 0.98 * elapsed) else { return .no }
    if along < 0, !direction.contains(back) { return .no }
    if along > 0, !direction.contains(ahead) { return .no }
    return abs(along) >= 50 * (1 - 0.94 * elapsed) ? .yes : .notYet
  }
}
