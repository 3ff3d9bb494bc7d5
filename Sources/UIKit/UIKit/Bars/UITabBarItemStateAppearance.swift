/// The appearance of a tab bar's items in one state (iOS 13 and later).
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  final weak var owner: UITabBarItemAppearance?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { owner?.changed?() }
  }
  open var titlePositionAdjustment = UIOffset.zero { didSet { owner?.changed?() } }
  /// The colour of the image, and of the title if its attributes don't specify one.
  open var iconColor: UIColor? { didSet { owner?.changed?() } }
  open var badgePositionAdjustment = UIOffset.zero { didSet { owner?.changed?() } }
  open var badgeBackgroundColor: UIColor? { didSet { owner?.changed?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { owner?.changed?() }
  }
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { owner?.changed?() } }

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
