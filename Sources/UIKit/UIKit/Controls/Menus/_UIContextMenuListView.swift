import LayoutMetrics
import SystemFacts

/// A card of a menu; its name appears in descriptions.
final class _UIContextMenuListView: UIView {
  private let menu: UIMenu
  private let number: Int
  private unowned let session: MenuSession
  private let content: MenuContent
  private let material = UIVisualEffectView(effect: nil)
  private let scroll = UIScrollView()
  private var cells: [[[_UIContextMenuCell]]] = []
  private var titleLabel: UILabel?
  private var geometry: MenuGeometry?

  init(_ menu: UIMenu, number: Int, session: MenuSession) {
    self.menu = menu
    self.number = number
    self.session = session
    content = MenuContent(menu)
    super.init(frame: .zero)
    isOpaque = false
    material.clipsToBounds = true
    material.contentView.addSubview(scroll)
    addSubview(material)
  }

  required init?(coder: NSCoder) { nil }

  var contentSize: CGSize { CGSize(width: MenuGeometry.width, height: geometry?.height ?? 0) }

  /// Creates the rows, and measures their heights.
  func measure(for release: OSRelease, in traits: UITraitCollection) {
    var columns = MenuGeometry.Columns()
    for line in content.sections.joined() {
      guard case .element(let element) = line else { continue }
      if element.shownState != .off { columns.hasMarks = true }
      if element.image != nil { columns.hasImages = true }
      if element is UIMenu { columns.hasSubmenus = true }
    }
    let parts = content.sections.map { section -> [MenuGeometry.Part] in
      var made: [[_UIContextMenuCell]] = []
      let parts = section.map { line -> MenuGeometry.Part in
        let (cells, part) = cells(for: line, columns, release, traits)
        made.append(cells)
        return part
      }
      cells.append(made)
      return parts
    }
    // A submenu begins with its title, which leads back.
    geometry = MenuGeometry(
      sections: parts, hasTitle: content.title != nil, release: release,
      scale: traits.displayScale)
    if let title = content.title {
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 13, weight: .medium)
      label.textColor = .secondaryLabel
      titleLabel = label
      scroll.addSubview(label)
      if number > 0 {
        let back = UITapGestureRecognizer(target: nil, action: nil)
        back.ownAction = { [weak session] _ in session?.back() }
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(back)
      }
    }
  }

  private func cells(
    for line: MenuContent.Line, _ columns: MenuGeometry.Columns, _ release: OSRelease,
    _ traits: UITraitCollection
  ) -> ([_UIContextMenuCell], MenuGeometry.Part) {
    func make(_ element: UIMenuElement?, _ form: _UIContextMenuCell.Form) -> _UIContextMenuCell {
      let owner = element.flatMap { content.owners[ObjectIdentifier($0)] }
      let cell = _UIContextMenuCell(element, form: form, columns: columns, release: release)
      cell.onTap = { [weak session] in
        guard let element else { return }
        session?.choose(element, in: owner)
      }
      scroll.addSubview(cell)
      return cell
    }
    switch line {
    case .element(let element):
      let cell = make(element, .row)
      return ([cell], .row(texts: cell.textHeight(traits)))
    case .loading:
      let cell = make(nil, .row)
      return ([cell], .row(texts: cell.textHeight(traits)))
    case .tiles(let elements):
      let hasTitles =
        elements.first.flatMap { content.owners[ObjectIdentifier($0)] }?
        .tilesHaveTitles ?? false
      let form: _UIContextMenuCell.Form = hasTitles ? .titledTile : .tile
      // Heights by eye (low).
      return (
        elements.map { make($0, form) },
        .tiles(count: elements.count, height: hasTitles ? 68 : 48)
      )
    }
  }

  /// Places the card in a rectangle; overflowing content scrolls.
  func place(_ rect: CGRect) {
    guard let geometry else { return }
    let release = hostOfView.release
    frame = rect
    let radius = min(MenuFacts.cornerRadius[release], rect.height / 2)
    material.effect =
      MenuFacts.rowsAreDivided[release]
      ? UIBlurEffect(style: .systemMaterial) : MenuPlatterEffect()
    material.frame = bounds
    material.layer.cornerRadius = radius
    material.layer.cornerCurve = .continuous
    // Measured on iOS 26.1 (facts: controls §6), assumed for older cards (low).
    layer.shadowOpacity = 0.094
    layer.shadowRadius = 25
    layer.shadowOffset = CGSize(width: 0, height: 8.7)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: rect.width, height: geometry.height)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isScrollEnabled = geometry.height > rect.height
    if let title = geometry.title {
      let start = MenuFacts.titleStart[release]
      titleLabel?.frame = title.insetBy(dx: start, dy: 0)
    }
    for gap in geometry.gaps { addFill(gap, UIColor(white: 0, alpha: 0.08)) }
    for line in geometry.lines { addFill(line, .separator) }
    for (section, frames) in zip(cells, geometry.sections) {
      for (row, places) in zip(section, frames) {
        for (cell, place) in zip(row, places) { cell.frame = mirrored(place) }
      }
    }
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func addFill(_ rect: CGRect, _ color: UIColor) {
    let fill = UIView(frame: rect)
    fill.backgroundColor = color
    fill.isUserInteractionEnabled = false
    scroll.addSubview(fill)
  }
}
