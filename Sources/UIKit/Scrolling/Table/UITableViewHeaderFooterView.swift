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

  /// Makes a header; of a nib only what any view has is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishHeaderInit()
  }

  /// The view for the header's own subviews; it keeps out of the sides of the safe area where the
  /// table's ``UITableView/insetsContentViewsToSafeArea`` says so.
  open var contentView: UIView { storedContentView }

  /// The title, made when first asked for.
  open var textLabel: UILabel? { title(makingIt: true) }

  /// A second label below the title, made when first asked for.
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

  /// What the content view shows; the header's own labels are not used then.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      contentConfigurationDidChange()
    }
  }

  /// The content of a header or a footer as tables of this style have it, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

  /// What lies behind the content.
  ///
  /// Setting one resets ``backgroundView`` to nil, and the other way round (Apple's documentation of
  /// both).
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      if newValue != nil { backgroundView = nil }
      backgroundConfigurationDidChange()
    }
  }

  /// The background of a header or a footer as tables of this style have it (iOS 16).
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableView?.style == .plain || tableView == nil
      ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Whether the content follows the header's state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the header's state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The state that configurations are made for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isFloating
    return state
  }

  /// Has ``updateConfiguration(using:)`` called before the next layout.
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Fills the header for a state; the default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Fills the header for a state, after ``updateConfiguration(using:)`` (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { markForConfigurationUpdate() }
  }

  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// Called before a table hands the header out again; the default does nothing.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfigured()
    layOutHeader()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeaderHeight(width: size.width))
  }

  /// The size in which the content's constraints hold; a table asks for the height of headers and
  /// footers that measure themselves by this.
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
  /// Who asks for the view's size.
  final var sizeRequest = SizeRequest.direct
  final let storedContentView = UIView(frame: .zero)
  final var configured = ConfigurationStorage()
  final var storedTitle: UILabel?
  final var storedDetail: UILabel?
  /// The background that the table gives to a plain title, from edge to edge.
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

  /// Shows a title of the data source in the look that the table's style asks for.
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

  /// Gives titles the text size of the traits, unless the app has set other fonts.
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

  /// Leading and trailing room of the labels, from margins and safe area.
  private var textMargins: UIEdgeInsets { tableView?.headerTextMargins ?? layoutMargins }

  /// The safe area, where content keeps out of it.
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

  /// Plain headers have a colour of their own, or the table's while rows pass below them.
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
