import Graphics
import LayoutTrees

/// A row of a table: content, an accessory beside it and what shows behind it.
@preconcurrency @MainActor
open class UITableViewCell: _UITableViewCellBase {
  override class var classEntry: ClassEntry { .tableViewCell }

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    finishCellInit()
  }

  /// Makes a cell of a nib, with its style; an empty one of the default style with any other coder.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.cellStyle ?? .default
    super.init(coder: coder)
    finishCellInit()
    (coder as? NibCoder)?.apply(self)
  }

  /// What a storyboard has the cell start.
  final var segues = CellSegues()
  /// The height that a storyboard states for the cell's row; nil for the table's.
  final var statedHeight: CGFloat?

  // MARK: Content

  /// The view for the cell's own subviews; it leaves out safe area and accessory.
  open var contentView: UIView { storedContentView }

  /// The main label, made when first asked for.
  open var textLabel: UILabel? { title(makingIt: true) }

  /// The second label, made when first asked for; nil in the default style.
  open var detailTextLabel: UILabel? { detail(makingIt: true) }

  /// The image before the text, made when first asked for; nil in the value 2 style.
  open var imageView: UIImageView? { picture(makingIt: true) }

  /// What the content view shows (iOS 14); the cell's own labels are not used then.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// Whether the content follows the cell's state by itself (iOS 14).
  open var automaticallyUpdatesContentConfiguration = true

  /// The content of a row of this style, to be filled (iOS 14).
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// The state that configurations are made for (iOS 14).
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Has ``updateConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Fills the cell for a state; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Fills the cell for a state, after ``updateConfiguration(using:)`` (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { markForConfigurationUpdate() }
  }

  // MARK: Behind the content

  /// What lies behind the content (iOS 14).
  ///
  /// Setting one resets the cell's colour, ``backgroundView`` and ``selectedBackgroundView`` to nil, and
  /// setting one of these views resets the configuration (Apple's documentation of both).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      backgroundConfigurationIsSet()
    }
  }

  /// Whether the background follows the cell's state by itself (iOS 14).
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The background of a row as tables of this style have it (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    listBackground
  }

  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil, configured.background != nil { backgroundConfiguration = nil }
      replaceBackground(oldValue, by: backgroundView)
    }
  }

  /// Shows behind the content of a selected or highlighted cell, instead of the usual grey.
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil, configured.background != nil {
        backgroundConfiguration = nil
      }
      selectedBackgroundDidChange(from: oldValue)
    }
  }

  // MARK: Reuse

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before a table hands the cell out again; the default does nothing visible.
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

  /// Whether the cell is being edited; its table says so.
  open var isEditing: Bool {
    get { editing.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// What the control before the content does, as the table's delegate says.
  open var editingStyle: EditingStyle { editing.style }
  /// Whether the content moves for the control before it; the table sets it in edit.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { editingLookDidChange() } }
  }
  /// Whether the cell has a control to move it by where the data source doesn't say.
  open var showsReorderControl = false
  /// Whether the buttons to delete the row are shown.
  open var showingDeleteConfirmation: Bool { editing.confirmsDeletion }
  /// What stands at the cell's end while it is edited.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue, isEditing { accessoryDidChange() } }
  }
  /// A view at the cell's end while it is edited; its size counts.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue, isEditing { accessoryDidChange() } }
  }

  /// Called before controls come or go; the default does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after controls have come or gone; the default does nothing.
  open func didTransition(to state: StateMask) {}

  // MARK: Accessories

  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue, !isEditing { accessoryDidChange() } }
  }

  /// A view at the cell's end instead of an accessory; its size counts.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue, !isEditing { accessoryDidChange() } }
  }

  // MARK: Measures

  /// Steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// Points of one step of ``indentationLevel``.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// Where the separator below the cell starts and ends, left and right in points.
  ///
  /// Until it is set it follows the table's, which follows the margins.
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

  /// The size in which the content's constraints hold, with the room beside it and the separator; a
  /// table asks for the height of rows that measure themselves by this.
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
  /// The accessory view that stands in the cell.
  final var placedAccessoryView: UIView?
  final var separators = CellSeparators()
  final var separatorViews = CellSeparatorViews()
  weak var tableView: UITableView?
  final var indexPathInTable: IndexPath?
  /// Where text starts, from the last layout, in points from the leading edge of the cell.
  final var textStart: CGFloat?
  /// Who asks for the cell's size.
  final var sizeRequest = SizeRequest.direct
  /// While the cell places its own parts, their requests for layout are not its own.
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
