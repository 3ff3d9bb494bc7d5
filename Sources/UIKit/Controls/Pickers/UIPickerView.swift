import LayoutTrees

/// Wheels side by side, on each of which one row is selected.
///
/// The wheels turn by ``selectRow(_:inComponent:animated:)``, and under fingers: a drag lets a wheel
/// spin on to a row, and a tap on a row turns to it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  override class var classEntry: ClassEntry { .pickerView }

  final var wheels = PickerWheels()

  /// Makes a picker; without a size it has its natural one.
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

  /// Whether the selection is marked. From iOS 13 on it always is (Apple's documentation); the value
  /// is kept.
  open var showsSelectionIndicator = true { didSet { setNeedsLayout() } }

  // MARK: What is shown

  /// How many columns there are, as the data source said.
  open var numberOfComponents: Int { columns.count }

  /// How many rows a column has, as the data source said; 0 for a column that isn't there.
  open func numberOfRows(inComponent component: Int) -> Int {
    columns.indices.contains(component) ? columns[component].rowCount : 0
  }

  /// The size of a row of a column, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard columns.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: columns[component].rowHeight)
  }

  /// The view that the delegate gave for a row; nil for one that isn't seen, and for texts.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard columns.indices.contains(component) else { return nil }
    layoutIfNeeded()
    return columns[component].view.ownView(ofRow: row)
  }

  /// Asks data source and delegate for everything again.
  open func reloadAllComponents() { reload() }

  /// Asks for a column's rows again.
  open func reloadComponent(_ component: Int) { reload(component) }

  // MARK: Selection

  /// Turns a wheel to a row; the delegate isn't told. Animations are shown at their end.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    select(row, in: component)
  }

  /// The row that is selected in a column; -1 without one, as in a column whose rows the data source
  /// is just being asked for.
  open func selectedRow(inComponent component: Int) -> Int {
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return -1 }
    return columns[component].selectedRow
  }

  /// How texts of a column stand.
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
