/// A search field with a magnifying glass and a placeholder.
///
/// Its field is a ``searchTextField``; the bar's delegate is notified of text typed into it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  override class var classEntry: ClassEntry { .searchBar }

  /// How prominent the bar's background is.
  public enum Style: Int, Sendable {
    case `default` = 0
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  final let background = _UIBarBackground(frame: .zero)
  final let field = UISearchTextField()
  /// Created when it's first shown.
  final var scopeControl: UISegmentedControl?
  final let cancelButton = UIButton(type: .system)
  /// Whether the cancel button was last styled as a cross.
  final var cancelLook: Bool?
  final let promptLabel = UILabel()
  /// The search controller; `nil` for a standalone bar.
  final weak var controller: UISearchController?
  /// Whether a navigation bar shows this bar as part of itself.
  final var isInNavigationBar = false { didSet { looksDidChange() } }
  /// Whether a navigation controller shows this bar at the lower edge of a phone (iOS 26).
  final var isFloating = false { didSet { if isFloating != oldValue { looksDidChange() } } }
  /// The capsules of a floating bar and its cancel button.
  final var capsules = BarCapsuleViews()
  /// Whether the bar has replaced the navigation bar's titles.
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

  /// The text shown while the field is empty.
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

  /// The titles of the search scopes.
  open var scopeButtonTitles: [String]? { didSet { scopesDidChange() } }
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0 { didSet { scopesDidChange() } }
  /// Whether scope buttons are shown below the field; in a navigation bar, the search controller
  /// may show them automatically.
  open var showsScopeBar = false { didSet { scopesDidChange() } }
  /// Sets whether scope buttons are shown; animations are shown in their final state.
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

  // Editing is delegated to the field.

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

  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { reader.searchParts(self, surroundings) }

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
