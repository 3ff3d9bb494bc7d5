import Graphics
import LayoutTrees

/// A control that shows a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override class var classEntry: ClassEntry { .button }

  /// The style of a button without a configuration.
  public enum ButtonType: Int, Sendable {
    /// Only the content that is set.
    case custom = 0
    /// Title and image in the tint.
    case system = 1
    /// An i in a circle, for details.
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

  /// Creates a button with a frame, which shows the action's title and image and runs it.
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

  /// Creates a button with a configuration, which shows the action's title and image if the
  /// configuration has none, and runs it (iOS 15).
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Changes a newly created button to a type.
  final func adopt(_ type: ButtonType) {
    kind = type
    showSymbol()
  }

  /// The type of the button.
  open var buttonType: ButtonType { kind }

  /// Sends actions for events; a touch up inside also triggers the primary event.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside), !controlEvents.contains(.primaryActionTriggered) {
      super.sendActions(for: .primaryActionTriggered)
    }
  }

  // MARK: Configurations

  /// The configuration of title, image and background; if `nil`, they depend on the content set per
  /// state (iOS 15).
  open var configuration: Configuration? {
    get { configured.given }
    set { setConfiguration(newValue) }
  }

  /// A closure that updates the configuration when the button's state has changed.
  public typealias ConfigurationUpdateHandler = @MainActor (_ button: UIButton) -> Void

  /// Called before the button is shown in another state (iOS 15).
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration's colours follow the state of the button (iOS 15).
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Schedules an update of the configuration before the button is laid out or measured (iOS 15).
  open func setNeedsUpdateConfiguration() { markForConfigurationUpdate() }

  /// Updates the configuration for the state; calls the handler unless overridden (iOS 15).
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The role of the button (iOS 14).
  open var role = Role.normal

  /// The meaning of a button. Values: UIKit's.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// The preferred behaviour of the button; there is only one here (iOS 15).
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behaviour of the button: as on an iPad (iOS 15).
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Menus and pointers

  /// The menu that a long press or a tap opens (iOS 14).
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

  /// Shows the selected element of a menu that changes the title; the first one if none is selected
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

  /// Whether the element chosen from the menu becomes the button's title (iOS 15).
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      takeTitleFromMenu(choosing: nil)
      markForConfigurationUpdate()
    }
  }
  /// Whether the pointer would change its shape over the button; there is none (iOS 13.4).
  open var isPointerInteractionEnabled = false
  /// The provider of the pointer's style; never called (iOS 13.4).
  open var pointerStyleProvider: PointerStyleProvider?

  /// Returns the style of the pointer over a button.
  public typealias PointerStyleProvider =
    @MainActor (
      _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

  // MARK: Content by state

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    content.titles[exactly: state] = title
    contentDidChange()
  }

  /// Sets the attributed title for a state; it takes precedence over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    content.attributedTitles[exactly: state] = title.map {
      NSAttributedString(attributedString: $0)
    }
    contentDidChange()
  }

  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    content.titleColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    content.shadowColors[exactly: state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) {
    content.images[exactly: state] = image
    contentDidChange()
  }

  /// Sets the background for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    content.backgrounds[exactly: state] = image
    contentDidChange()
  }

  /// Sets the symbol configuration for a state, which applies unless a symbol's own configuration
  /// overrides it (iOS 13).
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    content.symbolConfigurations[exactly: state] = configuration
    contentDidChange()
  }

  /// Returns the symbol configuration for a state (iOS 13).
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    content.symbolConfigurations.value(for: state)
  }

  /// Returns the title for a state, or the normal state's if it has none.
  open func title(for state: State) -> String? { content.titles.value(for: state) }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles.value(for: state)
  }

  /// Returns the colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    content.shadowColors.value(for: state)
  }

  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { content.images.value(for: state) }

  /// Returns the background for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    content.backgrounds.value(for: state)
  }

  /// Returns the colour of the title: the one that was set, otherwise the tint, or white in a
  /// custom button.
  open func titleColor(for state: State) -> UIColor? {
    content.titleColors.value(for: state) ?? standardTitleColor(for: state)
  }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The symbol configuration of the current state (iOS 13).
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }
  /// The background of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The view that shows the title, for setting its font and similar properties.
  open var titleLabel: UILabel? { labelForTitle() }

  /// The view that shows a configuration's subtitle, if it has one (iOS 15).
  open var subtitleLabel: UILabel? { configured.subtitleView }

  /// The view that shows the image.
  open var imageView: UIImageView? { viewForImage() }

  // MARK: Geometry

  /// Insets around the content, in points; zero means the button's own.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { insetsDidChange() } }
  }

  /// Shifts the title, in points, without changing the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Shifts the image, in points, without changing the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// Returns the frame of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the frame of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    naturalFrames(in: contentRect).title
  }

  /// Returns the frame of the image.
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

  /// The title, or else the label of the image (recalled; medium).
  package override var defaultAccessibilityLabel: String? {
    spokenTitle ?? (configured.given?.image ?? currentImage)?.accessibilityLabel
  }
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

  /// The traits for selected and disabled buttons are recalled (medium).
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
