/// The appearance of a toolbar (iOS 13 and later).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptButtons()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      if let copy = other.buttonAppearance.copy() as? UIBarButtonItemAppearance {
        buttonAppearance = copy
      }
      if let copy = other.doneButtonAppearance.copy() as? UIBarButtonItemAppearance {
        doneButtonAppearance = copy
      }
    }
    adoptButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptButtons()
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }

  open override nonisolated func copy() -> Any {
    onMainQueue { UIToolbarAppearance(barAppearance: self) } ?? self
  }

  private func buttonsDidChange() {
    adoptButtons()
    didChange()
  }

  private func adoptButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.changed = { [weak self] in self?.didChange() }
    }
  }
}
