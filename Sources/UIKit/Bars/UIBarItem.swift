/// What bars show: a title, a picture, or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  class var classEntry: ClassEntry { .barItem }

  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Called when something that is shown has changed; the bar that shows the item sets it.
  package final var itemDidChange: (() -> Void)?

  public override init() {
    super.init()
    ProxyUnderway.note(self)
  }

  /// Takes over the values of a proxy; subclasses add theirs.
  func takeValues(of proxy: UIBarItem) {
    titleAttributes = proxy.titleAttributes
  }

  /// Makes an empty item; classes below this one read what a nib has of theirs.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Whether the item can be chosen.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      itemDidChange?()
      KeyValueObservers.of(self)?.compare()
    }
  }

  /// The words of the item.
  open var title: String? {
    didSet {
      guard title != oldValue else { return }
      itemDidChange?()
      KeyValueObservers.of(self)?.compare()
    }
  }

  /// The picture of the item.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      itemDidChange?()
      KeyValueObservers.of(self)?.compare()
    }
  }

  /// The picture in bars of compact height; ``image`` where there is none.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemDidChange?() } }
  }

  /// A picture for people who enlarge bars by a long touch; never shown here.
  open var largeContentSizeImage: UIImage?

  /// How far the picture's edges are moved inwards.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemDidChange?() } }
  }

  /// The same in bars of compact height.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange?() } }
  }

  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// A name for tests, and what assistive technologies read; kept for callers.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = true
  open var accessibilityTraits: UIAccessibilityTraits = .button

  /// A number of the app's own.
  open var tag = 0

  /// Sets the attributes of the title in a state; nil goes back to the bar's own.
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
