/// The images that a stepper was given.
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

  /// The divider of two states, the normal ones' if they have none.
  func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
    dividers[Pair(left: left, right: right)] ?? dividers[Pair(left: .normal, right: .normal)]
  }
}

/// The part of a stepper that a finger can be on.
enum StepperHalf {
  case decrement, increment
}
