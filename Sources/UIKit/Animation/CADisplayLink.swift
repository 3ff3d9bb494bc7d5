/// A timer that goes with the display's frames.
///
/// Between two pictures there are no frames here, so it never fires; it keeps what is set.
open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector

  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
