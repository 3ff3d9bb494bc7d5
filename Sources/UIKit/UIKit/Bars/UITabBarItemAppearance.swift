/// The appearance of a tab bar's items in their states (iOS 13 and later).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The arrangement of image and title.
  public enum Style: Int, Sendable {
    /// The image above the title.
    case stacked = 0
    /// Side by side.
    case inline = 1
    /// Side by side, in a bar of compact height.
    case compactInline = 2
  }

  final var changed: (() -> Void)?

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()

  public override convenience init() {
    self.init(style: .stacked)
  }

  public init(style: Style) {
    super.init()
    for state in states { state.owner = self }
  }

  public required init?(coder: NSCoder) {
    super.init()
    for state in states { state.owner = self }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Resets the appearance to a style's.
  open func configureWithDefault(for style: Style) {
    let fresh = UITabBarItemStateAppearance()
    for state in states { state.take(fresh) }
  }

  open override nonisolated func copy() -> Any { onMainQueue { copied } ?? self }

  final var copied: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (mine, theirs) in zip(states, copy.states) { theirs.take(mine) }
    return copy
  }
}
