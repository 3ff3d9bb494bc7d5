import Foundation
import Graphics

/// A layer that fills its bounds with a gradient, inside its rounded corners.
///
/// The gradient is created in a unit square and stretched to the bounds.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  /// `CGColor` values; anything else is ignored.
  open var colors: [Any]?
  /// The locations of the colours in 0…1, or `nil` to spread them evenly.
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  package override func makePlainCopy() -> CALayer { CAGradientLayer(layer: self) }

  override func animationProperty(_ name: String) -> AnimationValue? {
    switch name {
    case "colors": .colors((colors ?? []).compactMap { ($0 as? CGColor)?.rgba })
    case "locations": .numbers((locations ?? []).map { CGFloat($0.doubleValue) }, .list)
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: super.animationProperty(name)
    }
  }

  override func setAnimationProperty(_ value: AnimationValue, _ name: String) {
    switch (name, value) {
    case ("colors", .colors(let new)): colors = new.map { CGColor($0) }
    case ("locations", .numbers(let new, _)):
      locations = new.map { NSNumber(value: Double($0)) }
    case ("startPoint", _): startPoint = value.point ?? startPoint
    case ("endPoint", _): endPoint = value.point ?? endPoint
    default: super.setAnimationProperty(value, name)
    }
  }

  private var gradient: CGGradient? {
    let values = (colors ?? []).compactMap { ($0 as? CGColor)?.rgba }
    if values.isEmpty { return nil }
    return CGGradient(
      colors: values, locations: locations.map { $0.map { CGFloat($0.doubleValue) } })
  }

  package override var ownContents: (count: Int, bounds: CGRect) {
    gradient == nil || bounds.isEmpty ? (0, .null) : (1, bounds)
  }

  package override var ownContentsFillBounds: Bool {
    !bounds.isEmpty && gradient?.stops.allSatisfy { $0.color.alpha >= 1 } == true
  }

  package override func paintOwnContents(into builder: inout DisplayListBuilder, alpha: CGFloat) {
    guard let gradient, !bounds.isEmpty else { return }
    let shown = gradient.multiplyingAlpha(by: alpha)
    builder.save()
    builder.clip(to: CGPath(outline()), rule: .winding)
    builder.concatenate(
      CGAffineTransform(
        a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY))
    let extends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if type == .radial {
      let radii = CGSize(
        width: abs(endPoint.x - startPoint.x), height: abs(endPoint.y - startPoint.y))
      if radii.width > 0, radii.height > 0 {
        builder.concatenate(
          CGAffineTransform(
            a: radii.width, b: 0, c: 0, d: radii.height, tx: startPoint.x, ty: startPoint.y))
        builder.paint(
          .radialGradient(
            shown, from: .zero, startRadius: 0, to: .zero, endRadius: 1, extends))
      }
    } else {
      builder.paint(.linearGradient(shown, from: startPoint, to: endPoint, extends))
    }
    builder.restore()
  }
}
