import Foundation

extension UIImage {
  /// Creates an image of a system symbol; nil if the simulated release has none with that name (iOS
  /// 13).
  ///
  /// Frames and baselines are measured values if they're known; a free look-alike is drawn, or a
  /// box (see `docs/reference/symbols.md`). Without a configuration, a symbol fits text of 17
  /// points.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a system symbol with a size, weight and colours (iOS 13).
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard
      let values = SymbolImages.values(
        systemName: name, configuration: configuration, traits: nil)
    else { return nil }
    self.init(values: values)
  }

  /// Creates an image of a system symbol for traits (iOS 13).
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let values = SymbolImages.values(
        systemName: name, configuration: nil, traits: traitCollection)
    else { return nil }
    self.init(values: values)
  }

  /// Creates an image of a system symbol that shows a value between 0 and 1 (iOS 16).
  ///
  /// The part beyond the value is faint; the value is divided among the look-alike's outlines.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    guard
      let values = SymbolImages.values(
        systemName: name, value: value, configuration: configuration, traits: nil)
    else { return nil }
    self.init(values: values)
  }

  // MARK: Facts

  /// Whether the image is a symbol, from the system or a catalog's symbol set (iOS 13).
  public var isSymbolImage: Bool { values.symbol != nil }

  /// The configuration of a symbol; nil for other images (iOS 13).
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? values.configuration as? SymbolConfiguration : nil
  }

  /// Whether the image has a baseline (iOS 13).
  public var hasBaseline: Bool { values.baselineOffset != nil }

  /// The distance from the image's baseline to its bottom, in points; nil if it has no baseline
  /// (iOS 13).
  public var baselineOffsetFromBottom: CGFloat? { values.baselineOffset }

  // MARK: Variants

  /// Returns the symbol with its own values replaced by a configuration's; nil if the image isn't a
  /// symbol (iOS 13).
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let own = symbolConfiguration ?? .unspecified
    return withConfiguration(own.applying(configuration))
  }

  /// Returns the image with a baseline (iOS 13).
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline (iOS 13).
  public func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffset = nil } }

  /// Returns the symbol for traits, in a view with a preferred configuration.
  func symbol(for traits: UITraitCollection, preferred: SymbolConfiguration?) -> UIImage {
    guard let values = SymbolImages.values(values, preferred: preferred, traits: traits) else {
      return self
    }
    return UIImage(values: values)
  }

  // MARK: Tint

  /// Whether the image is painted in a view's tint: a template, or a symbol without its own colours
  /// that doesn't specify otherwise.
  var isShownInTint: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: values.symbol.map { $0.rendition?.hasColors != true } ?? false
    }
  }

  /// The image in a context that shows images as templates by default; a symbol keeps its own
  /// colours.
  var asStencil: UIImage {
    guard renderingMode == .automatic, values.symbol?.rendition?.hasColors != true else {
      return self
    }
    return withRenderingMode(.alwaysTemplate)
  }
}

extension UIImage {
  /// Creates an image of a bundle's symbol set that shows a value between 0 and 1 (iOS 16).
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    guard
      var values = NamedImages.values(
        named: name, in: bundle, traits: configuration?.traitCollection)
    else { return nil }
    if values.symbol != nil {
      values.symbol?.value = value
      values =
        SymbolImages.values(values, configuration: configuration ?? SymbolConfiguration())
        ?? values
    }
    self.init(values: values)
  }
}

// Symbols that UIKit has a property for (iOS 13); which ones is recalled (low).
extension UIImage {
  public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  public class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }
  public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
  public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}
