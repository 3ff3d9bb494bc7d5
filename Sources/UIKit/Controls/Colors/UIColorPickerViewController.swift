/// The system's screen for choosing a colour (iOS 14): presented as a sheet, or as a popover on
/// iPads, empty but for a title.
///
/// Nothing can be chosen, so the delegate isn't called.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The colour that is marked.
  open var selectedColor = UIColor.white
  /// Whether colours may be translucent. Kept, without effect.
  open var supportsAlpha = true

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = traitCollection.userInterfaceIdiom == .pad ? .popover : .automatic
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func loadView() {
    view = SystemSheetView(title: title ?? "Colors")
  }
}
