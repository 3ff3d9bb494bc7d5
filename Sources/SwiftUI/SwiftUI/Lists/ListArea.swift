import Graphics

/// The rows of a list in a collection view.
nonisolated struct ListArea<Content: View>: View {
  typealias Body = Never

  let kind: _ListKind
  let selection: ListSelection?
  let content: Content
}

extension ListArea: ElementsView {
  @MainActor package func innerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var inner = environment
    inner.isInList = true
    inner.sectionLooks = .list(kind)
    return inner
  }

  @MainActor package func makeArranger() -> any ElementsArranger<Self> { ListArranger<Content>() }
}

final class ListArranger<Content: View>: ElementsArranger {
  private let driver = ListDriver()

  func update(
    _ view: ListArea<Content>, _ elements: [ViewElement], _ environment: EnvironmentValues
  ) {
    driver.update(view.kind, view.selection, elements, environment)
  }

  var leaf: any LayoutLeaf { FillingLeaf() }
  var placedContent: any PlacedContent { ListContent(driver: driver) }
  var laidOutOthers: (() -> Void)? {
    get { driver.rowsAppeared }
    set { driver.rowsAppeared = newValue }
  }
  func leave() {}
}

/// A view that fills its proposal.
struct FillingLeaf: LayoutLeaf {
  func sizeThatFits(_ proposal: ProposedViewSize, in orientation: Axis?) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

struct ListContent: HostedViewContent {
  let driver: ListDriver

  func makeHostedView() -> UIView { driver.view }
  var identity: ObjectIdentifier? { ObjectIdentifier(driver) }
}

/// The data source and delegate of a list's collection view.
@MainActor final class ListDriver: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  struct Section {
    var id: Int
    var header: ViewElement?
    var rows: [ViewElement] = []
    var footer: ViewElement?
  }

  private(set) var sections: [Section] = []
  private var kind = _ListKind.insetGrouped
  private var selection: ListSelection?
  private var environment = EnvironmentValues()
  var rowsAppeared: (() -> Void)?
  private var refresh: RefreshAction?

  private(set) lazy var view: UICollectionView = makeView()

