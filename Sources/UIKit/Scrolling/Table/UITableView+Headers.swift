import Graphics

extension UITableView {
  /// The leading and trailing room of section titles, from the edges of their header.
  var headerTextMargins: UIEdgeInsets {
    if style == .insetGrouped { return cellMargins }
    let margins = layoutMargins
    if let margin = profile.fixedMargin {
      return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
    return UIEdgeInsets(
      top: 0, left: max(margins.left, cellMargins.left), bottom: 0,
      right: max(margins.right, cellMargins.right))
  }

  /// Shows the headers and footers that lie in the window, and puts the others away.
  func layOutHeaders() {
    let window = bounds
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    let number = mapNumber
    var section = map.firstSection(endingBelow: window.minY)
    while section < map.sections.count, map.start(ofSection: section) < window.maxY {
      let header = headerFrame(section)
      if header.height > 0, header.intersects(window) {
        shownHeaders[section] = showHeader(section, frame: header)
        // The delegate may have had the table reloaded; its sections are others then.
        if mapNumber != number { break }
      }
      let footer = footerFrame(section)
      if footer.height > 0, footer.intersects(window) {
        shownFooters[section] = showFooter(section, frame: footer)
        if mapNumber != number { break }
      }
      section += 1
    }
    for section in visibleHeaders.keys.sorted() where shownHeaders[section] == nil {
      hideHeader(section)
    }
    for section in visibleFooters.keys.sorted() where shownFooters[section] == nil {
      hideFooter(section)
    }
    visibleHeaders = shownHeaders.filter { $0.value.superview === self }
    visibleFooters = shownFooters.filter { $0.value.superview === self }
  }

  /// Headers of plain tables stay at the top of the inset area until the next section pushes
  /// them out.
  func headerFrame(_ section: Int) -> CGRect {
    var span = map.headerSpan(ofSection: section)
    if style == .plain {
      let top = bounds.minY + adjustedContentInset.top
      let last = map.span(ofSection: section).end - span.length
      span.start = max(span.start, min(top, last))
    }
    return rect(span)
  }

  /// Footers of plain tables stay at the bottom of the inset area while their rows are visible.
  private func footerFrame(_ section: Int) -> CGRect {
    var span = map.footerSpan(ofSection: section)
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom
      let first = map.rowsStart(ofSection: section)
      span.start = min(span.start, max(bottom - span.length, first))
    }
    return rect(span)
  }

  private func showHeader(_ section: Int, frame: CGRect) -> UIView? {
    let natural = map.headerSpan(ofSection: section).start
    if let view = visibleHeaders[section] {
      place(header: view, frame: frame, floats: frame.minY != natural)
      return view
    }
    let made =
      measuredHeaders.removeValue(forKey: section)
      ?? delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(
        dataSource?.tableView(self, titleForHeaderInSection: section), isFooter: false)
    guard let made else { return nil }
    adopt(made, isFooter: false)
    place(header: made, frame: frame, floats: frame.minY != natural)
    delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
    return made
  }

  private func showFooter(_ section: Int, frame: CGRect) -> UIView? {
    let natural = map.footerSpan(ofSection: section).start
    if let view = visibleFooters[section] {
      place(header: view, frame: frame, floats: frame.minY != natural)
      return view
    }
    let made =
      measuredFooters.removeValue(forKey: section)
      ?? delegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(
        dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
    guard let made else { return nil }
    adopt(made, isFooter: true)
    place(header: made, frame: frame, floats: frame.minY != natural)
    delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
    return made
  }

  private func place(header view: UIView, frame: CGRect, floats: Bool) {
    if view.frame != frame { view.frame = frame }
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.isFloating = floats
    // As with cells: constraints may fill the header to the point.
    if header.contentView.usesConstraints { header.placeContentView() }
  }

  private func adopt(_ view: UIView, isFooter: Bool) {
    if let header = view as? UITableViewHeaderFooterView {
      header.tableView = self
      header.isFooter = isFooter
    }
    // Above the rows, below whatever else a table was given.
    if let last = visibleRows.last?.cell, last.superview === self {
      insertSubview(view, aboveSubview: last)
    } else {
      insertSubview(view, at: firstRowIndex)
    }
  }

  private static let titleIdentifier = "UITableViewSectionTitle"

  private func titleView(_ title: String?, isFooter: Bool) -> UITableViewHeaderFooterView? {
    guard let title, !title.isEmpty else { return nil }
    let view =
      pool.headers[Self.titleIdentifier]?.popLast()
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.show(title: title, in: self, isFooter: isFooter)
    return view
  }

  private func hideHeader(_ section: Int) {
    guard let view = visibleHeaders.removeValue(forKey: section) else { return }
    recycle(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  private func hideFooter(_ section: Int) {
    guard let view = visibleFooters.removeValue(forKey: section) else { return }
    recycle(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let header = view as? UITableViewHeaderFooterView,
      let identifier = header.reuseIdentifier
    else { return }
    pool.headers[identifier, default: []].append(header)
  }

  /// Puts all headers and footers away, so that the next layout asks for them again.
  func recycleAllHeaders() {
    for section in visibleHeaders.keys.sorted() { hideHeader(section) }
    for section in visibleFooters.keys.sorted() { hideFooter(section) }
    visibleHeaders = [:]
    visibleFooters = [:]
  }
}
