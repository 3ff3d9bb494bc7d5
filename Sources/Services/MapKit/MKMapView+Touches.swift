import UIKit

/// Gestures on a map: one finger moves it, two zoom it, a tap on the background clears the
/// selection.
extension MKMapView {
  func prepareHands() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.ownAction = { [weak self] in self?.panned($0 as? UIPanGestureRecognizer) }
    addGestureRecognizer(pan)
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    pinch.ownAction = { [weak self] in self?.pinched($0 as? UIPinchGestureRecognizer) }
    addGestureRecognizer(pinch)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.ownAction = { [weak self] _ in self?.deselect() }
    map.ground.addGestureRecognizer(tap)
  }

  private func deselect() {
    deselectAnnotation(map.selected, animated: UIView.areAnimationsEnabled)
  }

  private func panned(_ pan: UIPanGestureRecognizer?) {
    guard let pan, isScrollEnabled else { return }
    let travel = pan.translation(in: self)
    if pan.state == .began { map.pan = .zero }
    guard pan.state == .began || pan.state == .changed || pan.state == .ended else { return }
    let step = CGPoint(x: travel.x - map.pan.x, y: travel.y - map.pan.y)
    map.pan = travel
    guard step != .zero, bounds.width > 0 else { return }
    let rect = visibleMapRect
    let scale = rect.width / Double(bounds.width)
    move(
      to: rect.offsetBy(dx: -Double(step.x) * scale, dy: -Double(step.y) * scale),
      animated: false)
  }

  /// Zooms around the point between the fingers.
  private func pinched(_ pinch: UIPinchGestureRecognizer?) {
    guard let pinch, isZoomEnabled else { return }
    if pinch.state == .began { map.pinch = 1 }
    guard pinch.state == .began || pinch.state == .changed, pinch.scale > 0, bounds.width > 0,
      bounds.height > 0
    else { return }
    let factor = Double(map.pinch / pinch.scale)
    map.pinch = pinch.scale
    guard factor != 1 else { return }
    let place = pinch.location(in: self)
    let (x, y) = (
      Double((place.x - bounds.minX) / bounds.width),
      Double((place.y - bounds.minY) / bounds.height)
    )
    let rect = visibleMapRect
    let width = min(rect.width * factor, MKMapSize.world.width * 4)
    let height = width * rect.height / rect.width
    move(
      to: MKMapRect(
        x: rect.minX + x * (rect.width - width), y: rect.minY + y * (rect.height - height),
        width: width, height: height), animated: false)
  }
}
