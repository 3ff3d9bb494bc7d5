import Graphics
import SystemFacts

/// Computes the heights of section headers and footers (facts: layout §4.6).
@MainActor
struct HeaderMeasurer {
  let table: UITableView
  let profile: TableProfile

  init(table: UITableView) {
    self.table = table
    profile = table.profile
  }

  private var isPlain: Bool { table.style == .plain }

  func header(_ section: Int) -> (padding: CGFloat, height: CGFloat) {
    let height = headerHeight(section)
    guard height > 0 else { return (0, height) }
    let padding = table.sectionHeaderTopPadding
    if padding == UITableView.automaticDimension {
      return (isPlain ? profile.plainHeaderTopPadding : 0, height)
    }
    return (padding.isFinite ? max(0, padding) : 0, height)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked =
      table.delegate?.tableView(table, heightForHeaderInSection: section)
      ?? TableHeight.notImplemented
    if let height = given(asked, "section header", section) { return height }
    let title = table.dataSource?.tableView(table, titleForHeaderInSection: section)
    let view = title == nil || asked == TableHeight.notImplemented ? headerView(section) : nil
    // In plain tables, a height of the table applies only if there is something to show. In grouped
    // tables titles have space all the same: Interface Builder saves 18 for both heights, and rows
    // that begin at 55.33 or 38 points below a section with a title, at 18 without (frames of 21
    // static tables in 11 public documents; medium).
    if asked == TableHeight.notImplemented,
      table.sectionHeaderHeight != UITableView.automaticDimension,
      !isPlain || title != nil || view != nil
    {
      let height = table.legalHeight(table.sectionHeaderHeight, "section header", of: nil)
      return isPlain || title?.isEmpty != false
        ? height : max(height, groupedHeaderHeight(section, title: title))
    }
    if let view { return measure(view) }
    return isPlain ? plainHeight(title) : groupedHeaderHeight(section, title: title)
  }

  func footer(_ section: Int) -> CGFloat {
    let asked =
      table.delegate?.tableView(table, heightForFooterInSection: section)
      ?? TableHeight.notImplemented
    if let height = given(asked, "section footer", section) { return height }
    let title = table.dataSource?.tableView(table, titleForFooterInSection: section)
    let view = footerView(section)
    if asked == TableHeight.notImplemented,
      table.sectionFooterHeight != UITableView.automaticDimension,
      !isPlain || title != nil || view != nil
    {
      let height = table.legalHeight(table.sectionFooterHeight, "section footer", of: nil)
      return isPlain || title?.isEmpty != false ? height : max(height, groupedFooterHeight(title))
    }
    if let view { return measure(view) }
    return isPlain ? plainHeight(title) : groupedFooterHeight(title)
  }

  /// Returns the height from the delegate, or nil if the table determines it.
  ///
  /// In grouped tables 0 means the default, and a tiny number means no space (long-known behaviour,
  /// M).
  private func given(_ height: CGFloat, _ what: String, _ section: Int) -> CGFloat? {
    if height == TableHeight.notImplemented || height == UITableView.automaticDimension {
      return nil
    }
    if !isPlain, height == 0 { return nil }
    return table.legalHeight(height, what, of: "section \(section)")
  }

  private func headerView(_ section: Int) -> UIView? {
    let view = table.delegate?.tableView(table, viewForHeaderInSection: section)
    if let view { table.shown.measuredHeaders[section] = view }
    return view
  }

  private func footerView(_ section: Int) -> UIView? {
    let view = table.delegate?.tableView(table, viewForFooterInSection: section)
    if let view { table.shown.measuredFooters[section] = view }
    return view
  }

  /// Returns the height that a view prefers at the table's width, at least 1 pixel.
  private func measure(_ view: UIView) -> CGFloat {
    let width = table.rowExtent.width
    if let header = view as? UITableViewHeaderFooterView { return header.automaticHeight(width) }
    if let height = constrainedHeight(view, width: width) { return height }
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    guard fitting.isFinite, fitting > 0 else { return TableProfile.plainTitleHeight }
    return profile.grid.up(fitting)
  }

  /// Returns the minimum height that satisfies the view's constraints, if it has any.
  private func constrainedHeight(_ view: UIView, width: CGFloat) -> CGFloat? {
    guard view.isSizedByConstraints else { return nil }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }

  // MARK: Titles

  private func plainHeight(_ title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return 0 }
    return SectionTitleGeometry.plainHeight(extraLines: extraLines(title, isHeader: true))
  }

  private func groupedHeaderHeight(_ section: Int, title: String?) -> CGFloat {
    let isTop = section == 0 && table.tableHeaderView == nil
    guard let title, !title.isEmpty else { return SectionTitleGeometry.groupGap(isTop: isTop) }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: table.traitCollection)
    return geometry(isFooter: false).groupedHeaderHeight(
      isTop: isTop, bodyLineHeight: body.lineHeight, extraLines: extraLines(title, isHeader: true),
      followsTitledFooter: section > 0 && profile.gapAfterTitledFooter > 0
        && hasFooterTitle(section - 1))
  }

  private func groupedFooterHeight(_ title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return TableProfile.groupedGap }
    return geometry(isFooter: true).groupedFooterHeight(text: textHeight(title, isHeader: false))
  }

  private func geometry(isFooter: Bool) -> SectionTitleGeometry {
    SectionTitleGeometry(profile: profile, isPlain: isPlain, isFooter: isFooter)
  }

  private func hasFooterTitle(_ section: Int) -> Bool {
    table.dataSource?.tableView(table, titleForFooterInSection: section)?.isEmpty == false
  }

  /// Returns the height of a title's lines after the first.
  private func extraLines(_ title: String, isHeader: Bool) -> CGFloat {
    let fonts = HeaderTitleStyle(profile: profile, isPlain: isPlain, isHeader: isHeader)
    let oneLine = profile.grid.up(fonts.font(for: table.traitCollection).lineHeight)
    return max(0, textHeight(title, isHeader: isHeader) - oneLine)
  }

  private func textHeight(_ title: String, isHeader: Bool) -> CGFloat {
    let style = HeaderTitleStyle(profile: profile, isPlain: isPlain, isHeader: isHeader)
    let label = table.shown.measuringLabel
    label.numberOfLines = 0
    label.font = style.font(for: table.traitCollection)
    label.text = style.text(title)
    let margins = table.headerTextMargins
    let width = table.rowExtent.width - margins.left - margins.right
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
