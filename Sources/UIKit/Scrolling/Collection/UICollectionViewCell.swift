import Graphics

/// An item of a collection view: a content view and what shows behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishCellInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishCellInit()
  }

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

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard !isSizedByConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    // The content view fills the cell, so its constraints are the cell's.
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  let storedContentView = UIView(frame: .zero)

  override package var sizingView: UIView {
    isSizedByConstraints ? self : storedContentView
  }

  /// Called when the cell is selected or highlighted, or no longer is.
  package func stateDidChange() {}
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
    stateDidChange()
  }
}
