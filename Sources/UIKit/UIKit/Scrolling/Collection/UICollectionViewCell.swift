import Graphics

/// An item of a collection view: a content view and backgrounds behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override class var classEntry: ClassEntry { ClassEntry(UICollectionViewCell.self) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishCellInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishCellInit()
    (coder as? NibCoder)?.apply(self)
  }

  /// The segues that a storyboard has for the cell.
  final var segues = CellSegues()

  /// The superview of the cell's own subviews; it fills the cell.
  open var contentView: UIView { storedContentView }

  /// A view behind the content, with the size of the cell.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// A view above ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { selectedBackgroundDidChange(from: oldValue) }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { selectedLookDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { selectedLookDidChange() } }
  }

  // MARK: Configurations (iOS 14)

  /// The content of the content view; its view is behind custom subviews.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// The background of the cell.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      backgroundConfigurationDidChange()
    }
  }

  /// Whether the content is updated automatically for the cell's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is updated automatically for the cell's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    addEditing(to: &state)
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the cell for a state; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the cell for a state, called after ``updateConfiguration(using:)`` (iOS
  /// 15).
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  {
    didSet { markForConfigurationUpdate() }
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
    layOutConfigured()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard element.sizeToFit == nil, !isSizedByConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    // The content view fills the cell, so its constraints are the cell's.
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  final let storedContentView = UIView(frame: .zero)

  final var configured = ConfigurationStorage()

  override package var sizingView: UIView {
    if let view = configured.contentView { return view }
    return isSizedByConstraints ? self : storedContentView
  }

  /// The default background of a cell.
  package var impliedBackground: UIBackgroundConfiguration? { nil }

  package var listBackground: UIBackgroundConfiguration { .listPlainCell() }

  override package func decidesSize(of subview: UIView) -> Bool { subview === contentView }

  override package func naturalSizeWasInvalidated(of view: UIView) {
    if view === self || view === storedContentView { contentSizeDidChange(byConstraints: false) }
  }

  override package func constraintsDidChange(in subview: UIView) {
    if subview === storedContentView { contentSizeDidChange(byConstraints: true) }
  }

  package override var groupsElements: Bool { true }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeCellFacts(in: &description)
  }

  override package func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    markForConfigurationUpdate()
    (self as? UICollectionViewListCell)?.showAccessories()
  }
}

extension UICollectionViewCell {
  private func finishCellInit() {
    storedContentView.frame = bounds
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
  }

  private func layOutCell() {
    if backgroundView?.frame != bounds { backgroundView?.frame = bounds }
    if selectedBackgroundView?.frame != bounds { selectedBackgroundView?.frame = bounds }
  }

  private func backgroundDidChange(from old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }

  private func selectedBackgroundDidChange(from old: UIView?) {
    if old !== selectedBackgroundView { old?.removeFromSuperview() }
    selectedLookDidChange()
  }

  private func selectedLookDidChange() {
    if let selectedBackgroundView {
      if isSelected || isHighlighted {
        selectedBackgroundView.frame = bounds
        insertSubview(selectedBackgroundView, belowSubview: storedContentView)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    markForConfigurationUpdate()
    (self as? UICollectionViewListCell)?.showAccessories()
  }
}
