/// The appearance of a bar's background.
struct BarStyle: Equatable {
  /// The colour over the content; `nil` is transparent.
  var color: UIColor?
  var image: UIImage?
  /// The line between bar and content; `nil` shows none.
  var hairline: UIColor?
  var hairlineImage: UIImage?
}

/// The background of a bar with the line at its inner edge; its name appears in view descriptions.
///
/// Materials are colours here: nothing is blurred.
final class _UIBarBackground: UIView {
  private let line = _UIBarBackgroundShadowView(frame: .zero)
  private var imageView: UIImageView?
  private var look = BarStyle()
  private var hairlineAtTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: BarStyle, hairlineAtTop: Bool) {
    guard look != self.look || hairlineAtTop != self.hairlineAtTop else { return }
    self.look = look
    self.hairlineAtTop = hairlineAtTop
    backgroundColor = look.color
    line.backgroundColor = look.hairlineImage == nil ? look.hairline : nil
    line.image = look.hairlineImage
    if let image = look.image {
      let view = imageView ?? UIImageView(frame: bounds)
      if imageView == nil { insertSubview(view, at: 0) }
      imageView = view
      view.image = image
    } else {
      imageView?.removeFromSuperview()
      imageView = nil
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = BarBackgroundGeometry.hairline(
      size: bounds.size, atTop: hairlineAtTop, imageHeight: look.hairlineImage?.size.height,
      scale: contentScaleFactor)
    imageView?.frame = bounds
  }
}

/// The line between a bar and the content; invisible without a colour or image.
final class _UIBarBackgroundShadowView: UIImageView {}
