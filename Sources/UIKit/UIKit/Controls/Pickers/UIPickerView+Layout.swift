import Foundation
import SystemFacts

extension UIPickerView {
  func preparePicker() {
    isOpaque = false
    // Set the frame, as changing the size of the bounds would keep the centre.
    if frame.size == .zero {
      frame = CGRect(origin: frame.origin, size: PickerGeometry.naturalSize)
    }
    for view in [wheels.band, wheels.lowerLine] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private var geometry: PickerGeometry {
    PickerGeometry(release: hostOfView.release, size: bounds.size)
  }

  var widths: [CGFloat] {
    let count = columns.count
    let standard = geometry.width(ofOneAmong: count)
    // A delegate that reads widths while returning them gets the standard ones.
    guard !wheels.isAsking else { return Array(repeating: standard, count: count) }
    wheels.isAsking = true
    defer { wheels.isAsking = false }
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
    for (index, frame) in frames.enumerated() {
      // The delegate may have removed columns while it was queried for views.
      guard let column = columns[within: index] else { break }
      column.view.frame = frame
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
    let turned = column.turn / column.rowHeight
    let middle = column.selectedRow + Int(turned.rounded())
    let first = max(0, middle - reach - (turned == 0 ? 0 : 1))
    let last = min(column.rowCount - 1, middle + reach + (turned == 0 ? 0 : 1))
    guard first <= last else { return column.view.removeRows() }
    column.view.keep(first...last)
    for row in first...last {
      let distance = CGFloat(row - column.selectedRow) - turned
      guard let place = geometry.row(turnedBy: distance, rowHeight: column.rowHeight) else {
        column.view.rows[row]?.view.isHidden = true
        continue
      }
      let shown = column.view.rows[row] ?? makeRow(row, component)
      column.view.show(shown, at: row)
      shown.view.isHidden = false
      let isSelected = row == middle
      if shown.kind == .text { style(shown.view, isSelected: isSelected) }
      let inset = shown.kind == .own ? 0 : PickerGeometry.textInset
      // Nearer rows are in front of those behind them; bounds and centre are set because the view
      // is transformed.
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

  /// Sets the font size: 23.5 points in the middle and 21 elsewhere (frame dump of iOS 26.1; high).
  private func style(_ view: UIView, isSelected: Bool) {
    let size = isSelected ? PickerGeometry.selectedFontSize : PickerGeometry.fontSize
    (view as? UILabel)?.font = .systemFont(ofSize: size)
  }
}
