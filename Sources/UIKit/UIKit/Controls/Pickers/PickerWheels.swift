import Foundation

/// The columns of a picker, and the views behind them.
@MainActor
struct PickerWheels {
  struct Column {
    let view: UIPickerColumnView
    var rowCount: Int
    var rowHeight: CGFloat
    var selectedRow = 0
    /// How far drags have rotated the wheel from the selected row, in points.
    var turn: CGFloat = 0
  }

  /// `nil` until they are queried; during the query, the ones already known.
  var columns: [Column]?
  /// Whether the data source and delegate are being queried for columns, rows or widths.
  var isAsking = false
  /// Whether the columns belong to a previous delegate.
  var needsReload = false
  let band = UIView()
  /// The line below the selection, if lines mark it.
  let lowerLine = UIView()
  var hands = PickerTouches()
}

/// A wheel: the visible rows of a column.
final class UIPickerColumnView: UIView {
  /// A row's view.
  struct Row {
    enum Kind {
      /// The delegate's view.
      case own
      case text, attributedText
    }

    var view: UIView
    var kind: Kind
  }

  private(set) var rows: [Int: Row] = [:]
  /// The delegate's reusable views; the last one is reused first.
  private var spare: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  func ownView(ofRow row: Int) -> UIView? {
    guard let found = rows[row], found.kind == .own else { return nil }
    return found.view
  }

  func takeSpare() -> UIView? { spare.popLast() }

  func show(_ row: Row, at index: Int) {
    rows[index] = row
    if row.view.superview !== self { addSubview(row.view) }
  }

  /// Removes the rows outside a range.
  func keep(_ range: ClosedRange<Int>) {
    for index in rows.keys.sorted() where !range.contains(index) {
      guard let row = rows.removeValue(forKey: index) else { continue }
      row.view.removeFromSuperview()
      row.view.transform = .identity
      if row.kind == .own { spare.append(row.view) }
    }
  }

  func removeRows() {
    for index in rows.keys.sorted() { rows[index]?.view.removeFromSuperview() }
    rows = [:]
    spare = []
  }
}
