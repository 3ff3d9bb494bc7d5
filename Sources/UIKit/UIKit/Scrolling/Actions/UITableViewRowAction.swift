/// A button that a swipe reveals in a row; the API from before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  /// The appearance of the button; `.default` is the same as `.destructive`.
  public enum Style: Int, Sendable {
    case destructive = 0
    case normal = 1

    public static let `default` = Style.destructive
  }

  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?

  private let handler: @MainActor (UITableViewRowAction, IndexPath) -> Void

  public init(
    style: Style, title: String?,
    handler: @escaping @MainActor (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The background colour that was set, or the default for the style: red or grey.
  final var shownColor: UIColor {
    backgroundColor ?? (style == .destructive ? .systemRed : .systemGray)
  }

  func perform(_ path: IndexPath) { handler(self, path) }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    let copy = MainActor.assumeIsolated {
      let copy = UITableViewRowAction(style: style, title: title, handler: handler)
      copy.backgroundColor = backgroundColor
      return copy
    }
    return copy
  }
}
