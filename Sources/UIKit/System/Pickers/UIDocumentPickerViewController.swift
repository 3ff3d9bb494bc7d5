import UniformTypeIdentifiers

/// The screen for choosing and storing files: presented as any controller, empty but for a title.
///
/// Nothing can be chosen, so the delegate isn't called.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Kept, without effect, as are the two that follow.
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// Makes a screen for choosing files of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Makes a screen for storing files elsewhere.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemSheetView(title: "Files")
  }
}
