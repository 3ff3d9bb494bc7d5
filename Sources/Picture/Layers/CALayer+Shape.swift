import Graphics

extension CALayer {
  /// The corner radius that fits the bounds.
  package final var effectiveCornerRadius: CGFloat {
    let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
    return radius > 0 && !maskedCorners.isEmpty ? radius : 0
  }

  /// How far the corners extend along the edges.
  package final var cornerReach: CGFloat {
    effectiveCornerRadius * (cornerCurve == .continuous ? PathData.continuousReach : 1)
  }

  /// Returns the bounds, inset by `inset` on all sides, with the layer's corners.
  package final func outline(inset: CGFloat = 0) -> PathData {
    var path = PathData()
    let rect = bounds.insetBy(dx: inset, dy: inset)
    if rect.isNull { return path }
    let radius = max(effectiveCornerRadius - inset, 0)
    if radius == 0 {
      path.addRect(rect)
    } else if cornerCurve == .continuous {
      path.addContinuousRoundedRect(rect, radius: radius, corners: corners)
    } else {
      let size = CGSize(width: radius, height: radius)
      path.addRoundedRect(
        rect,
        radii: PathData.CornerRadii(
          topLeft: corners.contains(.topLeft) ? size : .zero,
          topRight: corners.contains(.topRight) ? size : .zero,
          bottomLeft: corners.contains(.bottomLeft) ? size : .zero,
          bottomRight: corners.contains(.bottomRight) ? size : .zero))
    }
    return path
  }

  private var corners: PathData.Corners {
    var result: PathData.Corners = []
    if maskedCorners.contains(.layerMinXMinYCorner) { result.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { result.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { result.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { result.insert(.bottomRight) }
    return result
  }

  /// Returns whether a rectangle is inside the layer's rounded outline.
  package final func outlineContains(_ rect: CGRect) -> Bool {
    // Rounding to pixels may leave invisibly small gaps between edges.
    let bounds = bounds.insetBy(dx: -0.01, dy: -0.01)
    guard bounds.encloses(rect) else { return false }
    let radius = effectiveCornerRadius
    if radius == 0 { return true }
    // With both curves, a square fits into the corner up to the circle's diagonal.
    let inset = radius * (1 - 0.5.squareRoot()) + 0.25
    let reach = cornerReach
    return bounds.insetBy(dx: inset, dy: inset).encloses(rect)
      || bounds.insetBy(dx: reach, dy: 0).encloses(rect)
      || bounds.insetBy(dx: 0, dy: reach).encloses(rect)
  }
}
