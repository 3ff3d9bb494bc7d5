import Foundation
import Graphics

/// A drawing as steps with known positions in the window: what is painted where, in which groups.
struct Painting: Sendable {
  struct Shape: Sendable {
    var path: CGPath
    var rule: CGPathFillRule
    /// The transform from the window to the path's own coordinates.
    var inverse: CGAffineTransform

    func contains(_ point: CGPoint) -> Bool {
      let point = point.applying(inverse)
      return path.data.box?.surelyContains(point) == true || path.data.contains(point, rule: rule)
    }
  }

  struct Paint: Sendable {
    enum Kind: Sendable {
      case flat(RGBA)
      /// An image, a gradient, a shadow or a material, with unknown colours.
      case mixed
      /// A shadow, which hides nothing.
      case shadow
      /// Glyphs, by their index in ``Painting/runs``.
      case glyphs(Int)
    }

    var kind: Kind
    /// The painted area in the window, clipped to the clip's rectangle.
    var bounds: CGRect
    /// The outline, if it differs from the bounds.
    var shape: Shape?
    var clips: [Shape]

    func covers(_ point: CGPoint) -> Bool {
      bounds.encloses(point) && shape?.contains(point) ?? true
        && clips.allSatisfy { $0.contains(point) }
    }

    /// Whether an area is painted completely, as far as rectangles show.
    func surelyCovers(_ area: CGRect) -> Bool {
      shape == nil && clips.isEmpty && bounds.encloses(area)
    }
  }

  enum Step: Sendable {
    case paint(Paint)
    /// The start of a group, with its compositing, and the index of its end.
    case open(alpha: CGFloat, isPlain: Bool, end: Int)
    case close
  }

  /// Drawn glyphs.
  struct Run: Sendable {
    /// The index of the command, and of the step.
    var command: Int
    var step: Int
    /// The area from the x-height to the baseline, which contains most of the letters' ink.
    var area: CGRect
    var color: RGBA
    var size: CGFloat
    var face: String
  }

  private(set) var steps: [Step] = []
  private(set) var runs: [Run] = []

  private struct State {
    var transform = CGAffineTransform.identity
    var clip = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    var clips: [Shape] = []
    var isNormal = true
  }

  init(_ list: DisplayList) {
    var state = State()
    var saved: [State] = []
    var open: [Int] = []
    /// The nesting depth of masks, whose contents aren't visible.
    var masks = 0
    for (number, command) in list.commands.enumerated() {
      switch command {
      case .save:
        saved.append(state)
      case .restore:
        state = saved.popLast() ?? state
      case .concatenate(let transform):
        state.transform = transform.concatenating(state.transform)
      case .clipRect(let rect):
        if state.transform.keepsRectangles {
          let part = state.clip.overlap(rect.applying(state.transform))
          state.clip = part.isNull ? .zero : part
        } else {
          clip(&state, CGPath(rect: rect, transform: nil), .winding)
        }
      case .clipPath(let path, let rule):
        clip(&state, path, rule)
      case .setBlendMode(let mode):
        state.isNormal = mode == .normal
      case .setAntialiasing:
        break
      case .beginGroup(let style):
        saved.append(state)
        if let shadow = style.shadow, masks == 0 { addGroupShadow(shadow, style, state) }
        open.append(steps.count)
        steps.append(
          .open(alpha: style.alpha, isPlain: style.blendMode == .normal, end: steps.count))
      case .beginMasked:
        saved.append(state)
        open.append(steps.count)
        // What remains of it after masking isn't known.
        steps.append(.open(alpha: 1, isPlain: false, end: steps.count))
      case .endGroup:
        close(&open)
        state = saved.popLast() ?? state
      case .beginMask:
        close(&open)
        state = saved.last ?? state
        masks += 1
      case .endMask:
        masks -= 1
        state = saved.popLast() ?? state
      default:
        if masks == 0 { paint(command, number, state) }
      }
    }
    while !open.isEmpty { close(&open) }
  }

  private func clip(_ state: inout State, _ path: CGPath, _ rule: CGPathFillRule) {
    let part = state.clip.overlap(path.boundingBox.applying(state.transform))
    state.clip = part.isNull ? .zero : part
    guard state.transform.isInvertible else { return }
    state.clips.append(Shape(path: path, rule: rule, inverse: state.transform.inverted()))
  }

  private mutating func close(_ open: inout [Int]) {
    guard let start = open.popLast() else { return }
    if case .open(let alpha, let isPlain, _) = steps[start] {
      steps[start] = .open(alpha: alpha, isPlain: isPlain, end: steps.count)
    }
    steps.append(.close)
  }

