import Foundation
import Graphics

extension UITableView {
  /// Reads the map after updating it.
  func loadedMap<Result>(_ body: (inout TableMap) -> Result) -> Result {
    loadIfNeeded()
    return body(&data.map)
  }

  /// Queries the data source and the delegate for counts and heights if they are stale.
  func loadIfNeeded() {
    guard data.isStale else { return }
    inOwnWorld {
      if data.needsReload {
        recycleAllRows()
        recycleAllHeaders()
        selection.removeAll()
        updates.discard()
        edits.move = nil
        edgeScroller.letGo()
        followSwipe { _ in nil }
        sectionIndex.isStale = true
      }
      data.needsReload = false
      data.needsHeights = false
      let number = data.mapNumber
      let made = makeMap(rowCounts: rowCounts()) { _, _ in nil }
      // The delegate may have reloaded the table while it was queried; that map is newer.
      guard data.mapNumber == number else { return }
      data.replaceMap(made)
      updateContentSize()
    }
  }

  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    let asked = AskedCounts(element: "rows", method: "numberOfRowsInSection") {
      self.report($0, advice: $1)
    }
    return asked.counts(sections: dataSource.numberOfSections(in: self)) {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Returns a height that was specified for a part of the table, or `fallback` with an issue if
  /// UIKit would raise an exception. Its text, from reports of crashes: “table view row height must
  /// not be negative - provided height for index path (<NSIndexPath: 0xc000000000000016> {length =
  /// 2, path = 0 - 0}) is -1.000000”, “section header height must not be negative - provided height
  /// for section 0 is -0.010000”, and “CALayer position contains NaN: [160 nan]”.
  func legalHeight(
    _ height: CGFloat, _ what: String, of part: String?, fallback: CGFloat = 0
  ) -> CGFloat {
    if height.isFinite, height >= 0 { return height }
    let place = part.map { "provided height for \($0)" } ?? "the table's own height"
    guard height.isFinite else {
      report(
        "CALayerInvalidGeometry: \(what) height must be finite - \(place) is \(height).",
        advice: "Look for a division by zero in the code that computes it.")
      return fallback
    }
    report(
      "\(what) height must not be negative - \(place) is \(String(format: "%f", Double(height)))",
      advice: "Return 0 or more, or UITableView.automaticDimension; 0 is used.")
    return 0
  }

  /// Creates the extents of all sections.
  ///
  /// - Parameter known: Returns the previous height of a row, or nil if it was never measured.
  func makeMap(
    rowCounts: [Int], known: (_ section: Int, _ row: Int) -> TableSectionMap.RowHeight?
  ) -> TableMap {
    shown.measuredHeaders = [:]
    shown.measuredFooters = [:]
    let headers = HeaderMeasurer(table: self)
    var sections: [TableSectionMap] = []
    sections.reserveCapacity(rowCounts.count)
    for (section, count) in rowCounts.enumerated() {
      var extents = makeRows(section: section, count: count, known: known)
      let header = headers.header(section)
      extents.headerPadding = header.padding
      extents.headerHeight = header.height
      extents.footerHeight = headers.footer(section)
      sections.append(extents)
    }
    var map = TableMap(sections: sections)
    map.setHeaderViewHeight(tableHeaderView?.frame.height ?? 0)
    map.footerViewHeight = tableFooterView?.frame.height ?? 0
    return map
  }

  private func makeRows(
    section: Int, count: Int, known: (Int, Int) -> TableSectionMap.RowHeight?
  ) -> TableSectionMap {
    let measures = profile.measuresRows(estimate: estimatedRowHeight)
    let automatic = UITableView.automaticDimension
    let fallback: CGFloat? =
      rowHeight == automatic
      ? nil
      : legalHeight(
        rowHeight, "table view row", of: nil, fallback: TableProfile.rowHeight)
    guard count > 0 else { return TableSectionMap(rowCount: 0, uniformHeight: 0) }
    let first = delegateHeight(row: 0, section)
    if first == TableHeight.notImplemented {
      if let fallback { return TableSectionMap(rowCount: count, uniformHeight: fallback) }
      if !measures {
        return TableSectionMap(rowCount: count, uniformHeight: TableProfile.rowHeight)
      }
      return TableSectionMap(
        heights: (0..<count).map { known(section, $0) }, estimate: rowEstimate(section))
    }
    var heights: [TableSectionMap.RowHeight?] = []
    heights.reserveCapacity(count)
    for row in 0..<count {
      let height = row == 0 ? first : delegateHeight(row: row, section)
      switch height {
      case automatic, TableHeight.notImplemented:
        let fixed = height == automatic ? nil : fallback
        heights.append(
          fixed.map { TableSectionMap.RowHeight(height: $0) }
            ?? (measures ? known(section, row) : .init(height: TableProfile.rowHeight)))
      default:
        let legal = legalHeight(
          height, "table view row",
          of: "index path (<NSIndexPath> {length = 2, path = \(section) - \(row)})",
          fallback: TableProfile.rowHeight)
        heights.append(TableSectionMap.RowHeight(height: legal))
      }
    }
    return TableSectionMap(heights: heights, estimate: rowEstimate(section))
  }

  private func delegateHeight(row: Int, _ section: Int) -> CGFloat {
    delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
      ?? TableHeight.notImplemented
  }

  /// Returns the estimated height of rows of a section.
  private func rowEstimate(_ section: Int) -> CGFloat {
    let asked =
      delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
      ?? TableHeight.notImplemented
    let estimate = asked == TableHeight.notImplemented ? estimatedRowHeight : asked
    return estimate > 0 && estimate.isFinite ? estimate : TableProfile.rowHeight
  }

  func updateContentSize() {
    let size = CGSize(width: bounds.width, height: data.map.contentHeight())
    if size != storedContentSize { contentSize = size }
  }

  // MARK: Rectangles

  /// The horizontal extent of rows: the whole width, or the card of an inset group.
  var rowExtent: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let margins = layoutMargins
    return (margins.left, max(0, bounds.width - margins.left - margins.right))
  }

  func rect(_ span: TableMap.Span) -> CGRect {
    let extent = rowExtent
    return CGRect(x: extent.x, y: span.start, width: extent.width, height: span.length)
  }

  func spanRect(_ section: Int, _ span: (inout TableMap, Int) -> TableMap.Span) -> CGRect {
    loadIfNeeded()
    guard data.map.sections.indices.contains(section) else { return .zero }
    return rect(span(&data.map, section))
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard data.map.contains(path) else { return .zero }
    return rect(data.map.span(ofRow: path))
  }

  func rows(in rect: CGRect) -> [IndexPath] {
    loadIfNeeded()
    var paths: [IndexPath] = []
    var path = data.map.firstRow(endingBelow: rect.minY)
    while let current = path, data.map.span(ofRow: current).start < rect.maxY {
      paths.append(current)
      path = data.map.row(after: current)
    }
    return paths
  }
}
