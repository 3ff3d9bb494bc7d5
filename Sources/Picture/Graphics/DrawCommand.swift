import Foundation

/// One step of a drawing, in points with y pointing down.
///
/// The state consists of the transform, the clip, the blend mode and antialiasing. `save`,
/// `beginGroup` and `beginMasked` save it, `restore`, `endGroup`, `beginMask` and `endMask` restore
/// it.
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
  /// Draws an image upright in a rectangle.
  case image(CGImage, in: CGRect, ImageStyle)
  case linearGradient(CGGradient, from: CGPoint, to: CGPoint, CGGradientDrawingOptions)
  case radialGradient(
    CGGradient, from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat,
    CGGradientDrawingOptions)
  /// Marks something that can't be drawn, with the reason as text; rasterising it is an error.
  case unavailable(String)
  /// Draws the shadow of a filled path, without the path itself.
  case shadow(CGPath, CGPathFillRule, ShadowStyle)
  /// Draws the existing content, including content beneath open groups, inside a path as seen
  /// through a material.
  case backdrop(CGPath, BackdropStyle)

  /// Begins a group: the commands up to `endGroup` are drawn separately and composited as one.
  case beginGroup(GroupStyle)
  case endGroup
  /// Begins masked content, drawn separately; the commands after `beginMask`, up to `endMask`, are
  /// its alpha mask. If there is a rectangle, nothing is painted outside it.
  case beginMasked(CGRect?)
  case beginMask
  case endMask
}

extension DrawCommand {
  /// Whether the command paints anything on the canvas.
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
