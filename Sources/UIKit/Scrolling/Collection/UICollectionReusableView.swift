import Graphics
import LayoutTrees

/// An element of a collection view: what cells, headers and decorations have in common.
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

  /// The name under which the view is kept for reuse.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is handed out again; the default does nothing.
  open func prepareForReuse() {}

  /// Called with attributes that are about to hold; the default does nothing, as the collection
  /// view applies place and look itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the collection view changes its layout.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view changed its layout.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view would like to have, given those of the layout.
  ///
  /// The default asks for
  /// ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``: the size in
  /// which the view's constraints hold, or that of ``UIView/sizeThatFits(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  /// The size in which the view's constraints hold; ``preferredLayoutAttributesFitting(_:)`` asks for
  /// it unless overridden.
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

  /// The view whose constraints give the element its size.
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

/// What a collection view remembers about one of its views.
struct ElementState {
  weak var collectionView: UICollectionView?
  var key: ElementKey?
  /// The element that the view is being filled for, before it stands for it.
  var pending: ElementKey?
  /// The attributes that were applied last.
  var attributes: UICollectionViewLayoutAttributes?
  /// Whether the view was asked for its size since it came into sight.
  var isMeasured = false
  /// The size that the layout gives while it asks for one.
  var sizeToFit: CGSize?
  /// The pool that the view goes back to.
  var pool: ReuseKey?

  var identifier: String? {
    guard let key else { return nil }
    return key.path.map(String.init).joined(separator: "-")
  }
}
