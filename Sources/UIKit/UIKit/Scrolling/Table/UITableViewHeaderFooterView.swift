import Graphics
import LayoutTrees
import SystemFacts

/// The header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UITableViewHeaderFooterViewBase {
  override class var classEntry: ClassEntry {
    ClassEntry(
      UITableViewHeaderFooterView.self,
      make: { type in
        guard let type = type as? UITableViewHeaderFooterView.Type else { return UIView() }
        return ReusableViewFactory.makeHeaderFooter(type, reuseIdentifier: nil)
      })
  }

  public override init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
    finishHeaderInit()
  }

  /// Creates a header; only what any view has is read from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishHeaderInit()
  }

  /// The superview of the header's own subviews; it is inset by the sides of the safe area
  /// according to the table's ``UITableView/insetsContentViewsToSafeArea``.
  open var contentView: UIView { storedContentView }

  /// The title, created on first access.
  open var textLabel: UILabel? { title(makingIt: true) }

  /// A second label below the title, created on first access.
  open var detailTextLabel: UILabel? { detail(makingIt: true) }

  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if backgroundView != nil, configured.background != nil { backgroundConfiguration = nil }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Configurations (iOS 14)

  /// The content of the content view; the header's own labels aren't used then.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// Returns the default content configuration of a header or footer in tables of this style, to be
  /// filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// The background of the header.
  ///
  /// Setting one resets ``backgroundView`` to nil, and vice versa (Apple's documentation of both).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      if newValue != nil { backgroundView = nil }
      backgroundConfigurationDidChange()
    }
  }

  /// Returns the default background configuration of a header or footer in tables of this style
  /// (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableView?.style == .plain || tableView == nil
      ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Whether the content is updated automatically for the header's state.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is updated automatically for the header's state.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state that configurations are made for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isFloating
    return state
  }

  /// Requests a call of ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the header for a state; the default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that updates the header for a state, called after ``updateConfiguration(using:)``
  /// (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { markForConfigurationUpdate() }
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before a table reuses the header; the default does nothing.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigured()
    layOutHeader()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeaderHeight(width: size.width))
  }

  /// Returns the size that satisfies the content's constraints; a table calls this for the height
  /// of self-sizing headers and footers.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ownSize(
      fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  final var storedReuseIdentifier: String?
  /// The origin of a request for the view's size.
  final var sizeRequest = SizeRequest.direct
  final let storedContentView = UIView(frame: .zero)
  final var configured = ConfigurationStorage()
  final var storedTitle: UILabel?
  final var storedDetail: UILabel?
  /// The background that the table sets for a plain title, from edge to edge.
  final var standardBackground: UIView?
  weak var tableView: UITableView?
  final var isFooter = false
  /// Whether it floats above rows, so that plain headers need a background.
  final var isFloating = false {
    didSet { if isFloating != oldValue { markForConfigurationUpdate() } }
  }

  override package func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.cell)
  }

  override package func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    markForConfigurationUpdate()
    refreshTitleFonts(from: old)
  }

  override package var preservesSideMarginsOnly: Bool { true }

  override package var defaultLayoutMargins: UIEdgeInsets {
    let margins = tableView?.insets.cells ?? .zero
    return UIEdgeInsets(top: 0, left: max(8, margins.left), bottom: 0, right: max(8, margins.right))
  }
}

extension UITableViewHeaderFooterView {
  func finishHeaderInit() {
    preservesSuperviewLayoutMargins = true
    storedContentView.preservesSuperviewLayoutMargins = true
    storedContentView.frame = bounds
    addSubview(storedContentView)
  }

  private var titleStyle: HeaderTitleStyle {
    HeaderTitleStyle(
      profile: TableProfile.current(for: self), isPlain: (tableView?.style ?? .plain) == .plain,
      isHeader: !isFooter)
  }

