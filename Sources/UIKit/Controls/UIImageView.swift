import Graphics
import Layers
import LayoutTrees

/// A view that shows an image, placed by its content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
  override class var classEntry: ClassEntry { .imageView }

  /// What the layer shows, so that it is made anew only when it differs.
  struct Shown: Equatable {
    var image: UIImage?
    var tint: UIColor?
    /// Present if the picture depends on the view's size.
    var size: CGSize?
    var traits: UITraitCollection
    var isMirrored: Bool
  }

  final var shown: Shown?

  /// Creates a view as large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    prepare()
  }

  /// Creates a view as large as the image, with another one for when it is highlighted.
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

  /// The image while highlighted; the usual one if `nil`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { setNeedsDisplay() } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setNeedsDisplay()
      observedPropertiesDidChange()
    }
  }

  /// How symbols are shown where their own configuration doesn't say it; other images ignore it
  /// (iOS 13).
  ///
  /// That an image's own configuration comes first is recalled (low).
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// An image as this view shows it: of a set the one for the traits, of a symbol the size and colours
  /// that configuration and traits give it.
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
    // Layout measures between the alignment edges.
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

  /// A symbol's baseline, from the edges of its line of text.
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
