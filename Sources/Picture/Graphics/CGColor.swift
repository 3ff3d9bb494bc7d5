import Foundation

/// A colour: components, alpha and the colour space that defines their meaning.
///
/// Components outside 0…1 are kept as given and clamped when drawn.
public final class CGColor: Sendable, Hashable {
  public let components: [CGFloat]?
  public let colorSpace: CGColorSpace?
  package let rgba: RGBA

  private init(_ components: [CGFloat], _ space: CGColorSpace) {
    self.components = components
    colorSpace = space
    func limited(_ value: CGFloat) -> CGFloat { value >= 0 ? min(value, 1) : 0 }
    if space.model == .monochrome {
      let gray = limited(components[0])
      rgba = RGBA(red: gray, green: gray, blue: gray, alpha: limited(components[1]))
    } else {
      rgba = RGBA(
        red: limited(components[0]), green: limited(components[1]), blue: limited(components[2]),
        alpha: limited(components[3]))
    }
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], .standardRGB)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init([red, green, blue, alpha], .standardRGB)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha], .standardGray)
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init([gray, alpha], .standardGray)
  }

  /// Creates a colour from as many components as the space has, followed by alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents + 1
    self.init(Array(UnsafeBufferPointer(start: components, count: count)), space)
  }

  package convenience init(_ rgba: RGBA) {
    self.init([rgba.red, rgba.green, rgba.blue, rgba.alpha], .standardRGB)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var alpha: CGFloat { components?.last ?? 1 }

  public var numberOfComponents: Int { components?.count ?? 0 }

  public func copy() -> CGColor? { self }

  /// Returns the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard var components, let colorSpace else { return nil }
    components[components.count - 1] = alpha
    return CGColor(components, colorSpace)
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs || (lhs.components == rhs.components && lhs.colorSpace == rhs.colorSpace)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
  }
}
