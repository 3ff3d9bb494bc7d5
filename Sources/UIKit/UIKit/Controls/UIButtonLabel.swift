/// The label of a button, which notifies the button of size changes.
final class UIButtonLabel: UILabel {
  override class var classEntry: ClassEntry { ClassEntry(UIButtonLabel.self, role: .wrapper) }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.invalidateIntrinsicContentSize()
  }

  override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.buttonTitle)
  }
}
