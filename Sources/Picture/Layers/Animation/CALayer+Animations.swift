import Foundation

extension CALayer {
  /// The animations, earliest first.
  var running: [RunningAnimation] { animations ?? [] }

  /// Adds an animation that shows a change of the layer.
  final func begin(
    _ animation: CAAnimation, key: String, in changes: LayerChanges
  ) -> RunningAnimation {
    let run = RunningAnimation(animation, key: key, on: self, Self.timeline, in: changes)
    if animation.beginTime == 0 { animation.beginTime = convertTime(run.time, from: nil) }
    animations = running + [run]
    return run
  }

  /// Adds a copy of an animation, replacing one with the same key.
  final func begin(_ animation: CAAnimation, key: String?) {
    if let key, let old = running.first(where: { $0.key == key }) {
      animations?.removeAll { $0 === old }
      old.stop(finished: false)
    }
    guard let copy = animation.copy() as? CAAnimation else { return }
    let timeline = Self.timeline
    let run = RunningAnimation(copy, key: key, on: self, timeline)
    if copy.beginTime == 0 { copy.beginTime = convertTime(run.time, from: nil) }
    animations = running + [run]
    run.begin()
  }

  final func end(key: String) {
    guard let run = running.first(where: { $0.key == key }) else { return }
    drop(run)
    run.stop(finished: false)
  }

  final func endAll() {
    let runs = running
    animations = nil
    for run in runs { run.stop(finished: false) }
  }

  final func drop(_ run: RunningAnimation) {
    animations?.removeAll { $0 === run }
    if animations?.isEmpty == true { animations = nil }
  }

  /// Recomputes the end of the animations in the tree after a change of its timing.
  final func timeChanged() {
    for run in running { run.expectEnd() }
    for child in layers { child.timeChanged() }
    mask?.timeChanged()
  }

  // MARK: Showing

  /// The layer to draw in place of this one: a plain copy with the animated values; nil if there
  /// are no animations.
  package final var animatedCopy: CALayer? {
    guard animations != nil else { return nil }
    displayIfNeeded()
    let copy = makePlainCopy()
    copy.mask = mask
    show(in: copy)
    return copy
  }

  /// Applies the animations, latest last.
  final func show(in copy: CALayer) {
    for run in running { run.apply(to: copy, of: self) }
  }

  // MARK: Time

  /// Converts a superlayer's time to this layer's.
  private func local(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Converts the simulated time to this layer's.
  final func localTime(ofMoment moment: CFTimeInterval) -> CFTimeInterval {
    let outer = superlayer.map { $0.localTime(ofMoment: moment) } ?? moment
    return hasOwnTime ? local(outer) : outer
  }

  /// Converts this layer's time to the simulated time; nil for never.
  final func moment(ofLocal time: CFTimeInterval) -> CFTimeInterval? {
    var outer = time
    if hasOwnTime {
      guard speed > 0 else { return nil }
      outer = (time - timeOffset) / CFTimeInterval(speed) + beginTime
    }
    guard let superlayer else { return outer }
    return superlayer.moment(ofLocal: outer)
  }

  private var hasOwnTime: Bool { beginTime != 0 || speed != 1 || timeOffset != 0 }

  // MARK: Properties by key path

  /// Returns the value of a property, or of a part of one, by its key path; nil if it isn't known.
  final func animationValue(at path: String) -> AnimationValue? {
    let parts = path.split(separator: ".")
    guard let first = parts.first, let value = animationProperty(String(first)) else { return nil }
    let rest = Array(parts.dropFirst())
    if rest.isEmpty { return value }
    switch value {
    case .transform(let transform): return transform.animationValue(at: rest)
    case .numbers(let numbers, let shape):
      return Self.places(of: rest, in: shape).map { range, part in
        .numbers(Array(numbers[range]), part)
      }
    default: return nil
    }
  }

  /// Sets the value at a key path; see ``animationValue(at:)``.
  final func setAnimationValue(_ value: AnimationValue, at path: String) {
    let parts = path.split(separator: ".")
    guard let first = parts.first.map(String.init), let whole = animationProperty(first) else {
      return
    }
    let rest = Array(parts.dropFirst())
    if rest.isEmpty { return setAnimationProperty(value, first) }
    switch (whole, value) {
    case (.transform(var transform), _):
      transform.setAnimationValue(value, at: rest)
      setAnimationProperty(.transform(transform), first)
    case (.numbers(var numbers, let shape), .numbers(let new, _)):
      guard let (range, _) = Self.places(of: rest, in: shape), range.count == new.count else {
        return
      }
      numbers.replaceSubrange(range, with: new)
      setAnimationProperty(.numbers(numbers, shape), first)
    default: return
    }
  }

  /// Returns the indices of a part's numbers in a value, and their structure.
  private static func places(
    of part: [Substring], in shape: AnimationValue.Shape
  ) -> (Range<Int>, AnimationValue.Shape)? {
    switch (shape, part.map(String.init)) {
    case (.point, ["x"]), (.size, ["width"]): (0..<1, .number)
    case (.point, ["y"]), (.size, ["height"]): (1..<2, .number)
    case (.rect, ["origin"]): (0..<2, .point)
    case (.rect, ["size"]): (2..<4, .size)
    case (.rect, ["origin", "x"]): (0..<1, .number)
    case (.rect, ["origin", "y"]): (1..<2, .number)
    case (.rect, ["size", "width"]): (2..<3, .number)
    case (.rect, ["size", "height"]): (3..<4, .number)
    default: nil
    }
  }
}
