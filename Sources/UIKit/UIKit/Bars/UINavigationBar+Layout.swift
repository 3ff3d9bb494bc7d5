import SystemFacts

extension UINavigationBar: ContentSizeFollower {
  func prepareBar() {
    isOpaque = false
    bar.prompt.textAlignment = .center
    bar.prompt.font = .systemFont(ofSize: 13)
    addSubview(bar.background)
    addSubview(bar.largeTitle)
    addSubview(bar.content)
    bar.largeTitle.isHidden = true
  }

  /// The height of the bar's zones, or the natural one if no controller manages the bar.
  var ownHeight: CGFloat {
    bar.owner != nil
      ? bar.zones.height : NavigationBarZones.naturalHeight(hasPrompt: topItem?.prompt != nil)
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

  /// Called when a button has changed; its item may have to move to the vertical bar, or be omitted
  /// there.
  func buttonDidChange() {
    contentDidChange()
    if bar.isVertical { bar.owner?.barNeedsLayout() }
  }

  func followedContentDidChange() {
    setNeedsLayout()
    if bar.isVertical { bar.owner?.barNeedsLayout() }
  }

  func followedSizeDidChange() { followedContentDidChange() }

  /// Makes the next layout recreate the bar's content.
  func contentDidChange() {
    bar.isStale = true
    setNeedsLayout()
  }

  /// Adopts the zones computed by a navigation controller.
  func adopt(_ zones: NavigationBarZones) {
    guard zones != bar.zones else { return }
    bar.zones = zones
    contentDidChange()
  }

  /// Leaves the items that support a vertical bar to the owner, or shows them again.
  func adopt(isVertical: Bool) {
    guard isVertical != bar.isVertical else { return }
    bar.isVertical = isVertical
    contentDidChange()
  }

  func layOutBar() {
    if bar.owner == nil {
      var zones = NavigationBarZones(height: bounds.height, hasPrompt: topItem?.prompt != nil)
      if barPosition == .topAttached { zones.overhang = max(0, frame.minY) }
      bar.zones = zones
    }
    let geometry = geometry
    let look = look
    if bar.isStale {
      bar.isStale = false
      bar.background.show(
        look.background.look(isLowerBar: false, release: release), hairlineAtTop: false)
      showTitles(look)
    }
    bar.background.frame = geometry.background
    layOutPrompt(geometry)
    bar.content.frame = geometry.content
    bar.content.isHidden = geometry.zones.isSearching
    bar.largeTitle.isHidden = geometry.zones.largeTitle <= 0
    bar.largeTitle.layoutMargins = geometry.margins
    bar.largeTitle.insetsLayoutMarginsFromSafeArea = false
    bar.largeTitle.frame = geometry.largeTitle
    layOutSearchBar(geometry)
    layOutContent(look, geometry)
  }

  private var geometry: NavigationBarGeometry {
    NavigationBarGeometry(
      release: release, scale: traitCollection.displayScale, size: bounds.size, zones: bar.zones,
      margins: sideMargins,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func layOutSearchBar(_ geometry: NavigationBarGeometry) {
    let searchBar = bar.zones.search > 0 ? topItem?.searchController?.searchBar : nil
    if bar.searchBar !== searchBar {
      if bar.searchBar?.superview === self { bar.searchBar?.removeFromSuperview() }
      bar.searchBar?.isInNavigationBar = false
      bar.searchBar = searchBar
      searchBar?.isInNavigationBar = true
    }
    guard let searchBar else { return }
    if searchBar.superview !== self { addSubview(searchBar) }
    searchBar.frame = geometry.search
    if searchBar.isRaised != geometry.zones.isSearching {
      searchBar.isRaised = geometry.zones.isSearching
    }
  }

  private func layOutPrompt(_ geometry: NavigationBarGeometry) {
    guard bar.zones.prompt > 0 else { return bar.prompt.removeFromSuperview() }
    bar.prompt.text = topItem?.prompt
    if bar.prompt.superview == nil { addSubview(bar.prompt) }
    bar.prompt.frame = geometry.prompt(height: bar.prompt.intrinsicContentSize.height)
  }

  /// The system's margin, 16 or 20, and the part of the safe area next to the bar.
  ///
  /// A button on iOS 13 is 16 from the edge at 375 points and 20 at 667 (Apple's pictures). In
  /// landscape windows on an upright phone it is 16 from a side inset, and 20 if there is none
  /// (recorded at 812, 896 and 568 to 736 points; high). Screens that were themselves rotated were
  /// not recorded.
  var sideMargins: UIEdgeInsets {
    let safe = safeAreaInsets
    let isImposed = window.map { isLandscapeWindow($0, on: $0.host) } ?? false
    func margin(beside inset: CGFloat) -> CGFloat {
      isImposed ? (inset > 0 ? 16 : 20) : systemMinimumMargin
    }
    // Beyond the window's controls by as much as corner-adapted margins are (third-party apps;
    // high).
    let controls = window.map { $0.host.controlInsets(of: self) } ?? .zero
    return UIEdgeInsets(
      top: 0, left: max(safe.left, controls.left) + margin(beside: safe.left), bottom: 0,
      right: max(safe.right, controls.right) + margin(beside: safe.right))
  }

  private func isLandscapeWindow(_ window: UIWindow, on host: SimulationHost) -> Bool {
    host.device.idiom == .phone && !host.geometry.isLandscape
      && window.bounds.width > window.bounds.height
  }

  // MARK: Titles

  private func showTitles(_ look: NavigationBarStyle) {
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

  private func layOutContent(_ look: NavigationBarStyle, _ geometry: NavigationBarGeometry) {
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
    let own = [content.backChevron, content.backImage, content.backLabel] + content.capsules.views
    for view in content.subviews
    where !keep.contains(where: { $0 === view }) && !own.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for key in bar.buttons.keys where !used.contains(key) { bar.buttons[key] = nil }

    let back = backTexts(of: item, look)
    let places = geometry.arrange(
      .init(
        leading: sides.leading.map(measure), trailing: sides.trailing.map(measure),
        back: back.map { .init(arrow: $0.arrow, texts: $0.sizes) }, title: titleSize(titleView)))
    place(sides.leading, at: places.leading)
    place(sides.trailing, at: places.trailing)
    placeBack(back, places)
    placeTitle(titleView, places.title, look)
    content.capsules.show(places.capsules, in: content, above: 0, tint: tintColor)
    order(views + [content.backChevron, content.backImage, content.backLabel])
  }

  /// Puts the buttons in a fixed order, in front of capsules and behind the title: the same bar has
  /// the same tree, whatever it showed before.
  private func order(_ buttons: [UIView]) {
    let content = bar.content
    let middle = [topItem?.titleView ?? content.titleLabel]
    let wanted = (buttons + middle).filter { $0.superview === content }
    let present = content.subviews.filter { view in wanted.contains { $0 === view } }
    guard !present.elementsEqual(wanted, by: ===) else { return }
    for view in wanted { content.bringSubviewToFront(view) }
  }

  private func sides(
    of item: UINavigationItem?
  ) -> (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
    func shown(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
      (items ?? []).filter {
        !$0.isHidden && !$0.isFlexible && !(bar.isVertical && $0.standsVertically(release))
      }
    }
    return (shown(item?.leftBarButtonItems), shown(item?.rightBarButtonItems))
  }

  private func view(for item: UIBarButtonItem, _ look: NavigationBarStyle) -> UIView {
    item.itemDidChange = { [weak self] in self?.buttonDidChange() }
    if let view = item.customView { return view }
    let button = bar.buttons.button(for: item)
    let buttons = item.style == .done ? look.doneButtons : look.buttons
    var style = _UIButtonBarButton.Style(release: release)
    style.isCompact = bar.zones.isCompact
    style.attributes = buttons?.titleAttributes(item.isEnabled ? .normal : .disabled) ?? [:]
    style.titleOffset = buttons?.normal.titlePositionAdjustment ?? .zero
    style.isProminent = BarFacts.buttonsStandInCapsules[release] && item.style == .done
    button.apply(style)
    return button
  }

  private func measure(_ item: UIBarButtonItem) -> BarItemMeasure {
    BarItemMeasure(item, bar.buttons[ObjectIdentifier(item)], maxHeight: bar.zones.content)
  }

  /// Returns the size of the title; `nil` if the title is large, or a tab bar is in its place.
  private func titleSize(_ titleView: UIView?) -> CGSize? {
    if let titleView { return titleView.sizeInBar(maxHeight: bar.zones.content) }
    return bar.zones.largeTitle > 0 || bar.zones.isUnderTabs
      ? nil : bar.content.titleLabel.intrinsicContentSize
  }

  private func place(_ items: [UIBarButtonItem], at frames: [CGRect]) {
    for (item, frame) in zip(items, frames) where !item.isSpace {
      if let view = item.customView {
        view.placeInBar(frame, for: self)
      } else {
        bar.buttons[ObjectIdentifier(item)]?.frame = frame
      }
    }
  }

  private func placeTitle(_ titleView: UIView?, _ frame: CGRect?, _ look: NavigationBarStyle) {
    let label = bar.content.titleLabel
    if let titleView {
      label.removeFromSuperview()
      if titleView.superview !== bar.content { bar.content.addSubview(titleView) }
      if let frame { titleView.placeInBar(frame, for: self) }
      return
    }
    guard let frame, frame.width > 0 else { return label.removeFromSuperview() }
    if label.superview == nil { bar.content.addSubview(label) }
    label.frame = frame.offsetBy(
      dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
  }

  // MARK: Back button

  struct BackTexts {
    var texts: [NSAttributedString]
    var sizes: [CGSize]
    var arrow: CGSize
    var image: UIImage?
  }

  /// Returns the possible titles of the back button, if the item has one.
  private func backTexts(of item: UINavigationItem?, _ look: NavigationBarStyle) -> BackTexts? {
    guard let item, let previous = backItem, !bar.isVertical, item.allowsBackButton else {
      return nil
    }
    var words: [String]
    switch BarFacts.backButtonIsArrow[release] ? .minimal : previous.backButtonDisplayMode {
    case .minimal: words = [""]
    case .generic: words = ["Back", ""]
    case .default:
      let title = Self.backTitle(previous)
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
    let sizes = texts.map { text -> CGSize in
      guard text.length > 0 else { return .zero }
      probe.attributedText = text
      return probe.intrinsicContentSize
    }
    let image = previous.backBarButtonItem?.image ?? look.backIndicator
    return BackTexts(
      texts: texts, sizes: sizes, arrow: image?.size ?? BarGlyph.chevron.size, image: image)
  }

  private static func backTitle(_ previous: UINavigationItem) -> String {
    previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
  }

  /// What a screen reader says for the back button: the previous screen's title, even if the button
  /// shows only an arrow or a shorter text (recorded on iOS 17.5, 18.5 and 26.2).
  var spokenBackTitle: String? {
    backItem.map { $0.backBarButtonItem?.accessibilityLabel ?? Self.backTitle($0) }
  }

  private func placeBack(_ back: BackTexts?, _ places: NavigationBarGeometry.Arrangement) {
    let content = bar.content
    guard let back, let frame = places.arrow else {
      for view in [content.backChevron, content.backImage, content.backLabel] {
        view.removeFromSuperview()
      }
      return
    }
    let arrow: UIView = back.image == nil ? content.backChevron : content.backImage
    (back.image == nil ? content.backImage : content.backChevron).removeFromSuperview()
    content.backImage.image = back.image?.withRenderingMode(.alwaysTemplate)
    arrow.frame = frame
    if arrow.superview == nil { content.addSubview(arrow) }
    guard let text = places.backText else { return content.backLabel.removeFromSuperview() }
    content.backLabel.attributedText = back.texts[text.index]
    content.backLabel.frame = text.frame
    if content.backLabel.superview == nil { content.addSubview(content.backLabel) }
  }
}
