import UniformTypeIdentifiers

/// The screen for choosing and storing files: presented like any controller, empty except for a
/// title.
///
/// Nothing can be chosen, so the delegate isn't called.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored, without effect, like the next two.
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  /// Creates a screen for choosing files of certain types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a screen for storing files elsewhere.
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
