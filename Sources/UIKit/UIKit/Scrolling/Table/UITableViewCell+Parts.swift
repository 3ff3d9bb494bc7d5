import Graphics
import SystemFacts

extension UITableViewCell {
  func finishCellInit() {
    preservesSuperviewLayoutMargins = true
    storedContentView.preservesSuperviewLayoutMargins = true
    storedContentView.frame = bounds
    addSubview(storedContentView)
    backgroundColor = CellColors.background(isGrouped: false)
  }

  /// Sets the background that UIKit's cells have in tables of a style, unless the cell has another.
  func takeBackground(forTableStyle style: UITableView.Style) {
    guard style != .plain, backgroundColor == CellColors.background(isGrouped: false) else {
      return
    }
    backgroundColor = CellColors.background(isGrouped: true)
  }

  // MARK: Labels and image

  func title(makingIt makes: Bool) -> UILabel? {
    if let storedTitle { return storedTitle }
    guard makes else { return nil }
    let label = UILabel(frame: .zero)
    let fonts = CellFonts(release: profile.release)
    label.font = fonts.title(style, for: traitCollection)
    label.textColor = CellColors.title(style, tint: tintColor)
    if style == .value2 { label.textAlignment = .right }
    storedTitle = label
    adopt(label, behind: nil)
    return label
  }

  func detail(makingIt makes: Bool) -> UILabel? {
    if let storedDetail { return storedDetail }
    guard makes, style != .default else { return nil }
    let label = UILabel(frame: .zero)
    let fonts = CellFonts(release: profile.release)
    label.font = fonts.detail(style, for: traitCollection)
    label.textColor = CellColors.detail(style, release: profile.release)
    if style == .value1 { label.textAlignment = .right }
    storedDetail = label
    adopt(label, behind: nil)
    return label
  }

  func picture(makingIt makes: Bool) -> UIImageView? {
    if let storedPicture { return storedPicture }
    guard makes, style != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    storedPicture = view
    adopt(view, behind: storedTitle)
    return view
  }

  /// Updates the fonts of the cell's own labels for the text size, unless others were set.
  func adoptTextSize(from old: UITraitCollection) {
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    let fonts = CellFonts(release: profile.release)
    if let storedTitle, storedTitle.font == fonts.title(style, for: old) {
      storedTitle.font = fonts.title(style, for: traitCollection)
    }
    if let storedDetail, storedDetail.font == fonts.detail(style, for: old) {
      storedDetail.font = fonts.detail(style, for: traitCollection)
    }
  }

  private func adopt(_ view: UIView, behind front: UIView?) {
    if let front {
      contentView.insertSubview(view, belowSubview: front)
    } else {
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Backgrounds and selection

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
  }

  func selectedBackgroundDidChange(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    updateSelectedLook()
  }

  /// The app's view for a selected cell (UITableViewCell's documentation).
  private var ownSelectedBackground: UIView? {
    let several = tableView?.selectsSeveralRows == true ? multipleSelectionBackgroundView : nil
    return several ?? selectedBackgroundView
  }

  /// Shows or hides the background of a selected cell, and highlights its content.
  func updateSelectedLook() {
    let isMarked = storedIsSelected || storedIsHighlighted
    // A background configuration has its own highlight colour.
    let shows = isMarked && selectionStyle != .none && configured.background == nil
    if shows {
      let view = ownSelectedBackground ?? makeStandardSelectedBackground()
      if view.superview !== self {
        view.frame = bounds
        insertSubview(view, belowSubview: storedContentView)
      }
      view.isHidden = false
    } else {
      selectedBackgroundView?.removeFromSuperview()
      multipleSelectionBackgroundView?.removeFromSuperview()
      standardSelectedBackground?.removeFromSuperview()
    }
    let highlights = isMarked && selectionStyle != .none
    storedTitle?.isHighlighted = highlights
    storedDetail?.isHighlighted = highlights
    storedPicture?.isHighlighted = highlights
    tableView?.selectedLookDidChange()
  }

  private func makeStandardSelectedBackground() -> UIView {
    if let standardSelectedBackground { return standardSelectedBackground }
    let view = UIView(frame: bounds)
    view.backgroundColor = CellColors.selected(release: profile.release)
    standardSelectedBackground = view
    return view
  }

  // MARK: Reuse

  func resetForReuse() {
    if storedIsSelected { setSelected(false, animated: false) }
    if storedIsHighlighted { setHighlighted(false, animated: false) }
  }

  // MARK: Accessories

  func accessoryDidChange() {
    accessoryDrawing?.removeFromSuperview()
    accessoryDrawing = nil
    let view = shownAccessoryView
    if placedAccessoryView !== view {
      placedAccessoryView?.removeFromSuperview()
      placedAccessoryView = view
      if let view { addSubview(view) }
    }
    if view == nil, shownAccessoryType != .none {
      let drawing = CellAccessoryView(type: shownAccessoryType, release: profile.release)
      accessoryDrawing = drawing
      addSubview(drawing)
    }
    setNeedsLayout()
  }
}
