/// Provides an item to share on demand, which never happens here.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  public let placeholderItem: Any?

  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder by default.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    item
  }
}
