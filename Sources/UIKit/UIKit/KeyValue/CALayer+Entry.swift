/// Core Animation's classes are below UIKit, which describes them here.
extension CALayer {
  @MainActor static var classEntry: ClassEntry {
    switch self {
    case is CAShapeLayer.Type: .shapeLayer
    case is CAGradientLayer.Type: .gradientLayer
    default: .layer
    }
  }
}

extension ClassEntry {
  static let layer = ClassEntry(
    CALayer.self, keys: { ($0 as? any _CALayerKeys.Type)?.listCALayer(&$1) })
  static let shapeLayer = ClassEntry(
    CAShapeLayer.self, keys: { ($0 as? any _CAShapeLayerKeys.Type)?.listCAShapeLayer(&$1) })
  static let gradientLayer = ClassEntry(
    CAGradientLayer.self, keys: { ($0 as? any _CAGradientLayerKeys.Type)?.listCAGradientLayer(&$1) }
  )
}

// Names in Objective-C from Apple's headers.

protocol _CALayerKeys: CALayer {}
extension CALayer: _CALayerKeys {}

extension _CALayerKeys {
  @MainActor static func listCALayer(_ members: inout _DialectMembers) {
    members.system("name", \Self.name)
    members.system("bounds", \Self.bounds)
    members.system("position", \Self.position)
    members.system("anchorPoint", \Self.anchorPoint)
    members.system("zPosition", \Self.zPosition)
    members.system("transform", \Self.transform)
    members.system("sublayerTransform", \Self.sublayerTransform)
    members.system("frame", \Self.frame)
    members.system("superlayer", \Self.superlayer)
    members.system("sublayers", \Self.sublayers)
    members.system("hidden", \Self.isHidden)
    members.system("opacity", \Self.opacity)
    members.system("opaque", \Self.isOpaque)
    members.system("allowsGroupOpacity", \Self.allowsGroupOpacity)
    members.system("doubleSided", \Self.isDoubleSided)
    members.system("masksToBounds", \Self.masksToBounds)
    members.system("mask", \Self.mask)
    members.system("backgroundColor", \Self.backgroundColor)
    members.system("cornerRadius", \Self.cornerRadius)
    members.system("cornerCurve", \Self.cornerCurve)
    members.system("maskedCorners", \Self.maskedCorners)
    members.system("borderWidth", \Self.borderWidth)
    members.system("borderColor", \Self.borderColor)
    members.system("shadowColor", \Self.shadowColor)
    members.system("shadowOpacity", \Self.shadowOpacity)
    members.system("shadowOffset", \Self.shadowOffset)
    members.system("shadowRadius", \Self.shadowRadius)
    members.system("shadowPath", \Self.shadowPath)
    members.system("shouldRasterize", \Self.shouldRasterize)
    members.system("rasterizationScale", \Self.rasterizationScale)
    members.system("contents", \Self.contents)
    members.system("contentsGravity", \Self.contentsGravity)
    members.system("contentsScale", \Self.contentsScale)
    members.system("contentsRect", \Self.contentsRect)
    members.system("contentsCenter", \Self.contentsCenter)
    members.system("needsDisplayOnBoundsChange", \Self.needsDisplayOnBoundsChange)
    members.system("delegate", \Self.delegate)
  }
}

protocol _CAShapeLayerKeys: CAShapeLayer {}
extension CAShapeLayer: _CAShapeLayerKeys {}

extension _CAShapeLayerKeys {
  @MainActor static func listCAShapeLayer(_ members: inout _DialectMembers) {
    members.system("path", \Self.path)
    members.system("fillColor", \Self.fillColor)
    members.system("fillRule", \Self.fillRule)
    members.system("strokeColor", \Self.strokeColor)
    members.system("strokeStart", \Self.strokeStart)
    members.system("strokeEnd", \Self.strokeEnd)
    members.system("lineWidth", \Self.lineWidth)
    members.system("miterLimit", \Self.miterLimit)
    members.system("lineCap", \Self.lineCap)
    members.system("lineJoin", \Self.lineJoin)
    members.system("lineDashPhase", \Self.lineDashPhase)
    members.system("lineDashPattern", \Self.lineDashPattern)
  }
}

protocol _CAGradientLayerKeys: CAGradientLayer {}
extension CAGradientLayer: _CAGradientLayerKeys {}

extension _CAGradientLayerKeys {
  @MainActor static func listCAGradientLayer(_ members: inout _DialectMembers) {
    members.system("colors", \Self.colors)
    members.system("locations", \Self.locations)
    members.system("startPoint", \Self.startPoint)
    members.system("endPoint", \Self.endPoint)
    members.system("type", \Self.type)
  }
}
