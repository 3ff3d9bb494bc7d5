import CoreLocation
import Devices
import Foundation
import MapKit
import Testing

@testable import UIKit

/// Records a map's notifications, and returns its own views.
@MainActor
final class MapDelegate: NSObject, MKMapViewDelegate {
  var lines: [String] = []
  var views: [String: MKAnnotationView] = [:]

  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    lines.append("region")
  }

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    annotation.title.flatMap { views[$0] }
  }

  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    lines.append("added \(views.count)")
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    lines.append("select \((view.annotation?.title ?? nil) ?? "")")
  }

  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    lines.append("deselect \((view.annotation?.title ?? nil) ?? "")")
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    lines.append("accessory")
  }

  func mapView(
    _ mapView: MKMapView, rendererFor overlay: any MKOverlay
  ) -> MKOverlayRenderer {
    switch overlay {
    case let line as MKPolyline:
      let renderer = MKPolylineRenderer(polyline: line)
      renderer.strokeColor = .systemBlue
      renderer.lineWidth = 4
      return renderer
    case let circle as MKCircle:
      let renderer = MKCircleRenderer(circle: circle)
      renderer.fillColor = .systemGreen
      return renderer
    default: return MKOverlayRenderer(overlay: overlay)
    }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@Suite("Maps")
@MainActor
struct MapViewTests {
  private let kyoto = CLLocationCoordinate2D(latitude: 35.0116, longitude: 135.7681)

  private struct Bench {
    let host: SimulationHost
    let map: MKMapView
    let delegate: MapDelegate
  }

  private func bench(_ device: Device = .iPhone15) -> Bench {
    let host = SimulationHost(device: device, os: "17.0")
    let root = UIViewController()
    let map = MKMapView(frame: root.view.bounds)
    map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let delegate = MapDelegate()
    map.delegate = delegate
    root.view.addSubview(map)
    host.setRoot(root)
    return Bench(host: host, map: map, delegate: delegate)
  }

  private func tap(_ host: SimulationHost, _ place: CGPoint) {
    host.touches.send([.init(0, .began, at: place)])
    host.advance(by: 0.1)
    host.touches.send([.init(0, .ended, at: place)])
    host.advance(by: 0.5)
  }

  private func isNear(_ a: Double, _ b: Double, _ limit: Double = 1e-6) -> Bool {
    abs(a - b) < limit
  }

  @Test("the delegate has a key, by which nibs connect it")
  func outlets() {
    let (map, delegate) = (MKMapView(), MapDelegate())
    map.setValue(delegate, forKey: "delegate")
    #expect(map.delegate === delegate)
  }

  // MARK: Geometry

  @Test("Mercator's projection both ways; the equator's middle is the map's")
  func projection() {
    let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(isNear(middle.x, 134_217_728, 0.01) && isNear(middle.y, 134_217_728, 0.01))
    let point = MKMapPoint(kyoto)
    #expect(isNear(point.coordinate.latitude, kyoto.latitude))
    #expect(isNear(point.coordinate.longitude, kyoto.longitude))
    // North is up, and the world ends at 85.0511 degrees.
    #expect(point.y < middle.y)
    let end = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051128, longitude: 180))
    #expect(abs(end.y) < 10 && isNear(end.x, MKMapSize.world.width, 0.01))
    #expect(isNear(MKMetersPerMapPointAtLatitude(0), 0.149291, 1e-6))
    #expect(isNear(MKMapPointsPerMeterAtLatitude(60) * MKMetersPerMapPointAtLatitude(60), 1))
  }

  @Test("regions in metres, and rectangles: union, intersection, containment")
  func regions() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0), latitudinalMeters: 110_574,
      longitudinalMeters: 111_320)
    #expect(isNear(region.span.latitudeDelta, 1, 1e-4))
    #expect(isNear(region.span.longitudeDelta, 1, 1e-4))
    let a = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let b = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(a.union(b).width == 15 && a.intersection(b).width == 5)
    #expect(a.intersects(b) && !a.contains(b) && a.contains(MKMapPoint(x: 10, y: 0)))
    #expect(MKMapRect.null.isNull && MKMapRect.null.union(a).width == 10)
    #expect(a.intersection(a.offsetBy(dx: 20, dy: 0)).isNull)
    #expect(a.insetBy(dx: 1, dy: 2).height == 6)
  }

  @Test("distances between coordinates")
  func distances() {
    let tokyo = CLLocation(latitude: 35.6812, longitude: 139.7671)
    let there = CLLocation(latitude: kyoto.latitude, longitude: kyoto.longitude)
    #expect(abs(there.distance(from: tokyo) - 369_000) < 3_000)
    #expect(there.distance(from: there) == 0)
    let region = CLCircularRegion(center: kyoto, radius: 1_000, identifier: "k")
    #expect(region.contains(kyoto) && !region.contains(tokyo.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2DIsValid(kyoto))
  }

  // MARK: What is shown

  @Test("a region is shown centred, as large as fits, and again after a rotation")
  func fitting() {
    let bench = bench()
    let map = bench.map
    let asked = MKCoordinateRegion(
      center: kyoto, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    map.setRegion(asked, animated: false)
    bench.host.settle()
    #expect(bench.delegate.take() == ["region"])
    for _ in 0..<2 {
      let middle = map.convert(kyoto, toPointTo: map)
      #expect(isNear(middle.x, map.bounds.midX, 0.01))
      #expect(isNear(middle.y, map.bounds.midY, 0.1))
      let span = map.region.span
      #expect(span.latitudeDelta > 0.0999 && span.longitudeDelta > 0.0999)
      #expect(isNear(span.longitudeDelta, 0.1, 1e-6) || isNear(span.latitudeDelta, 0.1, 1e-4))
      let place = map.convert(CGPoint(x: 10, y: 20), toCoordinateFrom: map)
      let back = map.convert(place, toPointTo: map)
      #expect(isNear(back.x, 10, 0.001) && isNear(back.y, 20, 0.001))
      bench.host.turn(to: .landscapeLeft)
    }
  }

  @Test("padding, centres, view rectangles, and invalid coordinates")
  func placing() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    map.setVisibleMapRect(
      MKMapRect(x: 1000, y: 1000, width: 100, height: 100),
      edgePadding: UIEdgeInsets(top: 100, left: 50, bottom: 0, right: 50), animated: false)
    #expect(isNear(map.visibleMapRect.width, 200))
    #expect(isNear(map.visibleMapRect.minX, 950))
    // The remaining height is split equally above and below.
    #expect(isNear(map.visibleMapRect.minY, 1050 - 250))
    map.setCenter(kyoto, animated: false)
    #expect(isNear(map.centerCoordinate.latitude, kyoto.latitude, 1e-5))
    let region = map.convert(map.bounds, toRegionFrom: map)
    #expect(isNear(region.center.longitude, kyoto.longitude, 1e-6))
    #expect(isNear(map.convert(region, toRectTo: map).width, 200, 0.01))
    map.setVisibleMapRect(.null, animated: false)
    #expect(isNear(map.centerCoordinate.latitude, kyoto.latitude, 1e-5))
    map.region = MKCoordinateRegion(
      center: kyoto, span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    #expect(map.region.span.latitudeDelta > 0)
    #expect(MKMapView(frame: .zero).region.span.longitudeDelta == 360)
  }

  // MARK: Marks

  private func mark(_ title: String, _ north: Double = 0) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(
        latitude: kyoto.latitude + north, longitude: kyoto.longitude), title: title,
      subtitle: "below")
  }

  @Test("annotations are at their coordinates; offscreen ones have no view, which is reused")
  func marks() throws {
    let bench = bench()
    let map = bench.map
    map.region = MKCoordinateRegion(
      center: kyoto, span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
    let (near, far) = (mark("near"), mark("far", 5))
    let picture = MKAnnotationView(annotation: near, reuseIdentifier: nil)
    picture.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    picture.centerOffset = CGPoint(x: 0, y: -20)
    bench.delegate.views["near"] = picture
    map.addAnnotations([near, far, near])
    bench.host.settle()
    #expect(map.annotations.count == 2)
    #expect(map.view(for: near) === picture && map.view(for: far) == nil)
    #expect(picture.bounds.size == CGSize(width: 30, height: 40))
    #expect(isNear(picture.frame.maxY, map.bounds.midY, 0.6))
    #expect(bench.delegate.take() == ["region", "added 1"])
    map.setCenter(far.coordinate, animated: false)
    bench.host.settle()
    #expect(map.view(for: near) == nil)
    let balloon = try #require(map.view(for: far) as? MKMarkerAnnotationView)
    #expect(isNear(balloon.frame.maxY, map.bounds.midY, 0.6))
    map.showAnnotations([near, far], animated: false)
    bench.host.settle()
    #expect(map.view(for: near) != nil && map.view(for: far) === balloon)
    // Annotations further south are in front.
    let order = balloon.superview?.subviews.compactMap { ($0 as? MKAnnotationView)?.annotation }
    #expect(order?.map(\.title) == ["far", "near"])
    map.removeAnnotations([near, far])
    #expect(map.annotations.isEmpty && balloon.superview == nil)
    #expect(
      map.dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier) === balloon)
  }

  @Test("a registered class is used if the delegate returns no view")
  func registered() {
    final class Own: MKAnnotationView {}
    let bench = bench()
    bench.map.register(
      Own.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let near = mark("near")
    bench.map.addAnnotation(near)
    bench.host.settle()
    #expect(bench.map.view(for: near) is Own)
    #expect(
      bench.map.dequeueReusableAnnotationView(withIdentifier: "x", for: near)
        is MKMarkerAnnotationView)
  }

  @Test("a touch selects an annotation and opens its callout; one next to it deselects it")
  func selecting() throws {
    let bench = bench()
    let map = bench.map
    let near = mark("near")
    let view = MKPinAnnotationView(annotation: near, reuseIdentifier: "pin")
    view.canShowCallout = true
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    bench.delegate.views["near"] = view
    map.addAnnotation(near)
    map.setCenter(kyoto, animated: false)
    bench.host.settle()
    _ = bench.delegate.take()
    tap(bench.host, view.convert(CGPoint(x: 8, y: 10), to: nil))
    #expect(bench.delegate.take() == ["select near"])
    #expect(view.isSelected && map.selectedAnnotations.first === near)
    let callout = try #require(view.superview?.subviews.last)
    #expect(callout !== view && callout.frame.maxY < view.frame.minY)
    #expect(isNear(callout.frame.midX, view.frame.midX, 0.6))
    let button = try #require(view.rightCalloutAccessoryView)
    #expect(button.isDescendant(of: callout))
    tap(
      bench.host,
      button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    #expect(bench.delegate.take() == ["accessory"])
    tap(bench.host, CGPoint(x: 30, y: 700))
    #expect(bench.delegate.take() == ["deselect near"])
    #expect(!view.isSelected && callout.superview == nil)
    view.isEnabled = false
    tap(bench.host, view.convert(CGPoint(x: 8, y: 10), to: nil))
    #expect(map.selectedAnnotations.isEmpty)
  }

  // MARK: Overlays

  @Test("overlays are drawn at their coordinates, by their renderers")
  func overlays() throws {
    let bench = bench()
    let map = bench.map
    map.region = MKCoordinateRegion(
      center: kyoto, latitudinalMeters: 10_000, longitudinalMeters: 10_000)
    let line = [kyoto, CLLocationCoordinate2D(latitude: 35.02, longitude: 135.78)]
      .withUnsafeBufferPointer { MKPolyline(coordinates: $0.baseAddress!, count: $0.count) }
    let circle = MKCircle(center: kyoto, radius: 1_000)
    map.addOverlay(line)
    map.addOverlay(circle, level: .aboveRoads)
    bench.host.settle()
    let renderer = try #require(map.renderer(for: line) as? MKPolylineRenderer)
    let shapes = map.subviews.flatMap { $0.layer.sublayers ?? [] }.compactMap {
      $0 as? CAShapeLayer
    }
    // Overlays at the level of roads are behind those at the level of labels.
    #expect(shapes.map { $0.fillColor != nil } == [true, false])
    let path = try #require(shapes.last?.path)
    let start = map.convert(kyoto, toPointTo: map)
    #expect(isNear(path.boundingBox.minX, start.x, 0.01))
    #expect(isNear(path.boundingBox.maxY, start.y, 0.01))
    #expect(shapes.last?.lineWidth == 4)
    let round = try #require(shapes.first?.path?.boundingBox)
    #expect(isNear(round.width / map.bounds.width, 0.2, 0.01))
    #expect(isNear(round.midX, start.x, 0.01))
    renderer.strokeColor = .systemRed
    bench.host.settle()
    #expect(shapes.last?.strokeColor == UIColor.systemRed.cgColor)
    #expect(line.pointCount == 2 && isNear(line.points()[0].coordinate.latitude, kyoto.latitude))
    map.removeOverlays([line, circle])
    #expect(map.overlays.isEmpty && shapes.allSatisfy { $0.superlayer == nil })
    #expect(circle.boundingMapRect.contains(MKMapPoint(kyoto)))
  }

  // MARK: Hands

  @Test("one finger pans the map, two zoom it about their centre; not if that is disabled")
  func hands() {
    let bench = bench()
    let map = bench.map
    map.region = MKCoordinateRegion(
      center: kyoto, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    bench.host.settle()
    func drag() {
      bench.host.touches.send([.init(0, .began, at: CGPoint(x: 200, y: 400))])
      for step in 1...10 {
        bench.host.advance(by: 0.02)
        bench.host.touches.send([
          .init(0, .moved, at: CGPoint(x: 200 + CGFloat(step) * 10, y: 400))
        ])
      }
      bench.host.touches.send([.init(0, .ended, at: CGPoint(x: 300, y: 400))])
      bench.host.advance(by: 0.5)
    }
    drag()
    // Movement before the drag was recognised isn't made up for.
    let place = map.convert(kyoto, toPointTo: map)
    #expect(place.x > map.bounds.midX + 80 && place.x <= map.bounds.midX + 100.01)
    #expect(isNear(place.y, map.bounds.midY, 0.2))
    map.isScrollEnabled = false
    drag()
    #expect(isNear(map.convert(kyoto, toPointTo: map).x, place.x, 0.01))
    let width = map.visibleMapRect.width
    bench.host.touches.send([
      .init(0, .began, at: CGPoint(x: 150, y: 400)), .init(1, .began, at: CGPoint(x: 250, y: 400)),
    ])
    for step in 1...10 {
      bench.host.advance(by: 0.02)
      bench.host.touches.send([
        .init(0, .moved, at: CGPoint(x: 150 - CGFloat(step) * 5, y: 400)),
        .init(1, .moved, at: CGPoint(x: 250 + CGFloat(step) * 5, y: 400)),
      ])
    }
    #expect(map.visibleMapRect.width < width * 0.65)
    bench.host.touches.send([
      .init(0, .ended, at: CGPoint(x: 100, y: 400)), .init(1, .ended, at: CGPoint(x: 300, y: 400)),
    ])
    bench.host.advance(by: 0.5)
    #expect(bench.host.takeIssues().isEmpty)
  }
}

@Suite("Locations")
@MainActor
struct LocationTests {
  @MainActor
  final class Hearing: NSObject, @preconcurrency CLLocationManagerDelegate {
    var lines: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      lines.append("status \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      lines.append("failed \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      lines.append("places \(locations.count)")
    }
  }

  @Test("permission is denied once, for all managers of the simulation; location requests fail")
  func permission() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(UIViewController())
    let hearing = Hearing()
    let manager = CLLocationManager()
    manager.delegate = hearing
    host.settle()
    #expect(hearing.lines == ["status 0"])
    manager.startUpdatingLocation()
    manager.requestLocation()
    host.settle()
    manager.requestWhenInUseAuthorization()
    manager.requestAlwaysAuthorization()
    host.settle()
    #expect(CLLocationManager().authorizationStatus == .denied)
    manager.startUpdatingLocation()
    host.settle()
    #expect(hearing.lines == ["status 0", "failed 0", "status 2", "failed 1"])
    #expect(manager.location == nil)
    // A test gives an app a location this way.
    manager.delegate?.locationManager(
      manager, didUpdateLocations: [CLLocation(latitude: 1, longitude: 2)])
    #expect(hearing.lines.last == "places 1")
    _ = SimulationHost(device: .iPhone15, os: "17.0")
    #expect(CLLocationManager().authorizationStatus == .notDetermined)
  }

  @Test("addresses aren't found")
  func geocoder() {
    let host = SimulationHost(device: .iPhone15, os: "17.0")
    host.setRoot(UIViewController())
    final class Box: @unchecked Sendable { var code: Int? }
    let box = Box()
    CLGeocoder().geocodeAddressString("Kyoto") { places, error in
      box.code = places == nil ? (error as? CLError)?.code.rawValue : nil
    }
    #expect(box.code == nil)
    host.settle()
    #expect(box.code == CLError.Code.network.rawValue)
  }
}
