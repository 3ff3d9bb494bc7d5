import Graphics
import Layers
import LayoutTrees

/// A view that shows an image, placed according to its content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
  override class var classEntry: ClassEntry { .imageView }

  /// The inputs of the layer's contents, which are only recreated when these differ.
  struct Shown: Equatable {
    var image: UIImage?
    var tint: UIColor?
    /// Set if the drawing depends on the view's size.
    var size: CGSize?
    var traits: UITraitCollection
    var isMirrored: Bool
  }

  final var shown: Shown?

  /// Creates a view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    prepare()
  }

  /// Creates a view with the size of the image, and an image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    (coder as? NibCoder)?.apply(self)
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    setNeedsDisplay()
  }

  /// The image.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      setNeedsDisplay()
      if image?.size != oldValue?.size
        || image?.alignmentRectInsets != oldValue?.alignmentRectInsets
      {
        invalidateIntrinsicContentSize()
      }
      observedPropertiesDidChange()
    }
  }

  /// The image while highlighted; if `nil`, ``image``.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setNeedsDisplay() } }
  }

  /// The images of an animation, of which the first is shown between ``startAnimating()`` and
  /// ``stopAnimating()``.
  open var animationImages: [UIImage]? {
    didSet {
      // Other images stop it (Apple's documentation).
      if animationImages != oldValue { stopAnimating() }
    }
  }
  /// The images of an animation while highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if highlightedAnimationImages != oldValue { stopAnimating() } }
  }
  /// The duration of one cycle; 0 for a thirtieth of a second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 for an animation without end.
  open var animationRepeatCount = 0
  /// Whether the animation is shown, which doesn't end by itself here.
  open private(set) var isAnimating = false {
    didSet { if isAnimating != oldValue { setNeedsDisplay() } }
  }

  /// Shows the animation's first image; without images, nothing changes.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages : animationImages
    isAnimating = images?.isEmpty == false
  }

  /// Shows ``image`` again.
  open func stopAnimating() { isAnimating = false }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setNeedsDisplay()
      observedPropertiesDidChange()
    }
  }

  /// The symbol configuration, which applies unless a symbol's own configuration overrides it;
  /// other images ignore it (iOS 13).
  ///
  /// That an image's own configuration takes precedence is recalled (low).
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns an image as this view shows it: from an image set, the one for the traits; for a
  /// symbol, with the size and colours determined by configuration and traits.
  final func fitted(_ image: UIImage?) -> UIImage? {
    guard let image, image.isSymbolImage else { return image }
    return image.symbol(for: traitCollection, preferred: preferredSymbolConfiguration)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = fitted(image) else { return super.intrinsicContentSize }
    // Layout uses the alignment rectangle.
    let insets = image.alignmentRectInsets
    return CGSize(
      width: image.size.width - insets.left - insets.right,
      height: image.size.height - insets.top - insets.bottom)
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    fitted(image)?.alignmentRectInsets ?? .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fitted(image)?.size ?? .zero }

  open override func display(_ layer: CALayer) {
    showImage(in: layer)
  }

  /// The distances of a symbol's baseline from the edges of its line of text.
  package override var baselineOffsets: (first: CGFloat, last: CGFloat)? {
    guard let image = fitted(image), let offset = image.baselineOffsetFromBottom else { return nil }
    let insets = image.alignmentRectInsets
    return (image.size.height - offset - insets.top, offset - insets.bottom)
  }

  package override var hasVariableAlignmentRect: Bool { true }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsDisplay()
    if image?.isSymbolImage == true { invalidateIntrinsicContentSize() }
  }

  override var defaultLargeContent: LargeContentState { LargeContentState(image: image) }

  /// The image's label, if one was set (recalled; medium).
  package override var defaultAccessibilityLabel: String? { image?.accessibilityLabel }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeImageFacts(in: &description)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    if let size = fitted(image)?.size { description.add(.image, .size(size)) }
    if let name = image?.values.symbol?.name {
      description.add(.symbol, .text(name))
    } else if let name = image?.values.name {
      description.add(.imageName, .text(name))
    }
    description.add(.contentMode, .text("\(contentMode)"))
  }
}
