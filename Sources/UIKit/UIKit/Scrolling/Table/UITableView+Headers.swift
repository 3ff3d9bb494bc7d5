import Graphics

extension UITableView {
  /// The leading and trailing margins of section titles in their header.
  var headerTextMargins: UIEdgeInsets {
    if style == .insetGrouped { return insets.cells }
    let margins = layoutMargins
    if let margin = profile.fixedMargin {
      return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
    return UIEdgeInsets(
      top: 0, left: max(margins.left, insets.cells.left), bottom: 0,
      right: max(margins.right, insets.cells.right))
  }

  /// Shows the headers and footers in the window and puts the others away.
  func layOutHeaders() {
    let window = bounds
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    let number = data.mapNumber
    var section = data.map.firstSection(endingBelow: window.minY)
    while section < data.map.sections.count, data.map.start(ofSection: section) < window.maxY {
      let header = headerFrame(section)
      if header.height > 0, header.overlaps(window) {
        shownHeaders[section] = showHeader(section, frame: header)
        shown.headers[section] = shownHeaders[section]
        // The delegate may have reloaded the table, so that its sections differ.
        if data.mapNumber != number { break }
      }
      let footer = footerFrame(section)
      if footer.height > 0, footer.overlaps(window) {
        shownFooters[section] = showFooter(section, frame: footer)
        shown.footers[section] = shownFooters[section]
        if data.mapNumber != number { break }
      }
      section += 1
    }
    for section in shown.headers.keys.sorted() where shownHeaders[section] == nil {
      hideHeader(section)
    }
    for section in shown.footers.keys.sorted() where shownFooters[section] == nil {
      hideFooter(section)
    }
    shown.headers = shownHeaders.filter { $0.value.superview === self }
    shown.footers = shownFooters.filter { $0.value.superview === self }
  }

  /// Returns the frame of a header. Headers of plain tables stay at the top of the inset area until
  /// the next section pushes them out.
  func headerFrame(_ section: Int) -> CGRect {
    var span = data.map.headerSpan(ofSection: section)
    if style == .plain {
      let top = bounds.minY + adjustedContentInset.top
      let last = data.map.span(ofSection: section).end - span.length
      span.start = max(span.start, min(top, last))
    }
    return rect(span)
  }

  /// Returns the frame of a footer. Footers of plain tables stay at the bottom of the inset area
  /// while their rows are visible.
  private func footerFrame(_ section: Int) -> CGRect {
    var span = data.map.footerSpan(ofSection: section)
    if style == .plain {
      let bottom = bounds.maxY - adjustedContentInset.bottom
      let first = data.map.rowsStart(ofSection: section)
      span.start = min(span.start, max(bottom - span.length, first))
    }
    return rect(span)
  }

  private func showHeader(_ section: Int, frame: CGRect) -> UIView? {
    let natural = data.map.headerSpan(ofSection: section).start
    if let view = shown.headers[section] {
      place(header: view, frame: frame, floats: frame.minY != natural)
      return view
    }
    let made =
      shown.measuredHeaders.removeValue(forKey: section)
      ?? delegate?.tableView(self, viewForHeaderInSection: section)
      ?? titleView(
        dataSource?.tableView(self, titleForHeaderInSection: section), isFooter: false)
    guard let made else { return nil }
    adopt(made, of: section, isFooter: false)
    place(header: made, frame: frame, floats: frame.minY != natural)
    delegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
    return made
  }

  private func showFooter(_ section: Int, frame: CGRect) -> UIView? {
    let natural = data.map.footerSpan(ofSection: section).start
    if let view = shown.footers[section] {
      place(header: view, frame: frame, floats: frame.minY != natural)
      return view
    }
    let made =
      shown.measuredFooters.removeValue(forKey: section)
      ?? delegate?.tableView(self, viewForFooterInSection: section)
      ?? titleView(
        dataSource?.tableView(self, titleForFooterInSection: section), isFooter: true)
    guard let made else { return nil }
    adopt(made, of: section, isFooter: true)
    place(header: made, frame: frame, floats: frame.minY != natural)
    delegate?.tableView(self, willDisplayFooterView: made, forSection: section)
    return made
  }

  private func place(header view: UIView, frame: CGRect, floats: Bool) {
    if view.frame != frame { view.frame = frame }
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.isFloating = floats
    // As for cells: constraints may fill the header exactly.
    if header.contentView.usesConstraints { header.placeContentView() }
  }

  private func adopt(_ view: UIView, of section: Int, isFooter: Bool) {
    if let header = view as? UITableViewHeaderFooterView {
      header.tableView = self
      header.isFooter = isFooter
    }
    // Above the rows, behind other subviews of the table; each is in front of the following ones,
    // however the table was scrolled.
    let others = shown.headersAndFooters.filter { $0.view.superview === self }
    let place = ShownTableViews.place(of: section, isFooter: isFooter)
    if let upper = others.last(where: { $0.place < place }) {
      insertSubview(view, belowSubview: upper.view)
    } else if let lower = others.first {
      insertSubview(view, aboveSubview: lower.view)
    } else if let last = shown.rows.last?.cell, last.superview === self {
      insertSubview(view, aboveSubview: last)
    } else {
      insertSubview(view, at: firstRowIndex)
    }
  }

  private static let titleIdentifier = "UITableViewSectionTitle"

  private func titleView(_ title: String?, isFooter: Bool) -> UITableViewHeaderFooterView? {
    guard let title, !title.isEmpty else { return nil }
    let view =
      pool.takeHeader(Self.titleIdentifier)
      ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
    view.show(title: title, in: self, isFooter: isFooter)
    return view
  }

  private func hideHeader(_ section: Int) {
    guard let view = shown.headers.removeValue(forKey: section) else { return }
    recycle(view)
    delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  private func hideFooter(_ section: Int) {
    guard let view = shown.footers.removeValue(forKey: section) else { return }
    recycle(view)
    delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    if let header = view as? UITableViewHeaderFooterView { pool.put(header) }
  }

  /// Puts all headers and footers away, so that the next layout requests them again.
  func recycleAllHeaders() {
    for section in shown.headers.keys.sorted() { hideHeader(section) }
    for section in shown.footers.keys.sorted() { hideFooter(section) }
    shown.headers = [:]
    shown.footers = [:]
  }
}
