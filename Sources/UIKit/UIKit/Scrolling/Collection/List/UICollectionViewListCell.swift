import Graphics

/// A list row in a collection view: content, accessories and a separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  override class var classEntry: ClassEntry { ClassEntry(UICollectionViewListCell.self) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishListInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishListInit()
  }

  /// Returns the default content configuration of a row in its list, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// Returns the default background configuration of a row in its list (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// The number of indentation steps of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented as well.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The accessories on both sides of the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// The horizontal extent of the separator; it can be constrained to something in the cell.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let made = SeparatorLayoutGuide()
    separatorGuide = made
    made.attach(to: self)
    setNeedsLayout()
    return made
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutList()
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    listFitted(layoutAttributes) { super.preferredLayoutAttributesFitting($0) }
  }

  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? {
    reader.cellParts(
      self, within: subviews, isSelected: isSelected, isChecked: false, surroundings)
  }

  /// The accessories in reading direction.
  final var arrangedAccessories: [UICellAccessory] = []
  /// Their views.
  final var accessoryViews: [UIView] = []
  final var separatorGuide: SeparatorLayoutGuide?
  /// The role that the configurations were made for.
  final var role: ListRole?
  final let separatorView = UIView(frame: .zero)
  final let topSeparatorView = UIView(frame: .zero)

  /// The cell's own constraints, such as the separator's, don't determine its size.
  override package var sizingView: UIView { configured.contentView ?? contentView }

  override package var impliedBackground: UIBackgroundConfiguration? {
    backgroundView == nil ? defaultBackgroundConfiguration() : nil
  }

  override package var listBackground: UIBackgroundConfiguration { standardBackground }

  override package var defaultLayoutMargins: UIEdgeInsets { listMargins }

  override package var preservesSideMarginsOnly: Bool { true }

  override package var frameAtRest: CGRect {
    guard let view = element.collectionView, let path = element.key?.path else { return frame }
    return frame.offsetBy(dx: -view.swipeDistance(of: path), dy: 0)
  }
}