  private func makeView() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
      self?.layoutSection(index, environment)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    for kind in Self.sectionKinds {
      view.register(
        RowCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "row")
    }
    // Content is inset by bars although the view isn't its controller's (facts: layout §1.11, high).
    view.contentInsetAdjustmentBehavior = .always
    view.dataSource = self
    view.delegate = self
    return view
  }

  private static var sectionKinds: [String] {
    [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
  }

  // MARK: Updates

  func update(
    _ kind: _ListKind, _ selection: ListSelection?, _ elements: [ViewElement],
    _ environment: EnvironmentValues
  ) {
    let (oldSections, oldKind) = (sections, self.kind)
    self.kind = kind
    self.selection = selection
    self.environment = environment
    sections = Self.sections(of: elements)
    environment.scrollTarget?.add(self)
    showEnvironment()
    followSelection()
    if oldKind != kind || oldSections.map(\.shape) != sections.map(\.shape) {
      view.reloadData()
      view.collectionViewLayout.invalidateLayout()
    } else {
      refreshRows()
    }
  }

  private static func sections(of elements: [ViewElement]) -> [Section] {
    var sections: [Section] = []
    for element in elements {
      let id = element.role.section
      if sections.last?.id != id { sections.append(Section(id: id)) }
      switch element.role {
      case .header: sections[sections.count - 1].header = element
      case .footer: sections[sections.count - 1].footer = element
      case .row: sections[sections.count - 1].rows.append(element)
      }
    }
    return sections
  }

  /// Shows the latest boxes of the same rows, which may have other sizes.
  private func refreshRows() {
    var changed: [IndexPath] = []
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? RowCell,
        let element = element(at: path)
      else { continue }
      if show(element, in: cell, at: path) { changed.append(path) }
    }
    for kind in Self.sectionKinds {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let cell = view.supplementaryView(forElementKind: kind, at: path) as? RowCell
        else { continue }
        if show(kind, in: cell, at: path) { changed.append(path) }
      }
    }
    if changed.isEmpty { return }
    view.collectionViewLayout.invalidateLayout()
  }

  private func showEnvironment() {
    let shows = environment.scrollBackground != .hidden
    let color: UIColor =
      switch kind {
      case .plain: .systemBackground
      case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
      }
    let background = shows ? color : .clear
    if view.backgroundColor != background { view.backgroundColor = background }
    if view.isScrollEnabled != environment.isScrollEnabled {
      view.isScrollEnabled = environment.isScrollEnabled
    }
    view.allowsMultipleSelection = selection?.allowsSeveral ?? false
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if view.isEditing != isEditing { view.isEditing = isEditing }
    showRefresh()
  }

  private func showRefresh() {
    refresh = environment.refresh
    guard refresh != nil else {
      if view.refreshControl != nil { view.refreshControl = nil }
      return
    }
    if view.refreshControl != nil { return }
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let refresh = self?.refresh else { return }
        Task {
          await refresh()
          control?.endRefreshing()
        }
      }, for: .valueChanged)
    view.refreshControl = control
  }

  // MARK: Layout

  /// Whether the first card starts at the edge of a bar with a large title.
  private var touchesLargeTitle: Bool {
    guard kind.hasCards, metrics.firstCardTouchesLargeTitle, view.safeAreaInsets.top > 0 else {
      return false
    }
    let responders = sequence(first: view as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    return controller?.navigationController?.hasLargeTitle ?? false
  }

  private var touchedLargeTitle = false

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    guard touchesLargeTitle != touchedLargeTitle else { return }
    touchedLargeTitle.toggle()
    view.collectionViewLayout.invalidateLayout()
  }

  private func layoutSection(
    _ index: Int, _ layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    var configuration = UICollectionLayoutListConfiguration(appearance: kind.appearance)
    configuration.backgroundColor = .clear
    if let screen = view.window?.screen.bounds.size {
      configuration.cardMargin = metrics.cardMargin(device: min(screen.width, screen.height))
    }
    configuration.headerMode = section.header == nil ? .none : .supplementary
    configuration.footerMode = section.footer == nil ? .none : .supplementary
    configuration.itemSeparatorHandler = { [weak self] path, separator in
      self?.separator(at: path, separator) ?? separator
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.swipeActions(at: path, .leading)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      self?.swipeActions(at: path, .trailing)
    }
    let layout = NSCollectionLayoutSection.list(
      using: configuration, layoutEnvironment: layoutEnvironment)
    if let spacing = environment.rowSpacing { layout.interGroupSpacing = spacing }
    if let spacing = environment.sectionSpacing {
      if section.header == nil, index > 0 { layout.contentInsets.top = spacing }
      if section.footer == nil { layout.contentInsets.bottom = 0 }
    }
    if index == 0, section.header == nil, touchesLargeTitle { layout.contentInsets.top = 0 }
    return layout
  }

  private func separator(
    at path: IndexPath, _ separator: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    var separator = separator
    if let color = metrics.separatorColor { separator.color = color }
    guard let own = element(at: path)?.box.value(of: RowSeparatorKey.self) else {
      return separator
    }
    // A section's last row has none by itself.
    if own.top != .automatic { separator.topSeparatorVisibility = own.top.separator }
    if own.bottom != .automatic { separator.bottomSeparatorVisibility = own.bottom.separator }
    if let color = own.color { separator.color = color }
    return separator
  }

  private var metrics: RowMetrics {
    RowMetrics(environment, isPad: view.traitCollection.userInterfaceIdiom == .pad)
  }

  // MARK: Cells

  func element(at path: IndexPath) -> ViewElement? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.item)
    else { return nil }
    return sections[path.section].rows[path.item]
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? RowCell, let element = element(at: indexPath) {
      show(element, in: cell, at: indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "row", for: indexPath)
    if let cell = view as? RowCell { show(kind, in: cell, at: indexPath) }
    return view
  }

  /// Shows a section's header or footer.
  @discardableResult
  private func show(_ kind: String, in cell: RowCell, at path: IndexPath) -> Bool {
    guard sections.indices.contains(path.section) else { return false }
    let section = sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard let element = isHeader ? section.header : section.footer else { return false }
    cell.appeared = { [weak self] in self?.rowAppeared() }
    let changed = cell.show(element, environment, isHeader ? metrics.header : metrics.footer)
    cell.backgroundConfiguration = .clear()
    return changed
  }

  @discardableResult
  private func show(_ element: ViewElement, in cell: RowCell, at path: IndexPath) -> Bool {
    let insets = metrics.row(element.box.value(of: RowInsetsKey.self) ?? nil)
    cell.appeared = { [weak self] in self?.rowAppeared() }
    let changed = cell.show(element, environment, insets)
    cell.backgroundConfiguration = background(of: element)
    cell.accessories = accessories(of: element)
    let tag = tag(of: element)
    let isSelected = tag.map { selection?.contains($0) ?? false } ?? false
    if cell.isSelected != isSelected {
      if isSelected {
        view.selectItem(at: path, animated: false, scrollPosition: [])
      } else {
        view.deselectItem(at: path, animated: false)
      }
    }
    return changed
  }

  private func background(of element: ViewElement) -> UIBackgroundConfiguration {
    var configuration: UIBackgroundConfiguration =
      switch kind {
      case .plain: .listPlainCell()
      case .grouped, .insetGrouped: .listGroupedCell()
      case .sidebar: .listSidebarCell()
      }
    guard let own = element.box.value(of: RowBackgroundKey.self) ?? nil else {
      return configuration
    }
    let view = _UIHostingView(own.view, in: own.environment)
    view.backgroundColor = .clear
    configuration.backgroundColor = .clear
    configuration.customView = view
    return configuration
  }

  private func accessories(of element: ViewElement) -> [UICellAccessory] {
    var list: [UICellAccessory] = []
    if let badge = element.box.value(of: BadgeKey.self) ?? nil { list.append(.label(text: badge)) }
    if let action = element.box.value(of: RowActionKey.self) ?? nil, action.isLink,
      !environment.linksShowNextColumn
    {
      list.append(.disclosureIndicator())
    }
    if element.box.value(of: DeleteKey.self) ?? nil != nil, !isDeleteDisabled(element) {
      list.append(.delete(displayed: .whenEditing))
    }
    if element.box.value(of: MoveKey.self) ?? nil != nil {
      list.append(.reorder(displayed: .whenEditing))
    }
    return list
  }

  private func isDeleteDisabled(_ element: ViewElement) -> Bool {
    element.box.value(of: DeleteDisabledKey.self) ?? false
  }

  private var awaitsAppearing = false

  /// Rows are laid out after their list, so its views check again what has appeared.
  private func rowAppeared() {
    guard !awaitsAppearing else { return }
    awaitsAppearing = true
    DispatchQueue.main.async { [weak self] in
      self?.awaitsAppearing = false
      self?.rowsAppeared?()
    }
  }

  // MARK: Actions

  /// The buttons that a tap anywhere in their row is meant for.
  private func buttons(in box: LayoutBox) -> [ButtonContent] {
    if let button = (box.owner as? ViewElement)?.content as? ButtonContent {
      return button.fillsRow && button.isEnabled ? [button] : []
    }
    return box.children.flatMap(buttons(in:))
  }

  /// The selected tag whose column is on the stack.
  private var shownInColumn: AnyHashable?

  /// Shows or removes the next column when the selection isn't changed by a tap, as at first.
  private func followSelection() {
    guard let column = environment.columnSelection, column.followsValues, let selection,
      !selection.allowsSeveral
    else { return }
    let tag = selection.value()
    guard tag != shownInColumn else { return }
    shownInColumn = tag
    DispatchQueue.main.async {
      guard let tag else { return column.cleared() }
      column.selected { selection.set(tag, false) }
    }
  }

  private func tag(of element: ViewElement) -> AnyHashable? {
    element.box.value(of: TagKey.self)?.all.first ?? element.listID
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    guard let element = element(at: indexPath) else { return false }
    if element.box.value(of: RowActionKey.self) ?? nil != nil { return true }
    if !view.isEditing, !buttons(in: element.box).isEmpty { return true }
    return selection != nil && tag(of: element) != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { self.collectionView(collectionView, shouldSelectItemAt: indexPath) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let element = element(at: indexPath) else { return }
    if let action = element.box.value(of: RowActionKey.self) ?? nil {
      collectionView.deselectItem(at: indexPath, animated: true)
      action.action()
    } else if !view.isEditing {
      // A tap is one on each button without a style of its own (recalled, medium).
      let buttons = buttons(in: element.box)
      if !buttons.isEmpty {
        collectionView.deselectItem(at: indexPath, animated: true)
        for button in buttons { button.action() }
        return
      }
    }
    guard let selection, let tag = tag(of: element) else { return }
    selection.set(tag, true)
    shownInColumn = tag
    environment.columnSelection?.selected { selection.set(tag, false) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    guard let element = element(at: indexPath), let tag = tag(of: element) else { return }
    selection?.set(tag, false)
  }

  private func swipeActions(
    at path: IndexPath, _ edge: HorizontalEdge
  ) -> UISwipeActionsConfiguration? {
    guard let element = element(at: path) else { return nil }
    let own = (element.box.value(of: SwipeActionsKey.self) ?? []).filter { $0.edge == edge }
    if own.isEmpty {
      return edge == .trailing ? deletion(of: element, at: path) : nil
    }
    let actions = own.flatMap { swipe in
      ItemReader(swipe.content, swipe.environment).items.compactMap(\.swipeAction)
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = own.allSatisfy(\.allowsFullSwipe)
    return configuration
  }

  private func deletion(of element: ViewElement, at path: IndexPath) -> UISwipeActionsConfiguration?
  {
    guard let editing = element.box.value(of: DeleteKey.self) ?? nil, !isDeleteDisabled(element)
    else { return nil }
    let rows = sections[path.section].rows
    let first = rows.firstIndex { ($0.box.value(of: DeleteKey.self) ?? nil) === editing } ?? 0
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      editing.delete?(IndexSet(integer: path.item - first))
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension ListDriver.Section {
  /// What distinguishes the section's rows from others.
  fileprivate var shape: [Int] {
    [header?.id ?? -1, footer?.id ?? -1] + rows.map(\.id)
  }
}

extension _ListKind {
  fileprivate var hasCards: Bool { self == .grouped || self == .insetGrouped }

  fileprivate var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }
}

extension Visibility {
  fileprivate var separator: UIListSeparatorConfiguration.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

extension ReadItem {
  /// The item among a row's swipe actions.
  var swipeAction: UIContextualAction? {
    guard case .button(let role, let action)? = kind else { return nil }
    let made = UIContextualAction(
      style: role == .destructive ? .destructive : .normal, title: image == nil ? title : nil
    ) { _, _, done in
      action()
      done(true)
    }
    made.image = image
    if let color = tint?.paint(in: environment).solidColor { made.backgroundColor = UIColor(color) }
    return made
  }
}
