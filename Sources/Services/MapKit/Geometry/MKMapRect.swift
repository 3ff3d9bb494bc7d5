/// A part of the map of the world.
public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() {
    origin = MKMapPoint()
    size = MKMapSize()
  }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// Creates the rectangle around two points.
  init(_ a: MKMapPoint, _ b: MKMapPoint) {
    self.init(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
  }

  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 && size.height == 0 }
  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }

  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    return MKMapRect(
      MKMapPoint(x: min(minX, rect.minX), y: min(minY, rect.minY)),
      MKMapPoint(x: max(maxX, rect.maxX), y: max(maxY, rect.maxY)))
  }

  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard intersects(rect) else { return .null }
    return MKMapRect(
      MKMapPoint(x: max(minX, rect.minX), y: max(minY, rect.minY)),
      MKMapPoint(x: min(maxX, rect.maxX), y: min(maxY, rect.maxY)))
  }

  public func intersects(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && minX <= rect.maxX && rect.minX <= maxX && minY <= rect.maxY
      && rect.minY <= maxY
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  public func contains(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY
      && rect.maxY <= maxY
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
}
