import AssetCatalogs
import Synchronization

/// Variants of an image for different traits, which views choose from.
open class UIImageAsset: NSObject, @unchecked Sendable {
  /// The source of images that nobody has registered.
  struct Catalog: Hashable {
    var set: ImageSet
    /// The name that the set was found with.
    var name: String
  }

  private struct Entry {
    var traits: UITraitCollection
    var image: UIImage
  }

  /// The catalog's set that the images are from; nil if all of them are registered.
  @exclusivity(unchecked) private(set) final var catalog: Catalog?
  private let entries = Mutex<[Entry]>([])

  /// Creates an asset without images.
  public override init() { super.init() }

  convenience init(catalog: Catalog) {
    self.init()
    self.catalog = catalog
  }

  /// Adds an image for the specified traits, or replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      let entry = Entry(traits: traitCollection, image: image)
      if let index = entries.firstIndex(where: { $0.traits == traitCollection }) {
        entries[index] = entry
      } else {
        entries.append(entry)
      }
    }
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for traits.
  open func unregister(with traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image for the traits of a configuration.
  open func unregister(with configuration: UIImage.Configuration) {
    unregister(with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Returns the image for traits: among the registered ones, the one with the most matching traits
  /// and no others, or the later of two; else the catalog's; else the one registered first.
  ///
  /// An asset without images returns an empty image. Apple documents that the best match is
  /// returned, not which one that is.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    image(for: traitCollection, like: nil)
  }

  /// Returns the image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Returns the image for traits, with the modifications of another image of the set.
  func image(for traits: UITraitCollection, like changed: UIImage?) -> UIImage {
    let known = entries.withLock { $0 }
    var best: Entry?
    var bestCount = -1
    for entry in known where traits.containsTraits(in: entry.traits) {
      let count = entry.traits.values.specifiedCount
      if count >= bestCount { (best, bestCount) = (entry, count) }
    }
    if let best { return finished(best.image, traits, like: changed) }
    if let set = catalog?.set,
      let values = NamedImages.values(of: set, asset: self, traits: traits)
    {
      return finished(UIImage(values: values), traits, like: changed)
    }
    guard let first = known.first else { return changed ?? UIImage() }
    return finished(first.image, traits, like: changed)
  }

  private func finished(
    _ image: UIImage, _ traits: UITraitCollection, like changed: UIImage?
  ) -> UIImage {
    image.changed {
      $0.asset = self
      $0.configuration = UIImage.Configuration(traitCollection: traits)
      guard let other = changed?.values else { return }
      $0.renderingMode = other.renderingMode
      $0.tint = other.tint
      $0.capInsets = other.capInsets
      $0.resizingMode = other.resizingMode
      $0.alignmentRectInsets = other.alignmentRectInsets
      $0.flipsForRightToLeft = other.flipsForRightToLeft
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImageAsset else { return false }
    return other === self || catalog != nil && other.catalog == catalog
  }

  open override var hash: Int { catalog?.set.path.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UIImage {
  /// Returns the image of the same set for traits; the image itself if it was chosen for them, or
  /// isn't in a set.
  func variant(for traits: UITraitCollection) -> UIImage {
    if values.symbol != nil { return symbol(for: traits, preferred: nil) }
    guard let asset = values.asset else { return self }
    if let chosen = values.configuration?.traitCollection, chosen == traits { return self }
    let other = asset.image(for: traits, like: self)
    return other.values.image == values.image && other.values.scale == values.scale ? self : other
  }
}

extension UITraitCollection.Values {
  /// The number of specified traits among the ones that determine images.
  fileprivate var specifiedCount: Int {
    var count = 0
    if userInterfaceIdiom != .unspecified { count += 1 }
    if horizontalSizeClass != .unspecified { count += 1 }
    if verticalSizeClass != .unspecified { count += 1 }
    if displayScale > 0 { count += 1 }
    if displayGamut != .unspecified { count += 1 }
    if userInterfaceStyle != .unspecified { count += 1 }
    if layoutDirection != .unspecified { count += 1 }
    if accessibilityContrast != .unspecified { count += 1 }
    if preferredContentSizeCategory != .unspecified { count += 1 }
    return count
  }
}
