/// A timer that goes with the display's frames.
///
/// Between two pictures there are no frames here, so it never fires; it keeps what is set.
open class CADisplayLink: NSObject {
  /// Lives as long as the link is valid, as on a device.
  private var target: Any?

  public init(target: Any, selector sel: Selector) {
    self.target = target
    super.init()
  }

  open var timestamp: CFTimeInterval { 0 }
  open var duration: CFTimeInterval { 0 }
  open var targetTimestamp: CFTimeInterval { 0 }
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Lets go of the target.
  open func invalidate() { target = nil }
}
