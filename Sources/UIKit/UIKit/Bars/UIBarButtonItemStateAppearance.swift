/// The appearance of a bar's buttons in one state (iOS 13 and later).
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  final weak var owner: UIBarButtonItemAppearance?

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { owner?.changed?() }
  }
  open var titlePositionAdjustment = UIOffset.zero { didSet { owner?.changed?() } }
  open var backgroundImage: UIImage? { didSet { owner?.changed?() } }
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { owner?.changed?() } }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
