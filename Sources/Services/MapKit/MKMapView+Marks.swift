import UIKit

/// Annotations, callouts and overlays on a map.
extension MKMapView {
  func prepareMap() {
    clipsToBounds = true
    for part in [map.ground, map.overlayHolder, map.markHolder] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    prepareHands()
  }

  func layOutMap() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    showOverlays()
    showMarks()
    showCallout()
  }

  // MARK: Marks

  private func showMarks() {
    let visible = visibleMapRect
    var added: [MKAnnotationView] = []
    for annotation in map.annotations {
      let name = ObjectIdentifier(annotation)
      let isVisible =
        visible.contains(MKMapPoint(annotation.coordinate)) || map.selected === annotation
      guard isVisible else {
        retire(name)
        continue
      }
      if map.views[name] == nil {
        let view = makeView(for: annotation)
        map.views[name] = view
        view.prepareForDisplay()
        map.markHolder.addSubview(view)
        added.append(view)
      }
      guard let view = map.views[name] else { continue }
      let point = place(of: MKMapPoint(annotation.coordinate))
      let offset = view.offsetOfCenter
      view.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }
    sortMarks()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// Sorts annotations so that more southern ones are in front, and the selected one is in front of
  /// all.
  private func sortMarks() {
    let shown = map.annotations.filter { map.views[ObjectIdentifier($0)] != nil }
    let sorted = shown.enumerated().sorted { a, b in
      let (first, second) = (a.element.coordinate.latitude, b.element.coordinate.latitude)
      return first == second ? a.offset < b.offset : first > second
    }
    var order = sorted.map(\.element)
    if let selected = map.selected, let place = order.firstIndex(where: { $0 === selected }) {
      order.append(order.remove(at: place))
    }
    for annotation in order {
      if let view = map.views[ObjectIdentifier(annotation)] {
        map.markHolder.bringSubviewToFront(view)
      }
    }
  }

  private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
    let asked = delegate?.mapView(self, viewFor: annotation)
    let view =
      asked
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
    if view.annotation == nil { view.annotation = annotation }
    if !(view.gestureRecognizers ?? []).contains(where: { $0 is MarkTapRecognizer }) {
      view.addGestureRecognizer(MarkTapRecognizer(self))
    }
    return view
  }

  private func retire(_ name: ObjectIdentifier) {
    guard let view = map.views.removeValue(forKey: name) else { return }
    view.removeFromSuperview()
    if view.reuseIdentifier != nil { map.pool.append(view) }
  }

  func remove(_ annotation: any MKAnnotation) {
    deselectAnnotation(annotation, animated: false)
    map.annotations.removeAll { $0 === annotation }
    retire(ObjectIdentifier(annotation))
  }

  // MARK: Callouts

  private func showCallout() {
    guard let selected = map.selected, let view = view(for: selected), view.canShowCallout,
      selected.title?.isEmpty == false
    else {
      map.callout?.removeFromSuperview()
      map.callout = nil
      return
    }
    let callout = map.callout ?? makeCallout(view)
    map.markHolder.bringSubviewToFront(callout)
    let anchor = CGPoint(
      x: view.frame.midX + view.calloutOffset.x, y: view.frame.minY + view.calloutOffset.y)
    callout.center = CGPoint(x: anchor.x, y: anchor.y - 8 - callout.bounds.height / 2)
  }

  private func makeCallout(_ view: MKAnnotationView) -> CalloutView {
    let callout = CalloutView(view)
    map.callout = callout
    map.markHolder.addSubview(callout)
    for case let control as UIControl in [
      view.leftCalloutAccessoryView, view.rightCalloutAccessoryView,
    ] {
      control.addAction(
        UIAction(identifier: .init("MapKit.callout")) { [weak self, weak view, weak control] _ in
          guard let self, let view, let control else { return }
          self.delegate?.mapView(
            self, annotationView: view, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
    return callout
  }

  // MARK: Overlays

  func insert(_ overlay: any MKOverlay, _ level: MKOverlayLevel, at index: Int) {
    guard !map.overlays.contains(where: { $0.overlay === overlay }) else { return }
    map.overlays.insert(ShownOverlay(overlay: overlay, level: level), at: index)
    setNeedsLayout()
  }

  func remove(overlay: any MKOverlay) {
    for shown in map.overlays where shown.overlay === overlay {
      shown.renderer?.changed = nil
      shown.layer.removeFromSuperlayer()
    }
    map.overlays.removeAll { $0.overlay === overlay }
  }

  /// Draws the overlays in the order they were added, with the ones above labels in front.
  private func showOverlays() {
    var added: [MKOverlayRenderer] = []
    for index in map.overlays.indices where map.overlays[index].renderer == nil {
      let overlay = map.overlays[index].overlay
      let renderer =
        delegate?.mapView(self, rendererFor: overlay) ?? MKOverlayRenderer(overlay: overlay)
      renderer.changed = { [weak self] in self?.setNeedsLayout() }
      map.overlays[index].renderer = renderer
      added.append(renderer)
    }
    let sorted = [MKOverlayLevel.aboveRoads, .aboveLabels].flatMap { level in
      map.overlays.filter { $0.level == level }
    }
    for shown in sorted {
      shown.layer.frame = map.overlayHolder.bounds
      map.overlayHolder.layer.addSublayer(shown.layer)
      shown.renderer?.show(in: shown.layer) { place(of: $0) }
    }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }
}

/// Selects the annotation whose view is tapped.
final class MarkTapRecognizer: UITapGestureRecognizer {
  convenience init(_ map: MKMapView) {
    self.init(target: nil, action: nil)
    ownAction = { [weak map] recognizer in
      guard let view = recognizer.view as? MKAnnotationView, view.isEnabled,
        let annotation = view.annotation
      else { return }
      map?.selectAnnotation(annotation, animated: UIView.areAnimationsEnabled)
    }
  }
}
