import UIKit

/// A playable item, which is never ready, because nothing is read.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item can be played. Values: AVFoundation's.
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public let asset: AVAsset
  private var time = CMTime.zero

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Always unknown.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  /// Zero, because nothing is read.
  open var presentationSize: CGSize { .zero }

  /// Returns the time of the last ``seek(to:completionHandler:)``: time doesn't pass in an item.
  open func currentTime() -> CMTime { time }

  /// Seeks to a time, and calls the handler with `true` on the main queue.
  open func seek(to time: CMTime, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    if time.isNumeric { self.time = time }
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(true) } }
  }

  // Stored, without effect.
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
}

extension NSNotification.Name {
  /// Posted when an item has played to its end; never posted here, because none does. Tests post
  /// it.
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item fails to play to its end; never posted here.
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
