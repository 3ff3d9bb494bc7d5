import Graphics
import LayoutTrees

/// The base class of collection view elements: cells, supplementary views and decorations.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  override class var classEntry: ClassEntry {
    ClassEntry(UICollectionReusableView.self, appliesNibLater: true)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  /// The reuse identifier of the view.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is reused; the default does nothing.
  open func prepareForReuse() {}

  /// Called before attributes are applied; the default does nothing, as the collection view applies
  /// position and appearance itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers, given the attributes of the layout.
  ///
  /// The default calls
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``: the
  /// size that satisfies the view's constraints, or the result of ``UIView/sizeThatFits(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  /// Returns the size that satisfies the view's constraints; called by
  /// ``preferredLayoutAttributesFitting(_:)`` unless that is overridden.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    func solve(_ target: CGSize) -> CGSize {
      super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return ownSize(
      fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority,
      bySolving: solve) ?? solve(targetSize)
  }

  final var element = ElementState()

  /// The view whose constraints determine the element's size.
  package var sizingView: UIView { self }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.cell)
  }

  /// The element's number, such as 0-3, which identifies it in layout trees.
  override package var layoutIdentifier: String? {
    super.layoutIdentifier ?? element.identifier
  }
}

/// The state that a collection view stores for one of its views.
struct ElementState {
  weak var collectionView: UICollectionView?
  var key: ElementKey?
  /// The element that the view is being filled for, before the view represents it.
  var pending: ElementKey?
  /// The attributes that were last applied.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the view's size was queried since it became visible.
  var isMeasured = false
  /// The size from the layout while the view's size is being queried.
  var sizeToFit: CGSize?
  /// The queue that the view returns to.
  var pool: ReuseKey?

  var identifier: String? {
    guard let key else { return nil }
    return key.path.map(String.init).joined(separator: "-")
  }
}
