import Foundation
import SystemFacts

extension UIPickerView {
  func preparePicker() {
    isOpaque = false
    if frame.size == .zero { bounds.size = PickerGeometry.naturalSize }
    for view in [wheels.band, wheels.lowerLine] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  // MARK: Data

  /// The columns, after the data source has been asked for them.
  var columns: [PickerWheels.Column] {
    if let known = wheels.columns { return known }
    guard dataSource != nil else { return [] }
    reload()
    return wheels.columns ?? []
  }

  func forgetWheels() {
    for column in wheels.columns ?? [] { column.view.removeFromSuperview() }
    wheels.columns = nil
    setNeedsLayout()
  }

  private func counts() -> AskedCounts {
    AskedCounts(element: "rows", method: "pickerView(_:numberOfRowsInComponent:)") {
      [unowned self] problem, advice in
      refuse(SimulationIssue(where: summary, what: problem, advice: advice))
    }
  }

  /// A picker with more columns than points has no room for them.
  private static let mostColumns = 1000

  func reload() {
    let old = wheels.columns ?? []
    guard let dataSource else { return forgetWheels() }
    let count = min(max(0, dataSource.numberOfComponents(in: self)), Self.mostColumns)
    let rows = counts().counts(sections: count) {
      dataSource.pickerView(self, numberOfRowsInComponent: $0)
    }
    for column in old.dropFirst(count) { column.view.removeFromSuperview() }
    wheels.columns = rows.enumerated().map { index, rows in
      let view = old.indices.contains(index) ? old[index].view : UIPickerColumnView()
      if view.superview !== self { addSubview(view) }
      view.removeRows()
      let selected = old.indices.contains(index) ? old[index].selectedRow : 0
      return PickerWheels.Column(
        view: view, rowCount: rows, rowHeight: PickerGeometry.rowHeight,
        selectedRow: min(selected, max(0, rows - 1)))
    }
    for index in rows.indices { wheels.columns?[index].rowHeight = rowHeight(of: index) }
    setNeedsLayout()
  }

  func reload(_ component: Int) {
    guard let dataSource, var columns = wheels.columns, columns.indices.contains(component) else {
      return
    }
    let rows =
      counts().counts(sections: 1) { _ in
        dataSource.pickerView(self, numberOfRowsInComponent: component)
      }[0]
    columns[component].rowCount = rows
    columns[component].rowHeight = rowHeight(of: component)
    columns[component].selectedRow = min(columns[component].selectedRow, max(0, rows - 1))
    columns[component].view.removeRows()
    wheels.columns = columns
    setNeedsLayout()
  }

  private func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component)
    guard let height, height > 0, height.isFinite else { return PickerGeometry.rowHeight }
    return height
  }

  func select(_ row: Int, in component: Int) {
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return }
    let row = min(max(0, row), columns[component].rowCount - 1)
    guard row != columns[component].selectedRow else { return }
    wheels.columns?[component].selectedRow = row
    setNeedsLayout()
  }

  // MARK: Layout

  private var geometry: PickerGeometry {
    PickerGeometry(release: hostOfView.release, size: bounds.size)
  }

  var widths: [CGFloat] {
    let count = columns.count
    let standard = geometry.width(ofOneAmong: count)
    return (0..<count).map {
      let width = delegate?.pickerView(self, widthForComponent: $0)
      guard let width, width >= 0, width.isFinite else { return standard }
      return width
    }
  }

  func layOutWheels() {
    let geometry = geometry
    let frames = geometry.columns(
      widths: widths, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    for (index, frame) in zip(columns.indices, frames) {
      columns[index].view.frame = frame
      layOutRows(of: index, geometry)
    }
    placeBand(geometry)
  }

  private func placeBand(_ geometry: PickerGeometry) {
    let height = columns.map(\.rowHeight).max() ?? PickerGeometry.rowHeight
    let frame = geometry.band(rowHeight: height)
    let band = wheels.band
    let line = wheels.lowerLine
    if ControlFacts.pickersHaveBand[hostOfView.release] {
      // (116, 116, 128) at 0.08 (frame dump of iOS 26.1; high).
      band.backgroundColor = .quaternarySystemFill
      band.layer.cornerRadius = geometry.bandRadius(rowHeight: height)
      band.frame = frame
      line.isHidden = true
    } else {
      let pixel = PixelGrid(scale: traitCollection.displayScale).pixel
      for view in [band, line] { view.backgroundColor = .separator }
      band.layer.cornerRadius = 0
      band.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: pixel)
      line.frame = CGRect(x: frame.minX, y: frame.maxY - pixel, width: frame.width, height: pixel)
      line.isHidden = false
    }
    sendSubviewToBack(band)
  }

  private func layOutRows(of component: Int, _ geometry: PickerGeometry) {
    let column = columns[component]
    let reach = geometry.reach(rowHeight: column.rowHeight)
    let first = max(0, column.selectedRow - reach)
    let last = min(column.rowCount - 1, column.selectedRow + reach)
    guard first <= last else { return column.view.removeRows() }
    column.view.keep(first...last)
    for row in first...last {
      let distance = row - column.selectedRow
      guard let place = geometry.row(distance, rowHeight: column.rowHeight) else { continue }
      let shown = column.view.rows[row] ?? makeRow(row, component)
      column.view.show(shown, at: row)
      let isSelected = distance == 0
      if shown.kind == .text { style(shown.view, isSelected: isSelected) }
      let inset = shown.kind == .own ? 0 : PickerGeometry.textInset
      // Nearer rows lie over those behind them; bounds and centre, as the view is transformed.
      shown.view.transform = .identity
      shown.view.bounds.size = CGSize(
        width: max(0, column.view.bounds.width - 2 * inset), height: column.rowHeight)
      shown.view.center = CGPoint(x: column.view.bounds.midX, y: place.centerY)
      shown.view.transform = CGAffineTransform(scaleX: 1, y: place.share)
      shown.view.alpha = isSelected ? 1 : PickerGeometry.otherRowsAlpha
    }
  }

  private func makeRow(_ row: Int, _ component: Int) -> UIPickerColumnView.Row {
    if let delegate {
      let spare = columns[component].view.takeSpare()
      let view = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: spare)
      if !(view is PickerDefaults.NoView) { return UIPickerColumnView.Row(view: view, kind: .own) }
    }
    let label = UILabel()
    label.font = .systemFont(ofSize: PickerGeometry.fontSize)
    label.textColor = .label
    let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    label.textAlignment = textAlignment(ofComponent: component)
    return UIPickerColumnView.Row(view: label, kind: attributed == nil ? .text : .attributedText)
  }

  /// 23.5 points in the middle and 21 elsewhere (frame dump of iOS 26.1; high).
  private func style(_ view: UIView, isSelected: Bool) {
    let size = isSelected ? PickerGeometry.selectedFontSize : PickerGeometry.fontSize
    (view as? UILabel)?.font = .systemFont(ofSize: size)
  }
}
