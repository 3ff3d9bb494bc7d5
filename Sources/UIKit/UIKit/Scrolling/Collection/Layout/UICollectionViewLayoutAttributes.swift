import Graphics

/// The position and appearance of one element of a collection view, as its layout specifies them.
///
/// The class isn't isolated to an actor, so that subclasses can override `copy(with:)` and
/// `isEqual(_:)` as they do on Apple platforms; it is used only on the main actor.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    become(.cell, nil, indexPath)
  }

  /// Creates attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.supplementaryView, elementKind, indexPath)
  }

  /// Creates attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    become(.decorationView, decorationViewKind, indexPath)
  }

  /// The index path of the item, or the section and index of a supplementary or decoration view.
  open var indexPath = IndexPath()
  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of supplementary or decoration view; nil for cells.
  open internal(set) var representedElementKind: String?

  /// The centre of the element in content coordinates, in points.
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  /// The stacking order; elements with greater values are in front.
  open var zIndex = 0
  open var isHidden = false

  /// Whether the collection view may still query the element for its preferred size.
  final var wantsMeasuring = true

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self
      || (indexPath == other.indexPath
        && representedElementCategory == other.representedElementCategory
        && representedElementKind == other.representedElementKind && center == other.center
        && size == other.size && transform3D == other.transform3D && alpha == other.alpha
        && zIndex == other.zIndex && isHidden == other.isHidden)
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(indexPath)
    hasher.combine(representedElementKind)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let made = Self.make(type(of: self))
    made.takeValues(of: self)
    return made
  }

  open override func copy() -> Any { copy(with: nil) }

  open override var description: String {
    let kind = representedElementKind.map { "; kind = \($0)" } ?? ""
    let path = Array(indexPath).map(String.init).joined(separator: ", ")
    return "<\(type(of: self)) index path: [\(path)]\(kind); frame = (\(frame.minX) "
      + "\(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex)>"
  }
}

extension UICollectionViewLayoutAttributes {
  /// The bounding rectangle of the element; setting it keeps the transform.
  public var frame: CGRect {
    get {
      let rect = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      if transform3D == CATransform3DIdentity { return rect }
      let local = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return local.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(
        x: newValue.origin.x + newValue.size.width / 2,
        y: newValue.origin.y + newValue.size.height / 2)
    }
  }

  /// The rectangle of the element in its own coordinates; its origin is always zero.
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional part of ``transform3D``.
  public var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  func become(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    indexPath = path
  }

  private func takeValues(of other: UICollectionViewLayoutAttributes) {
    become(other.representedElementCategory, other.representedElementKind, other.indexPath)
    center = other.center
    size = other.size
    transform3D = other.transform3D
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    wantsMeasuring = other.wantsMeasuring
  }

  var isFinite: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
      && transform3D.isFinite && alpha.isFinite
  }
}
