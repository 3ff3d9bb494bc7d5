/// The sheet for sharing: presented like any controller, empty except for a title.
///
/// There are no apps to share with, so nothing is shared, and the handler isn't called.
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]

  /// Stored, but never called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Stored, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
  }

  /// Creates a sheet without items; the coder is ignored.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemSheetView(title: subject ?? "Share")
  }

  /// The title provided by an item's source, if any.
  private var subject: String? {
    for item in activityItems {
      guard let source = item as? any UIActivityItemSource else { continue }
      let text = source.activityViewController(self, subjectForActivityType: nil)
      if !text.isEmpty { return text }
    }
    return nil
  }
}
