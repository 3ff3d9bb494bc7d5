import AssetCatalogs
import Foundation
import Graphics
import StringTables

/// Images by name: from asset catalogs, then from files.
enum NamedImages {
  /// Returns the values of an image with a name; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, including the names of folders that provide namespaces.
  ///   - bundle: The bundle to search; nil for the main bundle and the resource bundles next to it.
  ///   - traits: The traits of the image; unspecified ones are taken from the current traits.
  static func values(
    named name: String, in bundle: Bundle?, traits: UITraitCollection?
  ) -> UIImage.Values? {
    guard !name.isEmpty else { return nil }
    let traits = traits.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? .current
    let path = AssetStore.index(of: bundle).path(of: .image, named: name)
    if let set = path.flatMap(AssetStore.imageSet) {
      return values(
        of: set, asset: UIImageAsset(catalog: .init(set: set, name: name)), traits: traits)
    }
    if let symbol = SymbolImages.values(ofCatalogIn: bundle, named: name, traits: traits) {
      return symbol
    }
    guard
      let found = LooseImage.find(
        named: name, in: ImageFiles.folders(of: bundle), traits: AssetTraits(traits),
        exists: FileManager.default.fileExists(atPath:))
    else {
      // For a set that can't be read, a more specific problem has already been reported.
      if path == nil { ResourceNotes.tellMissing(image: name, in: bundle) }
      return nil
    }
    guard let file = ImageFiles.contents(of: found.path, scale: traits.imageScale) else {
      ResourceNotes.tell([ImageFiles.problem(of: found.path)], in: "UIImage(named: \"\(name)\")")
      return nil
    }
    let scale = file.isVector ? traits.imageScale : CGFloat(found.scale)
    return UIImage.Values(
      image: CGImage(file), scale: scale, orientation: .init(exif: file.exifOrientation),
      name: name)
  }

  /// Returns the values of a set's image for traits; nil if it has none, or one that can't be read.
  static func values(
    of set: ImageSet, asset: UIImageAsset, traits: UITraitCollection
  ) -> UIImage.Values? {
    guard let variant = set.variants.best(for: traits) else { return nil }
    guard
      let file = ImageFiles.contents(
        of: variant.path, scale: traits.imageScale, isScalable: set.preservesVectorData)
    else {
      ResourceNotes.tell([ImageFiles.problem(of: variant.path)])
      return nil
    }
    // A vector has the screen's pixels per point; an image with a single scale has one.
    let scale =
      file.isVector ? traits.imageScale : CGFloat(variant.condition.scale ?? 1)
    var values = UIImage.Values(
      image: CGImage(file), scale: scale, orientation: .init(exif: file.exifOrientation))
    switch set.renderingIntent {
    case .template: values.renderingMode = .alwaysTemplate
    case .original: values.renderingMode = .alwaysOriginal
    case nil: break
    }
    // Lengths in a catalog are in pixels.
    if let resizing = variant.resizing {
      values.capInsets = UIEdgeInsets(resizing.capInsets, scale: scale)
      values.resizingMode = resizing.centerMode == .tile ? .tile : .stretch
    }
    values.alignmentRectInsets = UIEdgeInsets(variant.alignmentInsets, scale: scale)
    values.asset = asset
    values.name = asset.catalog?.name
    values.configuration = UIImage.Configuration(traitCollection: traits)
    return values
  }
}

extension UITraitCollection {
  /// The pixels per point, at least 1.
  fileprivate var imageScale: CGFloat { max(1, displayScale) }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: AssetInsets, scale: CGFloat) {
    self.init(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
      right: insets.right / scale)
  }
}

extension AssetTraits {
  /// Converts the traits to a catalog's, without languages.
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: AssetIdiom(traits.userInterfaceIdiom), scale: Int(traits.displayScale.rounded()),
      luminosity: traits.userInterfaceStyle == .dark ? .dark : .light,
      isHighContrast: traits.accessibilityContrast == .high,
      widthClass: AssetSizeClass(traits.horizontalSizeClass),
      heightClass: AssetSizeClass(traits.verticalSizeClass),
      gamut: traits.displayGamut == .P3 ? .displayP3 : .sRGB,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension Sequence where Element: AssetVariant {
  /// Returns the variant that best fits traits and the user's languages.
  func best(for traits: UITraitCollection) -> Element? {
    var wanted = AssetTraits(traits)
    let languages = compactMap(\.condition.language)
    if !languages.isEmpty {
      wanted.languages = LanguageChoice.fitting(
        available: languages, preferred: UserLanguages.current)
    }
    return best(for: wanted)
  }
}

extension AssetSizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension AssetIdiom {
  fileprivate init?(_ idiom: UIUserInterfaceIdiom) {
    switch idiom {
    case .phone: self = .phone
    case .pad: self = .pad
    case .unspecified: return nil
    }
  }
}
