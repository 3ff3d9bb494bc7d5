import Graphics

/// Scrolls a view while a finger holds a lifted row or item beyond one of its edges.
///
/// The farther it is out of sight, the faster; the numbers are from experience (low). No time
/// passes while a screen settles, so a snapshot with a resting finger shows the content as it is
/// then.
@MainActor
final class EdgeScroller {
  private static let frameTime: TimeInterval = 1.0 / 60
  /// The speed in points per second for something that is half out of sight.
  private static let fastest: CGFloat = 600

  private weak var view: UIScrollView?
  /// Moves what is held back to the finger.
  private var bring: (() -> Void)?
  private var speed = CGPoint.zero
  /// The fraction of a pixel that is still to be scrolled.
  private var rest = CGPoint.zero
  /// The number of the current hold; frames of earlier ones do nothing.
  private var turn = 0
  private var awaitsFrame = false

  init(_ view: UIScrollView) {
    self.view = view
  }

  /// Follows what is held.
  ///
  /// - Parameters:
  ///   - frame: Its frame in the content.
  ///   - bring: Moves it back to the finger after the content has moved, which calls this again.
  func hold(_ frame: CGRect, bring: @escaping () -> Void) {
    guard let view else { return }
    let inset = view.adjustedContentInset
    let window = CGRect(
      x: view.bounds.minX + inset.left, y: view.bounds.minY + inset.top,
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    speed = CGPoint(
      x: view.scrollsSideways ? speed(frame.minX, frame.maxX, window.minX, window.maxX) : 0,
      y: view.scrollsUpright ? speed(frame.minY, frame.maxY, window.minY, window.maxY) : 0)
    self.bring = bring
    guard speed != .zero else { return rest = .zero }
    awaitFrame()
  }

  func letGo() {
    turn += 1
    bring = nil
    speed = .zero
    rest = .zero
    awaitsFrame = false
  }

  /// Returns the scrolling speed; something longer than the window doesn't scroll towards either
  /// end.
  private func speed(
    _ start: CGFloat, _ end: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    let half = max((end - start) / 2, 1)
    guard end - start <= last - first else { return 0 }
    if end > last { return Self.fastest * min(1, (end - last) / half) }
    if start < first { return -Self.fastest * min(1, (first - start) / half) }
    return 0
  }

  private func awaitFrame() {
    guard let view, !awaitsFrame else { return }
    awaitsFrame = true
    let turn = turn
    view.hostOfView.post(after: Self.frameTime) { [weak self] in
      guard let self, self.turn == turn, let view = self.view else { return }
      view.inOwnWorld { self.showFrame() }
    }
  }

  private func showFrame() {
    awaitsFrame = false
    guard let view, view.window != nil, speed != .zero else { return }
    rest.x += speed.x * Self.frameTime
    rest.y += speed.y * Self.frameTime
    let old = view.contentOffset
    let wanted = view.onPixels(CGPoint(x: old.x + rest.x, y: old.y + rest.y))
    rest = CGPoint(x: rest.x - (wanted.x - old.x), y: rest.y - (wanted.y - old.y))
    let offset = ScrollGeometry.clamp(
      wanted, contentSize: view.storedContentSize, boundsSize: view.bounds.size,
      inset: view.storedAdjustedContentInset)
    // At the end of the content there is nothing to wait for.
    guard offset == wanted || offset != old else { return }
    if offset != old {
      view.contentOffset = offset
      bring?()
    }
    if speed != .zero { awaitFrame() }
  }
}
