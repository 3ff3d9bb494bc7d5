import UIKit

/// A balloon over a place, with a glyph in it and the title below.
///
/// Its sizes are by eye (low).
open class MKMarkerAnnotationView: MKAnnotationView {
  private let titleLabel = UILabel()
  private let glyphLabel = UILabel()
  private let glyphView = UIImageView(frame: .zero)

  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    prepareMarker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareMarker()
  }

  private func prepareMarker() {
    bounds.size = MarkerShape.size
    backgroundColor = .clear
    titleLabel.font = .systemFont(ofSize: 11, weight: .medium)
    titleLabel.textAlignment = .center
    glyphLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    glyphLabel.textAlignment = .center
    glyphView.contentMode = .scaleAspectFit
    for part in [titleLabel, glyphLabel, glyphView] { addSubview(part) }
  }

  /// The balloon's colour; the system's red if `nil`.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The glyph's colour; white if `nil`.
  open var glyphTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// One or two letters in the balloon.
  open var glyphText: String? { didSet { setNeedsLayout() } }
  /// A template image in the balloon.
  open var glyphImage: UIImage? { didSet { setNeedsLayout() } }
  /// The template image while the annotation is selected; ``glyphImage`` if `nil`.
  open var selectedGlyphImage: UIImage? { didSet { setNeedsLayout() } }
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { setNeedsLayout() } }
  /// Stored, without effect: the subtitle is only shown in callouts.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// Stored, without effect.
  open var animatesWhenAdded = false

  open override var annotation: (any MKAnnotation)? {
    didSet { setNeedsLayout() }
  }

  open override var isSelected: Bool {
    didSet { setNeedsLayout() }
  }

  /// The balloon's tip is on the place.
  override var offsetOfCenter: CGPoint {
    CGPoint(x: centerOffset.x, y: centerOffset.y - bounds.height / 2)
  }

  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    MarkerShape.balloon(in: bounds).fill()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let tint = glyphTintColor ?? .white
    let place = MarkerShape.glyph(in: bounds)
    let shown = isSelected ? selectedGlyphImage ?? glyphImage : glyphImage
    glyphView.image = (shown ?? UIImage(systemName: "mappin"))?
      .withRenderingMode(.alwaysTemplate)
    glyphView.tintColor = tint
    glyphView.frame = place
    glyphView.isHidden = glyphText != nil
    glyphLabel.text = glyphText
    glyphLabel.textColor = tint
    glyphLabel.frame = place
    glyphLabel.isHidden = glyphText == nil
    titleLabel.text = annotation?.title
    titleLabel.isHidden = titleVisibility == .hidden
    let size = titleLabel.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    titleLabel.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.maxY + 1, width: size.width,
      height: size.height)
  }
}

/// When a part of an annotation is visible; `adaptive` means always, here. Values: MapKit's.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive = 0
  case hidden = 1
  case visible = 2
}

/// The balloon's outline.
enum MarkerShape {
  static let size = CGSize(width: 28, height: 34)

  @MainActor
  static func balloon(in bounds: CGRect) -> UIBezierPath {
    let diameter = bounds.width
    let path = UIBezierPath(
      ovalIn: CGRect(x: bounds.minX, y: bounds.minY, width: diameter, height: diameter))
    // In the direction of the circle, so that the overlap is filled.
    path.move(to: CGPoint(x: bounds.midX + 6, y: bounds.minY + diameter - 3))
    path.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.midX - 6, y: bounds.minY + diameter - 3))
    path.close()
    return path
  }

  static func glyph(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 6, y: bounds.minY + 6, width: 16, height: 16)
  }
}
