/// An item of a bar: a title, an image, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  class var classEntry: ClassEntry { .barItem }

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Called when a visible property has changed; set by the bar that shows the item.
  package final var itemDidChange: (() -> Void)?

  public override init() {
    super.init()
    ProxyUnderway.note(self)
  }

  /// Adopts the values of a proxy; subclasses add theirs.
  func takeValues(of proxy: UIBarItem) {
    titleAttributes = proxy.titleAttributes
  }

  /// Creates an empty item; subclasses read their properties from a nib.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether the item can be selected.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      itemDidChange?()
      KeyValueObservers.of(self)?.compare()
    }
  }

  /// The title of the item.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      itemDidChange?()
      KeyValueObservers.of(self)?.compare()
    }
  }

  /// The image of the item.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      itemDidChange?()
      KeyValueObservers.of(self)?.compare()
    }
  }

  /// The image in bars of compact height; ``image`` if there is none.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemDidChange?() } }
  }

  /// An image for people who enlarge bars by a long press; never shown here.
  open var largeContentSizeImage: UIImage?

  /// The insets of the image's edges.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange?() } }
  }

  /// The insets of the image's edges in bars of compact height.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange?() } }
  }

  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// An identifier for tests and texts for assistive technologies; stored without effect.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = true
  open var accessibilityTraits: UIAccessibilityTraits = .button

  /// A number for the app's use.
  open var tag = 0

  /// Sets the attributes of the title for a state; `nil` resets them to the bar's.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemDidChange?()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
