import Foundation
import Graphics

/// An animation of a property through a list of values, or of a position along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The path of a position; takes precedence over ``values``.
  open var path: CGPath?
  /// The times of the values, as fractions of the duration; evenly spread if they don't match the
  /// values.
  open var keyTimes: [NSNumber]?
  /// The speed curves between consecutive values.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates with the path.
  open var rotationMode: CAAnimationRotationMode?
  /// The tension of cubic curves at each value; stored, without effect.
  open var tensionValues: [NSNumber]?
  /// The continuity of cubic curves at each value; stored, without effect.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic curves at each value; stored, without effect.
  open var biasValues: [NSNumber]?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let made = super.copy(with: zone)
    guard let copy = made as? CAKeyframeAnimation else { return made }
    copy.values = values
    copy.path = path?.copy()
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.rotationMode = rotationMode
    copy.tensionValues = tensionValues
    copy.continuityValues = continuityValues
    copy.biasValues = biasValues
    return copy
  }

  override func apply(
    to layer: CALayer, at time: CFTimeInterval, of duration: CFTimeInterval, run: Int
  ) {
    super.apply(to: layer, at: time, of: duration, run: run)
    guard let rotationMode, let path else { return }
    let trail = Trail(path)
    guard var angle = trail.angle(at: place(on: trail, progress(at: time, of: duration))) else {
      return
    }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
  }

  override func value(
    at time: CFTimeInterval, of duration: CFTimeInterval, from own: AnimationValue
  ) -> AnimationValue? {
    let share = progress(at: time, of: duration)
    if let path {
      let trail = Trail(path)
      return trail.point(at: place(on: trail, share)).map { .point($0) }
    }
    let frames = (values ?? []).compactMap { AnimationValue($0, like: own) }
    guard let first = frames.first else { return nil }
    if calculationMode == .discrete {
      // Values apply to intervals, so there is one more time than there are values.
      let times = moments(count: frames.count + 1)
      let index = times.dropFirst().firstIndex { share < $0 } ?? frames.count
      return frames[min(index - 1, frames.count - 1)]
    }
    guard frames.count > 1 else { return first }
    let times =
      calculationMode.isPaced ? pacedTimes(of: frames) : moments(count: frames.count)
    let (index, part) = segment(of: share, in: times)
    if calculationMode.isCubic, let curved = curved(frames, index, part) { return curved }
    return frames[index].interpolated(to: frames[index + 1], part)
  }

  /// Returns the key times, evenly spread if their number differs.
  private func moments(count: Int) -> [CGFloat] {
    if let keyTimes, keyTimes.count == count { return keyTimes.map { CGFloat($0.doubleValue) } }
    if calculationMode == .discrete, let keyTimes, keyTimes.count == count - 1 {
      return keyTimes.map { CGFloat($0.doubleValue) } + [1]
    }
    return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
  }

  private func pacedTimes(of frames: [AnimationValue]) -> [CGFloat] {
    var times: [CGFloat] = [0]
    for (a, b) in zip(frames, frames.dropFirst()) { times.append(times.last! + a.distance(to: b)) }
    guard let total = times.last, total > 0 else { return moments(count: frames.count) }
    return times.map { $0 / total }
  }

  /// Returns the interval between two times that contains a fraction, and the progress in it.
  private func segment(of share: CGFloat, in times: [CGFloat]) -> (index: Int, part: CGFloat) {
    var index = 0
    while index + 2 < times.count, share >= times[index + 1] { index += 1 }
    let length = times[index + 1] - times[index]
    var part = length > 0 ? (share - times[index]) / length : (share < times[index] ? 0 : 1)
    part = min(max(part, 0), 1)
    if !calculationMode.isPaced, let timingFunctions, index < timingFunctions.count {
      part = timingFunctions[index].value(at: part)
    }
    return (index, part)
  }

  /// Returns a point on the Catmull–Rom curve through the values; nil for values that aren't
  /// numbers.
  private func curved(
    _ frames: [AnimationValue], _ index: Int, _ t: CGFloat
  ) -> AnimationValue? {
    guard case .numbers(let p1, let shape) = frames[index],
      case .numbers(let p2, _) = frames[index + 1],
      case .numbers(let p0, _) = frames[max(index - 1, 0)],
      case .numbers(let p3, _) = frames[min(index + 2, frames.count - 1)],
      p0.count == p1.count, p1.count == p2.count, p2.count == p3.count
    else { return nil }
    return .numbers(
      p1.indices.map { i in
        let (a, b) = ((p2[i] - p0[i]) / 2, (p3[i] - p1[i]) / 2)
        let (t2, t3) = (t * t, t * t * t)
        return p1[i] * (2 * t3 - 3 * t2 + 1) + a * (t3 - 2 * t2 + t)
          + p2[i] * (3 * t2 - 2 * t3) + b * (t3 - t2)
      }, shape)
  }

  /// Returns the distance along the path for a fraction of the time, in points.
  private func place(on trail: Trail, _ share: CGFloat) -> CGFloat {
    if calculationMode.isPaced || trail.ends.count < 2 { return share * trail.length }
    // Each element of the path is one interval between two key times.
    let (index, part) = segment(of: share, in: moments(count: trail.ends.count))
    if calculationMode == .discrete { return trail.ends[part < 1 ? index : index + 1] }
    return trail.ends[index] + (trail.ends[index + 1] - trail.ends[index]) * part
  }
}

