/// An item of a tab bar: an image above or next to a title, and a badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  override class var classEntry: ClassEntry { .tabBarItem }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.apply(self)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image while the item is selected; ``image`` if there is none.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemDidChange?() } }
  }

  /// A short text in a badge at the image's upper corner; `nil` shows none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange?() } }
  }

  /// The badge's colour; `nil` means the system's red (iOS 10 and later).
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { itemDidChange?() } }
  }

  /// The offset of the title from its standard position.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { itemDidChange?() } }
  }

  /// Whether a bar at the top edge of an iPad omits the title, as it does for pinned tabs.
  final var isPictureOnlyAtTop = false

  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  override func takeValues(of proxy: UIBarItem) {
    super.takeValues(of: proxy)
    guard let proxy = proxy as? UITabBarItem else { return }
    badgeColor = proxy.badgeColor
    badgeAttributes = proxy.badgeAttributes
    titlePositionAdjustment = proxy.titlePositionAdjustment
  }

  /// Sets the attributes of the badge's text for a state (iOS 10 and later).
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
    itemDidChange?()
  }

  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}
