/// A timer synchronized with the display's frames in simulated time: it fires as a test lets time
/// pass.
///
/// There are 60 frames per second, or the preferred number. Settling doesn't wait for a display
/// link, since it never ends by itself.
open class CADisplayLink: NSObject {
  /// Retained as long as the link is valid, as on a device.
  private var target: AnyObject?
  private let selector: Selector
  /// The simulation that provides the time; nil until the link is added to a run loop.
  private weak var host: SimulationHost?
  private var modes: Set<RunLoop.Mode> = []
  /// The simulation with the pending frame; if it ends, the frame is dropped.
  private weak var waitingHost: SimulationHost?
  /// The time when frame counting began, and the number of frames per second.
  private var start: (time: TimeInterval, rate: Double)?
  /// The number of frames since then.
  private var frameCount = 0

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// The simulated time of the latest frame in seconds; 0 before the first one.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The seconds between two frames; 0 before the first one.
  open private(set) var duration: CFTimeInterval = 0
  /// The simulated time of the next frame in seconds; 0 before the first one.
  open var targetTimestamp: CFTimeInterval { timestamp == 0 ? 0 : timestamp + interval }
  open var isPaused = false { didSet { if !isPaused { wait() } } }
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Starts firing; run loop modes make no difference.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.insert(mode)
    wait()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { modes.remove(mode) }

  /// Stops firing, and releases the target.
  open func invalidate() {
    target = nil
    modes = []
  }

  private var interval: CFTimeInterval { 1 / rate }

  /// Frames per second.
  private var rate: Double {
    let range = preferredFrameRateRange
    let preferred = range.preferred ?? 0
    let wanted =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(preferred > 0 ? preferred : range.maximum)
    return wanted > 0 ? min(wanted, 120) : 60
  }

  private var isActive: Bool { target != nil && !modes.isEmpty && !isPaused }

  private func wait() {
    guard isActive, waitingHost == nil else { return }
    nonisolated(unsafe) let link = self
    _ = onMainQueue { link.waitForFrame() }
  }

  @MainActor private func waitForFrame() {
    let host = host ?? SimulationHost.current
    self.host = host
    waitingHost = host
    // Frames are counted because summing inexact intervals would drift from whole seconds.
    let from: TimeInterval
    if let start, start.rate == rate, timestamp == host.time {
      from = start.time
    } else {
      from = host.time
      start = (from, rate)
      frameCount = 0
    }
    frameCount += 1
    let moment = from + Double(frameCount) / rate
    host.events.add(at: moment, kind: .repetition) { [unowned host] in
      host.perform { self.showFrame(at: host.time) }
    }
  }

  @MainActor private func showFrame(at time: TimeInterval) {
    waitingHost = nil
    guard isActive, let target else { return }
    timestamp = time
    duration = interval
    selector.send(to: target, [self])
    wait()
  }
}
