import Foundation
import Graphics

/// Parses SVG path data: the text of an attribute `d` (SVG 1.1, 8.3).
package enum SVGPathData {
  /// The maximum number of characters to read.
  static let lengthLimit = 1 << 20

  /// Returns the path that a text describes; `nil` if it's invalid.
  package static func path(_ text: some StringProtocol) -> PathData? {
    guard text.utf8.count <= lengthLimit else { return nil }
    var reader = PathReader(bytes: Array(text.utf8))
    return reader.read()
  }
}

private struct PathReader {
  let bytes: [UInt8]
  var index = 0
  var path = PathData()
  var point = CGPoint.zero
  var start = CGPoint.zero
  /// The second control point of the previous curve, for smooth continuation.
  var cubicControl: CGPoint?
  var quadControl: CGPoint?

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> PathData? {
    var command: UInt8?
    while true {
      skipBlanks()
      guard index < bytes.count else { return path.isEmpty ? nil : path }
      if isLetter(bytes[index]) {
        command = bytes[index]
        index += 1
      } else if command == nil || command.map(lowercased) == UInt8(ascii: "z") {
        return nil
      }
      guard let current = command, run(current) else { return nil }
      // Pairs after a move are lines.
      if current == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if current == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  private func lowercased(_ byte: UInt8) -> UInt8 { byte | 0x20 }
  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(lowercased(byte)) }

  private mutating func run(_ command: UInt8) -> Bool {
    let isRelative = command >= 0x61
    let origin = isRelative ? point : .zero
    var nextCubic: CGPoint?
    var nextQuad: CGPoint?
    defer {
      cubicControl = nextCubic
      quadControl = nextQuad
    }
    switch lowercased(command) {
    case UInt8(ascii: "m"):
      guard let to = pair(origin) else { return false }
      path.move(to: to)
      (point, start) = (to, to)
    case UInt8(ascii: "l"):
      guard let to = pair(origin) else { return false }
      line(to)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(CGPoint(x: origin.x + x, y: point.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(CGPoint(x: point.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let first = pair(origin), let second = pair(origin), let to = pair(origin) else {
        return false
      }
      curve(first, second, to)
      nextCubic = second
    case UInt8(ascii: "s"):
      guard let second = pair(origin), let to = pair(origin) else { return false }
      curve(mirrored(cubicControl), second, to)
      nextCubic = second
    case UInt8(ascii: "q"):
      guard let control = pair(origin), let to = pair(origin) else { return false }
      path.addQuadCurve(to: to, control: control)
      point = to
      nextQuad = control
    case UInt8(ascii: "t"):
      guard let to = pair(origin) else { return false }
      let control = mirrored(quadControl)
      path.addQuadCurve(to: to, control: control)
      point = to
      nextQuad = control
    case UInt8(ascii: "a"):
      guard let rx = number(), let ry = number(), let angle = number(), let large = flag(),
        let sweep = flag(), let to = pair(origin)
      else { return false }
      arc(to: to, radii: CGSize(width: abs(rx), height: abs(ry)), angle, large, sweep)
    case UInt8(ascii: "z"):
      path.close()
      point = start
    default: return false
    }
    return true
  }

  private mutating func line(_ to: CGPoint) {
    path.addLine(to: to)
    point = to
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
    path.addCurve(to: to, control1: first, control2: second)
    point = to
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return point }
    return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
  }

  /// Adds an elliptical arc as curves that span at most 90° (SVG 1.1, F.6.5 and F.6.6).
  private mutating func arc(
    to end: CGPoint, radii: CGSize, _ degrees: CGFloat, _ isLarge: Bool, _ sweeps: Bool
  ) {
    guard radii.width > 0, radii.height > 0 else { return line(end) }
    guard end != point else { return }
    let phi = degrees * .pi / 180
    let (sine, cosine) = (sin(phi), cos(phi))
    let (dx, dy) = ((point.x - end.x) / 2, (point.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    var (rx, ry) = (radii.width, radii.height)
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let below = rx * rx * y * y + ry * ry * x * x
    var factor = max(0, (rx * rx * ry * ry - below) / below).squareRoot()
    if isLarge == sweeps { factor = -factor }
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = CGPoint(
      x: cosine * cx - sine * cy + (point.x + end.x) / 2,
      y: sine * cx + cosine * cy + (point.y + end.y) / 2)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var turn = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if sweeps, turn < 0 { turn += 2 * .pi }
    if !sweeps, turn > 0 { turn -= 2 * .pi }
    let count = max(1, Int((abs(turn) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = turn / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    func place(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + cosine * rx * u - sine * ry * v,
        y: center.y + sine * rx * u + cosine * ry * v)
    }
    for number in 0..<count {
      let a = from + step * CGFloat(number)
      let b = a + step
      let last = number == count - 1
      curve(
        place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
        place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)),
        last ? end : place(cos(b), sin(b)))
    }
  }

  // MARK: Numbers

  private mutating func skipBlanks() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09...0x0D, UInt8(ascii: ","): index += 1
      default: return
      }
    }
  }

  private mutating func pair(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Parses a flag of an arc, which need not be separated from what follows.
  private mutating func flag() -> Bool? {
    skipBlanks()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else { return nil }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func number() -> CGFloat? {
    skipBlanks()
    let first = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    func skipDigits() -> Bool {
      let before = index
      while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
      return index > before
    }
    var hasDigits = skipDigits()
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      if skipDigits() { hasDigits = true }
    }
    guard hasDigits else { return nil }
    if index < bytes.count, lowercased(bytes[index]) == UInt8(ascii: "e") {
      let before = index
      index += 1
      if index < bytes.count, bytes[index] == 0x2B || bytes[index] == 0x2D { index += 1 }
      if !skipDigits() { index = before }
    }
    guard let value = Double(String(decoding: bytes[first..<index], as: UTF8.self)),
      value.isFinite, abs(value) < 1e6
    else { return nil }
    return CGFloat(value)
  }
}
