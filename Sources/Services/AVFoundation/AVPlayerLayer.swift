import Layers
import UIKit

/// A layer in place of a film: a dark background with the film's name, because no picture of it can
/// be shown.
///
/// Without an item it shows nothing, as on a device.
open class AVPlayerLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? AVPlayerLayer else { return }
    storedPlayer = other.storedPlayer
    videoGravity = other.videoGravity
  }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  private var storedPlayer: AVPlayer?

  open var player: AVPlayer? {
    get { storedPlayer }
    set {
      storedPlayer = newValue
      setNeedsDisplay()
      guard let newValue, MainQueue.isCurrent else { return }
      let sent = Unchecked(self)
      MainActor.assumeIsolated { newValue.add(sent.value) }
    }
  }

  /// How a film would fill the layer; the background always fills it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Always false.
  open var isReadyForDisplay: Bool { false }

  /// Empty, because there is no film with a known size.
  open var videoRect: CGRect { .zero }

  open override func draw(in context: CGContext) {
    guard MainQueue.isCurrent else { return }
    let sent = Unchecked((layer: self, context: context))
    MainActor.assumeIsolated { Self.drawPlaceholder(of: sent.value.layer, in: sent.value.context) }
  }

  @MainActor private static func drawPlaceholder(of layer: AVPlayerLayer, in context: CGContext) {
    guard let item = layer.storedPlayer?.currentItem else { return }
    let bounds = layer.bounds
    let name = (item.asset as? AVURLAsset)?.url.lastPathComponent
    let text = NSAttributedString(
      string: name.map { "Video\n\($0)" } ?? "Video",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.lightGray,
        .paragraphStyle: centred,
      ])
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor.black.setFill()
    context.fill(bounds)
    let room = CGSize(width: max(0, bounds.width - 32), height: .greatestFiniteMagnitude)
    let size = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin], context: nil
    ).size
    text.draw(
      in: CGRect(
        x: bounds.minX + 16, y: bounds.midY - (size.height / 2).rounded(), width: room.width,
        height: size.height.rounded(.up)))
  }

  private static var centred: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    return style
  }
}
