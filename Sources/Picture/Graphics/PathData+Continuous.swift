import Foundation

extension PathData {
  /// The length of an edge that a continuous corner takes up, in radii.
  package static let continuousReach: CGFloat = 1.528_665

  /// Adds a rectangle with corners whose curvature grows gradually, like iOS app icons.
  ///
  /// Each corner is a circular arc between two cubics that ease into the edges. It takes up
  /// 1.528665 radii of each edge, like the paths of iOS 7 and later (measured by others on the
  /// paths that UIBezierPath returns); between these ends the curve is our own, within a hundredth
  /// of the radius. Corners that don't fit ease less, and in the extreme become circular.
  package mutating func addContinuousRoundedRect(
    _ given: CGRect, radius: CGFloat, corners: Corners
  ) {
    if given.isNull { return }
    let wasEmpty = isEmpty
    let rect = given.standardized
    let room = min(rect.width, rect.height) / 2
    let radius = min(max(radius, 0), room)
    guard radius > 0, !corners.isEmpty else {
      addRect(rect)
      return
    }
    let smoothing = min(PathData.continuousReach, room / radius) - 1
    let corner = ContinuousCorner(radius: radius, smoothing: smoothing)
    let reach = corner.reach
    let (right, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
    let (left, up) = (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1))
    // Clockwise on the screen, with each corner's point and the directions into and out of it.
    let places: [(Corners, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), right, down),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), down, left),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), left, up),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), up, right),
    ]
    for (index, (name, point, inbound, outbound)) in places.enumerated() {
      guard corners.contains(name) else {
        if index == 0 { move(to: point) } else { addLine(to: point) }
        continue
      }
      func place(_ along: CGFloat, _ down: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + inbound.dx * (along - reach) + outbound.dx * down,
          y: point.y + inbound.dy * (along - reach) + outbound.dy * down)
      }
      if index == 0 { move(to: place(0, 0)) } else { addLine(to: place(0, 0)) }
      corner.forEachCurve { control1, control2, end in
        addCurve(
          to: place(end.x, end.y), control1: place(control1.x, control1.y),
          control2: place(control2.x, control2.y))
      }
    }
    close()
    if wasEmpty {
      func extent(_ a: Corners, _ b: Corners) -> CGFloat {
        corners.contains(a) || corners.contains(b) ? reach : 0
      }
      setBox(
        Box(
          rect: rect, left: extent(.topLeft, .bottomLeft), top: extent(.topLeft, .topRight),
          right: extent(.topRight, .bottomRight), bottom: extent(.bottomLeft, .bottomRight)))
    }
  }

  /// A set of a rectangle's corners.
  package struct Corners: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }
}

/// One corner, entered along x and left along y; lengths are from the point at its beginning.
private struct ContinuousCorner {
  let reach: CGFloat
  private let a: CGFloat
  private let b: CGFloat
  private let c: CGFloat
  private let d: CGFloat
  private let arc: CGFloat
  private let handle: CGFloat
  private let tangent: CGVector

  init(radius: CGFloat, smoothing: CGFloat) {
    // The arc covers the part of the right angle that isn't smoothed. The cubics join it with the
    // same tangent and curvature, and have no curvature at the edges.
    let sweep = CGFloat.pi / 2 * (1 - smoothing)
    let easing = CGFloat.pi / 4 * smoothing
    reach = (1 + smoothing) * radius
    arc = sin(sweep / 2) * radius * CGFloat(2).squareRoot()
    let lead = radius * tan(easing / 2)
    c = lead * cos(easing)
    d = lead * sin(easing)
    // This distance between a cubic's inner control points makes its curvature equal to the arc's
    // at their joint.
    b = easing > 0 ? 1.5 * lead * lead / (radius * sin(easing)) : 0
    a = reach - arc - c - d - b
    handle = 4 / 3 * tan(sweep / 4) * radius
    tangent = CGVector(dx: cos(easing), dy: sin(easing))
  }

  func forEachCurve(_ body: (CGPoint, CGPoint, CGPoint) -> Void) {
    let joint = CGPoint(x: a + b + c, y: d)
    let exit = CGPoint(x: joint.x + arc, y: joint.y + arc)
    body(CGPoint(x: a, y: 0), CGPoint(x: a + b, y: 0), joint)
    body(
      CGPoint(x: joint.x + tangent.dx * handle, y: joint.y + tangent.dy * handle),
      CGPoint(x: exit.x - tangent.dy * handle, y: exit.y - tangent.dx * handle), exit)
    body(
      CGPoint(x: exit.x + d, y: exit.y + c), CGPoint(x: exit.x + d, y: exit.y + b + c),
      CGPoint(x: exit.x + d, y: exit.y + a + b + c))
  }
}
