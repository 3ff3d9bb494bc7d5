import UIKit

/// Plays an item: it keeps its settings, and time doesn't pass.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player can play. Values: AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  /// Whether time passes in a player. Values: AVFoundation's.
  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  /// What happens at an item's end. Values: AVFoundation's.
  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  open private(set) var currentItem: AVPlayerItem?

  private struct ShowingLayer { weak var layer: AVPlayerLayer? }
  private var layers: [ShowingLayer] = []

  /// Registers a layer that is redrawn when the item changes.
  func add(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    layers.append(ShowingLayer(layer: layer))
  }

  public override init() { super.init() }

  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    for shown in layers where shown.layer?.player === self { shown.layer?.setNeedsDisplay() }
  }

  // MARK: Playing

  /// The requested rate: 0 while paused.
  open var rate: Float = 0
  open var defaultRate: Float = 1

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }

  /// Never playing: a player with a requested rate waits for its item, which is never ready.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }

  // MARK: Time

  /// Returns the item's current time; zero without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { currentItem?.seek(to: time) }

  /// Seeks to a time, and calls the handler on the main queue with whether there is an item.
  open func seek(to time: CMTime, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  {
    if let currentItem { return currentItem.seek(to: time, completionHandler: completionHandler) }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(false) } }
  }

  /// Seeks to the exact time, regardless of the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  /// Returns a token for removing the observer, which is never called, because time doesn't pass.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Has no effect.
  open func removeTimeObserver(_ observer: Any) {}

  // MARK: Settings, kept without effect

  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var volume: Float = 1
  open var isMuted = false
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var preventsDisplaySleepDuringVideoPlayback = true
}
