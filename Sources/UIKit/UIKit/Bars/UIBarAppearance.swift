/// The background of a bar (iOS 13 and later).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background of a bar in addition to ``backgroundColor`` and ``backgroundImage``.
  package enum Material: Equatable, Sendable {
    /// The system's translucent material.
    case chrome
    /// An opaque surface in the system's colour.
    case opaque
    /// The tint of an effect.
    case effect(UIBlurEffect)
    case none
  }

  package final var material = Material.chrome {
    didSet { if material != oldValue { didChange() } }
  }
  /// Called when a property has changed; set by the bar that shows the appearance.
  package final var changed: (() -> Void)?

  public let idiom: UIUserInterfaceIdiom

  /// Creates the default appearance of the current device.
  public override convenience init() {
    self.init(idiom: SimulationHost.current.device.idiom == .pad ? .pad : .phone)
  }

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Copies the properties of this class from another appearance; a subclass's text attributes
  /// aren't copied.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    take(barAppearance)
  }

  public required init?(coder: NSCoder) {
    idiom = .unspecified
    super.init()
  }

  private func take(_ other: UIBarAppearance) {
    material = other.material
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The material; `nil` for none. The system's is equal to `systemChromeMaterial` (Apple's
  /// documentation).
  open var backgroundEffect: UIBlurEffect? {
    get {
      switch material {
      case .chrome: UIBlurEffect(style: .systemChromeMaterial)
      case .effect(let effect): effect
      case .opaque, .none: nil
      }
    }
    set {
      let isSystem = newValue == UIBlurEffect(style: .systemChromeMaterial)
      material = newValue.map { isSystem ? .chrome : .effect($0) } ?? .none
    }
  }
  /// A colour over the material.
  open var backgroundColor: UIColor? { didSet { didChange() } }
  /// An image over the colour.
  open var backgroundImage: UIImage? { didSet { didChange() } }
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange() } }
  /// The colour of the line at the bar's edge, or of a template ``shadowImage``; `nil` for none.
  open var shadowColor: UIColor? = UIBarAppearance.standardShadow { didSet { didChange() } }
  /// An image that replaces the line.
  open var shadowImage: UIImage? { didSet { didChange() } }

  /// Configures a translucent background with a line at the edge.
  open func configureWithDefaultBackground() {
    reset(.chrome, shadow: UIBarAppearance.standardShadow)
  }

  /// Configures an opaque background with a line at the edge.
  open func configureWithOpaqueBackground() {
    reset(.opaque, shadow: UIBarAppearance.standardShadow)
  }

  /// Configures no background and no line.
  open func configureWithTransparentBackground() {
    reset(.none, shadow: nil)
  }

  private func reset(_ material: Material, shadow: UIColor?) {
    self.material = material
    backgroundColor = nil
    backgroundImage = nil
    backgroundImageContentMode = .scaleToFill
    shadowColor = shadow
    shadowImage = nil
  }

  /// Returns an equal appearance.
  open override nonisolated func copy() -> Any {
    onMainQueue { UIBarAppearance(barAppearance: self) } ?? self
  }

  package final func didChange() { changed?() }

  /// Black at 0.3: one pixel of 178 on white under and over the bars in pictures that UIKit of iOS
  /// 13 drew. In the dark, white at 0.15 (recalled; low).
  package static let standardShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
