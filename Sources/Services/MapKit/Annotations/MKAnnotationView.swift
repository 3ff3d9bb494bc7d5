import UIKit

/// The view of an annotation on a map: an image, or what a subclass draws, centred on the place.
open class MKAnnotationView: UIView {
  public let reuseIdentifier: String?

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.annotation = annotation
    super.init(frame: .zero)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open var annotation: (any MKAnnotation)? {
    didSet { map?.setNeedsLayout() }
  }

  /// An image, which determines the view's size.
  open var image: UIImage? {
    didSet {
      imageView.image = image
      if imageView.superview == nil { insertSubview(imageView, at: 0) }
      if let image { bounds.size = image.size }
      imageView.frame = CGRect(origin: .zero, size: image?.size ?? .zero)
      map?.setNeedsLayout()
    }
  }

  private lazy var imageView = UIImageView(frame: .zero)

  /// The offset from the place to the view's centre, in points.
  open var centerOffset = CGPoint.zero {
    didSet { map?.setNeedsLayout() }
  }

  /// The offset from the middle of the view's upper edge to the callout's tip, in points.
  open var calloutOffset = CGPoint.zero {
    didSet { map?.setNeedsLayout() }
  }

  /// Whether the view can be selected.
  open var isEnabled = true
  open var isHighlighted = false

  /// Whether the annotation is selected; set by ``MKMapView/selectAnnotation(_:animated:)``.
  open var isSelected = false

  /// Called when the map selects or deselects the annotation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  // MARK: The callout

  /// Whether a bubble with the title opens over the selected annotation.
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  /// A view that replaces the subtitle.
  open var detailCalloutAccessoryView: UIView?

  // MARK: Kept for callers: marks don't collide, cluster or move here

  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var collisionMode = CollisionMode.rectangle
  open var isDraggable = false

  public enum CollisionMode: Int, Sendable {
    case rectangle = 0
    case circle = 1
    case none = 2
  }

  /// Called before the view is reused for another annotation.
  open func prepareForReuse() {}
  /// Called before the view is shown.
  open func prepareForDisplay() {}

  // MARK: For the map

  private var map: MKMapView? {
    var view = superview
    while let current = view {
      if let map = current as? MKMapView { return map }
      view = current.superview
    }
    return nil
  }

  /// The offset from the place to the centre, including a subclass's addition.
  var offsetOfCenter: CGPoint { centerOffset }
}

/// The priority of showing an annotation.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
