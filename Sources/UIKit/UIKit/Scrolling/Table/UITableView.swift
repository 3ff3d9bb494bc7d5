import Graphics
import LayoutTrees

/// A vertically scrolling list of rows in sections; only visible rows have cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  override class var classEntry: ClassEntry { .tableView }

  /// Creates a table.
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    finishTableInit()
  }

  /// Creates a table from a nib, with its style; a plain one with any other coder.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.tableStyle ?? .plain
    super.init(coder: coder)
    finishTableInit()
    (coder as? NibCoder)?.apply(self)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A value that indicates that the table determines a height or a padding.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style

  // MARK: Data

  /// The object that supplies the rows; not retained.
  open weak var dataSource: UITableViewDataSource? {
    didSet { if dataSource !== oldValue { setNeedsReload() } }
  }

  /// The object that is notified of rows that are needed soon; not retained.
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching? {
    didSet { if prefetchDataSource !== oldValue { prefetching = Prefetching() } }
  }
  /// Whether the prefetch data source is notified.
  open var isPrefetchingEnabled = true

  // Drag and drop isn't supported: the delegates are stored but never called.

  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged out; true on iPads by default (Apple's documentation).
  open lazy var dragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  open var hasActiveDrag: Bool { false }
  open var hasActiveDrop: Bool { false }

  /// The object that determines heights and selection and is notified of scrolling; not retained.
  open weak var delegate: UITableViewDelegate? {
    get { storedDelegate as? UITableViewDelegate }
    set { storedDelegate = newValue }
  }

  /// Discards all rows and queries them again in the next layout.
  open func reloadData() { setNeedsReload() }

  open var numberOfSections: Int { loadedMap { $0.sections.count } }

  open func numberOfRows(inSection section: Int) -> Int {
    loadedMap { $0.rowCount(inSection: section) } ?? 0
  }

  // MARK: Heights

  /// The height of rows unless the delegate returns one.
  open var rowHeight = automaticDimension { didSet { heightsChanged(rowHeight, oldValue) } }
  open var sectionHeaderHeight = automaticDimension {
    didSet { heightsChanged(sectionHeaderHeight, oldValue) }
  }
  open var sectionFooterHeight = automaticDimension {
    didSet { heightsChanged(sectionFooterHeight, oldValue) }
  }

  /// The height of a row that wasn't shown yet; 0 disables self-sizing.
  open var estimatedRowHeight = automaticDimension {
    didSet { heightsChanged(estimatedRowHeight, oldValue) }
  }

  /// When visible cells are measured again for their content (iOS 16).
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled {
    didSet { if selfSizingInvalidation != oldValue { selfSizingDidChange() } }
  }

  /// Kept for callers; headers have their final height from the start.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Kept for callers; footers have their final height from the start.
  open var estimatedSectionFooterHeight = automaticDimension

  /// The space above the header of a section; automatic is 22 in plain tables from iOS 15.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { heightsChanged(sectionHeaderTopPadding, oldValue) }
  }

  /// The height of the empty rows below a plain table's content; 0 for none.
  open var fillerRowHeight = automaticDimension { didSet { setNeedsLayout() } }

  // MARK: Editing

  /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { edits.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Starts or ends editing mode of the table and its visible cells.
  ///
  /// Snapshots show the end of the animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether rows have circles for multiple selection in editing mode, instead of other controls.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue, isEditing else { return }
      for row in shown.rows { prepareEditing(of: row.cell, at: row.path) }
    }
  }

  // MARK: Index

  /// The minimum number of rows for the table to show its data source's section index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { sectionIndexDidChange() } }
  /// The colour of the index titles; nil for the tint colour.
  open var sectionIndexColor: UIColor? { didSet { sectionIndexLookDidChange() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndexLookDidChange() } }
  /// Kept for callers: snapshots are taken while nobody touches the index.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Requests the index titles from the data source again.
  open func reloadSectionIndexTitles() { sectionIndexDidChange() }

  // MARK: Looks

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      separatorsChanged()
      // Self-sizing rows include space for the separator.
      invalidateHeights()
    }
  }
  open var separatorColor: UIColor? {
    didSet { if separatorColor != oldValue { separatorsChanged() } }
  }

  /// The inset of separators, left and right in points; follows the margins by default.
  open var separatorInset: UIEdgeInsets {
    get { insets.separator ?? automaticSeparatorInset }
    set {
      guard insets.separator != newValue else { return }
      insets.separator = newValue
      separatorsChanged()
    }
  }

  /// What a separator inset that was set is relative to (iOS 11).
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { separatorsChanged() } }
  }

  /// Whether cell content is limited to the readable width; by default on iOS 9 to 11 only.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { tableMarginsChanged() }
  }

  /// Whether content views of cells are inset by the sides of the safe area (iOS 11).
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { layOutCellsAgain() } }
  }

  /// A view behind everything else, with the size of the table.
  open var backgroundView: UIView? {
    didSet { replaceBackgroundView(oldValue) }
  }

  /// A view above the first section; it keeps its height and gets the table's width.
  open var tableHeaderView: UIView? {
    didSet { replaceHeaderView(oldValue) }
  }

  /// A view below the last section; it keeps its height and gets the table's width.
  open var tableFooterView: UIView? {
    didSet { replaceFooterView(oldValue) }
  }

  // MARK: Geometry of rows and sections

  open func rect(forSection section: Int) -> CGRect { spanRect(section) { $0.span(ofSection: $1) } }

  open func rectForHeader(inSection section: Int) -> CGRect {
    spanRect(section) { $0.headerSpan(ofSection: $1) }
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    spanRect(section) { $0.footerSpan(ofSection: $1) }
  }

  /// Returns the frame of a row, or zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadedMap { $0.row(at: point.y) }
  }

  /// Returns the rows that intersect the rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  // MARK: Cells

  /// Returns the row that a visible cell represents.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.path(of: cell)
  }

  /// Returns the cell of a row, or nil if the row isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutPendingRows()
    return shown.cell(at: indexPath)
  }

  open var visibleCells: [UITableViewCell] {
    layOutPendingRows()
    return shown.rows.map(\.cell)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutPendingRows()
    return shown.rows.map(\.path)
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutPendingRows()
    return shown.headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutPendingRows()
    return shown.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  /// Registers a cell class for an identifier; nil unregisters it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }

  /// Registers a class of headers and footers for an identifier; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }

  /// Registers a nib of cells for an identifier; nil unregisters it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }

  /// Registers a nib of headers and footers for an identifier; nil unregisters it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier)
  }

  /// Returns a reused cell, a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier)
  }

  /// Returns a reused or new cell for an identifier, with the size of its row.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Changes

  /// Starts collecting changes; pairs with ``endUpdates()`` may be nested.
  open func beginUpdates() { updates.begin() }

  /// Applies the collected changes immediately, without animation, after checking the counts.
  open func endUpdates() { finishUpdates() }

  /// Collects the changes of a closure and applies them at once; the completion is called when
  /// their animation would have ended.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { afterAnimation { completion(true) } }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = wellFormed(indexPaths)
    change { $0.insertedRows.formUnion(paths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = wellFormed(indexPaths)
    change { $0.deletedRows.formUnion(paths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let paths = wellFormed(indexPaths)
    change { $0.reloadedRows.formUnion(paths) }
  }

  /// Updates the visible cells of the rows without replacing them (iOS 15).
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard wellFormed([indexPath, newIndexPath]).count == 2 else { return }
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: Selection

  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  open var allowsMultipleSelection = false

  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }

  /// Selects a row without notifying the delegate; nil deselects all.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: UIView

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = touches.count == 1 ? touches.first.flatMap { row(under: $0) } : nil
    guard let path, let touch = touches.first else {
      return super.touchesBegan(touches, with: event)
    }
    fingerCameDown(on: path, touch)
  }

  package override var touchRecognizers: [UIGestureRecognizer] {
    super.touchRecognizers
      + [rowRecognizers.swipe, rowRecognizers.move, rowRecognizers.index, listMenus.press]
  }

  /// The interaction for context menus of rows (iOS 14).
  open var contextMenuInteraction: UIContextMenuInteraction? { listMenus }
  private lazy var listMenus = UIContextMenuInteraction(rowsOf: self)

  /// The object that scrolls while a lifted row is held at an edge.
  final private(set) lazy var edgeScroller = EdgeScroller(self)
  /// The recognizers of gestures on rows.
  private lazy var rowRecognizers = (
    swipe: RowSwipeRecognizer(self) { [weak self] in self?.indexPathForRow(at: $0) },
    move: RowMoveRecognizer(self), index: SectionIndexRecognizer(self)
  )

  /// Selects the row when a touch ends on it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let path = touches.count == 1 ? touches.first.flatMap { row(under: $0) } : nil
    guard endTouch(at: path, touches) else { return }
    guard let path else { return super.touchesEnded(touches, with: event) }
    choose(path)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
    touchedRow.start = nil
    super.touchesCancelled(touches, with: event)
  }

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    selfSizingDidChange()
    layOutTable()
  }

  // MARK: Stored state

  final var data = TableData()
  final var layoutState = TableLayoutState()
  final var layoutProgress = ListLayoutProgress<TableLayoutState.Key>()
  final var insets = TableInsets()
  final var shown = ShownTableViews()
  final var pool = TableReusePool()
  final var updates = PendingUpdates()
  final var selection = PathSelection()
  final var touchedRow = TouchedRow()
  /// The static rows that a storyboard has for the table, which its controller supplies.
  final var staticRows: StaticRows?
  final var edits = TableEdits()
  final var sectionIndex = SectionIndex()
  final var prefetching = Prefetching()

  override func delegateDidChange() {
    super.delegateDidChange()
    invalidateHeights()
  }

  // MARK: For UIView

  override package func geometryDidRefresh() {
    super.geometryDidRefresh()
    tableMarginsChanged()
  }

  override package var takesContentSizeFromConstraints: Bool { false }

  override package var defaultLayoutMargins: UIEdgeInsets {
    let margin = profile.horizontalMargin(system: systemMinimumMargin)
    return UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
  }

  override package func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    // The readable width depends on the text size.
    tableMarginsChanged()
    invalidateHeights()
  }

  /// Tables do (Apple's header; medium).
  override var followsEachDrag: Bool { true }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.list)
  }

  override package func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    description.add(.separatorInset, .insets(separatorInset))
    if rowHeight > 0 { description.add(.rowHeight, .number(rowHeight)) }
  }
}
