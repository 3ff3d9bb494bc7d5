import Graphics

/// A row of a list in a collection view: content, accessories, a separator.
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

  /// The content of a row as lists have it, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// The background of a row as lists have it (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// Steps by which the content is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points of one step.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented as well.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }

  /// Where the separator begins and ends; constraints may tie its sides to something in the cell.
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

  /// The accessories in reading direction.
  final var arrangedAccessories: [UICellAccessory] = []
  /// Their views.
  final var accessoryViews: [UIView] = []
  final var separatorGuide: SeparatorLayoutGuide?
  /// The role that configurations were made for.
  final var role: ListRole?
  final let separatorView = UIView(frame: .zero)
  final let topSeparatorView = UIView(frame: .zero)

  /// Constraints of the cell's own, such as those of the separator, say nothing about its size.
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
