import Graphics

/// How colours outside the destination's range are converted. The raw values are Core Graphics'.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric = 1
  case relativeColorimetric = 2
  case perceptual = 3
  case saturation = 4
}

extension CGColor {
  /// Returns the colour in another space; the intent makes no difference between the spaces here.
  ///
  /// Grey becomes equal amounts of red, green and blue; a colour becomes its luminance (weights of
  /// Rec. 709, as sRGB's primaries have; applied to the encoded components, low).
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard let components, let own = colorSpace else { return nil }
    if own.model == space.model { return self }
    if space.model == .monochrome {
      let grey = 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2]
      return CGColor(gray: grey, alpha: alpha)
    }
    return CGColor(red: components[0], green: components[0], blue: components[0], alpha: alpha)
  }
}
