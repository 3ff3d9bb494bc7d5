import NibDocuments

/// The properties of scroll views, tables and collection views in a nib, applied by their
/// initialisers.
@MainActor
extension NibCoder {
  func apply(_ view: UIScrollView) {
    common(view)
    set(element.flag("showsHorizontalScrollIndicator")) { view.showsHorizontalScrollIndicator = $0 }
    set(element.flag("showsVerticalScrollIndicator")) { view.showsVerticalScrollIndicator = $0 }
    set(element.flag("pagingEnabled")) { view.isPagingEnabled = $0 }
    set(element.flag("bounces")) { view.bounces = $0 }
    set(element.flag("alwaysBounceVertical")) { view.alwaysBounceVertical = $0 }
    set(element.flag("alwaysBounceHorizontal")) { view.alwaysBounceHorizontal = $0 }
    set(element.flag("scrollEnabled")) { view.isScrollEnabled = $0 }
    set(element.flag("bouncesZoom")) { view.bouncesZoom = $0 }
    set(element.number("minimumZoomScale")) { view.minimumZoomScale = CGFloat($0) }
    set(element.number("maximumZoomScale")) { view.maximumZoomScale = CGFloat($0) }
    set(element.flag("directionalLockEnabled")) { view.isDirectionalLockEnabled = $0 }
    set(element.flag("delaysContentTouches")) { view.delaysContentTouches = $0 }
    set(element.flag("canCancelContentTouches")) { view.canCancelContentTouches = $0 }
    set(element.flag("scrollsToTop")) { view.scrollsToTop = $0 }
    set(element.flag("automaticallyAdjustsScrollIndicatorInsets")) {
      view.automaticallyAdjustsScrollIndicatorInsets = $0
    }
    set(NibNames.dismissMode(element.attribute("keyboardDismissMode") ?? "")) {
      view.keyboardDismissMode = $0
    }
    set(element.attribute("indicatorStyle")) {
      view.indicatorStyle = $0 == "black" ? .black : $0 == "white" ? .white : .default
    }
    set(element.child(key: "refreshControl").flatMap(builder.makeView) as? UIRefreshControl) {
      view.refreshControl = $0
    }
    set(NibNames.insetBehavior(element.attribute("contentInsetAdjustmentBehavior") ?? "")) {
      view.contentInsetAdjustmentBehavior = $0
    }
    set(element.insets("scrollIndicatorInsets")) { view.scrollIndicatorInsets = UIEdgeInsets($0) }
    set(element.insets("contentInset")) { view.contentInset = UIEdgeInsets($0) }
  }

  func apply(_ table: UITableView) {
    apply(table as UIScrollView)
    set(element.length("rowHeight")) { table.rowHeight = CGFloat($0) }
    set(element.length("estimatedRowHeight")) { table.estimatedRowHeight = CGFloat($0) }
    set(element.length("sectionHeaderHeight")) { table.sectionHeaderHeight = CGFloat($0) }
    set(element.length("sectionFooterHeight")) { table.sectionFooterHeight = CGFloat($0) }
    set(element.length("estimatedSectionHeaderHeight")) {
      table.estimatedSectionHeaderHeight = CGFloat($0)
    }
    set(element.length("estimatedSectionFooterHeight")) {
      table.estimatedSectionFooterHeight = CGFloat($0)
    }
    set(element.length("sectionHeaderTopPadding")) { table.sectionHeaderTopPadding = CGFloat($0) }
    set(element.attribute("separatorStyle")) {
      table.separatorStyle = $0 == "none" ? .none : .singleLine
    }
    set(builder.color(element, "separatorColor")) { table.separatorColor = $0 }
    set(element.insets("separatorInset")) { table.separatorInset = UIEdgeInsets($0) }
    set(element.flag("allowsSelection")) { table.allowsSelection = $0 }
    set(element.flag("allowsMultipleSelection")) { table.allowsMultipleSelection = $0 }
    set(element.flag("allowsSelectionDuringEditing")) { table.allowsSelectionDuringEditing = $0 }
    set(element.flag("allowsMultipleSelectionDuringEditing")) {
      table.allowsMultipleSelectionDuringEditing = $0
    }
    set(element.flag("dragInteractionEnabled")) { table.dragInteractionEnabled = $0 }
    set(element.integer("sectionIndexMinimumDisplayRowCount")) {
      table.sectionIndexMinimumDisplayRowCount = $0
    }
    set(element.flag("contentViewInsetsToSafeArea")) { table.insetsContentViewsToSafeArea = $0 }
    set(role("tableHeaderView")) { table.tableHeaderView = $0 }
    set(role("tableFooterView")) { table.tableFooterView = $0 }
    set(role("backgroundView")) { table.backgroundView = $0 }
    for cell in element.list("prototypes") {
      guard let identifier = cell.attribute("reuseIdentifier") else { continue }
      table.pool.cellClasses[identifier] = nil
      table.pool.cellNibs[identifier] = builder.prototype(cell)
    }
    let sections = element.list("sections")
    if !sections.isEmpty { table.staticRows = StaticRows(sections: sections.map(section)) }
  }

  private func section(_ element: NibElement) -> StaticRows.Section {
    let coder = builder.coder(element)
    return StaticRows.Section(
      headerTitle: coder.text("headerTitle"), footerTitle: coder.text("footerTitle"),
      cells: element.list("cells").compactMap { builder.makeView($0) as? UITableViewCell })
  }

