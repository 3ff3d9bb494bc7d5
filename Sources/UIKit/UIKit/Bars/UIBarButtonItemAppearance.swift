/// The appearance of a bar's buttons (iOS 13 and later).
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  final var changed: (() -> Void)?
  private var style: UIBarButtonItem.Style

  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public override convenience init() {
    self.init(style: .plain)
  }

  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    for state in states { state.owner = self }
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init()
    for state in states { state.owner = self }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Resets the appearance to a style's.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    let fresh = UIBarButtonItemStateAppearance()
    for state in states { state.take(fresh) }
  }

  open override nonisolated func copy() -> Any { onMainQueue { copied } ?? self }

  private var copied: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance(style: style)
    for (mine, theirs) in zip(states, copy.states) { theirs.take(mine) }
    return copy
  }

  final func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }

  /// Returns the title's attributes in a state, merged over the normal state's.
  final func titleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var result = normal.titleTextAttributes
    if state != .normal {
      result.merge(self.state(state).titleTextAttributes) { _, new in new }
    }
    return result
  }
}
