import Graphics
import LayoutTrees
import SystemFacts

extension UITableViewCell {
  var profile: TableProfile { TableProfile.current(for: self) }
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var isInGroupedTable: Bool { (tableView?.style ?? .plain) != .plain }

  /// Default margins: 8, or what limits text to the readable width if a table requests it.
  var cellMargins: UIEdgeInsets {
    var margins = UIEdgeInsets(
      top: profile.verticalCellMargin, left: 8, bottom: profile.verticalCellMargin, right: 8)
    guard let tableView else { return margins }
    let wanted = tableView.insets.cells
    let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
    margins.left = max(margins.left, wanted.left - safe.left)
    margins.right = max(margins.right, wanted.right - safe.right)
    return margins
  }

  // MARK: Content view and accessory

  /// The separator's part of a row's height: in tables with separators, a pixel of each row,
  /// whether or not the row draws one.
  var separatorRoom: CGFloat {
    guard let tableView, tableView.separatorStyle != .none else { return 0 }
    return profile.pixel
  }

  /// Places the content view and the accessory without laying out their content.
  func placeContentView() {
    let profile = profile
    let rightToLeft = isRightToLeft
    let margins =
      profile.fixedMargin.map { UIEdgeInsets(top: 0, left: $0, bottom: 0, right: $0) }
      ?? layoutMargins
    let keepsOut = profile.hasSafeArea && (tableView?.insetsContentViewsToSafeArea ?? true)
    let safe = keepsOut ? safeAreaInsets : .zero
    var accessory: CGSize?
    if let view = shownAccessoryView {
      accessory = view.bounds.size
    } else if shownAccessoryType != .none {
      accessory = profile.accessorySize(shownAccessoryType)
    }
    let index = tableView?.sectionIndexWidth ?? 0
    let geometry = CellFrameGeometry(
      size: bounds.size,
      leadingMargin: rightToLeft ? margins.right : margins.left,
      trailingMargin: (rightToLeft ? margins.left : margins.right) + index,
      leadingInset: rightToLeft ? safe.right : safe.left,
      trailingInset: (rightToLeft ? safe.left : safe.right) + index,
      accessory: accessory, accessoryGap: profile.accessoryGap,
      separator: profile.contentViewLeavesSeparator ? separatorRoom : 0, editing: editColumns)
    contentView.frame = flipped(geometry.contentFrame, in: bounds.width)
    if let frame = geometry.accessoryFrame(profile) {
      let view = shownAccessoryView ?? accessoryDrawing
      view?.frame = flipped(frame, in: bounds.width)
    }
    placeEditControls(geometry)
  }

  /// Does the same outside of the cell's own layout.
  func placeContentViewBeforeLayout() {
    isPlacingParts = true
    defer { isPlacingParts = false }
    placeContentView()
  }

  func flipped(_ rect: CGRect, in width: CGFloat) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Labels and image

  /// Returns the frames of labels and image in the content view with its current frame.
  func contentFrames() -> CellContentGeometry.Frames {
    let profile = profile
    let rightToLeft = isRightToLeft
    let margins = contentView.layoutMargins
    var leading = rightToLeft ? margins.right : margins.left
    var trailing = rightToLeft ? margins.left : margins.right
    let content = contentView.frame
    if let margin = profile.fixedMargin {
      leading = margin
      trailing = margin
    }
    if let end = AccessoryFacts.textEnd[profile.release],
      shownAccessoryView != nil || shownAccessoryType != .none
    {
      // Text ends there, or at the content view's end if that is earlier.
      let fromEdge = rightToLeft ? content.minX : bounds.width - content.maxX
      trailing = max(0, end - fromEdge)
    }
    // The cell's own separator inset also moves the text, as since iOS 7 (medium).
    if let inset = storedSeparatorInset {
      let start =
        (rightToLeft ? inset.right : inset.left)
        - (rightToLeft ? bounds.width - content.maxX : content.minX)
      leading = max(leading, min(start, content.width))
    }
    leading += CGFloat(indentationLevel) * indentationWidth
    return CellContentGeometry(
      profile: profile, style: .init(style), isGrouped: isInGroupedTable, contentSize: content.size,
      cellHeight: bounds.height, leading: leading, trailing: trailing,
      imageSize: storedPicture?.image?.size, titleSize: measure(storedTitle),
      detailSize: measure(storedDetail)
    ).frames()
  }

