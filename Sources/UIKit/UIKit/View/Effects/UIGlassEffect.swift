import Foundation
import Graphics

/// Glass (iOS 26): a blurred backdrop under a pale surface; without its refraction and highlights.
open class UIGlassEffect: UIVisualEffect {
  /// The raw values are UIKit's.
  public enum Style: Int, Sendable {
    case regular = 0
    /// Almost transparent.
    case clear = 1
  }

  private let style: Style

  public convenience init(style: Style) {
    self.init(of: style)
  }

  private init(of style: Style) {
    self.style = style
    super.init()
  }

  public override nonisolated init() {
    style = .regular
    super.init()
  }

  public required nonisolated init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Whether the glass responds to touches; has no effect.
  open var isInteractive = false

  /// The colour of the glass; nil for the surface of bars.
  open var tintColor: UIColor?

  /// The surface of a tab bar's capsule, which is glass too; tinted glass is the colour at 0.8, and
  /// clear glass white at 0.1 (by eye; low).
  override var tint: UIColor? {
    if let tintColor { return tintColor.withAlphaComponent(0.8) }
    let isClear = style == .clear
    return UIColor { traits in
      if isClear { return UIColor(white: 1, alpha: 0.1) }
      let isDark = traits.userInterfaceStyle == .dark
      return isDark ? UIColor(white: 0.11, alpha: 0.85) : UIColor(white: 1, alpha: 0.8)
    }
  }

  /// The blur behind regular glass (by eye; low).
  override func backdrop(_ traits: UIUserInterfaceStyle) -> BackdropStyle? {
    style == .clear ? nil : BackdropStyle(sigma: 8)
  }

  /// Glass is a capsule unless its view has other corners (Apple's documentation).
  override var corners: UICornerConfiguration? { .capsule() }
}

/// A container whose glass views merge when they are close (iOS 26); here each keeps its shape.
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0

  public override nonisolated init() { super.init() }

  public required nonisolated init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The radius of a corner (iOS 26).
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// A radius that follows the corners of the container: the minimum here.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }

  var value: CGFloat {
    switch kind {
    case .fixed(let radius): radius
    case .concentric(let minimum): minimum
    }
  }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// The corners of a view (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case capsule(maximum: CGFloat?)
    case uniform(UICornerRadius)
  }

  private let shape: Shape

  /// Half of the shorter side, at most the maximum.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform(radius))
  }

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .uniform(radius))
  }

  /// Returns the radius of a view's corners.
  func radius(in size: CGSize) -> CGFloat {
    switch shape {
    case .capsule(let maximum):
      let half = min(size.width, size.height) / 2
      return maximum.map { min($0, half) } ?? half
    case .uniform(let radius): return radius.value
    }
  }
}
