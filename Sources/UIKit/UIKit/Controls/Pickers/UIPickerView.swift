import LayoutTrees

/// Wheels side by side, each with one selected row.
///
/// The wheels move by ``selectRow(_:inComponent:animated:)``, and by touches: after a drag a wheel
/// spins on to a row, and a tap on a row scrolls to it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class var classEntry: ClassEntry { .pickerView }

  final var wheels = PickerWheels()

  /// Creates a picker; without a size, it gets its natural one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    preparePicker()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preparePicker()
    (coder as? NibCoder)?.apply(self)
  }

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forgetWheels() } }

  open weak var delegate: (any UIPickerViewDelegate)? { didSet { delegateDidChange() } }

  /// Whether the selection is marked. Since iOS 13 it always is (Apple's documentation); the value
  /// is stored.
  open var showsSelectionIndicator = true { didSet { setNeedsLayout() } }

  // MARK: What is shown

  /// The number of columns that the data source returned.
  open var numberOfComponents: Int { columns.count }

  /// Returns the number of rows that the data source returned for a column; 0 for a nonexistent
  /// column.
  open func numberOfRows(inComponent component: Int) -> Int {
    columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  /// Returns the size of a column's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: columns[component].rowHeight)
  }

  /// Returns the delegate's view for a row; `nil` for an invisible row, and for texts.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard columns.indices.contains(component) else { return nil }
    layoutIfNeeded()
    return columns[component].view.ownView(ofRow: row)
  }

  /// Queries the data source and delegate for everything again.
  open func reloadAllComponents() { reload() }

  /// Queries a column's rows again.
  open func reloadComponent(_ component: Int) { reload(component) }

  // MARK: Selection

  /// Scrolls a wheel to a row without notifying the delegate. Animations are shown in their final
  /// state.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    select(row, in: component)
  }

  /// Returns the selected row of a column; -1 if there is none, as in a column whose rows the data
  /// source is currently being queried for.
  open func selectedRow(inComponent component: Int) -> Int {
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selectedRow
  }

  /// Returns the alignment of texts in a column.
  func textAlignment(ofComponent component: Int) -> NSTextAlignment { .center }

  // MARK: For UIView

  package override var touchRecognizers: [UIGestureRecognizer] {
    super.touchRecognizers + wheels.hands.recognizers(of: self)
  }

  open override var intrinsicContentSize: CGSize { PickerGeometry.naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: PickerGeometry.naturalSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutWheels()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    setNeedsLayout()
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.systemHeight)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    let rows = columns.indices.map { String(selectedRow(inComponent: $0)) }
    description.add(.selectedRows, .text(rows.joined(separator: ", ")))
  }
}
