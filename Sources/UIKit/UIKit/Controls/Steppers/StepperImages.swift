/// The images set for a stepper.
struct StepperImages {
  /// The states of the two halves.
  struct Pair: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var backgrounds = StateValues<UIImage>()
  var increments = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
  var dividers: [Pair: UIImage] = [:]

  /// Returns the divider for two states, or the one for the normal states if they have none.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Pair(left: left, right: right)] ?? dividers[Pair(left: .normal, right: .normal)]
  }
}

/// The half of a stepper that can be touched.
enum StepperHalf {
  case decrement, increment
}
