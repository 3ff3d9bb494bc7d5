/// One of the buttons of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The meaning of the button.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  /// The closure called when the button is pressed.
  final private(set) var handler: ((UIAlertAction) -> Void)?
  final weak var controller: UIAlertController?

  /// Creates an action without a title.
  public override init() { super.init() }

  /// Creates an action.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// An identifier for tests; the one of the button that shows the action.
  open var accessibilityIdentifier: String? {
    didSet { controller?.contentDidChange() }
  }

  /// Whether the button can be pressed.
  open var isEnabled = true {
    didSet { controller?.contentDidChange() }
  }
}