/// A path approximated by straight segments.
private struct Trail {
  private var points: [(point: CGPoint, distance: CGFloat)] = []
  /// The distance along the path to the end of each of its elements, beginning with 0.
  private(set) var ends: [CGFloat] = []

  var length: CGFloat { points.last?.distance ?? 0 }

  init(_ path: CGPath) {
    var start = CGPoint.zero
    path.data.forEach { element in
      var piece = PathData()
      if let last = points.last?.point { piece.move(to: last) }
      switch element {
      case .move(let point):
        start = point
        // A jump is a segment too, as the layer has to get there.
        add(point)
        if ends.isEmpty { ends = [0] }
        return
      case .line(let end): piece.addLine(to: end)
      case .quad(let control, let end): piece.addQuadCurve(to: end, control: control)
      case .cubic(let one, let two, let end):
        piece.addCurve(to: end, control1: one, control2: two)
      case .close: piece.addLine(to: start)
      }
      piece.flattened(tolerance: 0.02).forEach { part in
        if case .line(let point) = part { add(point) }
      }
      ends.append(length)
    }
  }

  private mutating func add(_ point: CGPoint) {
    guard let last = points.last else { return points.append((point, 0)) }
    let step = hypot(point.x - last.point.x, point.y - last.point.y)
    if step > 0 { points.append((point, last.distance + step)) }
  }

  /// Returns the index of the point before a distance.
  private func index(at distance: CGFloat) -> Int? {
    guard points.count > 1 else { return nil }
    let next = points.firstIndex { $0.distance > distance } ?? points.count - 1
    return max(next - 1, 0)
  }

  func point(at distance: CGFloat) -> CGPoint? {
    guard let index = index(at: distance) else { return points.first?.point }
    let (a, b) = (points[index], points[index + 1])
    let part = min(max((distance - a.distance) / (b.distance - a.distance), 0), 1)
    return CGPoint(
      x: a.point.x + (b.point.x - a.point.x) * part, y: a.point.y + (b.point.y - a.point.y) * part)
  }

  /// Returns the direction of the path, in radians.
  func angle(at distance: CGFloat) -> CGFloat? {
    guard let index = index(at: distance) else { return nil }
    let (a, b) = (points[index].point, points[index + 1].point)
    return atan2(b.y - a.y, b.x - a.x)
  }
}
