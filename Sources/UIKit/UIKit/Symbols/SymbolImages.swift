import AssetCatalogs
import Foundation
import Graphics
import Symbols

/// Creates images of symbols.
enum SymbolImages {
  /// The default text size for symbols: body text's at the default content size.
  private static let standardPointSize: CGFloat = 17

  /// Returns the values of a system symbol; nil if there is none with that name.
  static func values(
    systemName name: String, value: Double? = nil, configuration: UIImage.Configuration?,
    traits: UITraitCollection?
  ) -> UIImage.Values? {
    let traits = complete(traits)
    guard let known = KnownSymbols.symbol(named: name), known.since.isPart(of: traits.release)
    else { return nil }
    var values = UIImage.Values()
    values.symbol = SymbolContent(name: name, source: .system(known), value: value)
    values.flipsForRightToLeft = known.followsReadingDirection
    return self.values(
      values, stated: configuration as? UIImage.SymbolConfiguration,
      traits: complete(configuration?.traitCollection, over: traits))
  }

  /// Returns the values of a catalog's symbol; nil if the bundle has none with that name, or one
  /// that can't be read.
  static func values(
    ofCatalogIn bundle: Bundle?, named name: String, traits: UITraitCollection?
  ) -> UIImage.Values? {
    guard let path = AssetStore.index(of: bundle).path(of: .symbol, named: name),
      let set = AssetStore.symbolSet(at: path)
    else { return nil }
    let traits = complete(traits)
    guard let file = set.variants.best(for: traits),
      let template = AssetStore.symbolTemplate(at: file.path)
    else { return nil }
    var values = UIImage.Values()
    values.symbol = SymbolContent(name: name, source: .template(template))
    return self.values(values, stated: nil, traits: traits)
  }

  /// Returns a symbol with another configuration; nil if the image isn't a symbol.
  static func values(
    _ values: UIImage.Values, configuration: UIImage.Configuration?
  ) -> UIImage.Values? {
    guard values.symbol != nil, let configuration else { return nil }
    let own = values.configuration
    return self.values(
      values,
      stated: configuration as? UIImage.SymbolConfiguration ?? own as? UIImage.SymbolConfiguration,
      traits: complete(configuration.traitCollection, over: complete(own?.traitCollection)))
  }

  /// Returns a symbol adapted to traits; nil if it already matches them.
  static func values(
    _ values: UIImage.Values, preferred: UIImage.SymbolConfiguration?, traits: UITraitCollection
  ) -> UIImage.Values? {
    let own = values.configuration as? UIImage.SymbolConfiguration
    let stated = preferred?.applying(own) ?? own
    guard let symbol = values.symbol,
      symbol.rendition != rendition(of: symbol, stated?.statement ?? .init(), traits)
    else { return nil }
    return self.values(values, stated: stated, traits: traits)
  }

  /// Returns the traits, with unspecified ones taken from the current traits.
  private static func complete(
    _ traits: UITraitCollection?, over known: UITraitCollection = .current
  ) -> UITraitCollection {
    traits.map { UITraitCollection(traitsFrom: [known, $0]) } ?? known
  }

  // MARK: Rendering

