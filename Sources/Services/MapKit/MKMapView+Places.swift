import UIKit

/// The state of a map view.
@MainActor
struct MapState {
  /// The rectangle to show, and its distance from the view's edges.
  var asked = (rect: MKMapRect.world, padding: UIEdgeInsets.zero)
  var annotations: [any MKAnnotation] = []
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// Views that aren't currently in use.
  var pool: [MKAnnotationView] = []
  var classes: [String: MKAnnotationView.Type] = [:]
  var selected: (any MKAnnotation)?
  var callout: CalloutView?
  var overlays: [ShownOverlay] = []
  let ground = MapGroundView(frame: .zero)
  let overlayHolder = MapLayerView(frame: .zero)
  let markHolder = MapLayerView(frame: .zero)
  /// The end of a finger's last movement.
  var pan = CGPoint.zero
  var pinch: CGFloat = 1
}

/// An overlay with its renderer.
struct ShownOverlay {
  let overlay: any MKOverlay
  let level: MKOverlayLevel
  var renderer: MKOverlayRenderer?
  let layer = CAShapeLayer()
}

/// The geometry of a map.
extension MKMapView {
  /// Returns the smallest part of the map that contains another and has the view's aspect ratio.
  func fitted(_ asked: (rect: MKMapRect, padding: UIEdgeInsets)) -> MKMapRect {
    fitted(asked.rect, padding: asked.padding)
  }

  func fitted(_ rect: MKMapRect, padding: UIEdgeInsets) -> MKMapRect {
    let room = CGSize(
      width: bounds.width - padding.left - padding.right,
      height: bounds.height - padding.top - padding.bottom)
    guard room.width > 0, room.height > 0 else { return rect }
    // A single place is shown at the maximum zoom: a map point is four screen points (low).
    let least = 0.25
    let scale = max(
      rect.width / Double(room.width), rect.height / Double(room.height), least)
    let x = rect.midX - scale * Double(padding.left + room.width / 2)
    let y = rect.midY - scale * Double(padding.top + room.height / 2)
    return MKMapRect(
      x: x, y: y, width: scale * Double(bounds.width), height: scale * Double(bounds.height))
  }

  func place(of point: MKMapPoint) -> CGPoint {
    let rect = visibleMapRect
    guard rect.width > 0, rect.height > 0 else { return .zero }
    return CGPoint(
      x: bounds.minX + CGFloat((point.x - rect.minX) / rect.width) * bounds.width,
      y: bounds.minY + CGFloat((point.y - rect.minY) / rect.height) * bounds.height)
  }

  func mapPoint(at place: CGPoint) -> MKMapPoint {
    let rect = visibleMapRect
    guard bounds.width > 0, bounds.height > 0 else { return rect.origin }
    return MKMapPoint(
      x: rect.minX + Double((place.x - bounds.minX) / bounds.width) * rect.width,
      y: rect.minY + Double((place.y - bounds.minY) / bounds.height) * rect.height)
  }

  func move(to rect: MKMapRect, padding: UIEdgeInsets = .zero, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    map.asked = (rect, padding)
    setNeedsLayout()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }
}

/// The background of the map: a solid colour, and a word that says what it represents.
final class MapGroundView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray6
    label.text = "Map"
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// At the lower leading corner, as the attribution on maps.
  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.sizeThatFits(bounds.size)
    let area = bounds.inset(by: safeAreaInsets)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame = CGRect(
      x: isMirrored ? area.maxX - 8 - size.width : area.minX + 8, y: area.maxY - 4 - size.height,
      width: size.width, height: size.height)
  }
}

/// Contains the views on a map; only its subviews receive touches.
final class MapLayerView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
