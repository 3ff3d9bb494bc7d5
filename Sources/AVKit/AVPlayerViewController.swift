@_exported import AVFoundation
import UIKit

/// Shows a film with controls: a black screen with the film's name, and no controls.
open class AVPlayerViewController: UIViewController {
  private let layerView = PlayerLayerView()

  /// The player whose film it would show.
  open var player: AVPlayer? {
    get { layerView.playerLayer.player }
    set { layerView.playerLayer.player = newValue }
  }

  open var videoGravity: AVLayerVideoGravity {
    get { layerView.playerLayer.videoGravity }
    set { layerView.playerLayer.videoGravity = newValue }
  }

  /// Lies over the film, under the controls that there would be.
  open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)

  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  /// Always false.
  open var isReadyForDisplay: Bool { false }
  /// Empty, as there is no film whose shape is known.
  open var videoBounds: CGRect { .zero }

  // Kept, without effect.
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

/// Is told what happens to the film, which is nothing. Tests call it.
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

/// A view whose layer is a film's.
final class PlayerLayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// An own layer where the view has another one, which it hasn't.
  var playerLayer: AVPlayerLayer { (layer as? AVPlayerLayer) ?? AVPlayerLayer() }
}
