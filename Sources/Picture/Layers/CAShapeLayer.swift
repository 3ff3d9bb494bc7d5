import Foundation
import Graphics

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }

  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    get { storedPath }
    set { storedPath = newValue?.copy() }
  }
  private var storedPath: CGPath?

  open var fillColor: CGColor? = .black
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// The fractions of the path's length between which it is stroked.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  private var fills: Bool { (fillColor?.rgba.alpha ?? 0) > 0 }

  private var strokes: Bool {
    (strokeColor?.rgba.alpha ?? 0) > 0 && lineWidth > 0 && strokeStart < strokeEnd
  }

  package override var ownContents: (count: Int, bounds: CGRect) {
    guard let storedPath, !storedPath.isEmpty else { return (0, .null) }
    let count = (fills ? 1 : 0) + (strokes ? 1 : 0)
    if count == 0 { return (0, .null) }
    var bounds = storedPath.boundingBox
    if strokes {
      let corner = lineJoin == .miter ? max(miterLimit, 1) : 1
      let reach = lineWidth / 2 * max(corner, CGFloat(2).squareRoot())
      bounds = bounds.insetBy(dx: -reach, dy: -reach)
    }
    return (count, bounds)
  }

  package override func paintOwnContents(into builder: inout DisplayListBuilder, alpha: CGFloat) {
    guard let storedPath, !storedPath.isEmpty else { return }
    if fills, let color = fillColor {
      let rule = fillRule == .evenOdd ? CGPathFillRule.evenOdd : .winding
      builder.paint(.fillPath(storedPath, rule, color.rgba.multiplyingAlpha(by: alpha)))
    }
    if strokes, let color = strokeColor {
      let whole = strokeStart <= 0 && strokeEnd >= 1
      let line =
        whole ? storedPath : CGPath(storedPath.data.trimmed(from: strokeStart, to: strokeEnd))
      builder.paint(.strokePath(line, strokeStyle, color.rgba.multiplyingAlpha(by: alpha)))
    }
  }

  package override func makePlainCopy() -> CALayer { CAShapeLayer(layer: self) }

  override func animationProperty(_ name: String) -> AnimationValue? {
    switch name {
    case "path": .path(path)
    case "fillColor": .color(fillColor?.rgba)
    case "strokeColor": .color(strokeColor?.rgba)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(lineWidth)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    default: super.animationProperty(name)
    }
  }

  override func setAnimationProperty(_ value: AnimationValue, _ name: String) {
    switch (name, value) {
    case ("path", .path(let new)): path = new
    case ("fillColor", .color(let color)): fillColor = color.map { CGColor($0) }
    case ("strokeColor", .color(let color)): strokeColor = color.map { CGColor($0) }
    case ("strokeStart", .numbers(let n, _)): strokeStart = n[0]
    case ("strokeEnd", .numbers(let n, _)): strokeEnd = n[0]
    case ("lineWidth", .numbers(let n, _)): lineWidth = n[0]
    case ("miterLimit", .numbers(let n, _)): miterLimit = n[0]
    case ("lineDashPhase", .numbers(let n, _)): lineDashPhase = n[0]
    default: super.setAnimationProperty(value, name)
    }
  }

  private var strokeStyle: StrokeStyle {
    let cap: CGLineCap =
      switch lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    let join: CGLineJoin =
      switch lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    return StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
      dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
  }
}
