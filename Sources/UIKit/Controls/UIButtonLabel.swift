/// The label of a button, which tells it of changes in size.
final class UIButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
