// Touches on wheels. They scroll like other content and come to rest on rows; that they decelerate
// at the fast rate, and that the delegate is notified only if the row changed, is recalled
// (medium).
extension UIPickerView: TapHandling {
  private static let frameRate: Double = 60
  private static var spinRate: CGFloat { UIScrollView.DecelerationRate.fast.rawValue }

  private func component(at place: CGPoint) -> Int? {
    columns.firstIndex { $0.view.frame.minX <= place.x && place.x < $0.view.frame.maxX }
  }

  /// Returns the position of a wheel, in points from its first row.
  private func position(of component: Int) -> CGFloat {
    let column = columns[component]
    return CGFloat(column.selectedRow) * column.rowHeight + column.turn
  }

  private func lastPosition(of component: Int) -> CGFloat {
    CGFloat(max(0, columns[component].rowCount - 1)) * columns[component].rowHeight
  }

  private func turn(_ component: Int, to position: CGFloat) {
    let column = columns[component]
    wheels.columns?[component].turn =
      position - CGFloat(column.selectedRow) * column.rowHeight
    setNeedsLayout()
  }

  // MARK: Fingers

  /// Stops a spinning wheel when a touch begins on it.
  func catchWheel(at place: CGPoint) {
    guard let component = component(at: place), wheels.hands.spins[component] != nil else { return }
    endSpin(component)
    wheels.hands.caught = component
  }

  /// Lets a wheel that was stopped, and not dragged since, settle on a row.
  func releaseWheel() {
    guard let component = wheels.hands.caught else { return }
    wheels.hands.caught = nil
    guard columns.indices.contains(component), wheels.hands.spins[component] == nil else { return }
    spin(component, to: nearestRow(to: position(of: component), component), velocity: 0)
  }

  func wheelDragged(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      let way = recognizer.translation(in: self)
      let place = recognizer.location(in: self)
      guard let component = component(at: place), columns[component].rowCount > 0 else { return }
      wheels.hands.caught = nil
      endSpin(component)
      var drag = PickerTouches.Drag(
        component: component, start: unbanded(position(of: component), component))
      drag.speed.add(CGPoint(x: 0, y: position(of: component)), at: hostOfView.time)
      wheels.hands.drag = drag
      self.drag(by: way.y)
    case .changed: drag(by: recognizer.translation(in: self).y)
    case .ended: endDrag(isCancelled: false)
    case .cancelled: endDrag(isCancelled: true)
    case .possible, .failed: break
    }
  }

  private func drag(by way: CGFloat) {
    guard let drag = wheels.hands.drag, columns.indices.contains(drag.component) else { return }
    let position = drag.start - way
    let nearest = min(max(position, 0), lastPosition(of: drag.component))
    let shown = nearest + RubberBand.shown(position - nearest, extent: bounds.height)
    wheels.hands.drag?.speed.add(CGPoint(x: 0, y: shown), at: hostOfView.time)
    turn(drag.component, to: shown)
  }

  private func unbanded(_ position: CGFloat, _ component: Int) -> CGFloat {
    let nearest = min(max(position, 0), lastPosition(of: component))
    return nearest + RubberBand.way(position - nearest, extent: bounds.height)
  }

  private func endDrag(isCancelled: Bool) {
    guard let drag = wheels.hands.drag else { return }
    wheels.hands.drag = nil
    guard columns.indices.contains(drag.component) else { return }
    let velocity = isCancelled ? 0 : drag.speed.velocity(at: hostOfView.time).y
    let end = AxisMotion.proposedEnd(
      from: position(of: drag.component), velocity: velocity, rate: Self.spinRate)
    spin(drag.component, to: nearestRow(to: end, drag.component), velocity: velocity)
  }

  private func nearestRow(to position: CGFloat, _ component: Int) -> Int {
    let column = columns[component]
    let row = (position / column.rowHeight).rounded()
    return Int(min(max(row, 0), CGFloat(max(0, column.rowCount - 1))))
  }

  /// Scrolls to a touched row.
  func tapped(at place: CGPoint) {
    guard wheels.hands.caught == nil, let component = component(at: place) else { return }
    let column = columns[component]
    let inside = column.view.convert(place, from: self)
    let row = column.view.rows.keys.sorted().first { index in
      guard let view = column.view.rows[index]?.view, !view.isHidden else { return false }
      return view.frame.minY <= inside.y && inside.y < view.frame.maxY
    }
    if let row, row != column.selectedRow { spin(component, to: row, velocity: 0) }
  }

  // MARK: Spinning

  private func spin(_ component: Int, to row: Int, velocity: CGFloat) {
    endSpin(component)
    let motion = AxisMotion.approaching(
      CGFloat(row) * columns[component].rowHeight, from: position(of: component),
      velocity: velocity)
    wheels.hands.spins[component] = PickerTouches.Spin(began: hostOfView.time, motion: motion)
    if motion.duration > 0 { awaitFrame(component) } else { rest(component) }
  }

  private func awaitFrame(_ component: Int) {
    guard let spin = wheels.hands.spins[component] else { return }
    let host = hostOfView
    let next = spin.began + Double(spin.frames + 1) / Self.frameRate
    wheels.hands.spins[component]?.event = host.performLater(after: next - host.time) {
      [weak self] in
      guard let self else { return }
      inOwnWorld { self.showFrame(component) }
    }
  }

  private func showFrame(_ component: Int) {
    guard let spin = wheels.hands.spins[component], columns.indices.contains(component) else {
      return stopWheel(component)
    }
    let frames = spin.frames + 1
    wheels.hands.spins[component]?.frames = frames
    let time = Double(frames) / Self.frameRate
    turn(component, to: spin.motion.position(at: time))
    if time >= spin.motion.duration { rest(component) } else { awaitFrame(component) }
  }

  /// Selects the row that a wheel has come to rest on, and notifies the delegate of a change.
  private func rest(_ component: Int) {
    guard let spin = wheels.hands.spins[component] else { return }
    endSpin(component)
    let row = nearestRow(to: spin.motion.end, component)
    let isOther = row != columns[component].selectedRow
    wheels.columns?[component].selectedRow = row
    wheels.columns?[component].turn = 0
    setNeedsLayout()
    guard isOther, let delegate else { return }
    traced("pickerView(_:didSelectRow:inComponent:)", "\(row), \(component)") {
      inOwnWorld { delegate.pickerView(self, didSelectRow: row, inComponent: component) }
    }
  }

  private func endSpin(_ component: Int) {
    guard let spin = wheels.hands.spins.removeValue(forKey: component) else { return }
    if let event = spin.event { hostOfView.callOff(event) }
  }

  /// Makes a wheel rest at its selected row, whatever moves it.
  func stopWheel(_ component: Int) {
    endSpin(component)
    if wheels.hands.drag?.component == component { wheels.hands.drag = nil }
    guard wheels.columns?.indices.contains(component) == true,
      wheels.columns?[component].turn != 0
    else { return }
    wheels.columns?[component].turn = 0
    setNeedsLayout()
  }
}