  private static func rendition(
    of symbol: SymbolContent, _ stated: UIImage.SymbolConfiguration.Statement,
    _ traits: UITraitCollection
  ) -> SymbolContent.Rendition {
    let font = stated.textStyle.map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
    }
    let pointSize = stated.pointSize ?? font?.pointSize ?? standardPointSize
    let weight =
      stated.weight == .unspecified
      ? font?.specification.weight.symbolWeight() ?? .regular : stated.weight
    let size = SymbolSize(
      pointSize: pointSize.isFinite && pointSize > 0 ? min(pointSize, 2000) : standardPointSize,
      weight: SymbolWeight(rawValue: weight.rawValue) ?? .regular,
      scale: SymbolScale(rawValue: stated.scale.rawValue) ?? .medium)
    let colors = colors(stated.colors, of: symbol, traits)
    return SymbolContent.Rendition(
      size: size, displayScale: max(1, traits.displayScale), colors: colors ?? .single(.black),
      isLayered: colors != nil, hasColors: colors != nil)
  }

  /// The colours of a symbol's layers; nil if it is painted in the tint.
  ///
  /// Layers below the first are half as opaque in shades of one colour (by eye).
  private static func colors(
    _ colors: UIImage.SymbolConfiguration.Colors?, of symbol: SymbolContent,
    _ traits: UITraitCollection
  ) -> SymbolDrawing.Colors? {
    func resolved(_ color: UIColor) -> RGBA {
      let parts = color.resolvedColor(with: traits).rgba
      return RGBA(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }
    switch colors {
    case nil, .monochrome: return nil
    case .hierarchical(let color):
      let first = resolved(color)
      return .levels(primary: first, secondary: first.multiplyingAlpha(by: 0.5))
    case .palette(let colors):
      guard let first = colors.first else { return nil }
      return .levels(
        primary: resolved(first), secondary: resolved(colors.count > 1 ? colors[1] : first))
    case .multicolor:
      return ownColors(of: symbol.name).map {
        .levels(primary: resolved($0.primary), secondary: resolved($0.secondary))
      }
    }
  }

  /// A symbol's own colours: a few are recalled (low), the others have the tint.
  private static func ownColors(of name: String) -> (primary: UIColor, secondary: UIColor)? {
    switch name {
    case "checkmark.circle.fill", "plus.circle.fill", "phone.circle.fill":
      (.white, .systemGreen)
    case "xmark.circle.fill", "minus.circle.fill", "exclamationmark.circle.fill":
      (.white, .systemRed)
    case "heart.fill", "xmark.octagon.fill", "trash": (.systemRed, .systemRed)
    case "exclamationmark.triangle.fill": (.black, .systemYellow)
    case "star.fill", "sun.max.fill", "bolt.fill", "folder.fill": (.systemYellow, .systemYellow)
    case "info.circle.fill", "questionmark.circle.fill": (.white, .systemBlue)
    default: nil
    }
  }

  private static func values(
    _ given: UIImage.Values, stated: UIImage.SymbolConfiguration?, traits: UITraitCollection
  ) -> UIImage.Values? {
    guard var symbol = given.symbol else { return nil }
    let rendition = rendition(of: symbol, stated?.statement ?? .init(), traits)
    let scale = rendition.displayScale
    let size = rendition.size
    let picture = SymbolPictures.picture(of: symbol, rendition) {
      let frame: SymbolFrame
      let glyph: SymbolGlyph
      switch symbol.source {
      case .system(let known):
        frame = SymbolSizing.frame(of: known, size).rounded(toScale: scale)
        glyph = SymbolDrawing.glyph(of: known, in: frame, size, isLayered: rendition.isLayered)
      case .template(let template):
        frame = template.frame(size).rounded(toScale: scale)
        glyph = template.glyph(in: frame, size)
      }
      let context = CGContext(recordingWithScale: scale, size: frame.size)
      SymbolDrawing.paint(glyph, rendition.colors, value: symbol.value, in: context)
      return SymbolPictures.Picture(
        image: CGImage(context.displayList, size: frame.size, scale: scale, isScalable: true),
        frame: frame)
    }
    let frame = picture.frame
    symbol.rendition = rendition
    var values = given
    values.symbol = symbol
    values.image = picture.image
    values.scale = scale
    values.baselineOffset = frame.descent
    values.alignmentRectInsets = alignmentInsets(of: frame, size, scale: scale)
    let configuration = stated ?? UIImage.SymbolConfiguration()
    values.configuration = configuration.withTraitCollection(traits)
    return values
  }

  /// The insets to the line of the accompanying text, so that symbols of all heights align with
  /// labels: those for `chevron.compact.down` at 64 points on iOS 16 match the system font's
  /// ascender and descender (https://forums.developer.apple.com/forums/thread/716773; medium).
  private static func alignmentInsets(
    of frame: SymbolFrame, _ size: SymbolSize, scale: CGFloat
  ) -> UIEdgeInsets {
    let font = UIFont.systemFont(ofSize: size.pointSize)
    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    return UIEdgeInsets(
      top: round(frame.height - frame.descent - font.ascender), left: 0,
      bottom: round(frame.descent + font.descender), right: 0)
  }
}
