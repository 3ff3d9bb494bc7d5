import Foundation

/// A part of a search before its text, such as a person or a place (iOS 13).
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  final let text: String
  /// The app's object that the token represents.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

/// Shows a token: its image and text on a rounded background.
final class SearchTokenView: UIView {
  let token: UISearchToken
  private let icon = UIImageView()
  private let label = UILabel()

  /// The insets on either side of the content, the gap between image and text, and the insets above
  /// and below (by eye; low).
  private static let inset: CGFloat = 6
  private static let gap: CGFloat = 4
  private static let verticalInset: CGFloat = 3

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    icon.image = token.icon
    icon.contentMode = .scaleAspectFit
    label.text = token.text
    for part in [icon, label] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows white content on the colour of tokens.
  func show(font: UIFont, color: UIColor) {
    backgroundColor = color
    label.font = font
    label.textColor = .white
    icon.tintColor = .white
  }

  private var iconSize: CGSize {
    guard token.icon != nil else { return .zero }
    let side = label.font.lineHeight.rounded()
    return CGSize(width: side, height: side)
  }

  var naturalSize: CGSize {
    let text = label.intrinsicContentSize
    let beside = token.icon == nil ? 0 : iconSize.width + Self.gap
    return CGSize(
      width: text.width + beside + 2 * Self.inset, height: text.height + 2 * Self.verticalInset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x,
        y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    let start = token.icon == nil ? Self.inset : Self.inset + iconSize.width + Self.gap
    place(icon, Self.inset, iconSize)
    let text = label.intrinsicContentSize
    place(
      label, start,
      CGSize(width: max(0, min(text.width, bounds.width - start - Self.inset)), height: text.height)
    )
  }

  override var isElementByDefault: Bool { true }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? token.text }
    set { super.accessibilityLabel = newValue }
  }
}
