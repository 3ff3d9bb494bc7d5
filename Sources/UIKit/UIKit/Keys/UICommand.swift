/// A menu element that sends a selector up the responder chain (iOS 13).
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The selector that the command sends.
  public let action: Selector?
  /// Distinguishes commands with the same action.
  public let propertyList: Any?
  /// Commands that replace it while modifier keys are held down.
  open private(set) var alternates: [UICommandAlternate]
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// A longer description of the command than its title.
  open var discoverabilityTitle: String?
  /// The attributes of the command in the menu.
  open var attributes: UIMenuElement.Attributes
  /// Whether the command has a checkmark.
  open var state: UIMenuElement.State

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Creates a command without a title, as key commands are.
  init(untitled action: Selector, discoverabilityTitle: String? = nil) {
    self.action = action
    propertyList = nil
    self.discoverabilityTitle = discoverabilityTitle
    alternates = []
    attributes = []
    state = .off
    super.init(title: "", image: nil)
  }
}
