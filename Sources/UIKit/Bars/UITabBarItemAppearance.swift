/// How a tab bar's items look in their states (iOS 13 and later).
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How picture and title stand to each other.
  public enum Style: Int, Sendable {
    /// The picture above the title.
    case stacked = 0
    /// Beside each other.
    case inline = 1
    /// Beside each other in a bar of compact height.
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

  /// Goes back to the look of a style.
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
