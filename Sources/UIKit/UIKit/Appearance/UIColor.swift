import Graphics
import SystemFacts

/// A colour with opacity that may depend on the traits.
///
/// Values are sRGB, 0…1; numbers outside that range are kept, as on iOS 10 and later.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  enum Source: Hashable {
    case gray(CGFloat, alpha: CGFloat)
    case rgb(CGFloat, CGFloat, CGFloat, alpha: CGFloat)
    case system(SystemColor, alpha: CGFloat?)
    case dynamic(Provider, alpha: CGFloat?)
  }

  /// The closure of a dynamic colour; two dynamic colours are equal if they share it, or were greyed
  /// from equal ones.
  final class Provider: Hashable, @unchecked Sendable {
    let resolve: (UITraitCollection) -> UIColor
    private let greyed: Source?

    init(
      greying source: Source? = nil, _ resolve: @escaping (UITraitCollection) -> UIColor
    ) {
      self.resolve = resolve
      greyed = source
    }

    static func == (lhs: Provider, rhs: Provider) -> Bool {
      lhs === rhs || lhs.greyed != nil && lhs.greyed == rhs.greyed
    }

    func hash(into hasher: inout Hasher) {
      if let greyed { hasher.combine(greyed) } else { hasher.combine(ObjectIdentifier(self)) }
    }
  }

  /// Must stay the first stored property (see `AttributeValueHeader`).
  private let header = AttributeValueHeader.word
  // Set by initialisers only.
  @exclusivity(unchecked) final private(set) var source: Source
  /// The Core Graphics colour, if it doesn't depend on traits.
  @exclusivity(unchecked) final private(set) var fixed: CGColor?

  // Designated initialisers that aren't public would prevent subclasses from inheriting the others.
  convenience init(source: Source) {
    self.init()
    take(source)
  }

  /// Changes the value of a colour that nothing else references yet.
  final func take(_ source: Source) {
    self.source = source
    switch source {
    case .gray(let white, let alpha): fixed = CGColor(gray: white, alpha: alpha)
    case .rgb(let red, let green, let blue, let alpha):
      fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    case .system, .dynamic: fixed = nil
    }
  }

  /// Creates transparent black.
  public override init() {
    source = .gray(0, alpha: 0)
    fixed = .clear
    super.init()
  }

  /// Creates a grey.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .gray(white, alpha: alpha)
    fixed = CGColor(gray: white, alpha: alpha)
    super.init()
  }

  /// Creates a colour from sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .rgb(red, green, blue, alpha: alpha)
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from hue (a turn is 1), saturation and brightness.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = ColorMath.rgb(hue, saturation, brightness)
    source = .rgb(red, green, blue, alpha: alpha)
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from Display P3 components, expressed in (extended) sRGB.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = ColorMath.sRGB(fromDisplayP3: (red, green, blue))
    source = .rgb(red, green, blue, alpha: alpha)
    fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    super.init()
  }

  /// Creates a colour from a Core Graphics one.
  public init(cgColor: CGColor) {
    let components = cgColor.components ?? [0, 0]
    switch components.count {
    case 4...:
      source = .rgb(components[0], components[1], components[2], alpha: components[3])
    case 2, 3: source = .gray(components[0], alpha: components[1])
    default: source = .gray(0, alpha: cgColor.alpha)
    }
    fixed = cgColor
    super.init()
  }

  /// Creates a colour that calls the closure for its value with given traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(Provider(dynamicProvider), alpha: nil))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || other.source == source
  }

  open override var hash: Int { source.hashValue }

  open override var description: String {
    func text(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    switch source {
    case .gray(let white, let alpha):
      return "UIExtendedGrayColorSpace \(text(white)) \(text(alpha))"
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace \(text(red)) \(text(green)) \(text(blue)) \(text(alpha))"
    case .system(let name, nil):
      return "<UIDynamicSystemColor; name = \(name.rawValue)Color>"
    case .system(let name, let alpha?):
      return "<UIDynamicSystemColor; name = \(name.rawValue)Color; alpha = \(text(alpha))>"
    case .dynamic:
      return "<UIDynamicProviderColor>"
    }
  }

  // MARK: Resolving

  /// Returns this colour resolved for the given traits; a fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch source {
    case .gray, .rgb: return self
    case .system(let name, let alpha):
      let look = SystemColor.Look(
        isDark: traitCollection.userInterfaceStyle == .dark,
        isHighContrast: traitCollection.accessibilityContrast == .high,
        isElevated: traitCollection.userInterfaceLevel == .elevated)
      let color = Self.fixed(name.value(in: look, release: traitCollection.release))
      return alpha.map(color.withAlphaComponent) ?? color
    case .dynamic(let provider, let alpha):
      // Resolves again, because a provider may return a dynamic colour.
      let color = provider.resolve(traitCollection)
      let resolved = color === self ? UIColor() : color.resolvedColor(with: traitCollection)
      return alpha.map(resolved.withAlphaComponent) ?? resolved
    }
  }

  private static func fixed(_ value: SystemColor.Value) -> UIColor {
    UIColor(
      red: CGFloat(value.red) / 255, green: CGFloat(value.green) / 255,
      blue: CGFloat(value.blue) / 255, alpha: CGFloat(value.alpha) / 100)
  }

  /// The Core Graphics colour, resolved under `UITraitCollection.current`.
  open var cgColor: CGColor {
    fixed ?? resolvedColor(with: UITraitCollection.current).cgColor
  }

  /// Returns the same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .gray(let white, _): return UIColor(source: .gray(white, alpha: alpha))
    case .rgb(let red, let green, let blue, _):
      return UIColor(source: .rgb(red, green, blue, alpha: alpha))
    case .system(let name, _): return UIColor(source: .system(name, alpha: alpha))
    case .dynamic(let provider, _): return UIColor(source: .dynamic(provider, alpha: alpha))
    }
  }

  // MARK: Components

  /// Red, green, blue and alpha under `UITraitCollection.current`.
  final var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch source {
    case .gray(let white, let alpha): return (white, white, white, alpha)
    case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
    case .system, .dynamic: return resolvedColor(with: UITraitCollection.current).rgba
    }
  }

  /// Reads the colour as red, green, blue and alpha; returns `false` if it can't be expressed that
  /// way.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Reads the colour as hue, saturation, brightness and alpha.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba
    let hsb = ColorMath.hsb(value.red, value.green, value.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = value.alpha
    return true
  }

  /// Reads the colour as a grey; returns `false`, without writing anything, if it isn't one.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = rgba
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }

  // MARK: Drawing

  /// Sets the fill and stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill colour of the current context.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Sets the stroke colour of the current context.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// The type of a colour literal in files that import UIKit.
public typealias _ColorLiteralType = UIColor
