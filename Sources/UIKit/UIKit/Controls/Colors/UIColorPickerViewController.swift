/// The system's screen for selecting a colour (iOS 14): presented as a sheet, or as a popover on
/// iPads, empty except for a title.
///
/// No colour can be selected, so the delegate isn't called.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// The selected colour.
  open var selectedColor = UIColor.white
  /// Whether colours may be translucent. Stored without effect.
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
