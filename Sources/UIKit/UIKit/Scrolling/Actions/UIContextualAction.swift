/// A button that a swipe reveals in a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The appearance of the button.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Performs the action and calls the closure with whether it was completed.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The background colour of the button; defaults to grey or red, depending on the style.
  open var backgroundColor: UIColor! {
    get { storedBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { storedBackgroundColor = newValue }
  }

  private var storedBackgroundColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
