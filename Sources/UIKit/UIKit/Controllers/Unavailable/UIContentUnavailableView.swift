import Graphics

/// A view that indicates that there is nothing to show, with a centred image, texts and buttons
/// (iOS 17).
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  override class var classEntry: ClassEntry {
    // It has no `init(frame:)`, and its properties are the ones of any view.
    ClassEntry(UIContentUnavailableView.self, fresh: { _ in UIView() })
  }

  private var content: UIContentUnavailableConfiguration
  private let background = CellBackgroundView(frame: .zero)
  private let image = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  private let detail = UILabel()
  private var buttons: [UIButton?] = [nil, nil]

  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    prepareContent()
  }

  /// Creates an empty view; from a nib, only the properties common to all views are read.
  public required init?(coder: NSCoder) {
    content = .empty()
    super.init(coder: coder)
    prepareContent()
  }

  /// The current configuration; a configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
      content = new
      adopt()
    }
  }

  /// Whether content that is too tall can be scrolled; stored without effect, as it doesn't scroll
  /// here.
  open var isScrollEnabled = true

  private func prepareContent() {
    isOpaque = false
    background.isUserInteractionEnabled = false
    for part in [background, image, wheel, title, detail] { addSubview(part) }
    adopt()
  }

  // MARK: Content

  private func adopt() {
    directionalLayoutMargins = content.directionalLayoutMargins
    preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins != []
    showImage()
    fill(title, content.text, content.attributedText, content.textProperties)
    fill(
      detail, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    show(content.button, content.buttonProperties, at: 0)
    show(content.secondaryButton, content.secondaryButtonProperties, at: 1)
    background.show(content.background, in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    let properties = content.imageProperties
    image.isHidden = content.image == nil || content.showsWheel
    image.image = content.image
    image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    image.tintColor = properties.tintColor
    image.contentMode = .scaleAspectFit
    image.layer.cornerRadius = properties.cornerRadius
    image.clipsToBounds = properties.cornerRadius > 0
    wheel.isHidden = !content.showsWheel
    if content.showsWheel { wheel.startAnimating() } else { wheel.stopAnimating() }
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = (attributed?.length ?? text?.count ?? 0) == 0
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, at index: Int
  ) {
    let action = properties.primaryAction
    let isEmpty =
      configuration.attributedTitle == nil && configuration.image == nil
      && (action?.title ?? "").isEmpty && action?.image == nil
    buttons[index]?.removeFromSuperview()
    buttons[index] = nil
    if isEmpty { return }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && action == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    addSubview(button)
    buttons[index] = button
  }

  // MARK: Places

  private func geometry(in bounds: CGRect) -> ContentUnavailableGeometry {
    ContentUnavailableGeometry(
      scale: traitCollection.displayScale, area: bounds.inset(by: layoutMargins),
      isLeading: content.alignment == .natural,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var imageSize: CGSize {
    if content.showsWheel { return wheel.intrinsicContentSize }
    let size = image.intrinsicContentSize
    let most = content.imageProperties.maximumSize
    let shares = [
      most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1,
    ]
    let share = min(1, shares[0], shares[1])
    return CGSize(width: size.width * share, height: size.height * share)
  }

  /// Returns the image, text, secondary text and both buttons; `nil` for parts that aren't shown.
  private func parts(width: CGFloat) -> [ContentUnavailableGeometry.Part?] {
    let room = CGSize(width: max(0, width), height: .greatestFiniteMagnitude)
    func label(_ label: UILabel, _ gap: CGFloat) -> ContentUnavailableGeometry.Part? {
      label.isHidden ? nil : .init(size: label.sizeThatFits(room), gap: gap)
    }
    func button(_ index: Int, _ gap: CGFloat) -> ContentUnavailableGeometry.Part? {
      buttons[index].map { .init(size: $0.sizeThatFits(room), gap: gap) }
    }
    let hasImage = !image.isHidden || content.showsWheel
    return [
      hasImage ? .init(size: imageSize, gap: 0) : nil,
      label(title, content.imageToTextPadding),
      label(
        detail, title.isHidden ? content.imageToTextPadding : content.textToSecondaryTextPadding),
      button(0, content.textToButtonPadding),
      button(
        1, buttons[0] == nil ? content.textToButtonPadding : content.buttonToSecondaryButtonPadding
      ),
    ]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.place(in: self)
    let geometry = geometry(in: bounds)
    let frames = geometry.frames(of: parts(width: geometry.area.width))
    let views: [UIView?] =
      [content.showsWheel ? wheel : image, title, detail] + buttons.map { $0 as UIView? }
    for case (let view?, let frame?) in zip(views, frames) { view.frame = frame }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = layoutMargins
    let width = size.width - margins.left - margins.right
    let geometry = geometry(in: CGRect(origin: .zero, size: size))
    return CGSize(
      width: size.width,
      height: geometry.height(of: parts(width: width)) + margins.top + margins.bottom)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    background.show(content.background, in: self)
  }
}
