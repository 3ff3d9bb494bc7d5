/// A field for a search, with a magnifier and a placeholder.
///
/// It is shown at rest: nothing is typed in a headless run, and a text is set by code.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// How much of the bar there is beside its field.
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  let background = _UIBarBackground(frame: .zero)
  let field = SearchFieldView()
  let cancelButton = UIButton(type: .system)
  let promptLabel = UILabel()
  /// Whether a navigation bar shows the bar as part of its own.
  var isInNavigationBar = false { didSet { looksDidChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareBar()
    (coder as? NibCoder)?.apply(self)
  }

  open weak var delegate: UISearchBarDelegate?

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The text in the field.
  open var text: String? {
    get { field.text }
    set { field.text = newValue ?? "" }
  }
  /// What the empty field says.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of text above the field.
  open var prompt: String? { didSet { looksDidChange() } }

  open var showsCancelButton = false { didSet { looksDidChange() } }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var searchBarStyle = Style.default { didSet { looksDidChange() } }
  open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
  open var barTintColor: UIColor? { didSet { looksDidChange() } }
  open var isTranslucent = true { didSet { looksDidChange() } }
  open var backgroundImage: UIImage? { didSet { looksDidChange() } }

  // MARK: For UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    looksDidChange()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    looksDidChange()
  }
}
