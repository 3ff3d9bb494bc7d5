import Graphics

extension NSCollectionLayoutSection {
  /// Creates a section with the appearance of a table.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let host = SimulationHost.current
    let profile = TableProfile(
      release: host.release, scale: host.geometry.scale,
      bodyText: .init(layoutEnvironment.traitCollection.preferredContentSizeCategory))
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(profile.minimumRowHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = configuration
    section.placeListContent(configuration, profile, host)
    return section
  }

  private func placeListContent(
    _ configuration: UICollectionLayoutListConfiguration, _ profile: TableProfile,
    _ host: SimulationHost
  ) {
    let isPlain =
      configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    // Rows extend under the sensor housing, and cells keep their content clear of it, as in tables.
    contentInsetsReference = .none
    supplementaryContentInsetsReference = .none
    if !isPlain {
      contentInsets.top = configuration.headerMode == .none ? TableProfile.groupedGap : 0
      contentInsets.bottom = configuration.footerMode == .none ? TableProfile.groupedGap : 0
    }
    func bar(
      _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(height)),
        elementKind: kind, alignment: alignment)
    }
    if configuration.headerMode == .supplementary {
      let header = bar(
        UICollectionView.elementKindSectionHeader, .top,
        isPlain ? TableProfile.plainTitleHeight : 38)
      header.pinToVisibleBounds = isPlain
      let padding = configuration.headerTopPadding ?? (isPlain ? profile.plainHeaderTopPadding : 0)
      headerPadding = padding.isFinite ? max(0, padding) : 0
      boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      let footer = bar(
        UICollectionView.elementKindSectionFooter, .bottom,
        isPlain ? TableProfile.plainTitleHeight : TableProfile.groupedGap)
      footer.pinToVisibleBounds = isPlain
      boundarySupplementaryItems.append(footer)
    }
  }
}

extension NSCollectionLayoutSection {
  /// The additional room above the first section of a layout, as above the first group of a table:
  /// above later ones, the room of two sections adds up to as much (iOS 26.0; medium).
  ///
  /// Sections with other insets than a list's own have none.
  var firstListGap: CGFloat {
    guard let list, list.headerMode == .none, list.appearance != .plain,
      list.appearance != .sidebarPlain, contentInsets.top == TableProfile.groupedGap
    else { return 0 }
    return TableProfile.groupedFirstGap - TableProfile.groupedGap
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    return layout
  }

  /// Returns the list configuration of an item's section, or nil if it isn't a list.
  func listConfiguration(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    section(of: path)?.plan.list
  }

  /// Returns the place of an element in its list, or nil if its section isn't a list.
  func listPlace(_ key: ElementKey) -> ListPlace? {
    guard let section = section(of: key.path), let list = section.plan.list,
      let role = listRole(key)
    else { return nil }
    var place = ListPlace(role: role)
    if key.category == .cell {
      let path = key.path
      place.isFirst = path.item == (list.headerMode == .firstItemInSection ? 1 : 0)
      place.isLast = path.item == section.count - 1
      place.separator = separator(list, place, path)
    }
    return place
  }

  /// Returns the role of an element in its list, or nil if its section isn't a list.
  func listRole(_ key: ElementKey) -> ListRole? {
    guard let list = section(of: key.path)?.plan.list else { return nil }
    var role = ListRole(appearance: list.appearance)
    switch key.category {
    case .cell: role.isHeader = list.headerMode == .firstItemInSection && key.path.item == 0
    case .supplementaryView:
      role.isHeader = key.kind == UICollectionView.elementKindSectionHeader
      role.isFooter = !role.isHeader
    case .decorationView: return nil
    }
    return role
  }

  /// Returns the insets of cards from the edges: the margin of tables, clear of the safe area.
  func listInsets(
    _ plan: NSCollectionLayoutSection, _ view: UICollectionView
  ) -> UIEdgeInsets? {
    guard let look = plan.list?.appearance, look == .insetGrouped || look == .sidebar else {
      return nil
    }
    let safe = view.safeAreaInsets
    let content = view.adjustedContentInset
    let margin = plan.list?.cardMargin ?? view.systemMinimumMargin
    var insets = UIEdgeInsets(
      top: 0, left: margin + max(0, safe.left - content.left), bottom: 0,
      right: margin + max(0, safe.right - content.right))
    if view.mirrorsLayout { swap(&insets.left, &insets.right) }
    return insets
  }

  /// Sets the background colour of lists, unless the app set another one.
  func adoptListBackground(_ view: UICollectionView) {
    guard let list = sections.first?.plan.list, view.hasStandardBackground else { return }
    let isGrouped = list.appearance == .grouped || list.appearance == .insetGrouped
    let color =
      list.backgroundColor ?? (isGrouped ? UIColor.systemGroupedBackground : .systemBackground)
    view.standardBackground = color
    view.backgroundColor = color
  }

  private func separator(
    _ list: UICollectionLayoutListConfiguration, _ place: ListPlace, _ path: IndexPath
  ) -> UIListSeparatorConfiguration? {
    guard list.showsSeparators, !place.isHeader else { return nil }
    var separator = list.separatorConfiguration
    // Groups have no separator below their last row, unless it is requested (facts: layout §4.5).
    if separator.bottomSeparatorVisibility == .automatic {
      let endsGroup = place.isLast && list.appearance == .insetGrouped
      separator.bottomSeparatorVisibility = endsGroup ? .hidden : .visible
    }
    if separator.topSeparatorVisibility == .automatic {
      separator.topSeparatorVisibility = .hidden
    }
    return list.itemSeparatorHandler?(path, separator) ?? separator
  }
}
