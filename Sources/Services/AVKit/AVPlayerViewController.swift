@_exported import AVFoundation
import UIKit

/// Shows a film with controls: here a black screen with the film's name, and no controls.
open class AVPlayerViewController: UIViewController {
  private let layerView = PlayerLayerView()

  /// The player of the film.
  open var player: AVPlayer? {
    get { layerView.playerLayer.player }
    set { layerView.playerLayer.player = newValue }
  }

  open var videoGravity: AVLayerVideoGravity {
    get { layerView.playerLayer.videoGravity }
    set { layerView.playerLayer.videoGravity = newValue }
  }

  /// A view between the film and the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)

  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// Empty, because there is no film with a known size.
  open var videoBounds: CGRect { .zero }

  // Stored, without effect.
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var requiresLinearPlayback = false

  open override func loadView() {
    let root = UIView(frame: .zero)
    root.backgroundColor = .black
    for part in [layerView, contentOverlayView].compactMap({ $0 }) {
      part.frame = root.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(part)
    }
    view = root
  }
}

/// Receives events of the film. Never called here, except by tests.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}

/// A view whose layer shows a film.
final class PlayerLayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The layer, or a new one if the view's layer has another class, which never happens.
  var playerLayer: AVPlayerLayer { (layer as? AVPlayerLayer) ?? AVPlayerLayer() }
}
