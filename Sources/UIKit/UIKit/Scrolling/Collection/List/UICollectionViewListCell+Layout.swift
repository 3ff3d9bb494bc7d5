import Graphics

/// The list-specific properties of an element.
struct ListPlace {
  var role: ListRole
  var isFirst = false
  var isLast = false
  var separator: UIListSeparatorConfiguration?

  var appearance: UICollectionLayoutListConfiguration.Appearance { role.appearance }
  var isHeader: Bool { role.isHeader }
  var isFooter: Bool { role.isFooter }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The inputs of the standard appearance of an element in a list.
struct ListRole: Equatable {
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  var isHeader = false
  var isFooter = false
}

extension UICollectionViewListCell {
  private var profile: TableProfile { TableProfile.current(for: self) }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The place of the cell in a list; nil in other layouts.
  var place: ListPlace? {
    guard let key = element.key ?? element.pending, let view = element.collectionView,
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return nil }
    // A layout that was set while the view was covered knows nothing until the view is laid out
    // again.
    return layout.listPlace(key)
      ?? (view.layoutState.hasPrepared ? nil : role.map { ListPlace(role: $0) })
  }

  /// Updates the configurations if the cell's role in its list has changed.
  func noteRole() {
    let now = (element.collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout)
      .flatMap { layout in element.key.flatMap { layout.listRole($0) } }
    guard now != role else { return }
    role = now
    refreshInsets()
    markForConfigurationUpdate()
  }

