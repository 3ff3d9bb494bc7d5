import Foundation

/// The content of a button in each of its states.
struct ButtonContent {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var shadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgrounds = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

/// Values by state, which default to the value of the normal state.
struct StateValues<Value> {
  private var values: [UIControl.State: Value] = [:]

  /// The value set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a state: its own, the value for a part of it, or the normal state's.
  ///
  /// The part that UIKit ranks first applies: disabled before highlighted before selected
  /// (recalled).
  func value(for state: UIControl.State) -> Value? {
    if let value = values[state] { return value }
    for part in [UIControl.State.disabled, .highlighted, .selected] {
      if state.contains(part), let value = values[part] { return value }
    }
    return values[.normal]
  }
}
