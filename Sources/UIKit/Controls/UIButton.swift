import Graphics
import LayoutTrees

/// A control that shows a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override class var classEntry: ClassEntry { .button }

  /// The look of a button that isn't styled.
  public enum ButtonType: Int, Sendable {
    /// Nothing but what is set.
    case custom = 0
    /// Title and image in the tint.
    case system = 1
    /// An i in a circle, which means details.
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// A cross in a circle (iOS 13 and later).
    case close = 7

    public static let roundedRect = ButtonType.system
  }

  private var kind = ButtonType.custom
  var content = ButtonContent()
  final var titleView: UIButtonLabel?
  final var iconView: UIImageView?
  final var backgroundView: UIImageView?
  final var configured = ButtonConfigurationState()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    (coder as? NibCoder)?.apply(self)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    adopt(buttonType)
  }

  /// Creates a button of a type, which shows the action's title and image and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button at a place, which shows the action's title and image and runs it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration, which shows the action's title and image where the
  /// configuration has none, and runs it (iOS 15).
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Makes a button that was made just now one of a type.
  final func adopt(_ type: ButtonType) {
    kind = type
    showSymbol()
  }

  /// The look of the button.
  open var buttonType: ButtonType { kind }

  /// A tap triggers the primary event as well.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) {
      super.sendActions(for: .primaryActionTriggered)
    }
  }

  // MARK: Configurations

  /// Title, image and background; nil leaves them to what is set by state (iOS 15).
  open var configuration: Configuration? {
    get { configured.given }
    set { setConfiguration(newValue) }
  }

  /// Changes the configuration where the button's state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Is called before the button is shown in another state (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colours follow the state of the button (iOS 15).
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Has the configuration updated before the button is laid out or measured (iOS 15).
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Changes the configuration for the state; calls the handler unless overridden (iOS 15).
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// What the button means to its surroundings (iOS 14).
  open var role = Role.normal

  /// What a button means. Values: UIKit's.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// How the button should behave; there is one way only here (iOS 15).
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// How the button behaves: as on an iPad (iOS 15).
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Menus and pointers

  /// A menu that a long touch opens, or a tap (iOS 14).
  open var menu: UIMenu? {
    didSet {
      isContextMenuInteractionEnabled = menu != nil
      takeTitleFromMenu(choosing: nil)
      markForConfigurationUpdate()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  override func menuDidChoose(_ element: UIMenuElement) { takeTitleFromMenu(choosing: element) }

  /// Shows the ticked element of a menu that changes the title; the first one where none is ticked
  /// (Apple's documentation of `changesSelectionAsPrimaryAction`).
  private func takeTitleFromMenu(choosing chosen: UIMenuElement?) {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let element =
      chosen ?? menu.selectedElements.first
      ?? menu.children.lazy.compactMap { $0 as? UIAction }.first
    guard let element else { return }
    for inner in menu.children.compactMap({ $0 as? UIMenu })
    where inner.options.contains(.displayInline) { inner.tick(element) }
    menu.tick(element)
    if configuration == nil {
      setTitle(element.title, for: .normal)
    } else {
      configuration?.title = element.title
    }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet {
      takeTitleFromMenu(choosing: nil)
      markForConfigurationUpdate()
    }
  }

  /// Whether the element that is chosen from the menu becomes the button's title (iOS 15).
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      takeTitleFromMenu(choosing: nil)
      markForConfigurationUpdate()
    }
  }
  /// Whether a pointer would change over the button; there is none (iOS 13.4).
  open var isPointerInteractionEnabled = false
  /// What the pointer would look like; never asked (iOS 13.4).
  open var pointerStyleProvider: PointerStyleProvider?

  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  // MARK: Content by state

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    content.titles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the title of a state, with attributes; it goes before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[exactly: state] = title.map {
      NSAttributedString(attributedString: $0)
    }
    contentDidChange()
  }

  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    content.images[exactly: state] = image
    contentDidChange()
  }

  /// Sets the background of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgrounds[exactly: state] = image
    contentDidChange()
  }

  /// Sets how symbols of a state are shown where their own configuration doesn't say it (iOS 13).
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    content.symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  /// Returns how symbols of a state are shown (iOS 13).
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations.value(for: state)
  }

  /// Returns the title of a state, the normal one's if it has none.
  open func title(for state: State) -> String? { content.titles.value(for: state) }

  /// Returns the title with attributes of a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles.value(for: state)
  }

  /// Returns the colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    content.shadowColors.value(for: state)
  }

  /// Returns the image of a state.
  open func image(for state: State) -> UIImage? { content.images.value(for: state) }

  /// Returns the background of a state.
  open func backgroundImage(for state: State) -> UIImage? {
    content.backgrounds.value(for: state)
  }

  /// The colour of the title: what is set, else the tint, or white in a custom button.
  open func titleColor(for state: State) -> UIColor? {
    content.titleColors.value(for: state) ?? standardTitleColor(for: state)
  }

  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes of the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// How symbols of the present state are shown (iOS 13).
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The background of the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view that shows the title, for its font and the like.
  open var titleLabel: UILabel? { labelForTitle() }

  /// The view that shows a configuration's subtitle; nil without one (iOS 15).
  open var subtitleLabel: UILabel? { configured.subtitleView }

  /// The view that shows the image.
  open var imageView: UIImageView? { viewForImage() }

  // MARK: Geometry

  /// Room around the content, in points; zero means the button's own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { insetsDidChange() } }
  }

  /// Shifts the title, in points, without a change of the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Shifts the image, in points, without a change of the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Returns where the background goes.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns where title and image go.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns where the title goes.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    naturalFrames(in: contentRect).title
  }

  /// Returns where the image goes.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    naturalFrames(in: contentRect).image
  }

  open override var intrinsicContentSize: CGSize {
    updateConfigurationIfNeeded()
    return configured.shown == nil ? naturalSize : configuredSize(width: nil)
  }

  open override var forFirstBaselineLayout: UIView { titleView ?? self }
  open override var forLastBaselineLayout: UIView { titleView ?? self }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return configured.shown == nil
      ? naturalSize : configuredSize(width: size.width > 0 ? size.width : nil)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    if let shown = configured.shown { return layOut(shown) }
    showContent()
    placeContent()
  }

  package override func stateDidChange() {
    super.stateDidChange()
    markForConfigurationUpdate()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    markForConfigurationUpdate()
    setNeedsLayout()
  }

  package override func contentTraitsDidChange(from old: UITraitCollection) {
    super.contentTraitsDidChange(from: old)
    markForConfigurationUpdate()
    setNeedsLayout()
  }

  package override var defaultAccessibilityLabel: String? { spokenTitle }
  override var defaultLargeContent: LargeContentState {
    LargeContentState(title: spokenTitle, image: configured.given?.image ?? currentImage)
  }
  private var spokenTitle: String? {
    if let given = configured.given {
      let texts = [given.title, given.subtitle].compactMap { $0?.isEmpty == false ? $0 : nil }
      if !texts.isEmpty { return texts.joined(separator: ", ") }
    }
    return currentAttributedTitle?.string ?? currentTitle
  }

  override var keepsTaps: Bool { true }

  package override var isElementByDefault: Bool { true }

  /// What a selected or disabled button is besides is recalled (medium).
  package override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  package override func describeFacts(in description: inout FactDescription) {
    super.describeFacts(in: &description)
    description.facts.kinds.insert(.button)
  }

  package override func describeLayout(in description: inout LayoutDescription) {
    super.describeLayout(in: &description)
    if let title = configured.given?.title ?? currentAttributedTitle?.string ?? currentTitle {
      description.add(.title, .text(title))
      if let key = hostOfView.resources.key(of: title) { description.add(.textKey, .text(key)) }
    }
  }
}
