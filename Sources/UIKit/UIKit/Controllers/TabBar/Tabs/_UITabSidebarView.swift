import SystemFacts

/// The sidebar of a tab bar controller: a button that closes it, a list of tabs, and a bar at the
/// bottom.
final class _UITabSidebarView: UIView {
  private weak var owner: UITabBarController?
  private var sections: [TabSidebarSection] = []
  private let toggle: UIButton
  private var header: (any UIView & UIContentView)?
  private var footer: (any UIView & UIContentView)?
  private weak var bottomBar: UIView?
  let list: UICollectionView

  init(owner: UITabBarController) {
    self.owner = owner
    toggle = UITabBarController.sidebarToggle { [weak owner] in owner?.sidebar.isHidden = true }
    let layout = UICollectionViewCompositionalLayout { [weak owner] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      let sections = owner?.tabState.sidebarView?.sections ?? []
      if sections.indices.contains(index), sections[index].title != nil {
        configuration.headerMode = .supplementary
      }
      return .list(using: configuration, layoutEnvironment: environment)
    }
    list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    list.backgroundColor = .clear
    list.contentInsetAdjustmentBehavior = .never
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.name)
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: Self.name)
    list.dataSource = self
    list.delegate = self
    addSubview(list)
    addSubview(toggle)
    adopt(bottomBar: owner.sidebar.bottomBarView, instead: nil)
  }

  required init?(coder: NSCoder) { nil }

  private static let name = "tab"

  var rows: [TabSidebarRow] { sections.flatMap(\.rows) }

  func reload() {
    sections = TabSidebarSection.sections(of: owner?.tabs ?? [])
    header = adopt(owner?.sidebar.headerContentConfiguration, header)
    footer = adopt(owner?.sidebar.footerContentConfiguration, footer)
    list.reloadData()
    showSelection()
    setNeedsLayout()
  }

  private func adopt(
    _ configuration: (any UIContentConfiguration)?, _ old: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    old?.removeFromSuperview()
    let made = configuration?.makeContentView()
    if let made { addSubview(made) }
    return made
  }

  func adopt(bottomBar: UIView?, instead old: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    self.bottomBar = bottomBar
    if let bottomBar { addSubview(bottomBar) }
    setNeedsLayout()
  }

  /// Highlights the selected tab's row, or its group's if it has none.
  func showSelection() {
    for path in list.indexPathsForSelectedItems ?? [] {
      list.deselectItem(at: path, animated: false)
    }
    for tab in (owner?.selectedTab?.path ?? []).reversed() {
      guard let path = indexPath(of: tab) else { continue }
      return list.selectItem(at: path, animated: false, scrollPosition: [])
    }
  }

  private func indexPath(of tab: UITab) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.tab === tab }) {
        return IndexPath(item: row, section: number)
      }
    }
    return nil
  }

  private func row(at path: IndexPath) -> TabSidebarRow? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.item)
    else { return nil }
    return sections[path.section].rows[path.item]
  }

  // MARK: Layout

  /// Lays out the sidebar; the strip with the button is as high as the bar that it replaces (low).
  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let strip = hostOfView.device.topTabBarStrip(os: hostOfView.os).height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let button: CGFloat = 44
    toggle.frame = CGRect(
      x: isMirrored ? bounds.width - safe.right - 8 - button : safe.left + 8,
      y: safe.top + (strip - button) / 2, width: button, height: button)
    var top = safe.top + strip
    var bottom = bounds.height - safe.bottom
    if let bottomBar {
      let height = self.height(of: bottomBar)
      bottom -= height
      bottomBar.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
    }
    if let header {
      let height = self.height(of: header)
      header.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height
    }
    if let footer {
      let height = self.height(of: footer)
      bottom -= height
      footer.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: height)
    }
    list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bottom - top))
    list.contentInset.bottom = bottomBar == nil && footer == nil ? safe.bottom : 0
  }

  private func height(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension _UITabSidebarView: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.name, for: indexPath)
    guard let cell = cell as? UICollectionViewListCell, let row = row(at: indexPath) else {
      return cell
    }
    var content = UIListContentConfiguration.sidebarCell()
    cell.accessories = []
    switch row.content {
    case .tab(let tab):
      content.text = tab.title
      content.secondaryText = tab.subtitle
      content.image = tab.image?.withRenderingMode(.alwaysTemplate)
      cell.accessibilityIdentifier = tab.accessibilityIdentifier
      if let badge = tab.badgeValue { cell.accessories = [.label(text: badge)] }
    case .action(let action):
      content.text = action.title
      content.image = action.image?.withRenderingMode(.alwaysTemplate)
    }
    cell.indentationLevel = row.depth
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.name, for: indexPath)
    var content = UIListContentConfiguration.sidebarHeader()
    content.text =
      sections.indices.contains(indexPath.section)
      ? sections[indexPath.section].title : nil
    (view as? UICollectionViewListCell)?.contentConfiguration = content
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    row(at: indexPath)?.tab?.isEnabled ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let owner, let row = row(at: indexPath) else { return }
    switch row.content {
    case .tab(let tab): owner.choose(tab)
    case .action(let action):
      if !action.attributes.contains(.disabled) { action.handler(action) }
    }
    // A refused tab, or an action, doesn't change the selection.
    showSelection()
    if row.tab != nil { owner.closeCoveringSidebar() }
  }
}

extension UITabBarController {
  /// Hides a sidebar that overlaps the content, as happens when a tab is chosen in it (recalled;
  /// low).
  func closeCoveringSidebar() {
    guard sidebarGeometry(presentEnvironment)?.isTiled == false else { return }
    sidebar.isHidden = true
  }
}
