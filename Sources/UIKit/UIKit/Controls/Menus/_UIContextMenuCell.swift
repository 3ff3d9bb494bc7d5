import LayoutMetrics
import SystemFacts

/// An element of a menu on its card; its name appears in descriptions.
final class _UIContextMenuCell: UIControl {
  enum Form {
    case row
    /// An image next to others.
    case tile
    /// An image over a title, next to others.
    case titledTile
  }

  private let element: UIMenuElement?
  private let form: Form
  private let columns: MenuGeometry.Columns
  private let release: OSRelease
  private let titleLabel = UILabel()
  private var subtitleLabel: UILabel?
  private var imageView: UIImageView?
  private var markView: UIImageView?
  private var submenuView: UIImageView?
  var onTap: (() -> Void)?

  init(
    _ element: UIMenuElement?, form: Form, columns: MenuGeometry.Columns, release: OSRelease
  ) {
    self.element = element
    self.form = form
    self.columns = columns
    self.release = release
    super.init(frame: .zero)
    isOpaque = false
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor {
    let attributes = element?.shownAttributes ?? .disabled
    if attributes.contains(.disabled) { return .tertiaryLabel }
    return attributes.contains(.destructive) ? .systemRed : .label
  }

  private func fill() {
    isEnabled = element?.shownAttributes.contains(.disabled) == false
    titleLabel.text = element?.title ?? "Loading…"
    titleLabel.font = .preferredFont(forTextStyle: form == .row ? .body : .footnote)
    titleLabel.textColor = color
    titleLabel.numberOfLines = form == .row ? 2 : 1
    titleLabel.textAlignment = form == .row ? .natural : .center
    if form != .tile || element?.image == nil { addSubview(titleLabel) }
    if form == .row, let subtitle = element?.subtitle, !subtitle.isEmpty {
      let label = UILabel()
      label.text = subtitle
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      subtitleLabel = label
      addSubview(label)
    }
    imageView = element?.image.map { add($0) }
    let state = element?.shownState ?? .off
    if state != .off, form == .row {
      markView = symbol(state == .on ? "checkmark" : "minus", 14)
    }
    if element is UIMenu, form == .row { submenuView = symbol("chevron.right", 13) }
    accessibilityLabel = element?.accessibilityLabel ?? element?.title
    accessibilityIdentifier = element?.accessibilityIdentifier
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if state == .on { accessibilityTraits.insert(.selected) }
    isAccessibilityElement = true
    // A selected tile is highlighted (by eye; low).
    if form != .row, state == .on {
      backgroundColor = .tertiarySystemFill
      layer.cornerRadius = 8
    }
  }

  private func symbol(_ name: String, _ size: CGFloat) -> UIImageView? {
    UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    ).map { add($0) }
  }

  private func add(_ image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.tintColor = color
    view.contentMode = .scaleAspectFit
    addSubview(view)
    return view
  }

  override var isHighlighted: Bool {
    didSet {
      guard form == .row else { return }
      backgroundColor = isHighlighted ? .tertiarySystemFill : nil
    }
  }

  /// Returns the height of title and subtitle at the card's width: 20.333 for one line, 22 more for
  /// a second one, 16 for a subtitle, growing with the text size (facts: controls §6; high on iOS
  /// 26).
  func textHeight(_ traits: UITraitCollection) -> CGFloat {
    let growth = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize / 17
    let row = MenuGeometry.row(
      CGSize(width: MenuGeometry.width, height: 44), columns, release: release)
    let natural = titleLabel.intrinsicContentSize.width
    let lines: CGFloat = natural > row.texts.width ? 2 : 1
    let grid = PixelGrid(scale: traits.displayScale)
    return grid.nearest(
      (20.333 + (lines - 1) * 22 + (subtitleLabel == nil ? 0 : 16)) * growth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard form == .row else { return layoutTile() }
    let row = MenuGeometry.row(bounds.size, columns, release: release)
    var texts = row.texts
    if let subtitleLabel {
      let height = min(subtitleLabel.intrinsicContentSize.height, texts.height)
      subtitleLabel.frame = mirrored(
        CGRect(x: texts.minX, y: texts.maxY - height, width: texts.width, height: height))
      texts.size.height -= height
    }
    titleLabel.frame = mirrored(texts)
    place(imageView, at: row.image)
    place(markView, at: row.mark)
    place(submenuView, at: row.submenuMark ?? row.mark)
  }

  private func layoutTile() {
    let size = imageView?.image?.size ?? .zero
    let hasTitle = titleLabel.superview != nil
    let middle = hasTitle && size.height > 0 ? bounds.midY - 9 : bounds.midY
    place(imageView, at: CGPoint(x: bounds.midX, y: middle))
    titleLabel.frame = CGRect(
      x: 4, y: size.height > 0 ? bounds.maxY - 26 : bounds.midY - 9, width: bounds.width - 8,
      height: 18)
  }

  private func place(_ view: UIImageView?, at middle: CGPoint) {
    guard let view, let size = view.image?.size else { return }
    let share = min(1, 28 / max(size.width, 1), 28 / max(size.height, 1))
    let fitted = CGSize(width: size.width * share, height: size.height * share)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    view.frame = mirrored(
      grid.withOriginOnPixels(
        CGRect(
          x: middle.x - fitted.width / 2, y: middle.y - fitted.height / 2, width: fitted.width,
          height: fitted.height)))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
