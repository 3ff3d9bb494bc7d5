/// How the buttons of a bar look (iOS 13 and later).
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

  /// Goes back to the look of a style.
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

  /// The title's attributes in a state, over those of the normal one.
  final func titleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var result = normal.titleTextAttributes
    if state != .normal {
      result.merge(self.state(state).titleTextAttributes) { _, new in new }
    }
    return result
  }
}
