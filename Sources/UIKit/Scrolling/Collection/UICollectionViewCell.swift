import Graphics

/// An item of a collection view: a content view and what shows behind it.
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

  /// What a storyboard has the cell start.
  final var segues = CellSegues()

  /// The view for the cell's own subviews; it fills the cell.
  open var contentView: UIView { storedContentView }

  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// Shows above ``backgroundView`` while the cell is selected or highlighted.
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

  /// What the content view shows; its view lies behind subviews of one's own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// What lies behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      backgroundConfigurationDidChange()
    }
  }

  /// Whether the content follows the cell's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the cell's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    addEditing(to: &state)
    return state
  }

  /// Has ``updateConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Fills the cell for a state; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Fills the cell for a state, after ``updateConfiguration(using:)`` (iOS 15).
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

  /// The background of a cell that was not given any.
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
