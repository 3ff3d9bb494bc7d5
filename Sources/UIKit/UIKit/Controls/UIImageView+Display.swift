import Graphics
import Layers

extension UIImageView {
  /// Sets the image as the layer's contents, redrawn if its pixels alone aren't sufficient.
  func showImage(in layer: CALayer) {
    let traits = traitCollection
    let chosen = chosenImage
    let image = chosen?.isSymbolImage == true ? fitted(chosen) : chosen?.variant(for: traits)
    let isMirrored =
      image?.flipsForRightToLeftLayoutDirection == true
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isTemplate = image?.isShownInTint ?? false
    let needsSize = image.map(dependsOnSize) ?? false
    // Only tiled images depend on the size; otherwise the layer's gravity is sufficient.
    layer.needsDisplayOnBoundsChange = needsSize
    let wanted = Shown(
      image: image, tint: isTemplate ? tintColor : nil, size: needsSize ? bounds.size : nil,
      traits: traits, isMirrored: isMirrored)
    guard shown != wanted else { return }
    shown = wanted
    layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let image, image.cgImage != nil else {
      layer.contents = nil
      return
    }
    traits.performAsCurrent {
      let source = isMirrored ? image.withHorizontallyFlippedOrientation() : image
      let size = wanted.size ?? source.size
      layer.contents = picture(of: source, size: size, tint: wanted.tint?.cgColor)
      if wanted.size == nil, let center = source.stretchedCenter { layer.contentsCenter = center }
    }
    layer.contentsScale = image.scale
  }

  /// The image for the view's state: the first of an animation that runs, or the view's own.
  private var chosenImage: UIImage? {
    if isAnimating {
      let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
      if let first = images?.first { return first }
    }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private func dependsOnSize(_ image: UIImage) -> Bool {
    image.values.capInsets != nil && image.stretchedCenter == nil && contentMode == .scaleToFill
  }

  private func picture(of image: UIImage, size: CGSize, tint: CGColor?) -> CGImage? {
    let isPlain =
      image.imageOrientation == .up && tint == nil && image.values.tint == nil
      && size == image.size
    guard !isPlain else { return image.cgImage }
    let context = CGContext(recordingWithScale: image.scale, size: size)
    image.draw(in: CGRect(origin: .zero, size: size), of: context, tint: tint)
    return CGImage(
      context.displayList, size: size, scale: image.scale, isScalable: image.isSymbolImage)
  }
}

extension UIImage {
  /// The stretchable middle for a layer, in fractions of the image; `nil` if it isn't stretchable.
  ///
  /// A middle of one pixel looks the same tiled and stretched.
  var stretchedCenter: CGRect? {
    guard let caps = values.capInsets, size.width > 0, size.height > 0 else { return nil }
    let width = size.width - caps.left - caps.right
    let height = size.height - caps.top - caps.bottom
    let pixel = 1 / scale + 1e-6
    guard resizingMode == .stretch || (width <= pixel && height <= pixel) else { return nil }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height, width: max(0, width) / size.width,
      height: max(0, height) / size.height)
  }
}
