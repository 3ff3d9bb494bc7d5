/// Attributes of text by state of control, where a state without any has those of the normal one.
@MainActor
struct BarTextAttributes {
  typealias Attributes = [NSAttributedString.Key: Any]

  private var byState: [UIControl.State.RawValue: Attributes] = [:]

  subscript(exactly state: UIControl.State) -> Attributes? {
    get { byState[state.rawValue] }
    set { byState[state.rawValue] = newValue }
  }

  var isEmpty: Bool { byState.isEmpty }

  /// The attributes of the state over those of the normal one.
  func effective(_ state: UIControl.State) -> Attributes {
    var result = byState[UIControl.State.normal.rawValue] ?? [:]
    if state != .normal, let own = byState[state.rawValue] {
      result.merge(own) { _, new in new }
    }
    return result
  }
}
