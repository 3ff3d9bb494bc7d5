import Foundation
import Graphics

extension Painting {
  /// The background of glyphs, at points distributed over them.
  struct Ground: Sendable {
    /// The composited text and the background, point by point.
    var samples: [(text: RGBA, ground: RGBA)]
    /// Whether at any point the background's colour can't be determined from the commands.
    var isMixed: Bool
  }

  /// Returns the background of a run; `nil` if something painted later hides the run.
  func ground(of run: Run) -> Ground? {
    if isHidden(run) { return nil }
    let beneath = relevant(to: run)
    let isEven = beneath.allSatisfy {
      if case .paint(let paint) = $0 { paint.surelyCovers(run.area) } else { true }
    }
    var result = Ground(samples: [], isMixed: false)
    for point in isEven ? [Self.middle(run.area)] : Self.points(in: run.area) {
      let sample = composite(beneath, at: point, run.color)
      result.isMixed = result.isMixed || sample.isMixed
      result.samples.append((sample.text, sample.ground))
    }
    return result
  }

  /// Returns the steps before a run that paint in its area, with their enclosing groups.
  private func relevant(to run: Run) -> [Step] {
    var result: [Step] = []
    var index = 0
    var depth = 0
    while index < run.step {
      switch steps[index] {
      case .paint(let paint):
        guard paint.bounds.overlaps(run.area) else { break }
        if case .flat(let color) = paint.kind, color.alpha >= 1, depth == 0,
          paint.surelyCovers(run.area)
        {
          // Nothing painted before is visible.
          result.removeAll(keepingCapacity: true)
        }
        result.append(steps[index])
      case .open(_, _, let end):
        if end < run.step, !paints(in: index + 1..<end, run.area) {
          index = end
        } else {
          result.append(steps[index])
          depth += 1
        }
      case .close:
        result.append(steps[index])
        depth -= 1
      }
      index += 1
    }
    return result
  }

  private func paints(in range: Range<Int>, _ area: CGRect) -> Bool {
    range.contains {
      if case .paint(let paint) = steps[$0] { paint.bounds.overlaps(area) } else { false }
    }
  }

  private struct Level {
    var color = RGBA.clear
    var isMixed = false
    var alpha: CGFloat = 1
    var isPlain = true

    mutating func lay(_ color: RGBA, isMixed: Bool) {
      self.color = color.over(self.color)
      self.isMixed = isMixed || (self.isMixed && color.alpha < 1)
    }
  }

  /// Composites what is painted at a point, with and without the text on top.
  private func composite(
    _ steps: [Step], at point: CGPoint, _ text: RGBA
  ) -> (text: RGBA, ground: RGBA, isMixed: Bool) {
    var levels = [Level()]
    for step in steps {
      switch step {
      case .open(let alpha, let isPlain, _):
        levels.append(Level(alpha: alpha, isPlain: isPlain))
      case .close:
        guard levels.count > 1, let level = levels.popLast() else { continue }
        guard level.color.alpha > 0 || level.isMixed else { continue }
        levels[levels.count - 1].lay(
          level.color.multiplyingAlpha(by: level.alpha),
          isMixed: level.isMixed || !level.isPlain)
      case .paint(let paint):
        guard paint.covers(point) else { continue }
        switch paint.kind {
        case .flat(let color): levels[levels.count - 1].lay(color, isMixed: false)
        case .mixed, .shadow: levels[levels.count - 1].isMixed = true
        case .glyphs: break
        }
      }
    }
    var ground = levels[levels.count - 1].color
    var shown = text.over(ground)
    var isMixed = levels[levels.count - 1].isMixed
    while levels.count > 1, let level = levels.popLast() {
      let below = levels[levels.count - 1]
      let isHiding = ground.alpha * level.alpha >= 1
      shown = shown.multiplyingAlpha(by: level.alpha).over(below.color)
      ground = ground.multiplyingAlpha(by: level.alpha).over(below.color)
      isMixed = isMixed || (below.isMixed && !isHiding)
    }
    return (shown, ground, isMixed)
  }

  /// Whether something painted later covers most of a run.
  private func isHidden(_ run: Run) -> Bool {
    anyPaint(after: run) { paint, opacity in
      guard paint.bounds.overlaps(run.area) else { return false }
      switch paint.kind {
      case .flat(let color) where color.alpha * opacity >= Self.hiding: break
      case .mixed where opacity >= Self.hiding: break
      default: return false
      }
      let points = Self.points(in: run.area)
      return points.count(where: { paint.covers($0) }) * 2 >= points.count
    }
  }

  /// Whether all glyphs in an area are covered by an opaque colour that fills a rectangle.
  func isCovered(_ area: CGRect, by cover: CGRect) -> Bool {
    let inside = runs.first {
      area.insetBy(dx: -2, dy: -2).encloses(CGPoint(x: $0.area.midX, y: $0.area.midY))
    }
    guard let run = inside else { return false }
    return anyPaint(after: run) { paint, opacity in
      guard case .flat(let color) = paint.kind, color.alpha * opacity > 0.99,
        cover.insetBy(dx: -1, dy: -1).encloses(paint.bounds),
        paint.bounds.insetBy(dx: -1, dy: -1).encloses(cover)
      else { return false }
      return Self.points(in: area).allSatisfy { paint.covers($0) }
    }
  }

  /// Whether anything painted after a run, with the opacity of groups that began after it, matches
  /// a condition.
  private func anyPaint(after run: Run, where isAsked: (Paint, CGFloat) -> Bool) -> Bool {
    var alphas: [CGFloat] = []
    // Groups that are open around the run, which also contain later steps.
    for step in steps[..<run.step] {
      switch step {
      case .open(let alpha, _, _): alphas.append(alpha)
      case .close: alphas.removeLast()
      case .paint: break
      }
    }
    // Their opacity applies to both.
    alphas = alphas.map { _ in 1 }
    for step in steps[(run.step + 1)...] {
      switch step {
      case .open(let alpha, _, _):
        alphas.append(alpha)
      case .close:
        if !alphas.isEmpty { alphas.removeLast() }
      case .paint(let paint):
        if isAsked(paint, alphas.reduce(1, *)) { return true }
      }
    }
    return false
  }

  /// The minimum opacity that makes something on top of a text more than a tint.
  private static let hiding: CGFloat = 0.3

  private static func middle(_ area: CGRect) -> CGPoint { CGPoint(x: area.midX, y: area.midY) }

  private static func points(in area: CGRect) -> [CGPoint] {
    let (columns, rows) = (9, 3)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        CGPoint(
          x: area.minX + area.width * (CGFloat(column) + 0.5) / CGFloat(columns),
          y: area.minY + area.height * (CGFloat(row) + 0.5) / CGFloat(rows))
      }
    }
  }
}

extension DisplayList {
  /// Returns the first commands as a complete drawing, with open groups closed.
  func prefix(_ count: Int) -> DisplayList {
    var closings: [[DrawCommand]] = []
    var result = Array(commands.prefix(count))
    for command in result {
      switch command {
      case .save: closings.append([.restore])
      case .beginGroup: closings.append([.endGroup])
      case .beginMasked:
        let all = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        closings.append([.beginMask, .fillRect(all, .black), .endMask])
      case .beginMask:
        _ = closings.popLast()
        closings.append([.endMask])
      case .restore, .endGroup, .endMask: _ = closings.popLast()
      default: break
      }
    }
    for closing in closings.reversed() { result += closing }
    return DisplayList(result)
  }
}