  private func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label, label.hasText else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
  }

  /// Performs the whole layout of a cell: content view, accessory, labels, backgrounds, separators.
  func layOutCell() {
    isPlacingParts = true
    defer { isPlacingParts = false }
    placeContentView()
    let isMirrored = isRightToLeft
    let start = isMirrored ? bounds.width - contentView.frame.maxX : contentView.frame.minX
    if let list = configured.contentView as? UIListContentView {
      // As with an image view, and in lists of collection views (low).
      textStart = list.hasImage ? start + list.textStart : nil
    } else if storedTitle != nil || storedDetail != nil || storedPicture != nil {
      let frames = contentFrames()
      let width = contentView.bounds.width
      storedTitle?.frame = flipped(frames.title, in: width)
      storedDetail?.frame = flipped(frames.detail, in: width)
      storedPicture?.frame = flipped(frames.image, in: width)
      textStart = storedPicture?.image == nil ? nil : start + frames.textStart
    } else {
      textStart = nil
    }
    if textStart == nil, isIndentedForEditing {
      // Separators move with the content (recalled; medium).
      let content = contentView.frame
      let margins = contentView.layoutMargins
      textStart =
        isMirrored ? bounds.width - content.maxX + margins.right : content.minX + margins.left
    }
    backgroundView?.frame = bounds
    standardSelectedBackground?.frame = bounds
    selectedBackgroundView?.frame = bounds
    layOutSeparators()
  }

  /// Returns the size of the cell around its own labels; cells without any are 44 high.
  func fittingSize(for size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let view = configured.contentView {
      placeContentViewBeforeLayout()
      return configuredSize(view, width: size.width)
    }
    guard storedTitle != nil || storedDetail != nil || storedPicture != nil else {
      return CGSize(width: size.width, height: TableProfile.rowHeight)
    }
    placeContentViewBeforeLayout()
    return CGSize(width: size.width, height: contentFrames().fittingHeight)
  }

  /// Returns the height of a self-sizing row, whose width is set.
  ///
  /// The cell itself is queried, so that an override counts (stack traces of devices and published
  /// cells that hold a collection view, high). The result is taken as the row's height (medium).
  func automaticRowHeight() -> CGFloat {
    // A pending change of content is included in the measurement.
    sizeRequest = .fromTable
    updateConfigurationIfNeeded()
    return automaticHeight(bounds.width)
  }

  var usualHeight: CGFloat { TableProfile.rowHeight }

  /// Returns the minimum size that satisfies the content view's constraints, and a pixel for the
  /// separator.
  ///
  /// From iOS 13 on the content view includes that pixel, too, and constraints that fill it exactly
  /// conflict, as on a device: 10 + 34 + 10 in a content view of 54.333 on an iPhone 11 Pro, 1 +
  /// 310 + 1 in one of 312.5 (Stack Overflow 62599451 and 68084642; medium; before iOS 13 high,
  /// facts: layout §4.1).
  func sizeByConstraints(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    placeContentViewBeforeLayout()
    let content = contentView.bounds.width
    let beside = bounds.width - content
    let separator = separatorRoom
    let size = contentView.systemLayoutSizeFitting(
      CGSize(
        width: target.width == bounds.width ? content : max(0, target.width - beside),
        height: max(0, target.height - separator)),
      withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    guard size.height > 0 else { return size }
    return CGSize(width: size.width + beside, height: size.height + separator)
  }

  /// The row, such as 0-3, which identifies cells in layout trees.
  var rowIdentifier: String? {
    indexPathInTable.map { "\($0.section)-\($0.row)" }
  }
}

extension UILabel {
  var hasText: Bool { text?.isEmpty == false }
}
