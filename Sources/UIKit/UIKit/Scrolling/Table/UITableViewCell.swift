import Graphics
import LayoutTrees

/// A row of a table: content, an accessory and backgrounds.
@preconcurrency @MainActor
open class UITableViewCell: _UITableViewCellBase {
  override class var classEntry: ClassEntry { .tableViewCell }

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    finishCellInit()
  }

  /// Creates a cell from a nib, with its style; an empty one of the default style with any other
  /// coder.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.cellStyle ?? .default
    super.init(coder: coder)
    finishCellInit()
    (coder as? NibCoder)?.apply(self)
  }

  /// The segues that a storyboard has for the cell.
  final var segues = CellSegues()
  /// The height that a storyboard specifies for the cell's row; nil for the table's.
  final var statedHeight: CGFloat?

  // MARK: Content

  /// The superview of the cell's own subviews; it excludes the safe area and the accessory.
  open var contentView: UIView { storedContentView }

  /// The main label, created on first access.
  open var textLabel: UILabel? { title(makingIt: true) }

  /// The second label, created on first access; nil in the default style.
  open var detailTextLabel: UILabel? { detail(makingIt: true) }

  /// The image before the text, created on first access; nil in the value 2 style.
  open var imageView: UIImageView? { picture(makingIt: true) }

  /// The content of the content view (iOS 14); the cell's own labels aren't used then.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// Whether the content is updated automatically for the cell's state (iOS 14).
  open var automaticallyUpdatesContentConfiguration = true

  /// Returns the default content configuration of a row of this style, to be filled in (iOS 14).
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// The state that configurations are made for (iOS 14).
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the cell for a state; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that updates the cell for a state, called after ``updateConfiguration(using:)`` (iOS
  /// 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { markForConfigurationUpdate() }
  }

  // MARK: Behind the content

  /// The background of the cell (iOS 14).
  ///
  /// Setting one resets the cell's colour, ``backgroundView`` and ``selectedBackgroundView`` to
  /// nil, and setting one of these views resets the configuration (Apple's documentation of both).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      backgroundConfigurationIsSet()
    }
  }

  /// Whether the background is updated automatically for the cell's state (iOS 14).
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// Returns the default background configuration of a row in tables of this style (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackground
  }

  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, configured.background != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, by: backgroundView)
    }
  }

  /// A view behind the content of a selected or highlighted cell, instead of the usual grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil, configured.background != nil {
        backgroundConfiguration = nil
      }
      selectedBackgroundDidChange(from: oldValue, to: selectedBackgroundView)
    }
  }

  /// The view behind the content of a selected cell if the table allows several to be selected; nil for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { selectedBackgroundDidChange(from: oldValue, to: multipleSelectionBackgroundView) }
  }

  // MARK: Reuse

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before a table reuses the cell; the default does nothing visible.
  open func prepareForReuse() {
    resetForReuse()
  }

  // MARK: State

  open var selectionStyle: SelectionStyle = .default {
    didSet { updateSelectedLook() }
  }

  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != storedIsSelected { markForConfigurationUpdate() }
    storedIsSelected = selected
    updateSelectedLook()
    updateSelectionControl()
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != storedIsHighlighted { markForConfigurationUpdate() }
    storedIsHighlighted = highlighted
    updateSelectedLook()
  }

  // MARK: Editing

  /// Whether the cell is in editing mode; determined by its table.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// The function of the control before the content, determined by the table's delegate.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the content is indented for the control before it; set by the table in editing mode.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { editingLookDidChange() } }
  }
  /// Whether the cell has a reorder control unless the data source determines it.
  open var showsReorderControl = false
  /// Whether the delete button of the row is shown.
  open var showingDeleteConfirmation: Bool { editing.confirmsDeletion }
  /// The accessory in editing mode.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue, isEditing { accessoryDidChange() } }
  }
  /// A view at the trailing edge in editing mode; its size is used.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue, isEditing { accessoryDidChange() } }
  }

  /// Called before controls appear or disappear; the default does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after controls have appeared or disappeared; the default does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: Accessories

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue, !isEditing { accessoryDidChange() } }
  }

  /// A view at the trailing edge instead of an accessory; its size is used.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue, !isEditing { accessoryDidChange() } }
  }

  // MARK: Measures

  /// The number of indentation steps of the content.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The width of one step of ``indentationLevel``, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The start and end of the separator below the cell, left and right in points.
  ///
  /// Unless set, it follows the table's, which follows the margins.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? effectiveSeparatorInset }
    set {
      storedSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigured()
    layOutCell()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(for: size)
  }

  /// Returns the size that satisfies the content's constraints, including the space at its sides
  /// and the separator; a table calls this for the height of self-sizing rows.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ownSize(
      fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Stored state

  final let style: CellStyle
  final var editing = CellEditing()
  final var storedReuseIdentifier: String?
  final let storedContentView: UIView = UITableViewCellContentView(frame: .zero)
  final var storedTitle: UILabel?
  final var storedDetail: UILabel?
  final var storedPicture: UIImageView?
  final var configured = ConfigurationStorage()
  final var storedIsSelected = false
  final var storedIsHighlighted = false
  final var storedSeparatorInset: UIEdgeInsets?
  final var standardSelectedBackground: UIView?
  final var accessoryDrawing: CellAccessoryView?
  /// The accessory view that is in the cell.
  final var placedAccessoryView: UIView?
  final var separators = CellSeparators()
  final var separatorViews = CellSeparatorViews()
  weak var tableView: UITableView?
  final var indexPathInTable: IndexPath?
  /// The start of the text in the last layout, in points from the leading edge of the cell.
  final var textStart: CGFloat?
  /// The origin of a request for the cell's size.
  final var sizeRequest = SizeRequest.direct
  /// Whether the cell is placing its own subviews, whose layout requests aren't the cell's then.
  final var isPlacingParts = false

  // MARK: For other parts of this module

  override package var defaultLayoutMargins: UIEdgeInsets { cellMargins }

  override package var preservesSideMarginsOnly: Bool { true }

  override package var frameAtRest: CGRect {
    guard let tableView, let path = indexPathInTable else { return frame }
    return frame.offsetBy(dx: -tableView.swipeDistance(of: path), dy: 0)
  }

  override package func decidesSize(of subview: UIView) -> Bool { subview === storedContentView }

  override package func naturalSizeWasInvalidated(of view: UIView) {
    if view === self || view === storedContentView { contentSizeDidChange(byConstraints: false) }
  }

  override package func constraintsDidChange(in subview: UIView) {
    if subview === storedContentView { contentSizeDidChange(byConstraints: true) }
  }

  override package var layoutIdentifier: String? { super.layoutIdentifier ?? rowIdentifier }

  override package func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    adoptTextSize(from: old)
    markForConfigurationUpdate()
  }

  package override var groupsElements: Bool { true }
  override func accessibilityParts(
    _ reader: AccessibilityReader, _ surroundings: AccessibilityReader.Surroundings
  ) -> [AccessibilityTree.Placed]? { reader.cellParts(self, surroundings) }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    describeCellFacts(in: &description)
  }

  override package func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    guard separators.bottom == .inset else { return }
    description.add(.separatorInset, .insets(effectiveSeparatorInset))
  }
}
