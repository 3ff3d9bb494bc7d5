import SystemFacts

extension UISearchBar {
  /// What a search bar adds to a navigation bar (recalled; medium-high).
  static let heightInNavigationBar: CGFloat = 52

  var naturalHeight: CGFloat {
    BarFacts.searchBarHeight[hostOfView.release]
      + (prompt == nil ? 0 : NavigationBarZones.promptHeight)
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
    var top: CGFloat = 0
    if let prompt, !isInNavigationBar {
      promptLabel.text = prompt
      if promptLabel.superview == nil { addSubview(promptLabel) }
      top = NavigationBarZones.promptHeight
      promptLabel.frame = CGRect(x: 8, y: 8, width: max(0, bounds.width - 16), height: 18)
    } else {
      promptLabel.removeFromSuperview()
    }
    let safe = safeAreaInsets
    // In a navigation bar the field keeps the bar's margins, elsewhere 8.
    let margin = isInNavigationBar ? systemMinimumMargin : 8
    var left = safe.left + margin
    var right = safe.right + margin
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if showsCancelButton {
      if cancelButton.superview == nil { addSubview(cancelButton) }
      let width = cancelButton.intrinsicContentSize.width
      cancelButton.frame = CGRect(
        x: isRightToLeft ? left : bounds.width - right - width, y: top,
        width: width, height: bounds.height - top)
      if isRightToLeft { left += width + 8 } else { right += width + 8 }
    } else {
      cancelButton.removeFromSuperview()
    }
    // Within a navigation bar the field begins 1 below its strip (recalled; low).
    let height = min(BarFacts.searchFieldHeight[release], max(0, bounds.height - top))
    let y =
      isInNavigationBar ? min(1, bounds.height - height) : top + (bounds.height - top - height) / 2
    field.frame = CGRect(
      x: left, y: y, width: max(0, bounds.width - left - right), height: height)
    field.apply(
      radius: min(BarFacts.searchFieldRadius[release], height / 2), release: release,
      isOnGrey: BarFacts.searchBarsAreGrey[release] && !isInNavigationBar
        && searchBarStyle == .default)
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

  /// The content stands at the leading edge, or in the middle.
  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = pixelGrid
    let size = label.intrinsicContentSize
    let side = BarFacts.magnifierSide[release]
    let gap: CGFloat = 6
    let room = max(0, bounds.width - side - gap - 16)
    let width = min(size.width, room)
    var start: CGFloat = 8
    if text.isEmpty, BarFacts.emptySearchFieldIsCentred[release] {
      start = max(8, (bounds.width - side - gap - width) / 2)
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ start: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: grid.nearest(isRightToLeft ? bounds.width - start - size.width : start),
        y: grid.nearest((bounds.height - size.height) / 2), width: size.width,
        height: size.height)
    }
    icon.frame = place(start, CGSize(width: side, height: side))
    label.frame = place(start + side + gap, CGSize(width: width, height: size.height))
  }

  package override var contentSummary: String? {
    text.isEmpty ? placeholder.map { "placeholder = '\($0)'" } : "text = '\(text)'"
  }
}
