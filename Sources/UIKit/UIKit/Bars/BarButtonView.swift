import SystemFacts

/// A button of a bar, created from an item.
final class _UIButtonBarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private var iconView: UIView?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    label.lineBreakMode = .byTruncatingTail
    addAction(UIAction { [weak item] _ in item?.trigger() }, for: .touchUpInside)
    isContextMenuInteractionEnabled = true
  }

  /// Whether a tap opens the menu, as it does for an item without an action; otherwise a long press
  /// does (UIBarButtonItem.h).
  override var opensMenuByTap: Bool {
    item.menu != nil && item.primaryAction == nil && item.action == nil
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  package override var isElementByDefault: Bool { true }
  package override var isSilentElement: Bool { item.isSpace || !item.isAccessibilityElement }
  package override var defaultAccessibilityLabel: String? { item.spokenName }
  package override var defaultAccessibilityValue: String? { item.accessibilityValue }
  package override var defaultAccessibilityHint: String? { item.accessibilityHint }
  package override var shownAccessibilityIdentifier: String? { item.accessibilityIdentifier }
  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = item.accessibilityTraits
    if !item.isEnabled { traits.insert(.notEnabled) }
    if item.isSelected { traits.insert(.selected) }
    return traits
  }
  override var defaultLargeContent: LargeContentState {
    LargeContentState(
      isShown: true, title: item.spokenName, image: item.largeContentSizeImage ?? item.image)
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.button)
  }

  required init?(coder: NSCoder) { nil }

  /// The drawing style of the button in addition to its item's properties.
  struct Style {
    var release: OSRelease
    var isCompact = false
    /// The title's attributes from the bar's appearance.
    var attributes: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    /// Whether the button is in front of a capsule of its tint.
    var isProminent = false
  }

  private lazy var style = Style(release: hostOfView.release)

  /// The appearance proxies that provide values the item itself doesn't have.
  private var proxies: [UIBarButtonItem] { hostOfView.appearanceProxies.items(for: item, in: self) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The containers of the button are only known now.
    if window != nil, !hostOfView.appearanceProxies.isEmpty { apply(style) }
  }

  func apply(_ style: Style) {
    self.style = style
    isEnabled = item.isEnabled
    tintColor =
      style.isProminent
      ? .white : item.tintColor ?? proxies.reversed().lazy.compactMap(\.tintColor).first
    let glyph = item.systemItem.flatMap { SystemItemStyle.glyph($0, release: style.release) }
    let image = (style.isCompact ? item.landscapeImagePhone : nil) ?? item.image
    if let image {
      show(image)
    } else if let glyph {
      show(glyph)
    } else {
      showTitle()
    }
    setNeedsLayout()
  }

  private func show(_ image: UIImage) {
    label.removeFromSuperview()
    let view = iconView as? UIImageView ?? UIImageView()
    view.image = image.asStencil
    view.contentMode = .scaleAspectFit
    place(view)
  }

  private func show(_ glyph: BarGlyph) {
    label.removeFromSuperview()
    let view = iconView as? BarGlyphView ?? BarGlyphView(glyph)
    view.glyph = glyph
    place(view)
  }

  private func place(_ view: UIView) {
    if iconView !== view {
      iconView?.removeFromSuperview()
      iconView = view
      addSubview(view)
    }
    view.alpha = isEnabled ? 1 : Self.disabledAlpha
  }

  /// The opacity of disabled buttons, which are grey (recalled).
  private static let disabledAlpha: CGFloat = 0.3

  private func showTitle() {
    iconView?.removeFromSuperview()
    iconView = nil
    if label.superview == nil { addSubview(label) }
    label.attributedText = item.title.map { attributed($0) }
  }

  /// Titles are 17 points, semibold in done buttons (recalled, high).
  private func attributed(_ title: String) -> NSAttributedString {
    let state: UIControl.State = isEnabled ? .normal : .disabled
    var attributes: [NSAttributedString.Key: Any] = [
      .font: item.style == .done ? UIFont.boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17),
      .foregroundColor: isEnabled ? tintColor ?? .systemBlue : UIColor.tertiaryLabel,
    ]
    for proxy in proxies {
      for state in state == .normal ? [state] : [.normal, state] {
        if let shared = proxy.titleTextAttributes(for: state) {
          attributes.merge(shared) { _, new in new }
        }
      }
    }
    attributes.merge(style.attributes) { _, new in new }
    for state in state == .normal ? [state] : [.normal, state] {
      if let own = item.titleTextAttributes(for: state) {
        attributes.merge(own) { _, new in new }
      }
    }
    return NSAttributedString(string: title, attributes: attributes)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if label.superview != nil { showTitle() }
  }

  /// The size of the content, in points.
  var contentSize: CGSize {
    if let iconView { return (iconView as? UIImageView)?.image?.size ?? iconView.bounds.size }
    var size = label.intrinsicContentSize
    if let titles = item.possibleTitles, let title = item.title {
      for other in titles where other != title {
        let probe = UILabel()
        probe.attributedText = attributed(other)
        size.width = max(size.width, probe.intrinsicContentSize.width)
      }
    }
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let geometry = BarButtonGeometry(
      content: contentSize, in: bounds, scale: traitCollection.displayScale)
    if let iconView {
      iconView.frame = geometry.image(
        insets: style.isCompact ? item.landscapeImagePhoneInsets : item.imageInsets)
    } else {
      label.frame = geometry.title(offset: style.titleOffset)
    }
  }

  package override var contentSummary: String? { item.title.map { "title = '\($0)'" } }
}

extension [ObjectIdentifier: _UIButtonBarButton] {
  /// Returns the button that shows an item, created when the item is first shown.
  @MainActor
  mutating func button(for item: UIBarButtonItem) -> _UIButtonBarButton {
    let key = ObjectIdentifier(item)
    if let button = self[key] { return button }
    let button = _UIButtonBarButton(item)
    self[key] = button
    return button
  }
}