  private mutating func addGroupShadow(_ shadow: ShadowStyle, _ style: GroupStyle, _ state: State) {
    guard let bounds = style.bounds else {
      add(.shadow, state.clip, nil, State())
      return
    }
    addShadow(shadow, of: bounds, state)
  }

  private mutating func addShadow(_ shadow: ShadowStyle, of area: CGRect, _ state: State) {
    let reach = 3 * shadow.sigma
    add(
      .shadow,
      area.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        .insetBy(dx: -reach, dy: -reach), nil, state)
  }

  private mutating func paint(_ command: DrawCommand, _ number: Int, _ state: State) {
    switch command {
    case .fillRect(let rect, let color):
      fill(rect, CGPath(rect: rect, transform: nil), .winding, color, state)
    case .fillPath(let path, let rule, let color):
      if let rect = path.data.rectangle {
        fill(rect, path, rule, color, state)
      } else {
        let kind: Paint.Kind = state.isNormal ? .flat(color) : .mixed
        add(kind, path.boundingBox, (path, rule), state)
      }
    case .strokePath:
      // A line is too thin to be a background.
      break
    case .glyphs(let run, let origin, let color):
      add(run, at: origin, color, number, state)
    case .image(_, let rect, _):
      add(.mixed, rect, nil, state)
    case .linearGradient, .radialGradient:
      add(.mixed, state.clip, nil, State(clip: state.clip, clips: state.clips))
    case .shadow(let path, _, let style):
      addShadow(style, of: path.boundingBox, state)
    case .backdrop(let path, _):
      add(.mixed, path.boundingBox, (path, .winding), state)
    default:
      break
    }
  }

  private mutating func fill(
    _ rect: CGRect, _ path: CGPath, _ rule: CGPathFillRule, _ color: RGBA, _ state: State
  ) {
    add(
      state.isNormal ? .flat(color) : .mixed, rect,
      state.transform.keepsRectangles ? nil : (path, rule), state)
  }

  private mutating func add(
    _ kind: Paint.Kind, _ area: CGRect, _ shape: (CGPath, CGPathFillRule)?, _ state: State
  ) {
    let bounds = area.standardized.applying(state.transform).overlap(state.clip)
    guard !bounds.isNull, bounds.isFinite, bounds.width > 0, bounds.height > 0 else { return }
    let outline = shape.flatMap { path, rule in
      state.transform.isInvertible
        ? Shape(path: path, rule: rule, inverse: state.transform.inverted()) : nil
    }
    steps.append(
      .paint(Paint(kind: kind, bounds: bounds, shape: outline, clips: state.clips)))
  }

  private mutating func add(
    _ run: GlyphRun, at origin: CGPoint, _ color: RGBA, _ number: Int, _ state: State
  ) {
    guard let first = run.glyphs.first else { return }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for glyph in run.glyphs.dropFirst() {
      (left, right) = (min(left, glyph.x), max(right, glyph.x))
      (top, bottom) = (min(top, glyph.y), max(bottom, glyph.y))
    }
    // The last glyph's width isn't known; half an em is the width of most letters.
    let box = CGRect(
      x: origin.x + left, y: origin.y + top - run.size * Self.letters,
      width: right - left + run.size / 2, height: bottom - top + run.size * Self.letters)
    let area = box.applying(state.transform).overlap(state.clip)
    guard !area.isNull, area.isFinite, area.width > 0, area.height > 0 else { return }
    let middle = CGPoint(x: area.midX, y: area.midY)
    guard state.clips.allSatisfy({ $0.contains(middle) }) else { return }
    runs.append(
      Run(
        command: number, step: steps.count, area: area, color: color, size: run.size,
        face: run.face.path))
    steps.append(
      .paint(Paint(kind: .glyphs(runs.count - 1), bounds: area, shape: nil, clips: [])))
  }

  /// The height of lower-case letters in the system font, relative to its size.
  private static let letters: CGFloat = 0.55
}

extension PathData.Box {
  /// Whether a point is inside and away from the corners, such as most of a text in a rounded
  /// field.
  fileprivate func surelyContains(_ point: CGPoint) -> Bool {
    guard point.x > rect.minX, point.x < rect.maxX, point.y > rect.minY, point.y < rect.maxY else {
      return false
    }
    return (point.x > rect.minX + left && point.x < rect.maxX - right)
      || (point.y > rect.minY + top && point.y < rect.maxY - bottom)
  }
}
