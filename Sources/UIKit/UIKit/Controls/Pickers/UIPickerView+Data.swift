extension UIPickerView {
  /// The columns, after querying the data source; calls from within the data source's answers
  /// return the columns already known.
  var columns: [PickerWheels.Column] {
    if wheels.isAsking || dataSource == nil { return wheels.columns ?? [] }
    if wheels.columns == nil || wheels.needsReload { reload() }
    return wheels.columns ?? []
  }

  func forgetWheels() {
    for column in wheels.columns ?? [] { column.view.removeFromSuperview() }
    wheels.columns = nil
    setNeedsLayout()
  }

  /// Queries another delegate's rows; the selection is kept.
  func delegateDidChange() {
    wheels.needsReload = true
    setNeedsLayout()
  }

  private func counts() -> AskedCounts {
    AskedCounts(element: "rows", method: "pickerView(_:numberOfRowsInComponent:)") {
      [unowned self] problem, advice in
      refuse(SimulationIssue(where: summary, what: problem, advice: advice))
    }
  }

  /// The maximum number of columns; a picker with more columns than points has no space for them.
  private static let mostColumns = 1000

  /// Queries the data source and delegate, column by column: a column's rows may depend on the
  /// selection in those before it. Calls from within an answer don't start over.
  func reload() {
    guard !wheels.isAsking else { return }
    guard let dataSource else { return forgetWheels() }
    wheels.isAsking = true
    defer { wheels.isAsking = false }
    wheels.needsReload = false
    let count = min(max(0, dataSource.numberOfComponents(in: self)), Self.mostColumns)
    let old = wheels.columns ?? []
    for column in old.dropFirst(count) { column.view.removeFromSuperview() }
    wheels.columns = Array(old.prefix(count))
    for index in 0..<count {
      let rows = rowCount(of: index, dataSource)
      // The data source may have been removed.
      guard let known = wheels.columns?.count, known >= index else { return }
      if known == index { wheels.columns?.append(makeColumn()) }
      setRowCount(rows, of: index)
    }
    for index in 0..<count { refreshRowHeight(of: index) }
    setNeedsLayout()
  }

  func reload(_ component: Int) {
    guard !wheels.isAsking, let dataSource, wheels.columns?.indices.contains(component) == true
    else { return }
    wheels.isAsking = true
    defer { wheels.isAsking = false }
    setRowCount(rowCount(of: component, dataSource), of: component)
    refreshRowHeight(of: component)
    setNeedsLayout()
  }

  private func rowCount(of component: Int, _ dataSource: any UIPickerViewDataSource) -> Int {
    counts().count(
      dataSource.pickerView(self, numberOfRowsInComponent: component), section: component)
  }

  private func makeColumn() -> PickerWheels.Column {
    let view = UIPickerColumnView()
    addSubview(view)
    return PickerWheels.Column(view: view, rowCount: 0, rowHeight: PickerGeometry.rowHeight)
  }

  private func setRowCount(_ count: Int, of component: Int) {
    guard var column = wheels.columns?[within: component] else { return }
    column.rowCount = count
    column.selectedRow = min(column.selectedRow, max(0, count - 1))
    column.view.removeRows()
    wheels.columns?[component] = column
  }

  private func refreshRowHeight(of component: Int) {
    let height = rowHeight(of: component)
    guard wheels.columns?.indices.contains(component) == true else { return }
    wheels.columns?[component].rowHeight = height
  }

  /// Returns the row height; rows lower than a point can't be distinguished, so they get the
  /// standard height.
  private func rowHeight(of component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component)
    guard let height, height >= 1, height.isFinite else { return PickerGeometry.rowHeight }
    return height
  }

  func select(_ row: Int, in component: Int) {
    guard columns.indices.contains(component), columns[component].rowCount > 0 else { return }
    let row = min(max(0, row), columns[component].rowCount - 1)
    stopWheel(component)
    guard row != columns[component].selectedRow else { return }
    wheels.columns?[component].selectedRow = row
    setNeedsLayout()
  }
}

extension Array where Element == PickerWheels.Column {
  /// The column at an index; `nil` if there is none.
  subscript(within index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
