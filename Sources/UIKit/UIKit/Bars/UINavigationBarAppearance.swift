/// The appearance of a navigation bar (iOS 13 and later).
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    adoptButtons()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { take(other) }
    adoptButtons()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptButtons()
  }

  private func take(_ other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = copied(other.buttonAppearance)
    doneButtonAppearance = copied(other.doneButtonAppearance)
    backButtonAppearance = copied(other.backButtonAppearance)
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  private func copied(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    appearance.copy() as? UIBarButtonItemAppearance ?? UIBarButtonItemAppearance()
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { didChange() }
  }

  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsDidChange() }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsDidChange() }
  }

  /// The arrow of the back button; set by ``setBackIndicatorImage(_:transitionMaskImage:)``.
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    didChange()
  }

  open override nonisolated func copy() -> Any {
    onMainQueue { UINavigationBarAppearance(barAppearance: self) } ?? self
  }

  private func buttonsDidChange() {
    adoptButtons()
    didChange()
  }

  private func adoptButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      buttons.changed = { [weak self] in self?.didChange() }
    }
  }
}
