import SystemFacts

extension UINavigationBar {
  func prepareBar() {
    isOpaque = false
    bar.prompt.textAlignment = .center
    bar.prompt.font = .systemFont(ofSize: 13)
    addSubview(bar.background)
    addSubview(bar.largeTitle)
    addSubview(bar.content)
    bar.largeTitle.isHidden = true
  }

  /// The height of a bar that nobody looks after: 44, and with a prompt 30 more (medium).
  var ownHeight: CGFloat {
    guard bar.owner == nil else { return bar.zones.height }
    return 44 + (topItem?.prompt == nil ? 0 : 30)
  }

  func replaceItems(_ items: [UINavigationItem]) {
    for item in bar.items { item.changed = nil }
    bar.items = items
    for item in items { item.changed = { [weak self] in self?.itemDidChange() } }
    itemDidChange()
  }

  private func itemDidChange() {
    contentDidChange()
    bar.owner?.barNeedsLayout()
  }

  func lookDidChange() {
    contentDidChange()
    bar.owner?.barNeedsLayout()
  }

  /// Has what the bar shows made anew with the next layout.
  func contentDidChange() {
    bar.isStale = true
    setNeedsLayout()
  }

  /// Takes the strips that a navigation controller has worked out.
  func adopt(_ zones: NavigationBarZones) {
    guard zones != bar.zones else { return }
    bar.zones = zones
    contentDidChange()
  }

  func layOutBar() {
    if bar.owner == nil {
      var zones = NavigationBarZones()
      zones.prompt = topItem?.prompt == nil ? 0 : min(30, bounds.height)
      zones.content = max(0, bounds.height - zones.prompt)
      if barPosition == .topAttached { zones.overhang = max(0, frame.minY) }
      bar.zones = zones
    }
    let zones = bar.zones
    let look = look
    if bar.isStale {
      bar.isStale = false
      bar.background.show(
        look.background.look(isLowerBar: false, release: release), hairlineAtTop: false)
      showTitles(look)
    }
    bar.background.frame = CGRect(
      x: 0, y: -zones.overhang, width: bounds.width, height: bounds.height + zones.overhang)
    layOutPrompt()
    let top = zones.prompt
    bar.content.frame = CGRect(x: 0, y: top, width: bounds.width, height: zones.content)
    bar.largeTitle.isHidden = zones.largeTitle <= 0
    bar.largeTitle.layoutMargins = sideMargins
    bar.largeTitle.insetsLayoutMarginsFromSafeArea = false
    bar.largeTitle.frame = CGRect(
      x: 0, y: top + zones.content, width: bounds.width, height: max(0, zones.largeTitle))
    layOutSearchBar()
    layOutContent(look)
  }

  /// The search bar fills the lowest strip.
  private func layOutSearchBar() {
    let searchBar = bar.zones.search > 0 ? topItem?.searchController?.searchBar : nil
    if bar.searchBar !== searchBar {
      if bar.searchBar?.superview === self { bar.searchBar?.removeFromSuperview() }
      bar.searchBar?.isInNavigationBar = false
      bar.searchBar = searchBar
      searchBar?.isInNavigationBar = true
    }
    guard let searchBar else { return }
    if searchBar.superview !== self { addSubview(searchBar) }
    searchBar.frame = CGRect(
      x: 0, y: bounds.height - bar.zones.search, width: bounds.width, height: bar.zones.search)
  }

  private func layOutPrompt() {
    guard bar.zones.prompt > 0 else { return bar.prompt.removeFromSuperview() }
    bar.prompt.text = topItem?.prompt
    if bar.prompt.superview == nil { addSubview(bar.prompt) }
    let height = bar.prompt.intrinsicContentSize.height
    bar.prompt.frame = CGRect(
      x: sideMargins.left, y: max(0, bar.zones.prompt - height - 2),
      width: max(0, bounds.width - sideMargins.left - sideMargins.right), height: height)
  }

  /// The system's margin, 16 or 20, and what of the safe area lies beside the bar.
  ///
  /// A button of iOS 13 stands 16 from the edge at 375 points and 20 at 667 (Apple's pictures).
  var sideMargins: UIEdgeInsets {
    let safe = safeAreaInsets
    let margin = systemMinimumMargin
    return UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
  }

  // MARK: Titles

