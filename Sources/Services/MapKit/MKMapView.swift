import CoreLocation
import UIKit

/// A map view without a map: annotations, callouts and overlays are at the same positions as on a
/// device, over a plain background.
///
/// Positions use the Mercator projection, with north up. The last requested region is shown as
/// large as possible, even after the view's size has changed (low); before any request it's the
/// whole world, while a device shows the user's country. Gestures move and zoom it and select
/// annotations.
@preconcurrency @MainActor
open class MKMapView: UIView {
  final var map = MapState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareMap()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareMap()
  }

  open weak var delegate: (any MKMapViewDelegate)? {
    didSet { setNeedsLayout() }
  }

  // MARK: What is shown

  /// The visible part of the Earth.
  open var region: MKCoordinateRegion {
    get { MKCoordinateRegion(visibleMapRect) }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows the smallest part that contains a region and has the view's aspect ratio; animations end
  /// immediately.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    setVisibleMapRect(region.mapRect, animated: animated)
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    let rect = visibleMapRect
    let point = MKMapPoint(coordinate)
    setVisibleMapRect(
      rect.offsetBy(dx: point.x - rect.midX, dy: point.y - rect.midY), animated: animated)
  }

  /// The visible part of the map.
  open var visibleMapRect: MKMapRect {
    get { fitted(map.asked) }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }

  /// Shows a part of the map with this padding from the view's edges, in points.
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    guard !mapRect.isNull, mapRect.width.isFinite, mapRect.height.isFinite else { return }
    move(to: mapRect, padding: insets, animated: animated)
  }

  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MKCoordinateRegion(fitted(region.mapRect, padding: .zero))
  }

  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitted(mapRect, padding: .zero) }

  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    fitted(mapRect, padding: insets)
  }

  /// Shows all of some annotations, with padding around them (40 points; low).
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let points = annotations.map { MKMapPoint($0.coordinate) }
    let rect = points.reduce(MKMapRect.null) { $0.union(MKMapRect($1, $1)) }
    guard !rect.isNull else { return }
    setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40),
      animated: animated)
  }

  // MARK: Places in views

  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    convert(place(of: MKMapPoint(coordinate)), to: view)
  }

  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    mapPoint(at: convert(point, from: view)).coordinate
  }

  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let first = place(of: rect.origin)
    let last = place(of: MKMapPoint(x: rect.maxX, y: rect.maxY))
    return convert(
      CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y), to: view)
  }

  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let own = convert(rect, from: view)
    return MKCoordinateRegion(
      MKMapRect(
        mapPoint(at: own.origin), mapPoint(at: CGPoint(x: own.maxX, y: own.maxY))))
  }

  // MARK: Marks

  open var annotations: [any MKAnnotation] { map.annotations }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where !map.annotations.contains(where: { $0 === annotation }) {
      map.annotations.append(annotation)
    }
    setNeedsLayout()
  }

  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { remove(annotation) }
    setNeedsLayout()
  }

  /// Returns the view of an annotation; `nil` for one that isn't shown.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    map.views[ObjectIdentifier(annotation)]
  }

  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier name: String) {
    map.classes[name] = viewClass as? MKAnnotationView.Type
  }

  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    map.pool.first { $0.reuseIdentifier == identifier }.map { view in
      map.pool.removeAll { $0 === view }
      view.prepareForReuse()
      return view
    }
  }

  /// Returns a view of a registered class, or a marker if none was registered.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    let type = map.classes[identifier] ?? MKMarkerAnnotationView.self
    return type.init(annotation: annotation, reuseIdentifier: identifier)
  }

  // MARK: Selection

  /// The selected annotation, if any.
  open var selectedAnnotations: [any MKAnnotation] {
    get { map.selected.map { [$0] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(map.selected, animated: false)
      }
    }
  }

  /// Selects an annotation, which deselects the previous one.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard map.annotations.contains(where: { $0 === annotation }), map.selected !== annotation
    else { return }
    deselectAnnotation(map.selected, animated: animated)
    map.selected = annotation
    layoutIfNeeded()
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    setNeedsLayout()
    delegate?.mapView(self, didSelect: view)
    delegate?.mapView(self, didSelect: annotation)
  }

  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, map.selected === annotation else { return }
    map.selected = nil
    map.callout?.removeFromSuperview()
    map.callout = nil
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    setNeedsLayout()
    delegate?.mapView(self, didDeselect: view)
    delegate?.mapView(self, didDeselect: annotation)
  }

  // MARK: Overlays

  open var overlays: [any MKOverlay] { map.overlays.map(\.overlay) }

  open func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

  open func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }

  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    insert(overlay, level, at: map.overlays.count)
  }

  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { addOverlay(overlay, level: level) }
  }

  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insert(overlay, .aboveLabels, at: min(max(0, index), map.overlays.count))
  }

  open func removeOverlay(_ overlay: any MKOverlay) { remove(overlay: overlay) }

  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { remove(overlay: overlay) }
  }

  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    map.overlays.first { $0.overlay === overlay }?.renderer
  }

  // MARK: Hands

  open var isScrollEnabled = true
  open var isZoomEnabled = true

  // MARK: Kept for callers: the ground is the same for all of them

  open var mapType = MKMapType.standard
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none

  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// The device's location, which is never known.
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutMap()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The appearance of a map. Values: MapKit's.
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// Whether a map follows its user. Values: MapKit's.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

extension MKMapView: ClosedView {}
