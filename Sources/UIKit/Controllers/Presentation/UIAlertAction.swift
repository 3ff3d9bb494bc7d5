/// One of the buttons of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What pressing the button means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  /// What happens when the button is pressed; nobody presses it here.
  let handler: ((UIAlertAction) -> Void)?
  weak var controller: UIAlertController?

  /// Makes an action.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the button can be pressed.
  open var isEnabled = true {
    didSet { controller?.contentDidChange() }
  }
}
