/// A button that a swipe over a row shows.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How the button looks.
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// Does what the button says, and tells the closure whether it was done.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  /// What the button does.
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The button's colour: grey or red by its style, unless set.
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
