/// The sheet for sharing: presented as any controller, empty but for a title.
///
/// There are no apps to share with, so that nothing is shared, and the handler isn't called.
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let activityItems: [Any]
  private let applicationActivities: [UIActivity]

  /// Never called; kept.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Kept, without effect.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var allowsProminentActivity = true

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    if UIDevice.current.userInterfaceIdiom == .pad { modalPresentationStyle = .popover }
  }

  /// Makes a sheet without items; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemSheetView(title: subject ?? "Share")
  }

  /// The title that an item's source gives, if one does.
  private var subject: String? {
    for item in activityItems {
      guard let source = item as? any UIActivityItemSource else { continue }
      let text = source.activityViewController(self, subjectForActivityType: nil)
      if !text.isEmpty { return text }
    }
    return nil
  }
}