  func title(makingIt makes: Bool) -> UILabel? {
    if let storedTitle { return storedTitle }
    guard makes else { return nil }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.font = titleStyle.font(for: traitCollection)
    label.textColor = titleStyle.color
    storedTitle = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func detail(makingIt makes: Bool) -> UILabel? {
    if let storedDetail { return storedDetail }
    guard makes else { return nil }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.textColor = titleStyle.color
    storedDetail = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  /// Shows a title of the data source with the appearance of the table's style.
  func show(title: String?, in table: UITableView, isFooter: Bool) {
    self.isFooter = isFooter
    tableView = table
    let style = titleStyle
    let label = self.title(makingIt: true)
    label?.font = style.font(for: traitCollection)
    label?.textColor = style.color
    label?.text = title.map(style.text)
    setNeedsLayout()
  }

  /// Updates titles for the text size of the traits, unless the app has set other fonts.
  func refreshTitleFonts(from old: UITraitCollection) {
    let style = titleStyle
    if let storedTitle, storedTitle.font == style.font(for: old) {
      storedTitle.font = style.font(for: traitCollection)
      setNeedsLayout()
    }
    let detailFont = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: old)
    if let storedDetail, storedDetail.font == detailFont {
      storedDetail.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
      setNeedsLayout()
    }
  }

  /// The leading and trailing margins of the labels, from margins and safe area.
  private var textMargins: UIEdgeInsets { tableView?.headerTextMargins ?? layoutMargins }

  /// The safe area insets of the content, if any.
  ///
  /// Documentation of insetsContentViewsToSafeArea: headers and footers as well as cells (H).
  private var contentInsets: UIEdgeInsets {
    let keepsOut =
      TableProfile.current(for: self).hasSafeArea
      && (tableView?.insetsContentViewsToSafeArea ?? true)
    return keepsOut ? safeAreaInsets : .zero
  }

  private var geometry: SectionTitleGeometry {
    SectionTitleGeometry(
      profile: TableProfile.current(for: self), isPlain: (tableView?.style ?? .plain) == .plain,
      isFooter: isFooter)
  }

  private var place: SectionTitleGeometry.Place {
    SectionTitleGeometry.Place(
      size: bounds.size, margins: textMargins, contentInsets: contentInsets,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func placeContentView() {
    contentView.frame = place.contentFrame
  }

  func layOutHeader() {
    placeContentView()
    backgroundView?.frame = bounds
    updateFloatingBackground()
    guard let label = storedTitle else { return }
    let geometry = geometry
    let place = place
    let room = CGSize(width: place.textWidth, height: .greatestFiniteMagnitude)
    let title = geometry.title(label.sizeThatFits(room), in: place)
    label.frame = title
    if let storedDetail {
      storedDetail.frame = geometry.detail(
        storedDetail.sizeThatFits(room), below: title, in: place)
    }
  }

  /// Sets the colour of plain headers: their own, or the table's while rows pass under them.
  private func updateFloatingBackground() {
    let isCovered = backgroundView != nil || configured.background != nil
    standardBackground?.isHidden = isCovered
    guard !isCovered, storedTitle != nil, tableView?.style == .plain else { return }
    let own = TableFacts.plainHeaderColor[hostOfView.release]
    let color = own.map { UIColor.fact($0) } ?? (isFloating ? tableView?.backgroundColor : nil)
    guard color != nil else {
      standardBackground?.removeFromSuperview()
      standardBackground = nil
      return
    }
    let view = standardBackground ?? UIView(frame: bounds)
    if standardBackground == nil {
      standardBackground = view
      insertSubview(view, at: 0)
    }
    view.frame = bounds
    if view.backgroundColor != color { view.backgroundColor = color }
  }

  func fittingHeaderHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    if let view = configured.contentView {
      let insets = contentInsets
      return view.naturalHeight(width: max(0, width - insets.left - insets.right))
    }
    guard let label = storedTitle, label.hasText else { return TableProfile.plainTitleHeight }
    let margins = textMargins
    let size = label.sizeThatFits(
      CGSize(
        width: max(0, width - margins.left - margins.right), height: .greatestFiniteMagnitude))
    return geometry.fittingHeight(text: size.height)
  }
}
