/// The label of a button, which notifies it of changes in size.
final class UIButtonLabel: UILabel {
  override class var classEntry: ClassEntry { ClassEntry(UIButtonLabel.self, role: .wrapper) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }
}
