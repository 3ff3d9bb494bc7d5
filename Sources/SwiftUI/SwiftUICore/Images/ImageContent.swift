import Graphics
import Symbols
import Typography

/// An image with all that a host needs to draw it in a frame.
package struct ImageContent: PlacedContent, Equatable, Sendable {
  package enum Picture: Equatable, Sendable {
    /// Drawn by `SymbolDrawing`.
    case symbol(SymbolPicture)
    case hosted(HostedImage)
    case image(CGImage, scale: CGFloat, Image.Orientation)
    /// No image has the name.
    case missing(String)
  }

  package var picture: Picture
  /// The size in points that it has unless it's resizable.
  package var size: CGSize
  /// The part of the size below the baseline of text.
  package var descent: CGFloat = 0
  package var resizing: Image.Resizing?
  /// What a template is painted with; `nil` for images in their own colours.
  package var paint: Paint?
  package var interpolation: Image.Interpolation?
  package var isAntialiased: Bool
  package var isMirrored: Bool
  package var looks: DrawingLooks
  package var label: Text?
  package var isDecorative: Bool
}

/// A symbol in a size, with the colours of its levels.
package struct SymbolPicture: Equatable, Sendable {
  package var symbol: KnownSymbol
  package var size: SymbolSize
  package var frame: SymbolFrame
  package var value: Double?
  /// The paints of its levels if it isn't drawn in one: hierarchical, palette, multicolour.
  package var levels: [Paint]
  package var mode: SymbolRenderingMode.Kind
}

extension Image: LeafView {
  /// The levels below the first are half as opaque (by eye, as in UIKit's symbols).
  private static let secondOpacity = 0.5

  package func content(in environment: EnvironmentValues) -> ImageContent {
    var content = ImageContent(
      picture: .missing(""), size: .zero, resizing: resizing, interpolation: quality,
      isAntialiased: isAntialiased, isMirrored: false, looks: environment.foregroundLooks,
      label: label, isDecorative: isDecorative)
    let rightToLeft = environment.layoutDirection == .rightToLeft
    switch source {
    case .symbol(let name, let value):
      guard let symbol = symbol(name, environment) else {
        content.picture = .missing(name)
        return content
      }
      let picture = picture(of: symbol, value: value, environment)
      content.picture = .symbol(picture)
      content.size = picture.frame.size
      content.descent = picture.frame.descent
      content.isMirrored = rightToLeft && symbol.followsReadingDirection
      if picture.levels.isEmpty { content.paint = environment.foregroundPaint() }
    case .named(let name, let bundle):
      guard
        let image = environment.contentResources.image(named: name, in: bundle, environment)
      else {
        content.picture = .missing(name)
        return content
      }
      add(image, to: &content, rightToLeft, environment)
    case .hosted(let image): add(image, to: &content, rightToLeft, environment)
    case .provided(let image): add(image.make(), to: &content, rightToLeft, environment)
    case .picture(let image, let scale, let orientation):
      content.picture = .image(image, scale: scale, orientation)
      let size = CGSize(
        width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      content.size =
        orientation.rawValue > Orientation.downMirrored.rawValue
        ? CGSize(width: size.height, height: size.width) : size
      if mode == .template { content.paint = environment.foregroundPaint() }
    }
    return content
  }

  private func add(
    _ image: HostedImage, to content: inout ImageContent, _ rightToLeft: Bool,
    _ environment: EnvironmentValues
  ) {
    content.picture = .hosted(image)
    content.size = image.size
    content.isMirrored = rightToLeft && image.flipsForRightToLeft
    let isTemplate = mode.map { $0 == .template } ?? image.isTemplate
    if isTemplate { content.paint = environment.foregroundPaint() }
    if resizing == nil, image.capInsets != EdgeInsets() {
      content.resizing = Resizing(capInsets: image.capInsets, mode: .stretch)
    }
  }

  private func symbol(_ name: String, _ environment: EnvironmentValues) -> KnownSymbol? {
    for name in environment.symbolVariants.names(of: name) {
      if let symbol = KnownSymbols.symbol(named: name),
        symbol.since.isPart(of: environment.systemRelease)
      {
        return symbol
      }
    }
    return nil
  }

  private func picture(
    of symbol: KnownSymbol, value: Double?, _ environment: EnvironmentValues
  ) -> SymbolPicture {
    var font = environment.font ?? .body
    if let weight = environment.fontWeight { font = font.weight(weight) }
    if environment.isBold { font = font.bold() }
    let descriptor = font.descriptor(in: environment)
    let size = SymbolSize(
      pointSize: descriptor.size, weight: SymbolWeight(nearest: descriptor.weight),
      scale: environment.imageScale.symbolScale)
    let frame = SymbolSizing.frame(of: symbol, size).rounded(toScale: environment.displayScale)
    let mode = symbolMode ?? environment.symbolRenderingMode ?? impliedMode(environment)
    return SymbolPicture(
      symbol: symbol, size: size, frame: frame, value: value, levels: levels(mode, environment),
      mode: mode.kind)
  }

  /// Several foreground styles select a palette (Apple's documentation of the modes).
  private func impliedMode(_ environment: EnvironmentValues) -> SymbolRenderingMode {
    (environment.foregroundLevels?.styles.count ?? 0) > 1 ? .palette : .monochrome
  }

  private func levels(
    _ mode: SymbolRenderingMode, _ environment: EnvironmentValues
  ) -> [Paint] {
    let first = environment.foregroundPaint()
    switch mode.kind {
    case .monochrome: return []
    case .hierarchical: return [first, first.multiplyingAlpha(by: Self.secondOpacity)]
    case .palette:
      let count = environment.foregroundLevels?.styles.count ?? 1
      guard count > 1 else { return [first, first.multiplyingAlpha(by: Self.secondOpacity)] }
      return (0..<count).map { environment.foregroundPaint(level: $0) }
    // Colours of its own are the host's.
    case .multicolor: return [first]
    }
  }

  @MainActor package func leaf(in environment: EnvironmentValues) -> any LayoutLeaf {
    leaf(of: content(in: environment), in: environment)
  }

  @MainActor package func parts(in environment: EnvironmentValues) -> LeafParts {
    let content = content(in: environment)
    return LeafParts(
      leaf: leaf(of: content, in: environment), content: content, name: name(in: environment))
  }

  private func leaf(
    of content: ImageContent, in environment: EnvironmentValues
  ) -> any LayoutLeaf {
    if content.resizing != nil { return ResizableLeaf(content.size) }
    if case .symbol = content.picture, !environment.isLabelIcon {
      return SymbolLeaf(size: content.size, descent: content.descent)
    }
    return RigidLeaf(content.size)
  }

  @MainActor package func name(in environment: EnvironmentValues) -> String {
    switch source {
    case .symbol(let name, _), .named(let name, _): "Image “\(name)”"
    case .hosted, .provided, .picture: "Image"
    }
  }
}

/// A symbol: as rigid as an image, but with a baseline.
struct SymbolLeaf: LayoutLeaf {
  let size: CGSize
  let descent: CGFloat

  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize { size }
  var hasBaselines: Bool { true }
  func baselines(for proposal: ProposedViewSize) -> TextBaselines? {
    TextBaselines(first: size.height - descent, last: size.height - descent)
  }
}

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension SymbolWeight {
  /// The weight nearest to one on UIKit's scale.
  init(nearest weight: CGFloat) {
    let weights: [(CGFloat, SymbolWeight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    self = weights.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? .regular
  }
}
