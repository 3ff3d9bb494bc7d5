import Foundation

/// One step of a drawing, in points with y pointing down.
///
/// State is the transform, the clip, the blend mode and antialiasing. `save`, `beginGroup` and
/// `beginMasked` keep it, `restore`, `endGroup`, `beginMask` and `endMask` bring it back.
package enum DrawCommand: Sendable, Hashable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clipRect(CGRect)
  case clipPath(CGPath, CGPathFillRule)
  case setBlendMode(CGBlendMode)
  case setAntialiasing(Bool)

  case fillRect(CGRect, RGBA)
  case fillPath(CGPath, CGPathFillRule, RGBA)
  case strokePath(CGPath, StrokeStyle, RGBA)
  case glyphs(GlyphRun, at: CGPoint, RGBA)
  /// An image upright in a rectangle.
  case image(CGImage, in: CGRect, ImageStyle)
  case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
  case radialGradient(
    CGGradient, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat,
    CGGradientDrawingOptions)
  /// What can't be drawn, and why, as text; rasterising it is an error.
  case unavailable(String)
  /// The shadow of a filled path, without the path itself.
  case shadow(CGPath, CGPathFillRule, ShadowStyle)
  /// What was drawn so far, beneath the groups that are open too, shown inside a path as through a
  /// material.
  case backdrop(CGPath, BackdropStyle)

  /// What follows up to `endGroup` is drawn apart and composited as one.
  case beginGroup(GroupStyle)
  case endGroup
  /// What follows is drawn apart; what follows `beginMask`, up to `endMask`, is its mask, by alpha.
  /// Nothing is painted outside the rectangle, when there is one.
  case beginMasked(CGRect?)
  case beginMask
  case endMask
}

extension DrawCommand {
  /// Whether the command puts anything on the canvas.
  package var paints: Bool {
    switch self {
    case .save, .restore, .concatenate, .clipRect, .clipPath, .setBlendMode, .setAntialiasing,
      .beginGroup, .endGroup, .beginMasked, .beginMask, .endMask:
      false
    default:
      true
    }
  }
}
