/// A field for a search, with a magnifier and a placeholder.
///
/// Its field is a ``searchTextField``; what is typed into it is told the bar's delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  override class var classEntry: ClassEntry { .searchBar }

  /// How much of the bar there is beside its field.
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  final let background = _UIBarBackground(frame: .zero)
  final let field = UISearchTextField()
  /// Made when it is first shown.
  final var scopeControl: UISegmentedControl?
  final let cancelButton = UIButton(type: .system)
  /// Whether the button that cancels was last given a cross.
  final var cancelLook: Bool?
  final let promptLabel = UILabel()
  /// Whose search it is; nil of a bar by itself.
  final weak var controller: UISearchController?
  /// Whether a navigation bar shows the bar as part of its own.
  final var isInNavigationBar = false { didSet { looksDidChange() } }
  /// Whether it has taken the place of the navigation bar's titles.
  final var isRaised = false { didSet { looksDidChange() } }

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

  /// The field (iOS 13).
  open var searchTextField: UISearchTextField { field }

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

  // MARK: Scopes

  /// The names of the parts among which a search can choose.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The part that is chosen.
  open var selectedScopeButtonIndex = 0 { didSet { scopesDidChange() } }
  /// Whether buttons for the parts stand below the field; in a navigation bar the controller of the
  /// search may show them by itself.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// The same; animations are shown at their end.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  // MARK: Typing

  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // The field is edited in the bar's stead.

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    field.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    field.resignFirstResponder()
  }

  // MARK: Looks

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

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.bar)
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    looksDidChange()
  }
}
