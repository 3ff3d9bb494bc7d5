/// An item of a tab bar: a picture over or beside a title, and a badge.
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

  /// The picture while the item is the selected one; ``image`` where there is none.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemDidChange?() } }
  }

  /// A short text in a badge at the picture's upper corner; nil shows none.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { itemDidChange?() } }
  }

  /// The badge's colour; the system's red where nil (iOS 10 and later).
  open var badgeColor: UIColor? {
    didSet { if badgeColor != oldValue { itemDidChange?() } }
  }

  /// How far the title is moved from its place.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet { if titlePositionAdjustment != oldValue { itemDidChange?() } }
  }

  /// Whether a bar at an iPad's upper edge leaves the title out, as it does for pinned tabs.
  final var isPictureOnlyAtTop = false

  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  override func takeValues(of proxy: UIBarItem) {
    super.takeValues(of: proxy)
    guard let proxy = proxy as? UITabBarItem else { return }
    badgeColor = proxy.badgeColor
    badgeAttributes = proxy.badgeAttributes
    titlePositionAdjustment = proxy.titlePositionAdjustment
  }

  /// Sets the attributes of the badge's text in a state (iOS 10 and later).
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
