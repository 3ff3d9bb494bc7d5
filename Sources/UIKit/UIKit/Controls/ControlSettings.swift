import Foundation

extension UIButton {
  /// Creates a system button with an image and an action.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> Self {
    let button = self.init(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  // Kept without effect: highlighted and disabled images look like normal ones here.

  public var adjustsImageWhenHighlighted: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var adjustsImageWhenDisabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  public var showsTouchWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Kept without effect: images have their own size at all text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The order of the menu's elements; kept without effect (iOS 16).
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
}

extension UIImageView {
  /// Kept without effect: images have their own size at all text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITableView {
  /// Kept: separators have a colour only.
  public var separatorEffect: UIVisualEffect? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension CALayer {
  /// Kept: edges are always antialiased.
  public var allowsEdgeAntialiasing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

/// How content fades at an edge under bars (iOS 26): kept without effect.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  @preconcurrency @MainActor
  open class Style: NSObject {
    public static let automatic = Style()
    public static let hard = Style()
    public static let soft = Style()
  }

  open var isHidden = false
  open var style = Style.automatic
}

extension UIScrollView {
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect() }
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect() }

  private func edgeEffect(_ name: String = #function) -> UIScrollEdgeEffect {
    let effect = kept(UIScrollEdgeEffect(), for: name)
    keep(effect, for: name)
    return effect
  }
}