  func finishListInit() {
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    contentView.autoresizingMask = []
    for view in [topSeparatorView, separatorView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  var standardContent: UIListContentConfiguration {
    guard let place else { return .cell() }
    if place.isHeader { return place.isGrouped ? .groupedHeader() : .plainHeader() }
    if place.isFooter { return place.isGrouped ? .groupedFooter() : .plainFooter() }
    return .cell()
  }

  var standardBackground: UIBackgroundConfiguration {
    guard let place else { return .listPlainCell() }
    if place.isHeader || place.isFooter { return .clear() }
    switch place.appearance {
    case .plain: return .listPlainCell()
    case .grouped, .insetGrouped: return .listGroupedCell()
    case .sidebar, .sidebarPlain: return .listSidebarCell()
    }
  }

  /// The margins of list rows: the same as in tables; in inset groups, inside the card.
  var listMargins: UIEdgeInsets {
    let vertical = profile.verticalCellMargin
    var side: CGFloat = 8
    if let place {
      switch place.appearance {
      case .insetGrouped, .sidebar:
        let host = hostOfView
        side = TableProfile.cardMargin(
          isPad: host.device.idiom == .pad, isLandscape: host.geometry.isLandscape)
      case .plain, .grouped, .sidebarPlain: side = max(8, systemMinimumMargin)
      }
    }
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  // MARK: Accessories

  func accessoriesDidChange() {
    for view in accessoryViews { view.removeFromSuperview() }
    arrangedAccessories = arranged(accessories)
    accessoryViews = arrangedAccessories.map { accessory in
      let view = makeView(accessory)
      if let tint = accessory.tint { view.tintColor = tint }
      view.translatesAutoresizingMaskIntoConstraints = true
      return view
    }
    showAccessories()
    element.isMeasured = false
    setNeedsLayout()
  }

  /// Returns the accessories in reading direction: system ones by their kind, custom views at their
  /// requested positions.
  private func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var sides: [Bool: [UICellAccessory]] = [true: [], false: []]
    for isLeading in [true, false] {
      var side: [UICellAccessory] = []
      let own = accessories.filter { $0.isLeading == isLeading }
      for rank in 0...2 { side += own.filter { $0.content.rank == rank && $0.position == nil } }
      for accessory in own {
        guard let position = accessory.position else { continue }
        side.insert(accessory, at: min(max(0, position(side)), side.count))
      }
      sides[isLeading] = side
    }
    return (sides[true] ?? []) + (sides[false] ?? [])
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    switch accessory.content {
    case .drawing(let type):
      let view = CellAccessoryView(type: type, release: profile.release)
      view.frame.size = profile.accessorySize(type)
      return view
    case .outline:
      let view = CellAccessoryView(type: .disclosureIndicator, release: profile.release)
      let size = profile.accessorySize(CellAccessory.disclosureIndicator)
      // The chevron rotates within a square.
      let side = max(size.width, size.height)
      view.frame.size = CGSize(width: side, height: side)
      view.pointsDown = isExpanded
      return view
    case .label(let text, let font):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.textColor = accessory.tint ?? .secondaryLabel
      label.sizeToFit()
      return label
    case .control(let kind, let color):
      let view = UITableViewCellEditControl(kind: kind)
      view.discColor = color
      view.frame.size = profile.editColumns.control
      return view
    case .reorder:
      let view = UITableViewCellReorderControl(release: profile.release)
      view.frame.size = CGSize(width: profile.editColumns.reorderWidth, height: 44)
      return view
    case .custom(let custom):
      if custom.bounds.size == .zero { custom.sizeToFit() }
      return custom
    }
  }

  /// Shows the accessories for the cell's current state.
  func showAccessories() {
    for (accessory, view) in zip(arrangedAccessories, accessoryViews) {
      let shows = accessory.isShown(isEditing: isInEdit)
      if shows, view.superview !== self { addSubview(view) }
      if !shows, view.superview === self { view.removeFromSuperview() }
      switch accessory.content {
      case .control(.select, _): (view as? UITableViewCellEditControl)?.kind = .select(isSelected)
      case .outline: (view as? CellAccessoryView)?.pointsDown = isExpanded
      case .drawing, .label, .control, .reorder, .custom: break
      }
    }
  }

  /// Whether the cell's item belongs to a tree and is expanded in it.
  var isExpanded: Bool {
    guard let path = element.key?.path ?? element.pending?.path,
      let source = element.collectionView?.dataSource as? OutlineSource
    else { return false }
    return source.isExpanded(at: path)
  }

  /// Whether a tap on the cell expands or collapses its item instead of selecting it.
  var togglesWhenTapped: Bool {
    arrangedAccessories.contains { accessory in
      guard case .outline(let style) = accessory.content, accessory.handler == nil else {
        return false
      }
      return style == .header || (style == .automatic && place?.isHeader == true)
    }
  }

  // MARK: Layout

  private var frames: ListCellGeometry.Frames {
    let margins = layoutMargins
    return ListCellGeometry(
      profile: profile, size: bounds.size, leading: isMirrored ? margins.right : margins.left,
      trailing: isMirrored ? margins.left : margins.right,
      indentation: CGFloat(indentationLevel) * indentationWidth,
      indentsAccessories: indentsAccessories,
      trailingInset: isMirrored ? safeAreaInsets.left : safeAreaInsets.right
    ).frames(
      zip(arrangedAccessories, accessoryViews).map { accessory, view in
        .init(
          size: view.bounds.size, reservedWidth: accessory.reservedWidth,
          isLeading: accessory.isLeading, isShown: accessory.isShown(isEditing: isInEdit),
          isEditControl: accessory.content.rank != 1)
      })
  }

  func layOutList() {
    showAccessories()
    let frames = frames
    let content = mirrored(frames.content)
    if contentView.frame != content { contentView.frame = content }
    // Hidden accessories keep their size.
    for (view, frame) in zip(accessoryViews, frames.accessories) where view.superview === self {
      view.frame = mirrored(frame)
    }
    layOutBackground()
    layOutSeparators()
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Rounds the corners of a card in its first and last row.
  private func layOutBackground() {
    guard let place, place.appearance == .insetGrouped, !place.isHeader, !place.isFooter else {
      layer.cornerRadius = 0
      layer.masksToBounds = false
      return
    }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : profile.cardRadius
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }

  private func layOutSeparators() {
    let pixel = profile.separatorThickness
    guard let place, let separator = place.separator else {
      for line in [separatorView, topSeparatorView]
      where !line.isHidden || line.backgroundColor != nil {
        line.isHidden = true
        line.backgroundColor = nil
        line.frame = .zero
      }
      return
    }
    let margins = layoutMargins
    let leading = isMirrored ? margins.right : margins.left
    var start = contentView.frame.minX + leading
    if isMirrored { start = bounds.width - contentView.frame.maxX + leading }
    if let list = configured.contentView as? UIListContentView {
      start =
        (isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX)
        + list.textStart
    }
    let atBothEnds = profile.separatorIsInsetAtBothEnds
    var trailing = atBothEnds ? (isMirrored ? margins.left : margins.right) : 0
    if let separatorGuide {
      (start, trailing) = separatorGuide.distances(leading: start, trailing: trailing)
    }
    func frame(_ insets: NSDirectionalEdgeInsets?, y: CGFloat) -> CGRect {
      let from = insets?.leading ?? start
      let to = insets?.trailing ?? trailing
      return mirrored(
        CGRect(x: from, y: y, width: max(0, bounds.width - from - to), height: pixel))
    }
    separatorView.backgroundColor = separator.color
    topSeparatorView.backgroundColor = separator.color
    separatorView.isHidden = separator.bottomSeparatorVisibility == .hidden
    topSeparatorView.isHidden = separator.topSeparatorVisibility != .visible
    separatorView.frame = frame(separator.customBottomInsets, y: bounds.height - pixel)
    topSeparatorView.frame = frame(separator.customTopInsets, y: 0)
    // Separators are in front; moving them if they already are would request layout again.
    let front = storedSubviews.suffix(2)
    if front.first !== separatorView || front.last !== topSeparatorView {
      bringSubviewToFront(separatorView)
      bringSubviewToFront(topSeparatorView)
    }
  }

  // MARK: Measuring

  func listFitted(
    _ attributes: UICollectionViewLayoutAttributes,
    usual: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    guard configured.contentView != nil else { return usual(attributes) }
    let height = askForSize(
      attributes.size, horizontal: .required, vertical: .fittingSizeLevel
    ).height
    guard height.isFinite, height > 0,
      let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    copy.frame = CGRect(
      origin: attributes.frame.origin, size: CGSize(width: attributes.size.width, height: height))
    return copy
  }

  /// Returns the size that a configuration's view needs, or nil if there is none.
  func configuredSize(_ target: CGSize) -> CGSize? {
    guard let view = configured.contentView else { return nil }
    layOutList()
    let height = view.naturalHeight(width: contentView.bounds.width)
    return CGSize(width: target.width, height: height.isFinite ? profile.grid.up(height) : 0)
  }
}
