import Graphics

/// A view that displays an image.
public nonisolated struct Image: View, Equatable, Sendable {
  public typealias Body = Never

  /// The modes that SwiftUI uses to resize an image to fit within its containing view.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// A type that indicates how SwiftUI renders images.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// A scale to apply to vector images relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    case small, medium, large
  }

  /// The level of quality for rendering an image that requires interpolation.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  /// The orientation of an image.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  enum Source: Equatable, Sendable {
    case symbol(String, variableValue: Double?)
    case named(String, Bundle?)
    case hosted(HostedImage)
    case provided(ProvidedImage)
    case picture(CGImage, scale: CGFloat, Orientation)
  }

  var source: Source
  var label: Text?
  var isDecorative = false
  var resizing: Resizing?
  var mode: TemplateRenderingMode?
  var quality: Interpolation?
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?

  /// How an image fills its frame.
  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  init(_ source: Source) {
    self.source = source
  }

  // MARK: Creation

  /// Creates a labeled image that you can use as content for controls.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// Creates a labeled image that you can use as content for controls, with a variable value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// Creates a labeled image that you can use as content for controls, with the specified label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    self.label = label
  }

  /// Creates an unlabeled, decorative image.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
    isDecorative = true
  }

  /// Creates a system symbol image.
  public init(systemName: String) {
    self.init(.symbol(systemName, variableValue: nil))
  }

  /// Creates a system symbol image with a variable value.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }

  /// Creates a labeled image based on a Core Graphics image instance.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.picture(cgImage, scale: scale, orientation))
    self.label = label
  }

  /// Creates an unlabeled, decorative image based on a Core Graphics image instance.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.picture(cgImage, scale: scale, orientation))
    isDecorative = true
  }

  /// Creates an image that the host draws, such as UIKit's.
  package init(_ image: HostedImage) {
    self.init(.hosted(image))
  }

  /// Creates an image whose properties the host reads on the main thread, when the view is evaluated.
  package init(
    providing object: any Hashable & Sendable, _ make: @escaping @Sendable () -> HostedImage
  ) {
    self.init(.provided(ProvidedImage(object: HostedObject(value: object), make: make)))
  }

  // MARK: Changes

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Sets the mode by which SwiftUI resizes an image to fit its space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Indicates whether SwiftUI renders an image as-is, or by using a different mode.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.mode = renderingMode }
  }

  /// Specifies the current level of quality for rendering an image that requires interpolation.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.quality = interpolation }
  }

  /// Specifies whether SwiftUI applies antialiasing when rendering the image.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changing { $0.isAntialiased = isAntialiased }
  }

  /// Sets the rendering mode for symbol images within this view.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolMode = mode }
  }
}

/// A symbol rendering mode.
public struct SymbolRenderingMode: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
  }

  package let kind: Kind

  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String {
    case circle, square, rectangle
  }

  private var shape: Shape?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants.none.circle
  public static let square = SymbolVariants.none.square
  public static let rectangle = SymbolVariants.none.rectangle
  public static let fill = SymbolVariants.none.fill
  public static let slash = SymbolVariants.none.slash

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  public var circle: SymbolVariants { with { $0.shape = .circle } }
  public var square: SymbolVariants { with { $0.shape = .square } }
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  func merging(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.shape = other.shape ?? $0.shape
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// Returns the names of a symbol with these variants, the preferred first.
  func names(of name: String) -> [String] {
    func with(_ parts: [String?]) -> String {
      var result = name
      for part in parts.compactMap(\.self) {
        let present = result.split(separator: ".").contains(Substring(part))
        if !present { result += "." + part }
      }
      return result
    }
    let (slash, fill) = (isSlashed ? "slash" : nil, isFilled ? "fill" : nil)
    return [
      with([slash, shape?.rawValue, fill]), with([shape?.rawValue, fill]), with([slash, fill]),
      with([fill]), name,
    ]
  }
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }

  private enum SymbolModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The image scale for this environment.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The current symbol rendering mode.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolModeKey.self] }
    set { self[SymbolModeKey.self] = newValue }
  }

  /// The symbol variant to use in this environment.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// Scales images within the view according to one of the relative sizes available.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the rendering mode for symbol images within this view.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Makes symbols within the view show a particular variant.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.merging(variant) })
  }
}