  private func showTitles(_ look: NavigationLook) {
    let ink: UIColor = look.background.isBlack ? .white : .label
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: ink,
    ]
    attributes.merge(look.title) { _, new in new }
    bar.content.titleLabel.attributedText = topItem?.title.map {
      NSAttributedString(string: $0, attributes: attributes)
    }
    var large: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: ink,
    ]
    large.merge(look.largeTitle) { _, new in new }
    bar.largeTitle.label.attributedText = topItem?.title.map {
      NSAttributedString(string: $0, attributes: large)
    }
    bar.prompt.textColor = ink
  }

  // MARK: Buttons

  private func layOutContent(_ look: NavigationLook) {
    let content = bar.content
    let item = topItem
    let sides = sides(of: item)
    let shown = sides.leading + sides.trailing
    var used: Set<ObjectIdentifier> = []
    var views: [UIView] = []
    for entry in shown where !entry.isSpace {
      let view = view(for: entry, look)
      used.insert(ObjectIdentifier(entry))
      views.append(view)
      if view.superview !== content { content.addSubview(view) }
    }
    let titleView = item?.titleView
    let keep = views + [titleView, content.titleLabel].compactMap { $0 }
    let own = [content.backChevron, content.backImage, content.backLabel] + content.capsules
    for view in content.subviews
    where !keep.contains(where: { $0 === view }) && !own.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for key in bar.buttons.keys where !used.contains(key) { bar.buttons[key] = nil }

    let back = backTexts(of: item, look)
    let layout = contentLayout(item, sides, back)
    let result = layout.solve()
    place(sides.leading, at: result.leading, layout.leading)
    place(sides.trailing, at: result.trailing, layout.trailing)
    placeBack(back, result, layout)
    placeTitle(titleView, result)
    placeCapsules(sides, result, layout, back != nil)
  }

  private func sides(
    of item: UINavigationItem?
  ) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
    func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
      (items ?? []).filter { !$0.isHidden && !$0.isFlexible }
    }
    return (shown(item?.leftBarButtonItems), shown(item?.rightBarButtonItems))
  }

  private func view(for item: UIBarButtonItem, _ look: NavigationLook) -> UIView {
    if let view = item.customView { return view }
    let key = ObjectIdentifier(item)
    let button = bar.buttons[key] ?? _UIButtonBarButton(item)
    bar.buttons[key] = button
    item.itemDidChange = { [weak self] in self?.contentDidChange() }
    let buttons = item.style == .done ? look.doneButtons : look.buttons
    var style = _UIButtonBarButton.Style(release: release)
    style.isCompact = bar.zones.isCompact
    style.attributes = buttons?.titleAttributes(item.isEnabled ? .normal : .disabled) ?? [:]
    style.titleOffset = buttons?.normal.titlePositionAdjustment ?? .zero
    style.isProminent = BarFacts.buttonsStandInCapsules[release] && item.style == .done
    button.apply(style)
    return button
  }

  /// Between two buttons.
  private var spacing: CGFloat { BarFacts.navigationButtonGap[release] }

  private func width(of item: UIBarButtonItem) -> CGFloat {
    if item.isSpace { return max(0, item.width - 2 * spacing) }
    if item.width > 0 { return item.width }
    if let view = item.customView { return view.sizeInBar(maxHeight: bar.zones.content).width }
    let natural = bar.buttons[ObjectIdentifier(item)]?.contentSize.width ?? 0
    return BarFacts.buttonsStandInCapsules[release] ? BarCapsule.width(content: natural) : natural
  }

  private func contentLayout(
    _ item: UINavigationItem?,
    _ sides: (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]), _ back: BackTexts?
  ) -> NavigationContentLayout {
    let margins = sideMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leadingMargin = isRightToLeft ? margins.right : margins.left
    var layout = NavigationContentLayout(
      width: bounds.width, leadingMargin: leadingMargin,
      trailingMargin: isRightToLeft ? margins.left : margins.right,
      leading: sides.leading.map(width), trailing: sides.trailing.map(width), spacing: spacing,
      back: nil, titleWidth: 0)
    if let back {
      // The arrow of 13 by 21 begins 8 before the margin, and its text 6 after it (recalled).
      layout.back =
        BarFacts.buttonsStandInCapsules[release]
        ? .init(start: leadingMargin, arrow: BarCapsule.side, gap: 0, texts: back.widths)
        : .init(start: leadingMargin - 8, arrow: back.arrow, gap: 6, texts: back.widths)
    }
    if let view = item?.titleView {
      layout.titleWidth = view.sizeInBar(maxHeight: bar.zones.content).width
    } else if !(bar.zones.largeTitle > 0) {
      layout.titleWidth = bar.content.titleLabel.intrinsicContentSize.width
    }
    return layout
  }

  /// Turns a stretch in reading direction into a frame of the content strip.
  private func frame(start: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: pixelGrid.nearest(isRightToLeft ? bounds.width - start - width : start),
      y: pixelGrid.nearest((buttonHeight - height) / 2), width: width, height: height)
  }

  /// Where buttons are centred: the strip, and on iOS 26 its upper 44 points (low).
  private var buttonHeight: CGFloat {
    BarFacts.buttonsStandInCapsules[release]
      ? min(BarCapsule.side, bar.zones.content) : bar.zones.content
  }

  private func place(_ items: [UIBarButtonItem], at starts: [CGFloat], _ widths: [CGFloat]) {
    for (index, item) in items.enumerated() where !item.isSpace {
      if let view = item.customView {
        let size = view.sizeInBar(maxHeight: bar.zones.content)
        view.placeInBar(
          frame(start: starts[index], width: widths[index], height: size.height))
      } else if let button = bar.buttons[ObjectIdentifier(item)] {
        button.frame = frame(start: starts[index], width: widths[index], height: buttonHeight)
      }
    }
  }

  private func placeTitle(_ titleView: UIView?, _ result: NavigationContentLayout.Result) {
    let label = bar.content.titleLabel
    if let titleView {
      label.removeFromSuperview()
      if titleView.superview !== bar.content { bar.content.addSubview(titleView) }
      let height = min(
        titleView.sizeInBar(maxHeight: bar.zones.content).height, bar.zones.content)
      titleView.placeInBar(
        frame(start: result.titleStart, width: result.titleWidth, height: height))
      return
    }
    guard result.titleWidth > 0 else { return label.removeFromSuperview() }
    if label.superview == nil { bar.content.addSubview(label) }
    let look = look
    var place = frame(
      start: result.titleStart, width: result.titleWidth,
      height: min(label.intrinsicContentSize.height, bar.zones.content))
    place.origin.x += look.titleOffset.horizontal
    place.origin.y += look.titleOffset.vertical
    label.frame = place
  }

  // MARK: Back button

  struct BackTexts {
    var texts: [NSAttributedString]
    var widths: [CGFloat]
    var arrow: CGFloat
    var image: UIImage?
  }

  /// The button that leads back, if the item has one, with what it may say.
  private func backTexts(of item: UINavigationItem?, _ look: NavigationLook) -> BackTexts? {
    guard let item, let previous = backItem, !item.hidesBackButton,
      (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
    else { return nil }
    var words: [String]
    switch BarFacts.backButtonIsArrow[release] ? .minimal : previous.backButtonDisplayMode {
    case .minimal: words = [""]
    case .generic: words = ["Back", ""]
    case .default:
      let title =
        previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
      words = title.isEmpty ? [""] : [title, "Back", ""]
    }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17),
      .foregroundColor: previous.backBarButtonItem?.tintColor ?? tintColor ?? .systemBlue,
    ]
    attributes.merge(look.backButtons?.titleAttributes(.normal) ?? [:]) { _, new in new }
    if let own = previous.backBarButtonItem?.titleTextAttributes(for: .normal) {
      attributes.merge(own) { _, new in new }
    }
    let texts = words.map { NSAttributedString(string: $0, attributes: attributes) }
    let probe = bar.content.backLabel
    let widths = texts.map { text -> CGFloat in
      guard text.length > 0 else { return 0 }
      probe.attributedText = text
      return probe.intrinsicContentSize.width
    }
    let image = previous.backBarButtonItem?.image ?? look.backIndicator
    return BackTexts(
      texts: texts, widths: widths, arrow: image?.size.width ?? BarGlyph.chevron.size.width,
      image: image)
  }

  private func placeBack(
    _ back: BackTexts?, _ result: NavigationContentLayout.Result, _ layout: NavigationContentLayout
  ) {
    let content = bar.content
    guard let back, let places = layout.back else {
      for view in [content.backChevron, content.backImage, content.backLabel] {
        view.removeFromSuperview()
      }
      return
    }
    let arrow: UIView = back.image == nil ? content.backChevron : content.backImage
    (back.image == nil ? content.backImage : content.backChevron).removeFromSuperview()
    content.backImage.image = back.image?.withRenderingMode(.alwaysTemplate)
    let size = back.image?.size ?? BarGlyph.chevron.size
    let isInCapsule = BarFacts.buttonsStandInCapsules[release]
    let start = places.start + (isInCapsule ? (places.arrow - size.width) / 2 : 0)
    arrow.frame = frame(start: start, width: size.width, height: size.height)
    if arrow.superview == nil { content.addSubview(arrow) }
    guard let choice = result.backText, result.backTextWidth > 0 else {
      return content.backLabel.removeFromSuperview()
    }
    content.backLabel.attributedText = back.texts[choice]
    content.backLabel.frame = frame(
      start: result.backTextStart, width: result.backTextWidth,
      height: min(content.backLabel.intrinsicContentSize.height, bar.zones.content))
    if content.backLabel.superview == nil { content.addSubview(content.backLabel) }
  }

  // MARK: Capsules of iOS 26

  private func placeCapsules(
    _ sides: (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]),
    _ result: NavigationContentLayout.Result, _ layout: NavigationContentLayout, _ hasBack: Bool
  ) {
    guard BarFacts.buttonsStandInCapsules[release] else { return }
    var runs: [BarCapsule.Run] = []
    if hasBack, let back = layout.back {
      runs.append(.init(start: back.start, end: back.start + back.arrow, isProminent: false))
    }
    runs += BarCapsule.runs(sides.leading, starts: result.leading, widths: layout.leading)
    runs += BarCapsule.runs(
      sides.trailing.reversed(), starts: result.trailing.reversed(),
      widths: layout.trailing.reversed())
    let places = runs.map { run in
      (
        frame: frame(start: run.start, width: run.end - run.start, height: buttonHeight),
        isProminent: run.isProminent
      )
    }
    BarCapsule.show(places, in: bar.content, above: 0, tint: tintColor, &bar.content.capsules)
  }
}
