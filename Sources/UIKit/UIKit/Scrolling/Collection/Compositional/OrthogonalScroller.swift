import Graphics

/// Scrolls orthogonal sections of a compositional layout in response to touches.
///
/// The physics are those of scroll views (`docs/touch.md`). The collection view's delegate isn't
/// notified, as on a device, which has a separate view for scrolling such a section (recalled;
/// high).
@MainActor
final class OrthogonalScroller {
  /// Frames per second.
  private static let frameRate: Double = 60

  private struct Drag {
    var section: Int
    /// The offset at a translation of zero, without rubber-banding.
    var start: CGFloat
    /// The offset of the section when the finger touched down.
    var page: CGFloat
    var began: TimeInterval
    var speed = FingerSpeed()
  }

  /// Scrolling after the finger was lifted.
  private struct Coasting {
    var began: TimeInterval
    var motion: AxisMotion
    var frames = 0
    /// The offset in the last frame.
    var offset: CGFloat
    /// The scheduled frame.
    var event: Int?
  }

  private weak var collection: UICollectionView?
  private var drag: Drag?
  private var coasting: [Int: Coasting] = [:]
  /// The section that a finger has stopped.
  private var caught: Int?

  init(_ collection: UICollectionView) {
    self.collection = collection
  }

  private var layout: UICollectionViewCompositionalLayout? {
    collection?.storedLayout as? UICollectionViewCompositionalLayout
  }

  private func section(_ number: Int) -> CompositionalSection? {
    guard let layout, layout.sections.indices.contains(number),
      layout.sections[number].isOrthogonal
    else { return nil }
    return layout.sections[number]
  }

  /// Whether sections are stacked vertically, so that orthogonal scrolling is horizontal.
  var scrollsSideways: Bool { layout?.planGeometry.isVertical ?? true }

  private var isMirrored: Bool { scrollsSideways && collection?.mirrorsLayout == true }

  /// Returns the scrollable section whose groups contain a point of the content.
  func section(at point: CGPoint) -> Int? {
    guard let layout else { return nil }
    let place = scrollsSideways ? point.y : point.x
    return layout.sections.first { section in
      let start = section.start + section.contentStart
      return section.followsFingers && place >= start && place < start + section.breadth
    }?.number
  }

  // MARK: Fingers

  /// Stops a section that is moving.
  ///
  /// - Returns: Whether the section was moving.
  func fingerCameDown(on number: Int) -> Bool {
    guard coasting[number] != nil else { return false }
    stop(number)
    caught = number
    return true
  }

  /// Lets a section that was stopped in motion continue to its resting offset.
  func fingerLeft() {
    guard let number = caught else { return }
    caught = nil
    guard drag == nil else { return }
    release(number, velocity: 0, from: section(number)?.innerOffset ?? 0)
  }

  func begin(_ number: Int) {
    guard let collection, let section = self.section(number) else { return }
    stop(number)
    caught = nil
    let extent = section.geometry.across(section.container)
    let nearest = min(max(section.innerOffset, 0), section.lastInnerOffset)
    drag = Drag(
      section: number,
      start: nearest + RubberBand.way(section.innerOffset - nearest, extent: extent),
      page: section.innerOffset, began: collection.hostOfView.time)
  }

  /// Follows a finger that has moved by a translation, in points.
  func move(by way: CGPoint) {
    guard let collection, let drag, let section = self.section(drag.section) else { return }
    let wanted = drag.start - across(way)
    let range = section.restingRange
    let nearest = min(max(wanted, range.lowerBound), range.upperBound)
    let stretch =
      section.bouncesAcross
      ? RubberBand.shown(
        wanted - nearest, extent: section.geometry.across(section.container)) : 0
    show(nearest + stretch, drag.section, isHeld: true)
    let shown = self.section(drag.section)?.innerOffset ?? 0
    self.drag?.speed.add(CGPoint(x: shown, y: 0), at: collection.hostOfView.time)
  }

  /// Ends the drag, with the finger's velocity unless it is cancelled.
  func end(finger: CGPoint?) {
    guard let collection, let drag else { return }
    self.drag = nil
    let time = collection.hostOfView.time
    var velocity = drag.speed.velocity(at: time).x
    // As in scroll views.
    if let finger, time - drag.began < FingerSpeed.window + 1e-6,
      let section = section(drag.section), section.restingRange.contains(section.innerOffset)
    {
      velocity = -across(finger)
    }
    release(drag.section, velocity: finger == nil ? 0 : velocity, from: drag.page)
  }

  /// Returns the part of a vector that is across the layout, in reading order.
  private func across(_ vector: CGPoint) -> CGFloat {
    scrollsSideways ? (isMirrored ? -vector.x : vector.x) : vector.y
  }

  // MARK: Coasting

  private func release(_ number: Int, velocity: CGFloat, from first: CGFloat) {
    guard let collection, let section = self.section(number) else { return }
    let place = section.innerOffset
    let range = section.restingRange
    let motion: AxisMotion
    if range.contains(place),
      let end = section.restingOffset(from: place, velocity: velocity, draggedFrom: first)
    {
      motion = .approaching(end, from: place, velocity: velocity)
    } else {
      motion = AxisMotion(
        from: place, velocity: velocity, in: range, rate: section.decelerationRate,
        bounces: section.bouncesAcross)
    }
    guard motion.duration > 0 else { return show(motion.end, number, isHeld: false) }
    coasting[number] = Coasting(
      began: collection.hostOfView.time, motion: motion, offset: place)
    awaitFrame(number)
  }

  private func awaitFrame(_ number: Int) {
    guard let collection, let coasting = coasting[number] else { return }
    let host = collection.hostOfView
    let next = coasting.began + Double(coasting.frames + 1) / Self.frameRate
    self.coasting[number]?.event = host.performLater(after: next - host.time) {
      [weak self, weak collection] in
      collection?.inOwnWorld { self?.showFrame(number) }
    }
  }

  private func showFrame(_ number: Int) {
    guard var coasting = coasting[number], let section = self.section(number) else {
      self.coasting[number] = nil
      return
    }
    // Stop if something else has scrolled or changed the section in the meantime.
    guard abs(section.innerOffset - coasting.offset) < 1, collection?.window != nil else {
      stop(number)
      return show(section.innerOffset, number, isHeld: false)
    }
    coasting.frames += 1
    coasting.event = nil
    let time = Double(coasting.frames) / Self.frameRate
    let isOver = time >= coasting.motion.duration
    show(
      isOver
        ? min(coasting.motion.end, section.lastInnerOffset) : coasting.motion.position(at: time),
      number, isHeld: !isOver)
    coasting.offset = self.section(number)?.innerOffset ?? 0
    self.coasting[number] = isOver ? nil : coasting
    awaitFrame(number)
  }

  private func stop(_ number: Int) {
    if let event = coasting[number]?.event { collection?.hostOfView.callOff(event) }
    coasting[number] = nil
  }

  private func show(_ offset: CGFloat, _ number: Int, isHeld: Bool) {
    layout?.scrollSection(number, to: offset, isHeld: isHeld)
  }
}
