import Graphics

/// A function that transforms a colour. Two are equal if one is a copy of the other.
@preconcurrency @MainActor
public struct UIConfigurationColorTransformer: Hashable {
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// A grey of the same luminance.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { traits in
      let shown = color.resolvedColor(with: traits)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard shown.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return shown }
      // The luminance weights of sRGB.
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The user's preferred accent colour; iOS has no such setting, so the colour is unchanged
  /// (recalled; low).
  public static let preferredTint = UIConfigurationColorTransformer { $0 }

  /// The colour without its hue: the same as ``grayscale`` (by eye; low).
  public static let monochromeTint = UIConfigurationColorTransformer { grayscale($0) }

  public func callAsFunction(_ color: UIColor) -> UIColor { transform(color) }

  public nonisolated static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
