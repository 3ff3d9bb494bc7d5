import SystemFacts

extension UISearchBar {
  var naturalHeight: CGFloat {
    SearchBarGeometry.naturalHeight(hostOfView.release, hasPrompt: prompt != nil)
  }

  func prepareBar() {
    isOpaque = false
    addSubview(background)
    addSubview(field)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
  }

  func looksDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// In a navigation bar, and in the minimal style, it has no background.
  private var surface: BarSurface {
    var surface = BarSurface()
    surface.isBlack = barStyle == .black
    surface.image = backgroundImage
    if isInNavigationBar || searchBarStyle == .minimal || backgroundImage != nil {
      surface.material = .none
      return surface
    }
    surface.shadowColor = UIBarAppearance.standardShadow
    if let barTintColor {
      surface.material = .none
      surface.color = barTintColor
    } else if BarFacts.searchBarsAreGrey[hostOfView.release], searchBarStyle == .default {
      surface.material = .none
      surface.color =
        surface.isBlack
        ? UIColor(white: 0.2, alpha: 1)
        : UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1)
    }
    return surface
  }

  func layOutBar() {
    let release = hostOfView.release
    background.show(surface.look(isLowerBar: false, release: release), hairlineAtTop: false)
    background.frame = bounds
    promptLabel.text = prompt
    show(promptLabel, if: prompt != nil && !isInNavigationBar)
    show(cancelButton, if: showsCancelButton)
    let geometry = SearchBarGeometry(
      release: release, size: bounds.size, safeArea: safeAreaInsets,
      isInNavigationBar: isInNavigationBar, hasPrompt: prompt != nil,
      barMargin: systemMinimumMargin,
      cancelWidth: showsCancelButton ? cancelButton.intrinsicContentSize.width : nil,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let frame = geometry.prompt { promptLabel.frame = frame }
    if let frame = geometry.cancelButton { cancelButton.frame = frame }
    field.frame = geometry.field
    field.apply(
      radius: geometry.fieldRadius, release: release,
      isOnGrey: BarFacts.searchBarsAreGrey[release] && !isInNavigationBar
        && searchBarStyle == .default)
  }

  private func show(_ part: UIView, if isShown: Bool) {
    if !isShown {
      part.removeFromSuperview()
    } else if part.superview == nil {
      addSubview(part)
    }
  }
}

/// The field of a search bar: a magnifier, and the text or the placeholder.
final class SearchFieldView: UIView {
  private let icon = BarGlyphView(.magnifier)
  private let label = UILabel()
  private lazy var release = hostOfView.release

  var text = "" { didSet { show() } }
  var placeholder: String? { didSet { show() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(label)
    label.lineBreakMode = .byTruncatingTail
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// White on grey bars, else the fill of controls (recalled).
  func apply(radius: CGFloat, release: OSRelease, isOnGrey: Bool) {
    self.release = release
    layer.cornerRadius = radius
    backgroundColor = isOnGrey ? .white : .tertiarySystemFill
    label.font = .systemFont(ofSize: BarFacts.searchTextSize[release])
    show()
  }

  private func show() {
    label.text = text.isEmpty ? placeholder : text
    label.textColor = text.isEmpty ? .secondaryLabel : .label
    icon.tintColor = .secondaryLabel
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let geometry = SearchFieldGeometry(
      release: release, scale: traitCollection.displayScale, size: bounds.size,
      text: label.intrinsicContentSize, isEmpty: text.isEmpty,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    icon.frame = geometry.icon
    label.frame = geometry.text
  }

  package override var contentSummary: String? {
    text.isEmpty ? placeholder.map { "placeholder = '\($0)'" } : "text = '\(text)'"
  }
}
