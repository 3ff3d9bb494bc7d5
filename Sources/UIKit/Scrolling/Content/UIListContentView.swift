import Graphics

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    finishContentInit()
  }

  /// Makes an empty row; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    finishContentInit()
  }

  /// What is shown; a configuration of another kind is not taken.
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

  /// Where the text starts, from the leading edge; where separators start, too.
  var textStart: CGFloat { frames(width: bounds.width).start }

  override package var defaultLayoutMargins: UIEdgeInsets {
    content.directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
  }

  // MARK: Guides

  private var partGuides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// The place of the text; nil where there is none.
  public var textLayoutGuide: UILayoutGuide? { hasText(title) ? guide(of: title) : nil }

  /// The place of the text below or beside; nil where there is none.
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    hasText(detail) ? guide(of: detail) : nil
  }

  /// The place of the picture; nil where there is none.
  public var imageLayoutGuide: UILayoutGuide? {
    content.image == nil ? nil : guide(of: picture)
  }

  /// A guide that follows one of the parts.
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
    label.font = properties.font
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

  /// The places of the parts in reading direction, and the height that suits them.
  private struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var detail = CGRect.zero
    var start: CGFloat = 0
    var height: CGFloat = 0
  }

  private func frames(width: CGFloat) -> Frames {
    var frames = Frames()
    let profile = TableProfile.current(for: self)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margins = layoutMargins
    let leading = isMirrored ? margins.right : margins.left
    let trailing = isMirrored ? margins.left : margins.right
    let top = content.directionalLayoutMargins.top
    let bottom = content.directionalLayoutMargins.bottom
    frames.start = leading
    var imageHeight: CGFloat = 0
    if let image = content.image {
      let size = fitted(image.size)
      let reserved = content.imageProperties.reservedLayoutSize
      let area = CGSize(
        width: reserved.width > 0 && reserved.width.isFinite ? reserved.width : size.width,
        height: reserved.height > 0 && reserved.height.isFinite ? reserved.height : size.height)
      frames.image = CGRect(
        x: leading + (area.width - size.width) / 2, y: 0, width: size.width, height: size.height)
      imageHeight = area.height
      frames.start = leading + area.width + content.imageToTextPadding
    }
    let room = max(0, width - frames.start - trailing)
    func measure(_ label: UILabel) -> CGSize {
      guard hasText(label) else { return .zero }
      let size = label.sizeThatFits(
        CGSize(width: room, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, room), height: size.height)
    }
    let first = measure(title)
    let second = measure(detail)
    let gap = content.textToSecondaryTextHorizontalPadding
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && first.width + gap + second.width <= room
    var textHeight = isBeside ? max(first.height, second.height) : first.height + second.height
    if !isBeside, first.height > 0, second.height > 0 {
      textHeight += content.textToSecondaryTextVerticalPadding
    }
    let wanted = max(textHeight, imageHeight)
    frames.height = max(content.leastHeight, profile.grid.up(top + wanted + bottom))
    let spare = frames.height - top - bottom - textHeight
    let y = top + max(0, spare) / 2
    frames.image.origin.y = profile.grid.nearest((frames.height - frames.image.height) / 2)
    if isBeside {
      frames.title = CGRect(
        x: frames.start, y: profile.grid.nearest((frames.height - first.height) / 2),
        width: first.width, height: first.height)
      frames.detail = CGRect(
        x: frames.start + room - second.width,
        y: profile.grid.nearest((frames.height - second.height) / 2), width: second.width,
        height: second.height)
    } else {
      frames.title = CGRect(
        x: frames.start, y: profile.grid.nearest(y), width: aligned(first.width, room, title),
        height: first.height)
      frames.detail = CGRect(
        x: frames.start,
        y: frames.title.maxY
          + (first.height > 0 ? content.textToSecondaryTextVerticalPadding : 0),
        width: aligned(second.width, room, detail), height: second.height)
    }
    return frames
  }

  /// Text that is centred or justified takes all of the room.
  private func aligned(_ width: CGFloat, _ room: CGFloat, _ label: UILabel) -> CGFloat {
    label.textAlignment == .natural ? width : room
  }

  private func fitted(_ size: CGSize) -> CGSize {
    let limit = content.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > limit.width { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height {
      factor = min(factor, limit.height / size.height)
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
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
