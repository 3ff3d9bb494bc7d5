import Graphics

/// A view that shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  override class var classEntry: ClassEntry {
    // It has no `init(frame:)`, and its properties are the ones of any view.
    ClassEntry(UIListContentView.self, fresh: { _ in UIView() })
  }

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    finishContentInit()
  }

  /// Creates an empty row; only what any view has is read from a nib.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    finishContentInit()
  }

  /// The shown configuration; configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      content = list
      adopt()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width)
    let slack = max(0, bounds.height - frames.height) / 2
    place(picture, frames.image, slack)
    place(title, frames.title, slack)
    place(detail, frames.detail, slack)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: bounds.width > 0 ? frames(width: bounds.width).height : content.leastHeight)
  }

  private var content: UIListContentConfiguration
  private let title = UILabel(frame: .zero)
  private let detail = UILabel(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  final var hasImage: Bool { content.image != nil }

  /// The start of the text from the leading edge, where separators start, too.
  final var textStart: CGFloat { frames(width: bounds.width).textStart }

  override package var defaultLayoutMargins: UIEdgeInsets {
    content.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Guides

  private var partGuides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// A guide at the text; nil if there is none.
  public var textLayoutGuide: UILayoutGuide? { hasText(title) ? guide(of: title) : nil }

  /// A guide at the secondary text; nil if there is none.
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    hasText(detail) ? guide(of: detail) : nil
  }

  /// A guide at the image; nil if there is none.
  public var imageLayoutGuide: UILayoutGuide? {
    content.image == nil ? nil : guide(of: picture)
  }

  /// Returns a guide that follows one of the subviews.
  private func guide(of part: UIView) -> UILayoutGuide {
    if let guide = partGuides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: part.leftAnchor),
      guide.rightAnchor.constraint(equalTo: part.rightAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    partGuides[ObjectIdentifier(part)] = guide
    return guide
  }

  // MARK: Content

  private func finishContentInit() {
    for view in [picture, title, detail] as [UIView] { addSubview(view) }
    adopt()
  }

  private func adopt() {
    preservesSuperviewLayoutMargins =
      content.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    fill(title, content.text, content.attributedText, content.textProperties)
    fill(
      detail, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    picture.image = content.image
    picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    picture.tintColor = content.imageProperties.tintColor
    picture.layer.cornerRadius = content.imageProperties.cornerRadius
    picture.clipsToBounds = content.imageProperties.cornerRadius > 0
    picture.contentMode = .scaleAspectFit
    picture.isHidden = content.image == nil
    alpha = content.alpha
    refreshInsets()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.adjustsFontForContentSizeCategory = false
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
      return
    }
    switch properties.transform {
    case .none: label.text = text
    case .uppercase: label.text = text?.uppercased()
    case .lowercase: label.text = text?.lowercased()
    case .capitalized: label.text = text?.capitalized
    }
  }

  private func hasText(_ label: UILabel) -> Bool {
    label.text?.isEmpty == false || (label.attributedText?.length ?? 0) > 0
  }

  // MARK: Places

  private func frames(width: CGFloat) -> ListContentGeometry.Frames {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = layoutMargins
    return ListContentGeometry(
      grid: TableProfile.current(for: self).grid, width: width,
      leading: isMirrored ? margins.right : margins.left,
      trailing: isMirrored ? margins.left : margins.right,
      top: content.directionalLayoutMargins.top, bottom: content.directionalLayoutMargins.bottom,
      leastHeight: content.leastHeight,
      image: content.image.map {
        .init(
          size: $0.size, maximum: content.imageProperties.maximumSize,
          reserved: content.imageProperties.reservedLayoutSize)
      },
      imagePadding: content.imageToTextPadding,
      horizontalGap: content.textToSecondaryTextHorizontalPadding,
      verticalGap: content.textToSecondaryTextVerticalPadding,
      prefersSideBySide: content.prefersSideBySideTextAndSecondaryText
    ).frames(title: measured(title), detail: measured(detail))
  }

  private func measured(_ label: UILabel) -> ListContentGeometry.Text {
    ListContentGeometry.Text(
      size: hasText(label)
        ? { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) } : nil,
      fills: label.textAlignment != .natural)
  }

  private func place(_ view: UIView, _ frame: CGRect, _ slack: CGFloat) {
    var frame = frame.offsetBy(dx: 0, dy: slack)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    let profile = TableProfile.current(for: self)
    frame.origin.y = profile.grid.nearest(frame.minY)
    if view.frame != frame { view.frame = frame }
  }
}