  func apply(_ cell: UITableViewCell) {
    common(cell)
    set(element.attribute("reuseIdentifier")) { cell.storedReuseIdentifier = $0 }
    set(element.length("rowHeight")) { cell.statedHeight = CGFloat($0) }
    set(NibNames.selectionStyle(element.attribute("selectionStyle") ?? "")) {
      cell.selectionStyle = $0
    }
    set(NibNames.accessoryType(element.attribute("accessoryType") ?? "")) {
      cell.accessoryType = $0
    }
    set(NibNames.accessoryType(element.attribute("editingAccessoryType") ?? "")) {
      cell.editingAccessoryType = $0
    }
    set(element.flag("shouldIndentWhileEditing")) { cell.shouldIndentWhileEditing = $0 }
    set(element.flag("showsReorderControl")) { cell.showsReorderControl = $0 }
    set(element.integer("indentationLevel")) {
      // Interface Builder writes 1 for cells without an indentation.
      if $0 > 1 { cell.indentationLevel = $0 }
    }
    set(element.length("indentationWidth")) { cell.indentationWidth = CGFloat($0) }
    set(element.insets("separatorInset")) { cell.separatorInset = UIEdgeInsets($0) }
    set(role("backgroundView")) { cell.backgroundView = $0 }
    set(role("selectedBackgroundView")) { cell.selectedBackgroundView = $0 }
    set(role("accessoryView")) { cell.accessoryView = $0 }
    set(element.child(key: "contentConfiguration", "listContentConfiguration")) {
      cell.contentConfiguration = contentConfiguration($0, cell)
    }
    guard let content = element.child(key: "contentView") else { return }
    let parts: [(name: String, view: () -> UIView?)] =
      element.attributes["style"] == nil
      ? []
      : [
        ("textLabel", { cell.textLabel }), ("detailTextLabel", { cell.detailTextLabel }),
        ("imageView", { cell.imageView }),
      ]
    for (name, view) in parts {
      guard let id = element.attributes[name] else { continue }
      builder.standIns[id] = view
    }
    builder.coder(content).fill(cell.contentView)
  }

  private func contentConfiguration(
    _ element: NibElement, _ cell: UITableViewCell
  ) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    content.text = text("text", of: element, key: "contentConfiguration.text")
    content.secondaryText = text(
      "secondaryText", of: element, key: "contentConfiguration.secondaryText")
    content.image = builder.image(element)
    set(element.flag("prefersSideBySideTextAndSecondaryText")) {
      content.prefersSideBySideTextAndSecondaryText = $0
    }
    set(element.length("imageToTextPadding")) { content.imageToTextPadding = CGFloat($0) }
    set(element.length("textToSecondaryTextVerticalPadding")) {
      content.textToSecondaryTextVerticalPadding = CGFloat($0)
    }
    return content
  }

  func apply(_ view: UICollectionView) {
    apply(view as UIScrollView)
    set(element.flag("allowsSelection")) { view.allowsSelection = $0 }
    set(element.flag("allowsMultipleSelection")) { view.allowsMultipleSelection = $0 }
    set(element.flag("prefetchingEnabled")) { view.isPrefetchingEnabled = $0 }
    set(element.flag("dragInteractionEnabled")) { view.dragInteractionEnabled = $0 }
    set(role("backgroundView")) { view.backgroundView = $0 }
    for cell in element.list("cells") {
      guard let identifier = cell.attribute("reuseIdentifier") else { continue }
      view.registerNib(builder.prototype(cell), .cell(identifier))
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.child(key: key),
        let identifier = prototype.attribute("reuseIdentifier")
      else { continue }
      view.registerNib(builder.prototype(prototype), .supplementary(kind, identifier))
    }
  }

  func apply(_ view: UICollectionReusableView) {
    common(view)
    set(element.attribute("reuseIdentifier")) { view.reuseIdentifier = $0 }
  }

  func apply(_ cell: UICollectionViewCell) {
    apply(cell as UICollectionReusableView)
    guard let content = element.child(key: "contentView") else { return }
    builder.coder(content).fill(cell.contentView)
  }

  func apply(_ layout: UICollectionViewFlowLayout) {
    set(element.length("minimumLineSpacing")) { layout.minimumLineSpacing = CGFloat($0) }
    set(element.length("minimumInteritemSpacing")) { layout.minimumInteritemSpacing = CGFloat($0) }
    set(element.attribute("scrollDirection")) {
      layout.scrollDirection = $0 == "horizontal" ? .horizontal : .vertical
    }
    set(element.size("itemSize")) { layout.itemSize = $0 }
    set(element.size("estimatedItemSize")) { layout.estimatedItemSize = $0 }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    set(element.size("headerReferenceSize")) { layout.headerReferenceSize = $0 }
    set(element.size("footerReferenceSize")) { layout.footerReferenceSize = $0 }
    set(element.insets("sectionInset")) { layout.sectionInset = UIEdgeInsets($0) }
    set(element.flag("sectionHeadersPinToVisibleBounds")) {
      layout.sectionHeadersPinToVisibleBounds = $0
    }
    set(element.flag("sectionFootersPinToVisibleBounds")) {
      layout.sectionFootersPinToVisibleBounds = $0
    }
    set(element.attribute("sectionInsetReference")) {
      switch $0 {
      case "safeArea", "fromSafeArea": layout.sectionInsetReference = .fromSafeArea
      case "layoutMargins", "fromLayoutMargins": layout.sectionInsetReference = .fromLayoutMargins
      default: layout.sectionInsetReference = .fromContentInset
      }
    }
  }

  /// Creates the nib's view for a role.
  private func role(_ key: String) -> UIView? {
    element.child(key: key).flatMap(builder.makeView)
  }
}
